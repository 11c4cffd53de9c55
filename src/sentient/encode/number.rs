//! Integers as bits above a base.

use num_bigint::BigInt;
use num_traits::{Signed, Zero};
use quadrille_encodings::{
    Formula,
    circuit::{Signal, add, and, clause, less_than, or, select, xor},
};

/// An integer that is a base plus the number that some bits form, the lowest first. So no bit is a
/// sign, and adding a constant takes nothing.
#[derive(Clone, Debug)]
pub(in crate::sentient) struct Number {
    pub(in crate::sentient) base: BigInt,
    pub(in crate::sentient) bits: Vec<Signal>,
}

/// The bits of a number that is not negative.
fn constant(value: &BigInt) -> Vec<Signal> {
    (0..value.bits()).map(|index| value.bit(index).into()).collect()
}

/// The conjunction of signals: a variable, and a clause for each of them and one for all.
pub(super) fn all(signals: impl IntoIterator<Item = Signal>, out: &mut dyn Formula) -> Signal {
    let mut lits = Vec::new();
    for signal in signals {
        match signal {
            Signal::Constant(false) => return false.into(),
            Signal::Constant(true) => {}
            Signal::Lit(lit) => lits.push(lit),
        }
    }
    lits.sort_unstable();
    lits.dedup();
    // a literal and its negation are neighbours then
    if lits.windows(2).any(|pair| pair[0] == !pair[1]) {
        return false.into();
    }
    match lits[..] {
        [] => true.into(),
        [only] => only.into(),
        [a, b] => and(a.into(), b.into(), out),
        _ => {
            let all = out.fresh();
            lits.iter().for_each(|&lit| out.clause(&[!all, lit]));
            let broken = lits.iter().map(|&lit| !lit);
            out.clause(&broken.chain([all]).collect::<Vec<_>>());
            all.into()
        }
    }
}

impl Number {
    /// The same from a lower base.
    pub(super) fn above(&self, base: &BigInt, out: &mut dyn Formula) -> Vec<Signal> {
        let distance = &self.base - base;
        if distance.is_zero() {
            return self.bits.clone();
        }
        add(&self.bits, &constant(&distance), false.into(), out)
    }

    /// The signals that are all true just where it is this number.
    pub(super) fn agreement(&self, value: &BigInt) -> Vec<Signal> {
        let distance = value - &self.base;
        if distance.is_negative() || distance.bits() > self.bits.len() as u64 {
            return vec![false.into()];
        }
        let agree = |(index, &bit): (usize, &Signal)| {
            if distance.bit(index as u64) { bit } else { !bit }
        };
        self.bits.iter().enumerate().map(agree).collect()
    }

    /// Whether it is at most this number.
    pub(super) fn at_most(&self, value: &BigInt, out: &mut dyn Formula) -> Signal {
        let distance = value - &self.base;
        if distance.is_negative() {
            return false.into();
        }
        if distance.bits() > self.bits.len() as u64 {
            return true.into();
        }
        self.bits.iter().enumerate().fold(true.into(), |below, (index, &bit)| {
            if distance.bit(index as u64) { or(!bit, below, out) } else { and(!bit, below, out) }
        })
    }

    /// Demands that it is at most this number.
    pub(super) fn demand_at_most(&self, value: &BigInt, out: &mut dyn Formula) {
        let distance = value - &self.base;
        if distance.is_negative() {
            return out.clause(&[]);
        }
        if distance.bits() > self.bits.len() as u64 {
            return;
        }
        let is_one = |index: &usize| distance.bit(*index as u64);
        for index in (0..self.bits.len()).filter(|index| !is_one(index)) {
            let higher = (index + 1..self.bits.len()).filter(is_one);
            let signals = higher.chain([index]).map(|index| !self.bits[index]);
            clause(&signals.collect::<Vec<_>>(), out);
        }
    }

    /// Whether it is less than another.
    pub(super) fn less(&self, other: &Self, out: &mut dyn Formula) -> Signal {
        let base = (&self.base).min(&other.base).clone();
        let (a, b) = (self.above(&base, out), other.above(&base, out));
        less_than(&a, &b, out)
    }

    /// The signals that are all true just where it is the same as another of the same base.
    pub(super) fn sameness(&self, other: &Self, out: &mut dyn Formula) -> Vec<Signal> {
        let bit = |bits: &[Signal], index: usize| bits.get(index).copied().unwrap_or(false.into());
        let length = self.bits.len().max(other.bits.len());
        let same =
            (0..length).map(|index| !xor(bit(&self.bits, index), bit(&other.bits, index), out));
        same.collect()
    }

    /// This number where the condition holds, and another where it does not.
    pub(super) fn or_else(&self, condition: Signal, other: &Self, out: &mut dyn Formula) -> Self {
        let base = (&self.base).min(&other.base).clone();
        let (a, b) = (self.above(&base, out), other.above(&base, out));
        let bit = |bits: &[Signal], index: usize| bits.get(index).copied().unwrap_or(false.into());
        let length = a.len().max(b.len());
        let bits = (0..length)
            .map(|index| select(condition, bit(&a, index), bit(&b, index), out))
            .collect();
        Self { base, bits }
    }
}
