//! Groups, each with a commander.

use rustsat::{encodings::am1, types::Lit};

use super::{AtMostOne, encode_foreign};
use crate::formula::Formula;

/// The commander encoding: groups of at most four literals; a commander is true where its group has a
/// true literal, and at most one commander is true. Written by rustsat, pairwise in groups and for
/// the commanders, `g` = `ceil(n / 4)` of them; the last group has `r` = `n - 4 * (g - 1)` literals.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `g` | `n + 6 * (g - 1) + r * (r - 1) / 2 + g * (g - 1) / 2` | complete |
///
/// Klieber and Kwon, "Efficient CNF encoding for selecting 1 from N objects", 2007.
#[derive(Clone, Copy, Debug)]
pub struct Commander;

impl AtMostOne for Commander {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        encode_foreign::<am1::Commander>(lits, out);
    }
}
