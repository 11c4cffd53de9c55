//! Short sums that follow from longer ones.

use std::collections::{BTreeMap, BTreeSet};

use super::equations::{Equation, Unknown};

/// Combinations above which no more equations at a time are combined.
const MAX_COMBINATIONS: usize = 60_000;

/// Plain sums, of no more unknowns than a given one has, that follow from a few of the given ones,
/// each added or taken away once: in a magic square of order 4, that the corners have the sum of a row.
pub(super) fn short(equations: &[Equation]) -> Vec<Equation> {
    let mut combinations = Combinations::new(equations);
    let n_more = depth(equations.len()).saturating_sub(1);
    for first in 0..equations.len() {
        // the negative of a combination says the same, so the first equation is always added
        combinations.add(first, 1);
        combinations.combine(first + 1, n_more);
        combinations.add(first, -1);
    }
    combinations.found.into_iter().filter(|equation| !equations.contains(equation)).collect()
}

/// How many of so many equations can be combined.
fn depth(n_equations: usize) -> usize {
    let mut n_combinations = 1;
    let n_depths = (0..n_equations).take_while(|&depth| {
        n_combinations = n_combinations * 2 * (n_equations - depth) / (depth + 1);
        n_combinations <= MAX_COMBINATIONS
    });
    n_depths.count()
}

/// A sum of equations, and those that were found on the way.
struct Combinations {
    unknowns: Vec<Unknown>,
    /// The terms of each equation, with the indices of unknowns, and its bound.
    equations: Vec<(Vec<(usize, i128)>, i128)>,
    n_longest: usize,
    /// How many times each unknown counts in the sum.
    coefficients: Vec<i128>,
    n_positive: usize,
    n_negative: usize,
    bound: i128,
    found: BTreeSet<Equation>,
}

impl Combinations {
    fn new(equations: &[Equation]) -> Self {
        let unknowns: BTreeSet<Unknown> =
            equations.iter().flat_map(|equation| equation.terms.keys().copied()).collect();
        let unknowns: Vec<Unknown> = unknowns.into_iter().collect();
        let index =
            |unknown: &Unknown| unknowns.binary_search(unknown).expect("one of the unknowns");
        let indexed = |equation: &Equation| {
            let terms = equation.terms.iter().map(|(unknown, &times)| (index(unknown), times));
            (terms.collect(), equation.bound)
        };
        Self {
            equations: equations.iter().map(indexed).collect(),
            n_longest: equations.iter().map(|one| one.terms.len()).max().unwrap_or(0),
            coefficients: vec![0; unknowns.len()],
            n_positive: 0,
            n_negative: 0,
            bound: 0,
            found: BTreeSet::new(),
            unknowns,
        }
    }

    /// Takes what there is, and adds and takes away up to so many of the equations from the one at
    /// `first` on.
    fn combine(&mut self, first: usize, depth: usize) {
        self.found.extend(self.plain_sum());
        // no equation changes more coefficients than the longest has
        if depth == 0 || self.n_positive + self.n_negative > (depth + 1) * self.n_longest {
            return;
        }
        for index in first..self.equations.len() {
            for sign in [1, -1] {
                self.add(index, sign);
                self.combine(index + 1, depth - 1);
                self.add(index, -sign);
            }
        }
    }

    fn add(&mut self, index: usize, sign: i128) {
        let (terms, bound) = &self.equations[index];
        for &(unknown, times) in terms {
            let coefficient = &mut self.coefficients[unknown];
            self.n_positive -= usize::from(*coefficient > 0);
            self.n_negative -= usize::from(*coefficient < 0);
            *coefficient += sign * times;
            self.n_positive += usize::from(*coefficient > 0);
            self.n_negative += usize::from(*coefficient < 0);
        }
        self.bound += sign * bound;
    }

    /// The sum, if all of its unknowns count the same and they are few.
    fn plain_sum(&self) -> Option<Equation> {
        let n_unknowns = self.n_positive.max(self.n_negative);
        let is_mixed = self.n_positive > 0 && self.n_negative > 0;
        if is_mixed || n_unknowns > self.n_longest {
            return None;
        }
        let mut times = self.coefficients.iter().copied().filter(|&times| times != 0);
        let common = times.next()?;
        let is_plain = times.all(|times| times == common) && self.bound % common == 0;
        let taken = self.unknowns.iter().zip(&self.coefficients).filter(|(_, times)| **times != 0);
        is_plain.then(|| Equation {
            terms: taken.map(|(&unknown, _)| (unknown, 1)).collect::<BTreeMap<_, _>>(),
            bound: self.bound / common,
        })
    }
}
