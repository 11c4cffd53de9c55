//! A linear constraint made plain.

use super::{Constraint, Relation, Term};
use crate::{formula::Formula, integer::Integer};

/// A sum without zero coefficients that is equal to a bound, or at most that.
pub(super) struct Normal<'i> {
    pub(super) terms: Vec<Part<'i>>,
    pub(super) is_equation: bool,
    pub(super) bound: i128,
}

/// A term that has two values or more.
#[derive(Clone, Copy)]
pub(super) struct Part<'i> {
    pub(super) coefficient: i128,
    pub(super) integer: &'i Integer,
}

impl Part<'_> {
    /// What it adds for each value of the integer, in the order of the values.
    pub(super) fn amounts(self) -> impl Iterator<Item = i128> {
        let coefficient = self.coefficient;
        let values: Vec<i64> = self.integer.domain().values().collect();
        values.into_iter().map(move |value| coefficient * i128::from(value))
    }

    pub(super) fn negated(self) -> Self {
        Self { coefficient: -self.coefficient, ..self }
    }

    pub(super) fn least(self) -> i128 {
        let [one, other] = self.extremes();
        one.min(other)
    }

    pub(super) fn greatest(self) -> i128 {
        let [one, other] = self.extremes();
        one.max(other)
    }

    fn extremes(self) -> [i128; 2] {
        let domain = self.integer.domain();
        [domain.min(), domain.max()].map(|value| self.coefficient * i128::from(value))
    }
}

impl<'i> Normal<'i> {
    /// The constraint without terms that are constant; none if it holds or fails whatever the
    /// integers are, in which case the empty clause says so.
    pub(super) fn of(constraint: &Constraint<'i>, out: &mut dyn Formula) -> Option<Self> {
        let sign = if constraint.relation == Relation::AtLeast { -1 } else { 1 };
        let mut bound = sign * constraint.bound;
        let mut terms = Vec::new();
        for &Term { coefficient, integer } in &constraint.terms {
            let coefficient = sign * i128::from(coefficient);
            if coefficient == 0 {
                continue;
            }
            if integer.domain().size() == 1 {
                bound -= coefficient * i128::from(integer.domain().min());
            } else {
                terms.push(Part { coefficient, integer });
            }
        }
        let is_equation = constraint.relation == Relation::Equal;
        let normal = Self { terms, is_equation, bound };
        let (least, greatest) = (normal.least(0), normal.greatest(0));
        if bound < least || is_equation && bound > greatest {
            out.clause(&[]);
            return None;
        }
        let holds = if is_equation { least == greatest } else { greatest <= bound };
        (!holds).then_some(normal)
    }

    /// How many sums of the first terms, and values of the next with each of them, there are at most.
    pub(super) fn n_steps(&self) -> u128 {
        let mut n_sums: u128 = 1;
        let (mut n_steps, mut span) = (0_u128, 0_u128);
        for part in &self.terms {
            let step = n_sums.saturating_mul(part.integer.domain().size());
            n_steps = n_steps.saturating_add(step);
            span += part.greatest().abs_diff(part.least());
            n_sums = step.min(span + 1);
        }
        n_steps
    }

    /// The least sum of the terms from the one at `first` on.
    pub(super) fn least(&self, first: usize) -> i128 {
        self.terms[first..].iter().map(|part| part.least()).sum()
    }

    /// The greatest sum of the terms from the one at `first` on.
    pub(super) fn greatest(&self, first: usize) -> i128 {
        self.terms[first..].iter().map(|part| part.greatest()).sum()
    }
}
