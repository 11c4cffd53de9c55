//! What the sums of a layout say together.

use std::collections::{BTreeMap, BTreeSet};

use super::instance::{Layout, Sum, Total};

/// Something unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Unknown {
    /// The value at a position.
    Position(usize),
    /// An unknown total.
    Total(usize),
}

/// So large may the coefficients of an equation be that its sum is a number of 128 bits.
const MAX_COEFFICIENT: i128 = 1 << 30;

/// A linear equation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Equation {
    /// How many times each unknown counts, which is not 0.
    pub(super) terms: BTreeMap<Unknown, i128>,
    pub(super) bound: i128,
}

impl Equation {
    /// The sum of multiples of two equations, without a common factor; none if its numbers are too
    /// large, or all that is left is `0 = 0`.
    fn combined(&self, times: i128, other: &Self, other_times: i128) -> Option<Self> {
        let mut terms: BTreeMap<Unknown, i128> = self
            .terms
            .iter()
            .map(|(&unknown, coefficient)| (unknown, coefficient * times))
            .collect();
        for (&unknown, coefficient) in &other.terms {
            *terms.entry(unknown).or_insert(0) += coefficient * other_times;
        }
        terms.retain(|_, coefficient| *coefficient != 0);
        let bound = self.bound.checked_mul(times)?;
        let bound = bound.checked_add(other.bound.checked_mul(other_times)?)?;
        let divisor = terms.values().fold(bound.unsigned_abs(), |divisor, coefficient| {
            gcd(divisor, coefficient.unsigned_abs())
        });
        let divisor = i128::try_from(divisor).ok().filter(|&divisor| divisor > 0)?;
        terms.values_mut().for_each(|coefficient| *coefficient /= divisor);
        let is_small = terms.values().all(|coefficient| coefficient.abs() <= MAX_COEFFICIENT);
        is_small.then_some(Self { terms, bound: bound / divisor })
    }

    /// The same without an unknown that another equation has.
    fn without(&self, unknown: Unknown, other: &Self) -> Option<Self> {
        let (here, there) = (self.terms[&unknown], other.terms[&unknown]);
        self.combined(there, other, -here)
    }
}

/// The greatest number that divides both.
pub(super) fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The sums as they are stated.
pub(super) fn stated(layout: &Layout) -> Vec<Equation> {
    let equation = |sum: &Sum| {
        let mut terms: BTreeMap<Unknown, i128> = sum
            .terms
            .iter()
            .map(|&(position, times)| (Unknown::Position(position), i128::from(times)))
            .collect();
        let bound = match sum.total {
            Total::Known(total) => i128::from(total),
            Total::Unknown(name) => {
                terms.insert(Unknown::Total(name), -1);
                0
            }
        };
        Equation { terms, bound }
    };
    layout.sums().iter().map(equation).collect()
}

/// That all values are used, if they are.
fn all_used(layout: &Layout) -> Option<Equation> {
    layout.is_permutation().then(|| Equation {
        terms: (0..layout.n_positions()).map(|position| (Unknown::Position(position), 1)).collect(),
        bound: layout.values().values().map(i128::from).sum(),
    })
}

/// Equations above which no others are looked for.
const MAX_EQUATIONS: usize = 200;

/// Equations that follow from the sums and from that all values are used.
///
/// They come from elimination: of the unknown that the fewest equations have, so that what remains is
/// about those that many have. That the seven diamonds of the fifteen discs add up, for one, and all
/// discs too, leaves an equation of the centre and the inner ring.
pub(super) fn implied(layout: &Layout, stated: &[Equation]) -> Vec<Equation> {
    let mut open: Vec<Equation> = stated.iter().cloned().chain(all_used(layout)).collect();
    if open.len() > MAX_EQUATIONS {
        return Vec::new();
    }
    let mut implied: BTreeSet<Equation> = all_used(layout).into_iter().collect();
    while open.len() > 1 {
        let mut occurrences = BTreeMap::<Unknown, usize>::new();
        for unknown in open.iter().flat_map(|equation| equation.terms.keys()) {
            *occurrences.entry(*unknown).or_default() += 1;
        }
        let shared = occurrences.iter().filter(|&(_, &n)| n > 1);
        let Some((&unknown, _)) = shared.min_by_key(|&(_, &n)| n) else { break };
        let with = |equation: &&Equation| equation.terms.contains_key(&unknown);
        let pivot = open.iter().filter(with).min_by_key(|equation| equation.terms.len());
        let pivot = pivot.cloned().expect("two equations have the unknown");
        let mut rest = Vec::new();
        for equation in open.into_iter().filter(|equation| *equation != pivot) {
            if !equation.terms.contains_key(&unknown) {
                rest.push(equation);
            } else if let Some(equation) = equation.without(unknown, &pivot) {
                implied.insert(equation.clone());
                rest.push(equation);
            }
        }
        open = rest;
    }
    implied.into_iter().filter(|equation| !stated.contains(equation)).collect()
}
