//! A clause for each pair.

use rustsat::types::Lit;

use super::AtMostOne;
use crate::formula::Formula;

/// The pairwise or binomial encoding: of each two literals, one is false.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `0` | `n * (n - 1) / 2` | complete |
///
/// Folklore; so called by Frisch and Giannaros, "SAT encodings of the at-most-k constraint", 2010.
#[derive(Clone, Copy, Debug)]
pub struct Pairwise;

impl AtMostOne for Pairwise {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        for (index, &lit) in lits.iter().enumerate() {
            for &other in &lits[..index] {
                out.clause(&[!other, !lit]);
            }
        }
    }
}
