//! Each value is taken.

use super::{AllDifferent, Pairs, takers};
use crate::{formula::Formula, integer::Integer};

/// [`Pairs`], and where there are no more values than integers, each value is taken: the permutation as
/// the formula of both sides. For `n` integers with the same `n` values:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `0` | `n * n * (n - 1) / 2 + n` | incomplete |
///
/// Where there are fewer values than integers, the empty clause says so. The dual clauses of a
/// permutation: Walsh, "Permutation problems and channelling constraints", 2001.
#[derive(Clone, Copy, Debug)]
pub struct Values;

impl AllDifferent for Values {
    fn encode(&self, integers: &[Integer], out: &mut dyn Formula) {
        Pairs.encode(integers, out);
        let takers = takers(integers, out);
        if takers.len() < integers.len() {
            out.clause(&[]);
        } else if takers.len() == integers.len() {
            takers.values().for_each(|lits| out.clause(lits));
        }
    }
}
