//! Partial sums, term after term.

use std::collections::{BTreeMap, BTreeSet};

use rustsat::types::Lit;

use super::{Constraint, Linear, Normal, normal::Part, normal_of_few_sums};
use crate::formula::Formula;

/// A decision diagram over the direct encoding: a literal for each sum that the first terms can have
/// and the others complete. A sum and a value imply the next sum; in an equation, any two of the three
/// imply the third. The first sums are the first term's values, and in an equation the last ones are
/// what the last term leaves, so neither takes variables.
///
/// For an equation of four integers with `d` consecutive values each, all of which are possible, of
/// which `k` sums of two can be completed:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `k` | `2 * d * d + 4 * d * k` | incomplete |
///
/// After multi-valued decision diagrams: Abío and Stuckey, "Encoding linear constraints into SAT", 2014.
#[derive(Clone, Copy, Debug)]
pub struct Diagram;

/// The possible sums of the first terms with their literals.
type Sums = BTreeMap<i128, Lit>;

impl Linear for Diagram {
    fn encode(&self, constraint: &Constraint<'_>, out: &mut dyn Formula) {
        let Some(normal) = normal_of_few_sums(constraint, out) else { return };
        let n = normal.terms.len();
        let mut sums = values(normal.terms[0], out);
        if n == 1 {
            let fits = |sum: i128| {
                if normal.is_equation { sum == normal.bound } else { sum <= normal.bound }
            };
            sums.iter().filter(|(sum, _)| !fits(**sum)).for_each(|(_, &lit)| out.clause(&[!lit]));
            return;
        }
        let last = values(normal.terms[n - 1], out);
        let n_steps = if normal.is_equation { n - 2 } else { n - 1 };
        for step in 1..=n_steps {
            let amounts = values(normal.terms[step], out);
            let next = if normal.is_equation && step == n_steps {
                last.iter().map(|(amount, &lit)| (normal.bound - amount, lit)).collect()
            } else {
                next_sums(&normal, step + 1, &sums, &amounts, out)
            };
            connect(&normal, step + 1, [&sums, &amounts, &next], out);
            sums = next;
        }
        if n == 2 && normal.is_equation {
            let complements: Sums =
                last.iter().map(|(amount, &lit)| (normal.bound - amount, lit)).collect();
            for (here, there) in [(&sums, &complements), (&complements, &sums)] {
                for (sum, &lit) in here {
                    let implied: Vec<Lit> = there.get(sum).copied().into_iter().collect();
                    out.clause(&[vec![!lit], implied].concat());
                }
            }
        }
    }
}

/// What a term adds for each of its values.
fn values(part: Part<'_>, out: &mut dyn Formula) -> Sums {
    part.amounts().zip(part.integer.direct(out).iter().copied()).collect()
}

/// The sums of the first `n_terms` terms that the others can complete, by fresh literals. In an
/// inequality, those that any of the others complete need none.
fn next_sums(
    normal: &Normal<'_>,
    n_terms: usize,
    sums: &Sums,
    amounts: &Sums,
    out: &mut dyn Formula,
) -> Sums {
    let rests = if normal.is_equation { rests(normal, n_terms) } else { BTreeSet::new() };
    let is_kept = |sum: &i128| {
        if normal.is_equation {
            rests.contains(&(normal.bound - sum))
        } else {
            sum + normal.least(n_terms) <= normal.bound
                && sum + normal.greatest(n_terms) > normal.bound
        }
    };
    let all = sums.keys().flat_map(|sum| amounts.keys().map(move |amount| sum + amount));
    let kept: BTreeSet<i128> = all.filter(is_kept).collect();
    kept.into_iter().map(|sum| (sum, out.fresh())).collect()
}

/// The sums that the terms from the one at `first` on can have.
fn rests(normal: &Normal<'_>, first: usize) -> BTreeSet<i128> {
    let mut rests = BTreeSet::from([0]);
    for &part in &normal.terms[first..] {
        let amounts: Vec<i128> = part.amounts().collect();
        rests =
            rests.iter().flat_map(|sum| amounts.iter().map(move |amount| sum + amount)).collect();
    }
    rests
}

/// Ties the sums of the first terms and the amounts of another to the sums with it.
fn connect(
    normal: &Normal<'_>,
    n_terms: usize,
    [sums, amounts, next]: [&Sums; 3],
    out: &mut dyn Formula,
) {
    let mut imply = |one: Lit, other: Lit, implied: Option<&Lit>| match implied {
        Some(&implied) => out.clause(&[!one, !other, implied]),
        None => out.clause(&[!one, !other]),
    };
    for (sum, &lit) in sums {
        for (amount, &value) in amounts {
            let total = sum + amount;
            if normal.is_equation || total + normal.greatest(n_terms) > normal.bound {
                imply(lit, value, next.get(&total));
            }
        }
    }
    if !normal.is_equation {
        return;
    }
    for (total, &lit) in next {
        amounts.iter().for_each(|(amount, &value)| imply(lit, value, sums.get(&(total - amount))));
        sums.iter().for_each(|(sum, &other)| imply(lit, other, amounts.get(&(total - sum))));
    }
}
