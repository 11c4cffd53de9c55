//! A clause for each two integers and each value.

use super::{AllDifferent, takers};
use crate::{at_most_one::of_any_number, formula::Formula, integer::Integer};

/// Each value is taken once at most, pairwise; by one of more than 50 integers, with the
/// [`Product`](crate::at_most_one::Product) encoding. For `n` integers with the same `d` values:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `0` | `d * n * (n - 1) / 2` | incomplete |
///
/// Conflict clauses in the way of de Kleer, "A comparison of ATMS and CSP techniques", 1989.
#[derive(Clone, Copy, Debug)]
pub struct Pairs;

impl AllDifferent for Pairs {
    fn encode(&self, integers: &[Integer], out: &mut dyn Formula) {
        for lits in takers(integers, out).values() {
            of_any_number(lits.len()).encode(lits, out);
        }
    }
}
