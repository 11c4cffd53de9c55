//! Groups, each with a number.

use rustsat::{encodings::am1, types::Lit};

use super::{AtMostOne, encode_foreign};
use crate::formula::Formula;

/// The bimander encoding: groups of at most four literals; a true literal fixes the bits of the number
/// of its group. Written by rustsat, pairwise in groups, `g` = `ceil(n / 4)` of them; the last group
/// has `r` = `n - 4 * (g - 1)` literals, and there are `b` = `max(1, ceil(log2(g)))` bits.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `b` | `n * b + 6 * (g - 1) + r * (r - 1) / 2` | complete |
///
/// Nguyen and Mai, "A new method to encode the at-most-one constraint into SAT", 2015.
#[derive(Clone, Copy, Debug)]
pub struct Bimander;

impl AtMostOne for Bimander {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        encode_foreign::<am1::Bimander>(lits, out);
    }
}
