//! A running "one so far".

use rustsat::types::Lit;

use super::AtMostOne;
use crate::formula::Formula;

/// The sequential counter for one: an auxiliary variable for each literal but the last says that one
/// of the literals up to it is true.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n - 1` | `3 * n - 4` | complete |
///
/// Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints", 2005.
#[derive(Clone, Copy, Debug)]
pub struct Sequential;

impl AtMostOne for Sequential {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        let Some((&first, rest)) = lits.split_first().filter(|(_, rest)| !rest.is_empty()) else {
            return;
        };
        let mut so_far = out.fresh();
        out.clause(&[!first, so_far]);
        for (index, &lit) in rest.iter().enumerate() {
            out.clause(&[!lit, !so_far]);
            if index + 1 < rest.len() {
                let next = out.fresh();
                out.clause(&[!so_far, next]);
                out.clause(&[!lit, next]);
                so_far = next;
            }
        }
    }
}
