//! Comparisons of sums.

use num_integer::Integer;
use num_traits::{Signed, Zero};

use super::{
    linear::Linear,
    node::{Id, Node, Truth},
    range,
    store::Store,
};

impl Store {
    /// Whether a sum is at most 0.
    pub(super) fn at_most_zero(&mut self, sum: Linear) -> Truth {
        let divisor = sum.divisor();
        if divisor.is_zero() {
            return if sum.constant.is_positive() { Truth::FALSE } else { Truth::TRUE };
        }
        // the sum is at most the bound just if its negation is not at most -1 - the bound
        let bound = (-&sum.constant).div_floor(&divisor.abs());
        let (bound, is_negated) =
            if divisor.is_negative() { (-bound - 1, true) } else { (bound, false) };
        let mut plain = sum.without_constant(&divisor);
        let range = range::of_sum(&plain, &self.ranges);
        plain.constant = -&bound;
        let truth = if range.high <= bound {
            Truth::TRUE
        } else if range.low > bound {
            Truth::FALSE
        } else if let Some(truth) = self.only_bool(&plain) {
            !truth
        } else {
            Truth::of(self.intern(Node::AtMost(plain)))
        };
        if is_negated { !truth } else { truth }
    }

    /// Whether a sum is 0.
    pub(super) fn is_zero(&mut self, sum: Linear) -> Truth {
        let divisor = sum.divisor();
        if divisor.is_zero() {
            return if sum.constant.is_zero() { Truth::TRUE } else { Truth::FALSE };
        }
        if !(&sum.constant % &divisor).is_zero() {
            return Truth::FALSE;
        }
        let constant = &sum.constant / &divisor;
        let mut plain = sum.without_constant(&divisor);
        plain.constant = constant;
        let range = range::of_sum(&plain, &self.ranges);
        if range.low.is_positive() || range.high.is_negative() {
            return Truth::FALSE;
        }
        if range.low.is_zero() && range.high.is_zero() {
            return Truth::TRUE;
        }
        match self.only_bool(&plain) {
            Some(truth) if plain.constant.is_zero() => !truth,
            Some(truth) => truth,
            None => Truth::of(self.intern(Node::IsZero(plain))),
        }
    }

    /// The boolean of a sum that has one term, which is that boolean's.
    fn only_bool(&self, sum: &Linear) -> Option<Truth> {
        let [(id, _)] = sum.terms[..] else { return None };
        match self.node(id) {
            Node::OfBool(truth) => Some(*truth),
            _ => None,
        }
    }

    pub(super) fn all_different(&mut self, ints: &[Id]) -> Truth {
        let mut pairs = Truth::TRUE;
        for (index, &a) in ints.iter().enumerate() {
            for &b in &ints[..index] {
                let difference = self.linear(a).minus(self.linear(b));
                let is_same = self.is_zero(difference);
                pairs = self.and(pairs, !is_same);
            }
        }
        if ints.len() <= 2 || pairs.positive() == Truth::TRUE {
            return pairs;
        }
        Truth::of(self.intern(Node::AllDifferent(ints.to_vec(), pairs)))
    }
}
