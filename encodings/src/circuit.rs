//! Signals, gates and adders, as clauses in the way of Tseitin.
//!
//! Constants are folded, so a gate with a constant input writes nothing. (Tseitin, "On the complexity
//! of derivation in propositional calculus", 1968.)

use std::ops::Not;

use rustsat::types::Lit;

use crate::formula::Formula;

/// A constant or a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signal {
    /// Always this.
    Constant(bool),
    /// True where the literal is.
    Lit(Lit),
}

impl From<bool> for Signal {
    fn from(value: bool) -> Self {
        Self::Constant(value)
    }
}

impl From<Lit> for Signal {
    fn from(lit: Lit) -> Self {
        Self::Lit(lit)
    }
}

impl Not for Signal {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Constant(value) => Self::Constant(!value),
            Self::Lit(lit) => Self::Lit(!lit),
        }
    }
}

/// Adds the disjunction of signals.
pub fn clause(signals: &[Signal], out: &mut dyn Formula) {
    let mut lits = Vec::with_capacity(signals.len());
    for signal in signals {
        match *signal {
            Signal::Constant(true) => return,
            Signal::Constant(false) => {}
            Signal::Lit(lit) => lits.push(lit),
        }
    }
    out.clause(&lits);
}

/// The conjunction: a variable and three clauses.
pub fn and(a: Signal, b: Signal, out: &mut dyn Formula) -> Signal {
    match (a, b) {
        (Signal::Constant(false), _) | (_, Signal::Constant(false)) => false.into(),
        (Signal::Constant(true), other) | (other, Signal::Constant(true)) => other,
        (Signal::Lit(a), Signal::Lit(b)) if a == b => a.into(),
        (Signal::Lit(a), Signal::Lit(b)) if a == !b => false.into(),
        (Signal::Lit(a), Signal::Lit(b)) => {
            let both = out.fresh();
            out.clause(&[!both, a]);
            out.clause(&[!both, b]);
            out.clause(&[both, !a, !b]);
            both.into()
        }
    }
}

/// The disjunction: a variable and three clauses.
pub fn or(a: Signal, b: Signal, out: &mut dyn Formula) -> Signal {
    !and(!a, !b, out)
}

/// The exclusive disjunction: a variable and four clauses.
pub fn xor(a: Signal, b: Signal, out: &mut dyn Formula) -> Signal {
    match (a, b) {
        (Signal::Constant(value), other) | (other, Signal::Constant(value)) => {
            if value {
                !other
            } else {
                other
            }
        }
        (Signal::Lit(a), Signal::Lit(b)) if a.var() == b.var() => (a != b).into(),
        (Signal::Lit(a), Signal::Lit(b)) => {
            let differ = out.fresh();
            out.clause(&[!differ, a, b]);
            out.clause(&[!differ, !a, !b]);
            out.clause(&[differ, !a, b]);
            out.clause(&[differ, a, !b]);
            differ.into()
        }
    }
}

/// `then` where the condition is true and `otherwise` where it is not: a variable and six clauses, of
/// which the last two only help unit propagation.
pub fn select(condition: Signal, then: Signal, otherwise: Signal, out: &mut dyn Formula) -> Signal {
    match (condition, then, otherwise) {
        (Signal::Constant(true), ..) => then,
        (Signal::Constant(false), ..) => otherwise,
        _ if then == otherwise => then,
        (_, Signal::Constant(true), _) => or(condition, otherwise, out),
        (_, Signal::Constant(false), _) => and(!condition, otherwise, out),
        (_, _, Signal::Constant(true)) => or(!condition, then, out),
        (_, _, Signal::Constant(false)) => and(condition, then, out),
        (_, Signal::Lit(one), Signal::Lit(other)) if one == !other => !xor(condition, then, out),
        (Signal::Lit(condition), Signal::Lit(then), Signal::Lit(otherwise)) => {
            let chosen = out.fresh();
            out.clause(&[!condition, !then, chosen]);
            out.clause(&[!condition, then, !chosen]);
            out.clause(&[condition, !otherwise, chosen]);
            out.clause(&[condition, otherwise, !chosen]);
            out.clause(&[!then, !otherwise, chosen]);
            out.clause(&[then, otherwise, !chosen]);
            chosen.into()
        }
    }
}

/// Whether two of three or all are true: a variable and six clauses.
pub fn majority(a: Signal, b: Signal, c: Signal, out: &mut dyn Formula) -> Signal {
    match (a, b, c) {
        (Signal::Constant(value), a, b)
        | (a, Signal::Constant(value), b)
        | (a, b, Signal::Constant(value)) => {
            if value {
                or(a, b, out)
            } else {
                and(a, b, out)
            }
        }
        (Signal::Lit(x), Signal::Lit(y), other)
        | (Signal::Lit(x), other, Signal::Lit(y))
        | (other, Signal::Lit(x), Signal::Lit(y))
            if x.var() == y.var() =>
        {
            if x == y {
                x.into()
            } else {
                other
            }
        }
        (Signal::Lit(a), Signal::Lit(b), Signal::Lit(c)) => {
            let carry = out.fresh();
            for [x, y] in [[a, b], [a, c], [b, c]] {
                out.clause(&[!x, !y, carry]);
                out.clause(&[x, y, !carry]);
            }
            carry.into()
        }
    }
}

/// The exclusive disjunction of three: a variable and eight clauses.
pub fn parity(a: Signal, b: Signal, c: Signal, out: &mut dyn Formula) -> Signal {
    let (Signal::Lit(x), Signal::Lit(y), Signal::Lit(z)) = (a, b, c) else {
        let both = xor(a, b, out);
        return xor(both, c, out);
    };
    if x.var() == y.var() || y.var() == z.var() || x.var() == z.var() {
        let both = xor(a, b, out);
        return xor(both, c, out);
    }
    let sum = out.fresh();
    for signs in 0..8 {
        let turn = |lit: Lit, index: u32| if signs >> index & 1 == 1 { !lit } else { lit };
        // an odd number of true inputs makes the sum true
        let is_odd = u32::count_ones(signs) % 2 == 1;
        let sum = if is_odd { sum } else { !sum };
        out.clause(&[turn(x, 0), turn(y, 1), turn(z, 2), sum]);
    }
    sum.into()
}

/// The sum of two numbers and a carry, the lowest bit first: a bit more than the longer one. A ripple
/// carry adder, with at most two variables and 14 clauses for a bit.
pub fn add(a: &[Signal], b: &[Signal], carry: Signal, out: &mut dyn Formula) -> Vec<Signal> {
    let bit = |bits: &[Signal], index: usize| bits.get(index).copied().unwrap_or(false.into());
    let mut carry = carry;
    let mut sum = Vec::with_capacity(a.len().max(b.len()) + 1);
    for index in 0..a.len().max(b.len()) {
        let (a, b) = (bit(a, index), bit(b, index));
        sum.push(parity(a, b, carry, out));
        carry = majority(a, b, carry, out);
    }
    sum.push(carry);
    sum
}

/// Whether one number without a sign is less than another: at most a variable and six clauses for a
/// bit.
pub fn less_than(a: &[Signal], b: &[Signal], out: &mut dyn Formula) -> Signal {
    let bit = |bits: &[Signal], index: usize| bits.get(index).copied().unwrap_or(false.into());
    let mut is_less: Signal = false.into();
    for index in 0..a.len().max(b.len()) {
        // the higher bit decides; where it is the same, the lower ones do
        is_less = majority(!bit(a, index), bit(b, index), is_less, out);
    }
    is_less
}

/// Two signals are the same.
pub fn equate(a: Signal, b: Signal, out: &mut dyn Formula) {
    clause(&[!a, b], out);
    clause(&[a, !b], out);
}

/// The bits of a number, the lowest first, as few as it takes.
#[must_use]
pub fn constant(value: u128) -> Vec<Signal> {
    (0..u128::BITS - value.leading_zeros()).map(|index| (value >> index & 1 == 1).into()).collect()
}
