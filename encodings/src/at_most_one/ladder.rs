//! A ladder of auxiliary variables that is true up to the literal.

use rustsat::{encodings::am1, types::Lit};

use super::{AtMostOne, encode_foreign};
use crate::formula::Formula;

/// The ladder encoding: `n - 1` auxiliary variables are true up to some place and false from there
/// on, and a literal is true only where they change. Written by rustsat.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n - 1` | `3 * n - 4` | complete |
///
/// Gent and Nightingale, "A new encoding of AllDifferent into SAT", 2004.
#[derive(Clone, Copy, Debug)]
pub struct Ladder;

impl AtMostOne for Ladder {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        encode_foreign::<am1::Ladder>(lits, out);
    }
}
