//! All values but one imply the last.

use rustsat::types::Lit;

use super::{Constraint, Linear, Normal, diagram::Diagram, normal_of_few_sums};
use crate::formula::Formula;

/// Choices above which a diagram takes less.
const MAX_CHOICES: u128 = 20_000;

/// Clauses of the direct encoding without any variables: in an equation, each choice of values for all
/// terms but the last implies the value of the last; in an inequality, it excludes those that are too
/// great. A choice that cannot be completed is excluded as soon as that shows.
///
/// Where there would be more than 20,000 choices, a [`Diagram`] is written instead.
///
/// For an equation of three integers with `d` values each and an unknown right-hand side that every
/// choice of them leaves possible:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `0` | `d ^ 3` | incomplete |
///
/// Conflict clauses in the way of de Kleer, "A comparison of ATMS and CSP techniques", 1989.
#[derive(Clone, Copy, Debug)]
pub struct Tuples;

impl Linear for Tuples {
    fn encode(&self, constraint: &Constraint<'_>, out: &mut dyn Formula) {
        let Some(normal) = normal_of_few_sums(constraint, out) else { return };
        let others = &normal.terms[..normal.terms.len() - 1];
        let n_choices = others.iter().map(|part| part.integer.domain().size());
        let n_choices = n_choices.fold(1, u128::saturating_mul);
        if n_choices > MAX_CHOICES {
            return Diagram.encode(constraint, out);
        }
        let amounts = normal.terms.iter().map(|part| {
            let values = part.integer.domain().values();
            let literals = part.integer.direct(out).iter().copied();
            let amount = |(value, lit)| (part.coefficient * i128::from(value), value, lit);
            values.zip(literals).map(amount).collect()
        });
        let tuples = Writer {
            amounts: amounts.collect(),
            are_different: constraint.are_different,
            normal: &normal,
        };
        tuples.write(0, &mut Vec::new(), &mut Vec::new(), out);
    }
}

struct Writer<'n> {
    /// For each term, what each value adds, the value, and its literal.
    amounts: Vec<Vec<(i128, i64, Lit)>>,
    are_different: bool,
    normal: &'n Normal<'n>,
}

impl Writer<'_> {
    /// Writes the clauses about all ways to go on from a choice of values, of which `clause` has the
    /// negations, and which add up to `sum`.
    fn write(
        &self,
        sum: i128,
        chosen: &mut Vec<i64>,
        clause: &mut Vec<Lit>,
        out: &mut dyn Formula,
    ) {
        let n_chosen = chosen.len();
        let Normal { is_equation, bound, .. } = *self.normal;
        let (least, greatest) =
            (sum + self.normal.least(n_chosen), sum + self.normal.greatest(n_chosen));
        if least > bound || is_equation && greatest < bound {
            return out.clause(clause);
        }
        if !is_equation && greatest <= bound {
            return;
        }
        let is_last = n_chosen + 1 == self.amounts.len();
        if is_last && is_equation {
            let fitting = self.amounts[n_chosen].iter().find(|(amount, ..)| sum + *amount == bound);
            let possible = fitting.filter(|(_, value, _)| self.is_new(*value, chosen));
            clause.extend(possible.map(|&(.., lit)| lit));
            out.clause(clause);
            clause.truncate(n_chosen);
            return;
        }
        for &(amount, value, lit) in &self.amounts[n_chosen] {
            if !self.is_new(value, chosen) {
                continue;
            }
            clause.push(!lit);
            chosen.push(value);
            if is_last {
                if sum + amount > bound {
                    out.clause(clause);
                }
            } else {
                self.write(sum + amount, chosen, clause, out);
            }
            chosen.pop();
            clause.pop();
        }
    }

    fn is_new(&self, value: i64, chosen: &[i64]) -> bool {
        !self.are_different || !chosen.contains(&value)
    }
}
