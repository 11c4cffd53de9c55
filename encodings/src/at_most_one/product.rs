//! Rows and columns.

use rustsat::{encodings::am1, types::Lit};

use super::{AtMostOne, encode_foreign};
use crate::formula::Formula;

/// The two-product encoding: the literals stand in a rectangle of `p` rows and `q` columns; at most
/// one row and one column is used. Written by rustsat, pairwise for rows and for columns, with `p` =
/// `floor(sqrt(n))` and `q` = `ceil(n / p)`.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `p + q` | `2 * n + p * (p - 1) / 2 + q * (q - 1) / 2` | complete |
///
/// Chen, "A new SAT encoding of the at-most-one constraint", 2010.
#[derive(Clone, Copy, Debug)]
pub struct Product;

impl AtMostOne for Product {
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula) {
        encode_foreign::<am1::TwoProduct>(lits, out);
    }
}
