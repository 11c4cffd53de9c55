//! The exposed values in the formula, and what tells them apart.

use num_bigint::BigInt;
use quadrille_encodings::{
    Formula, Lit, Var,
    circuit::{Signal, and, or},
    integer::Integer,
};

use super::{number::Number, writer::Writer};
use crate::sentient::{
    program::{Shown, ShownSlot},
    terms::node::Id,
};

/// Where in a formula a value is.
#[derive(Clone, Debug)]
pub(in crate::sentient) enum Located {
    Bool(Signal),
    Integer(Integer),
    Number(Number),
    /// Elements, and where they are there if that is not always.
    Array(Vec<(Option<Signal>, Located)>),
}

/// The variables that tell what is shown, each once.
#[derive(Default)]
pub(super) struct Telling {
    pub(super) vars: Vec<Var>,
    /// Those of arrays whose elements may be absent.
    pub(super) looks: Vec<Lit>,
    /// Whether anything but directly encoded integers is told.
    pub(super) has_others: bool,
}

impl Telling {
    fn add_signals(&mut self, signals: impl IntoIterator<Item = Signal>) {
        for signal in signals {
            if let Signal::Lit(lit) = signal {
                self.vars.push(lit.var());
                self.has_others = true;
            }
        }
    }

    fn add_integer(&mut self, integer: &Integer) {
        self.vars.extend(integer.deciding());
        self.has_others |= !integer.is_incomparable();
    }
}

impl Writer<'_> {
    /// Where an integer term is.
    pub(super) fn locate_int(&mut self, id: Id, out: &mut dyn Formula) -> Located {
        self.build(id, out);
        match self.integers.get(&id) {
            Some(integer) => Located::Integer(integer.clone()),
            None => Located::Number(self.number(id, out)),
        }
    }

    /// Where a value is.
    pub(super) fn locate(&mut self, shown: &Shown, out: &mut dyn Formula) -> Located {
        match shown {
            Shown::Bool(truth) => Located::Bool(self.signal(*truth, out)),
            Shown::Int(id, _) => self.locate_int(*id, out),
            Shown::Array(slots) => {
                let slots = slots.iter().map(|ShownSlot { present, value }| {
                    let present = present.map(|truth| self.signal(truth, out));
                    (present, self.locate(value, out))
                });
                Located::Array(slots.collect())
            }
        }
    }
}

/// Adds the variables by which a value differs from another one that looks different.
pub(super) fn tell(located: &Located, telling: &mut Telling, out: &mut dyn Formula) {
    match located {
        Located::Bool(signal) => telling.add_signals([*signal]),
        Located::Integer(integer) => telling.add_integer(integer),
        Located::Number(number) => telling.add_signals(number.bits.iter().copied()),
        Located::Array(slots) if !has_maybe(located) => {
            slots.iter().for_each(|(_, value)| tell(value, telling, out));
        }
        Located::Array(_) => {
            let looks = looks(located, &common_base(located), out);
            let lits = looks.iter().filter_map(|signal| match signal {
                Signal::Lit(lit) => Some(*lit),
                Signal::Constant(_) => None,
            });
            telling.looks.extend(lits);
            telling.add_signals(looks);
        }
    }
}

fn has_maybe(located: &Located) -> bool {
    match located {
        Located::Array(slots) => {
            slots.iter().any(|(present, value)| present.is_some() || has_maybe(value))
        }
        _ => false,
    }
}

/// The base that the integers of a value have in common.
fn common_base(located: &Located) -> BigInt {
    match located {
        Located::Bool(_) => BigInt::ZERO,
        Located::Integer(integer) => integer.domain().min().into(),
        Located::Number(number) => number.base.clone(),
        Located::Array(slots) => {
            slots.iter().map(|(_, value)| common_base(value)).min().unwrap_or_default()
        }
    }
}

/// Signals that are the same just where a value looks the same: of an array, which elements there are,
/// without the slots between them.
fn looks(located: &Located, base: &BigInt, out: &mut dyn Formula) -> Vec<Signal> {
    let slots = match located {
        Located::Bool(signal) => return vec![*signal],
        Located::Integer(integer) => {
            let bits = integer.binary(out).iter().map(|&bit| bit.into()).collect();
            return Number { base: integer.domain().min().into(), bits }.above(base, out);
        }
        Located::Number(number) => return number.above(base, out),
        Located::Array(slots) => slots,
    };
    let values = slots.iter().map(|(_, value)| looks(value, base, out)).collect::<Vec<_>>();
    let present: Vec<Signal> =
        slots.iter().map(|(present, _)| present.unwrap_or(true.into())).collect();
    squeeze(&values, &present, out)
}

/// The signals of the elements that are there, one after the other, each after a signal that is true.
fn squeeze(values: &[Vec<Signal>], present: &[Signal], out: &mut dyn Formula) -> Vec<Signal> {
    let length = values.iter().map(Vec::len).max().unwrap_or(0);
    // shown[k]: how the k-th element looks that is there, of those so far
    let mut shown: Vec<Vec<Signal>> = Vec::new();
    // is_count[k]: whether k elements are there, of those so far
    let mut is_count: Vec<Signal> = vec![true.into()];
    for (value, &present) in values.iter().zip(present) {
        shown.push(vec![false.into(); length + 1]);
        for (place, &is_here) in shown.iter_mut().zip(&is_count) {
            let takes = and(is_here, present, out);
            let bits = std::iter::once(Signal::from(true)).chain(value.iter().copied());
            for (old, bit) in place.iter_mut().zip(bits) {
                let taken = and(takes, bit, out);
                *old = or(*old, taken, out);
            }
        }
        let old = is_count.clone();
        is_count.push(false.into());
        for (index, count) in is_count.iter_mut().enumerate() {
            let stays = old.get(index).map_or(false.into(), |&same| and(same, !present, out));
            let before = index.checked_sub(1).and_then(|index| old.get(index));
            let comes = before.map_or(false.into(), |&one| and(one, present, out));
            *count = or(stays, comes, out);
        }
    }
    shown.concat()
}
