//! Integers with a finite domain, in one of several representations or in more of them at once.
//!
//! An [`Integer`] is made in one representation. A constraint that needs another asks for it; the
//! first time, its literals and the clauses that tie the two together are written.

mod channel;
mod domain;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use rustsat::types::{Assignment, Lit, TernaryVal, Var};

use crate::{formula::Formula, named::encodings};

pub use self::domain::Domain;

/// Ways to represent an integer.
pub trait Representation: Sync {
    /// An integer of this domain, by fresh literals.
    fn encode(&self, domain: Domain, out: &mut dyn Formula) -> Integer;
}

encodings! {
    dyn Representation;
    direct: Direct as "direct",
    order: Order as "order",
    binary: Binary as "binary",
}

/// An integer variable.
#[derive(Clone, Debug)]
pub struct Integer {
    domain: Domain,
    direct: OnceLock<Vec<Lit>>,
    order: OnceLock<Vec<Lit>>,
    bits: OnceLock<Vec<Lit>>,
    first: First,
}

/// The representation that an integer was made in.
#[derive(Clone, Copy, Debug)]
enum First {
    Direct,
    Order,
    Binary,
}

impl Integer {
    fn new(domain: Domain, first: First) -> Self {
        let (direct, order, bits) = Default::default();
        Self { domain, direct, order, bits, first }
    }

    /// An integer from a literal for each value, ascending, of which the formula says that exactly one
    /// is true.
    #[must_use]
    pub fn from_direct(domain: Domain, literals: Vec<Lit>) -> Self {
        debug_assert_eq!(domain.size(), literals.len() as u128);
        let direct = literals.into();
        Self { direct, ..Self::new(domain, First::Direct) }
    }

    /// An integer from a literal for each value but the least, ascending, of which the formula says
    /// that none is true after one that is false.
    #[must_use]
    pub fn from_order(domain: Domain, literals: Vec<Lit>) -> Self {
        debug_assert_eq!(domain.size(), literals.len() as u128 + 1);
        let order = literals.into();
        Self { order, ..Self::new(domain, First::Order) }
    }

    /// An integer from the bits of its distance from the least value, the lowest first, of which the
    /// formula says that it is one of the domain's.
    #[must_use]
    pub fn from_binary(domain: Domain, bits: Vec<Lit>) -> Self {
        let bits = bits.into();
        Self { bits, ..Self::new(domain, First::Binary) }
    }

    /// The values that it may have.
    #[must_use]
    pub fn domain(&self) -> &Domain {
        &self.domain
    }

    /// A literal for each value, ascending, that is true where the integer has it.
    pub fn direct(&self, out: &mut dyn Formula) -> &[Lit] {
        self.direct.get_or_init(|| {
            let literals: Vec<Lit> = self.domain.values().map(|_| out.fresh()).collect();
            match (self.order.get(), self.bits.get()) {
                (Some(order), _) => channel::direct_order(&literals, order, out),
                (_, Some(bits)) => {
                    channel::direct_binary(&literals, &self.distances(), bits, out);
                }
                (None, None) => unreachable!("an integer has a representation"),
            }
            literals
        })
    }

    /// A literal for each value but the least, ascending, that is true where the integer is at least
    /// that value.
    pub fn order(&self, out: &mut dyn Formula) -> &[Lit] {
        self.order.get_or_init(|| {
            let literals: Vec<Lit> = self.domain.values().skip(1).map(|_| out.fresh()).collect();
            match (self.direct.get(), self.bits.get()) {
                (Some(direct), _) => channel::direct_order(direct, &literals, out),
                (_, Some(bits)) => channel::order_binary(&literals, &self.distances(), bits, out),
                (None, None) => unreachable!("an integer has a representation"),
            }
            literals
        })
    }

    /// The bits of its distance from the least value, the lowest first: as many as the greatest
    /// distance needs.
    pub fn binary(&self, out: &mut dyn Formula) -> &[Lit] {
        self.bits.get_or_init(|| {
            let greatest = self.domain.max().abs_diff(self.domain.min());
            let n_bits = u64::BITS - greatest.leading_zeros();
            let bits: Vec<Lit> = (0..n_bits).map(|_| out.fresh()).collect();
            match (self.direct.get(), self.order.get()) {
                (Some(direct), _) => {
                    channel::direct_binary(direct, &self.distances(), &bits, out);
                }
                (_, Some(order)) => channel::order_binary(order, &self.distances(), &bits, out),
                (None, None) => unreachable!("an integer has a representation"),
            }
            bits
        })
    }

    /// The distance of each value from the least.
    fn distances(&self) -> Vec<u64> {
        self.domain.values().map(|value| value.abs_diff(self.domain.min())).collect()
    }

    /// The variables of the representation that it was made in: they decide its value.
    pub fn deciding(&self) -> impl Iterator<Item = Var> {
        let lits = match self.first {
            First::Direct => self.direct.get(),
            First::Order => self.order.get(),
            First::Binary => self.bits.get(),
        };
        lits.into_iter().flatten().map(|lit| lit.var())
    }

    /// What the literals of the representation that it was made in say, such as `= 7`, `>= 7`, or
    /// `- 1: bit 0` of its distance from a least value of 1.
    #[must_use]
    pub fn meanings(&self) -> Vec<(Lit, String)> {
        let lits = |lits: &OnceLock<Vec<Lit>>| lits.get().cloned().unwrap_or_default().into_iter();
        let values = self.domain.values();
        match self.first {
            First::Direct => {
                lits(&self.direct).zip(values.map(|value| format!("= {value}"))).collect()
            }
            First::Order => {
                lits(&self.order).zip(values.skip(1).map(|value| format!(">= {value}"))).collect()
            }
            First::Binary => {
                let least = self.domain.min();
                let bit = |(index, lit)| (lit, format!("- {least}: bit {index}"));
                lits(&self.bits).enumerate().map(bit).collect()
            }
        }
    }

    /// Whether no value's set of true [`deciding`](Self::deciding) variables contains another's.
    #[must_use]
    pub fn is_incomparable(&self) -> bool {
        matches!(self.first, First::Direct)
    }

    /// Its value in a model, by the representation that it was made in.
    ///
    /// # Panics
    ///
    /// If the model gives it no value, as a model of the formula would.
    #[must_use]
    pub fn value(&self, model: &Assignment) -> i64 {
        let is_true = |lit: &Lit| model.lit_value(*lit) == TernaryVal::True;
        let value = match (self.first, self.direct.get(), self.order.get(), self.bits.get()) {
            (First::Direct, Some(direct), ..) => {
                let index = direct.iter().position(is_true);
                index.and_then(|index| self.domain.values().nth(index))
            }
            (First::Order, _, Some(order), _) => {
                let n_reached = order.iter().take_while(|lit| is_true(lit)).count();
                self.domain.values().nth(n_reached)
            }
            (First::Binary, .., Some(bits)) => {
                let distance =
                    bits.iter().rev().fold(0, |sum, bit| 2 * sum + u64::from(is_true(bit)));
                self.domain.min().checked_add_unsigned(distance)
            }
            _ => unreachable!("an integer has the representation that it was made in"),
        };
        value.filter(|&value| self.domain.contains(value)).expect("a model of the formula")
    }
}
