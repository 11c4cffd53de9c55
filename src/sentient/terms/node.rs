//! Terms: what is unknown, and what is computed from it.

use num_bigint::BigInt;

pub(in crate::sentient) use super::linear::Id;
use super::linear::Linear;

/// A boolean term or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(in crate::sentient) struct Truth {
    pub(in crate::sentient) id: Id,
    pub(in crate::sentient) is_negated: bool,
}

impl Truth {
    pub(in crate::sentient) const TRUE: Self = Self { id: 0, is_negated: false };
    pub(in crate::sentient) const FALSE: Self = Self { id: 0, is_negated: true };

    /// The term itself.
    pub(in crate::sentient) fn of(id: Id) -> Self {
        Self { id, is_negated: false }
    }

    pub(in crate::sentient) fn positive(self) -> Self {
        Self::of(self.id)
    }
}

impl std::ops::Not for Truth {
    type Output = Self;

    fn not(self) -> Self {
        Self { is_negated: !self.is_negated, ..self }
    }
}

/// What a term is. Equal terms have the same number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::sentient) enum Node {
    /// The boolean that is true, number 0.
    True,
    /// An unknown boolean; each has a number of its own.
    FreeBool(usize),
    And(Truth, Truth),
    Same(Truth, Truth),
    ChooseBool(Truth, Truth, Truth),
    /// A sum and a constant that are at most 0.
    AtMost(Linear),
    /// A sum and a constant that are 0.
    IsZero(Linear),
    /// All of some integers are different; the same in pairs.
    AllDifferent(Vec<Id>, Truth),
    /// An unknown integer; each has a number of its own.
    FreeInt(usize),
    /// 1 where the boolean, which is not negated, is true, and 0 where it is not.
    OfBool(Truth),
    Sum(Linear),
    Product(Id, Id),
    ChooseInt(Truth, Id, Id),
}

impl Node {
    /// The number that it is.
    pub(in crate::sentient) fn constant(&self) -> Option<&BigInt> {
        match self {
            Self::Sum(Linear { terms, constant }) if terms.is_empty() => Some(constant),
            _ => None,
        }
    }

    /// The terms that it is made of.
    pub(in crate::sentient) fn parts(&self) -> Vec<Id> {
        match self {
            Self::True | Self::FreeBool(_) | Self::FreeInt(_) => Vec::new(),
            Self::And(a, b) | Self::Same(a, b) => vec![a.id, b.id],
            Self::ChooseBool(c, a, b) => vec![c.id, a.id, b.id],
            Self::AtMost(sum) | Self::IsZero(sum) | Self::Sum(sum) => {
                sum.terms.iter().map(|(id, _)| *id).collect()
            }
            Self::AllDifferent(ints, pairs) => ints.iter().copied().chain([pairs.id]).collect(),
            Self::OfBool(truth) => vec![truth.id],
            Self::Product(a, b) => vec![*a, *b],
            Self::ChooseInt(c, a, b) => vec![c.id, *a, *b],
        }
    }
}
