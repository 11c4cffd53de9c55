//! Bounds of all terms but one imply a bound of the last.

use rustsat::types::Lit;

use super::{Constraint, Linear, Normal, normal::Part, normal_of_few_sums};
use crate::{
    formula::Formula,
    integer::{Domain, Order, Representation},
};

/// Clauses of the order encoding: where all terms but the last are at least some amounts, the last is
/// at most what they leave. An equation is two inequalities. Of more than three terms, the first two
/// are replaced by their sum, a new integer, until there are three.
///
/// For an equation of two integers with `d` consecutive values each and an unknown right-hand side that
/// has all their sums:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `0` | `2 * (d * d - 1)` | incomplete |
///
/// Tamura, Taga, Kitagawa and Banbara, "Compiling finite linear CSP into SAT", 2009.
#[derive(Clone, Copy, Debug)]
pub struct Bounds;

impl Linear for Bounds {
    fn encode(&self, constraint: &Constraint<'_>, out: &mut dyn Formula) {
        if let Some(normal) = normal_of_few_sums(constraint, out) {
            write(&normal, out);
        }
    }
}

/// Splits the sum for as long as it has more than three terms.
fn write(normal: &Normal<'_>, out: &mut dyn Formula) {
    let &Normal { is_equation, bound, .. } = normal;
    let domain = (normal.terms.len() > 3).then(|| sums(normal)).flatten();
    let Some(domain) = domain else {
        write_inequality(&normal.terms, bound, out);
        if is_equation {
            let negated = normal.terms.iter().map(|part| part.negated()).collect::<Vec<_>>();
            write_inequality(&negated, -bound, out);
        }
        return;
    };
    let sum = Order.encode(domain, out);
    let [first, second] = [normal.terms[0], normal.terms[1]];
    let terms = vec![first, second, Part { coefficient: -1, integer: &sum }];
    write(&Normal { terms, is_equation, bound: 0 }, out);
    let rest = normal.terms[2..].iter().copied();
    let terms = std::iter::once(Part { coefficient: 1, integer: &sum }).chain(rest).collect();
    write(&Normal { terms, is_equation, bound }, out);
}

/// The sums of the first two terms; none if one of them is beyond what an integer can be.
fn sums(normal: &Normal<'_>) -> Option<Domain> {
    let [first, second] = [normal.terms[0], normal.terms[1]];
    let second: Vec<i128> = second.amounts().collect();
    let sums = first.amounts().flat_map(|one| second.iter().map(move |other| one + other));
    let narrow: Option<Vec<i64>> = sums.map(|sum| i64::try_from(sum).ok()).collect();
    Domain::of(narrow?)
}

/// An amount that a term may reach, and the literal of that; none for the least, which it always does.
type Step = (i128, Option<Lit>);

/// What a term may add, ascending.
fn steps(part: Part<'_>, out: &mut dyn Formula) -> Vec<Step> {
    let order = part.integer.order(out);
    let amounts: Vec<i128> = part.amounts().collect();
    let mut steps: Vec<Step>;
    if part.coefficient > 0 {
        let reached = std::iter::once(None).chain(order.iter().copied().map(Some));
        steps = amounts.into_iter().zip(reached).collect();
    } else {
        // the amount of a value or more is reached where the integer is not above that value
        let not_above = order.iter().map(|&lit| Some(!lit)).chain([None]);
        steps = amounts.into_iter().zip(not_above).collect();
        steps.reverse();
    }
    steps
}

/// The terms add up to the bound at most.
fn write_inequality(terms: &[Part<'_>], bound: i128, out: &mut dyn Formula) {
    let steps: Vec<Vec<Step>> = terms.iter().map(|&part| steps(part, out)).collect();
    exclude(&steps, bound, &mut Vec::new(), out);
}

/// Writes the clauses against amounts that add up to more than what is left of the bound, by choosing
/// an amount to be reached for each term; `clause` has the negations of those chosen so far.
fn exclude(steps: &[Vec<Step>], left: i128, clause: &mut Vec<Lit>, out: &mut dyn Formula) {
    let least = |steps: &[Vec<Step>]| steps.iter().map(|steps| steps[0].0).sum::<i128>();
    let greatest: i128 = steps.iter().map(|steps| steps[steps.len() - 1].0).sum();
    if greatest <= left {
        return;
    }
    if least(steps) > left {
        return out.clause(clause);
    }
    let (first, rest) = steps.split_first().expect("no terms add up to 0");
    for &(amount, reached) in first {
        let n_chosen = clause.len();
        clause.extend(reached.map(|lit| !lit));
        exclude(rest, left - amount, clause, out);
        clause.truncate(n_chosen);
        if amount + least(rest) > left {
            // reaching more than that excludes no more
            break;
        }
    }
}
