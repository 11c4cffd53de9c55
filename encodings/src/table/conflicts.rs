//! What no tuple begins with is excluded.

use rustsat::types::Lit;

use super::{Table, possible};
use crate::{formula::Formula, integer::Integer};

/// A clause against each choice of values for the first integers with which no tuple begins, unless
/// that is so with one value less already. For `n` integers with two values each and the one tuple of
/// their least values:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `0` | `n` | incomplete |
///
/// Conflict clauses in the way of de Kleer, "A comparison of ATMS and CSP techniques", 1989.
#[derive(Clone, Copy, Debug)]
pub struct Conflicts;

impl Table for Conflicts {
    fn encode(&self, integers: &[Integer], tuples: &[Vec<i64>], out: &mut dyn Formula) {
        exclude(integers, &possible(integers, tuples), 0, &mut Vec::new(), out);
    }
}

/// Excludes what none of these tuples, which agree on the integers before the one at `index`, goes on
/// with; `clause` has the negations of the values before.
fn exclude(
    integers: &[Integer],
    tuples: &[&[i64]],
    index: usize,
    clause: &mut Vec<Lit>,
    out: &mut dyn Formula,
) {
    if tuples.is_empty() {
        return out.clause(clause);
    }
    let Some(integer) = integers.get(index) else { return };
    let literals = integer.direct(out).to_vec();
    for (value, lit) in integer.domain().values().zip(literals) {
        // the tuples are sorted
        let start = tuples.partition_point(|tuple| tuple[index] < value);
        let end = tuples.partition_point(|tuple| tuple[index] <= value);
        clause.push(!lit);
        exclude(integers, &tuples[start..end], index + 1, clause, out);
        clause.pop();
    }
}
