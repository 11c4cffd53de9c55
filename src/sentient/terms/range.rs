//! Between which numbers an integer term lies.

use num_bigint::BigInt;
use num_traits::Signed;

use super::{
    linear::Linear,
    node::{Id, Node},
};

/// The least and the greatest number that a term may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::sentient) struct Range {
    pub(in crate::sentient) low: BigInt,
    pub(in crate::sentient) high: BigInt,
}

impl Range {
    pub(in crate::sentient) fn new(low: impl Into<BigInt>, high: impl Into<BigInt>) -> Self {
        Self { low: low.into(), high: high.into() }
    }

    /// The numbers that so many bits hold in two's complement.
    pub(in crate::sentient) fn of_bits(bits: u64) -> Self {
        let half = BigInt::from(1) << (bits - 1);
        Self { low: -half.clone(), high: half - 1 }
    }

    /// The multiples of the numbers.
    pub(in crate::sentient) fn times(&self, factor: &BigInt) -> Self {
        let (low, high) = (&self.low * factor, &self.high * factor);
        if factor.is_negative() { Self { low: high, high: low } } else { Self { low, high } }
    }

    pub(in crate::sentient) fn size(&self) -> BigInt {
        &self.high - &self.low + 1
    }
}

/// The range of a sum.
pub(in crate::sentient) fn of_sum(sum: &Linear, ranges: &[Range]) -> Range {
    let mut range = Range::new(sum.constant.clone(), sum.constant.clone());
    for (id, coefficient) in &sum.terms {
        let term = ranges[*id as usize].times(coefficient);
        range.low += term.low;
        range.high += term.high;
    }
    range
}

/// The range of a term by those of its parts; of one that is unknown, none follows.
pub(in crate::sentient) fn of(node: &Node, ranges: &[Range]) -> Option<Range> {
    let range = |id: Id| &ranges[id as usize];
    Some(match node {
        Node::FreeInt(_) => return None,
        Node::Sum(sum) => of_sum(sum, ranges),
        Node::Product(a, b) if a == b => {
            let (low, high) = (range(*a).low.abs(), range(*a).high.abs());
            let has_zero = !range(*a).low.is_positive() && !range(*a).high.is_negative();
            let least = if has_zero { BigInt::ZERO } else { low.clone().min(high.clone()) };
            let greatest = low.max(high);
            Range { low: &least * &least, high: &greatest * &greatest }
        }
        Node::Product(a, b) => {
            let (a, b) = (range(*a), range(*b));
            let (one, other) = (b.times(&a.low), b.times(&a.high));
            Range { low: one.low.min(other.low), high: one.high.max(other.high) }
        }
        Node::ChooseInt(_, a, b) => {
            let (a, b) = (range(*a).clone(), range(*b).clone());
            Range { low: a.low.min(b.low), high: a.high.max(b.high) }
        }
        _ => Range::new(0, 1),
    })
}
