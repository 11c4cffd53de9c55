//! Sums of multiples.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, Zero};

/// A term by its number; a term comes after those that it is made of.
pub(in crate::sentient) type Id = u32;

/// Multiples of terms, none of them 0, by ascending numbers, and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::sentient) struct Linear {
    pub(in crate::sentient) terms: Vec<(Id, BigInt)>,
    pub(in crate::sentient) constant: BigInt,
}

impl Linear {
    pub(super) fn term(id: Id) -> Self {
        Self { terms: vec![(id, BigInt::from(1))], constant: BigInt::ZERO }
    }

    pub(super) fn constant(constant: BigInt) -> Self {
        Self { terms: Vec::new(), constant }
    }

    pub(super) fn times(mut self, factor: &BigInt) -> Self {
        if factor.is_zero() {
            return Self::default();
        }
        self.terms.iter_mut().for_each(|(_, coefficient)| *coefficient *= factor);
        self.constant *= factor;
        self
    }

    pub(super) fn plus(self, other: Self) -> Self {
        let constant = self.constant + other.constant;
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) =
            (self.terms.into_iter().peekable(), other.terms.into_iter().peekable());
        loop {
            let term = match (left.peek(), right.peek()) {
                (Some(a), Some(b)) if a.0 == b.0 => {
                    let both = left.next().zip(right.next());
                    both.map(|((id, a), (_, b))| (id, a + b))
                }
                (Some(a), Some(b)) if a.0 > b.0 => right.next(),
                (Some(_), _) => left.next(),
                (None, _) => right.next(),
            };
            match term {
                Some((_, coefficient)) if coefficient.is_zero() => {}
                Some(term) => terms.push(term),
                None => return Self { terms, constant },
            }
        }
    }

    pub(super) fn minus(self, other: Self) -> Self {
        self.plus(other.times(&BigInt::from(-1)))
    }

    /// The greatest common divisor of the coefficients, with the sign of the first one; 0 without
    /// terms.
    pub(super) fn divisor(&self) -> BigInt {
        let divisor = self.terms.iter().fold(BigInt::ZERO, |gcd, (_, one)| gcd.gcd(one));
        if self.terms.first().is_some_and(|(_, one)| one.is_negative()) {
            -divisor
        } else {
            divisor
        }
    }

    /// The coefficients divided by a common divisor; the constant goes.
    pub(super) fn without_constant(mut self, divisor: &BigInt) -> Self {
        self.terms.iter_mut().for_each(|(_, coefficient)| *coefficient /= divisor);
        self.constant = BigInt::ZERO;
        self
    }
}
