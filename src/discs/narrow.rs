//! Values that equations exclude before any search.

use std::collections::BTreeMap;

use quadrille_encodings::integer::Domain;

use super::{
    equations::{Equation, Unknown, gcd, implied},
    instance::Layout,
};

/// Rounds after which it is enough, although values may still go one by one.
const MAX_ROUNDS: usize = 100;
/// Values above which a domain is narrowed at its ends only.
const MAX_VALUES: u128 = 10_000;

/// What each unknown may be.
#[derive(Clone)]
pub(super) struct Domains {
    pub(super) positions: Vec<Domain>,
    pub(super) totals: Vec<Domain>,
}

impl Domains {
    /// What the layout says of each position, and all that the values can add up to; none if a fixed
    /// disc is none of the values, or there are more positions for distinct discs than values.
    pub(super) fn stated(layout: &Layout, stated: &[Equation]) -> Option<Self> {
        let is_too_long = layout.n_positions() as u128 > layout.values().size();
        if layout.is_distinct() && is_too_long {
            return None;
        }
        let domain = |position| match layout.fixed().get(&position) {
            Some(&value) => Domain::of(layout.values().contains(value).then_some(value)),
            None => Some(layout.values().clone()),
        };
        let positions = (0..layout.n_positions()).map(domain).collect::<Option<Vec<_>>>()?;
        let totals = vec![Domain::interval(i64::MIN, i64::MAX); layout.totals().len()];
        let mut domains = Self { positions, totals };
        domains
            .apply(stated, &Unlike::of(layout), |unknown| matches!(unknown, Unknown::Total(_)))?;
        Some(domains)
    }

    /// The same without what the equations of the layout, and those that follow from them, exclude;
    /// none if nothing is left for one.
    pub(super) fn narrowed(mut self, layout: &Layout, stated: &[Equation]) -> Option<Self> {
        let equations = [stated, &implied(layout, stated)].concat();
        let unlike = Unlike::of(layout);
        for _ in 0..MAX_ROUNDS {
            if !self.apply(&equations, &unlike, |_| true)? {
                break;
            }
        }
        Some(self)
    }

    /// The equation with the totals put in of which one value is left.
    pub(super) fn with_known_totals(&self, mut equation: Equation) -> Equation {
        equation.terms.retain(|&unknown, coefficient| {
            let domain = self.domain(unknown);
            let is_known = matches!(unknown, Unknown::Total(_)) && domain.size() == 1;
            if is_known {
                equation.bound -= *coefficient * i128::from(domain.min());
            }
            !is_known
        });
        equation
    }

    /// Narrows each unknown that is meant once; whether any value went.
    fn apply(
        &mut self,
        equations: &[Equation],
        unlike: &Unlike,
        is_meant: impl Fn(Unknown) -> bool,
    ) -> Option<bool> {
        let mut has_changed = false;
        for equation in equations {
            let divisor = equation.terms.values().fold(0, |all, one| gcd(all, one.unsigned_abs()));
            let is_divisible = divisor > 0 && equation.bound.unsigned_abs().is_multiple_of(divisor);
            if !is_divisible && equation.bound != 0 {
                return None;
            }
            for (&unknown, &coefficient) in equation.terms.iter().filter(|(one, _)| is_meant(**one))
            {
                let mut rest = equation.terms.clone();
                rest.remove(&unknown);
                let least = equation.bound - self.greatest(&rest, unlike);
                let greatest = equation.bound - self.least(&rest, unlike);
                let domain = self.domain(unknown);
                let before = domain.size();
                let narrow = within(domain, coefficient, least, greatest)?;
                has_changed |= narrow.size() < before;
                *self.domain_mut(unknown) = narrow;
            }
        }
        Some(has_changed)
    }

    fn domain(&self, unknown: Unknown) -> &Domain {
        match unknown {
            Unknown::Position(position) => &self.positions[position],
            Unknown::Total(name) => &self.totals[name],
        }
    }

    fn domain_mut(&mut self, unknown: Unknown) -> &mut Domain {
        match unknown {
            Unknown::Position(position) => &mut self.positions[position],
            Unknown::Total(name) => &mut self.totals[name],
        }
    }

    /// A lower bound of a sum.
    fn least(&self, terms: &BTreeMap<Unknown, i128>, unlike: &Unlike) -> i128 {
        let least = |(unknown, coefficient): (&Unknown, &i128)| {
            let domain = self.domain(*unknown);
            let end = if *coefficient > 0 { domain.min() } else { domain.max() };
            coefficient * i128::from(end)
        };
        let apart = terms.iter().map(least).sum();
        let is_position = |unknown: &Unknown| matches!(unknown, Unknown::Position(_));
        let (positions, others): (Vec<_>, Vec<_>) =
            terms.iter().partition(|(unknown, _)| is_position(unknown));
        let positions = positions.into_iter().map(|(_, &coefficient)| coefficient).collect();
        let Some(together) = unlike.least(positions) else { return apart };
        apart.max(together + others.into_iter().map(least).sum::<i128>())
    }

    /// An upper bound of a sum.
    fn greatest(&self, terms: &BTreeMap<Unknown, i128>, unlike: &Unlike) -> i128 {
        let negated = terms.iter().map(|(&unknown, &coefficient)| (unknown, -coefficient));
        -self.least(&negated.collect(), unlike)
    }
}

/// The values of discs that are all different, ascending; none if they need not be.
struct Unlike(Option<Vec<i64>>);

impl Unlike {
    fn of(layout: &Layout) -> Self {
        Self(layout.is_distinct().then(|| layout.values().values().collect()))
    }

    /// The least sum of multiples of different values: the most times the least value, and so on
    /// (the rearrangement inequality); the negative multiples take their values from the other end.
    fn least(&self, mut coefficients: Vec<i128>) -> Option<i128> {
        let values = self.0.as_ref().filter(|values| values.len() >= coefficients.len())?;
        coefficients.sort_unstable();
        let n_negative = coefficients.partition_point(|&coefficient| coefficient < 0);
        let (negative, positive) = coefficients.split_at(n_negative);
        let low = positive.iter().rev().zip(values);
        let high = negative.iter().zip(values.iter().rev());
        Some(low.chain(high).map(|(coefficient, &value)| coefficient * i128::from(value)).sum())
    }
}

/// The values of which a multiple lies between two bounds.
fn within(domain: &Domain, coefficient: i128, least: i128, greatest: i128) -> Option<Domain> {
    let fits = |value: i64| (least..=greatest).contains(&(coefficient * i128::from(value)));
    if domain.size() <= MAX_VALUES {
        return domain.filter(fits);
    }
    let (least, greatest) = if coefficient > 0 { (least, greatest) } else { (-greatest, -least) };
    let size = coefficient.abs();
    let floor = greatest.div_euclid(size);
    let ceiling = -(-least).div_euclid(size);
    let clamp = |bound: i128| bound.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
    if ceiling > i128::from(domain.max()) || floor < i128::from(domain.min()) {
        return None;
    }
    let (ceiling, floor) = (clamp(ceiling), clamp(floor));
    let cut = |interval: &std::ops::RangeInclusive<i64>| {
        *interval.start().max(&ceiling)..=*interval.end().min(&floor)
    };
    Domain::union(domain.intervals().iter().map(cut))
}
