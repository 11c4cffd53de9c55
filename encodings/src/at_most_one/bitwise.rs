//! Each literal with a number.

use rustsat::{encodings::am1, types::Lit};

use super::{AtMostOne, encode_foreign};
use crate::formula::Formula;

/// The bitwise or binary encoding: a true literal fixes the bits of its number. Written by rustsat.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `ceil(log2(n))` | `n * ceil(log2(n))` | complete |
///
/// Prestwich, "Finding large cliques using SAT local
/// search", 2007; before him Frisch, Peugniez, Doggett and Nightingale, "Solving non-Boolean
/// satisfiability problems with stochastic local search", 2005.
#[derive(Clone, Copy, Debug)]
pub struct Bitwise;

impl AtMostOne for Bitwise {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        encode_foreign::<am1::Bitwise>(lits, out);
    }
}
