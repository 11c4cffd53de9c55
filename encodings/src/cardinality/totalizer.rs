//! Sorted halves, merged in unary.

use rustsat::{
    encodings::card::{BoundUpper, Totalizer as Encoder},
    types::Lit,
};

use super::Cardinality;
use crate::formula::Formula;

/// The totalizer: a balanced tree of which each node counts the true literals below it in unary, as far
/// as it matters. Written by rustsat.
///
/// For at most one of `n` literals, two or more:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `2 * n - 3` | `4 * n - 6` | complete |
///
/// Bailleux and Boufkhad, "Efficient CNF encoding of Boolean cardinality constraints", 2003.
#[derive(Clone, Copy, Debug)]
pub struct Totalizer;

impl Cardinality for Totalizer {
    fn encode(&self, lits: &[Lit], bound: usize, out: &mut dyn Formula) {
        let mut units = Vec::new();
        crate::foreign::encode(lits, out, |clauses, vars| {
            let mut encoder: Encoder = lits.iter().copied().collect();
            encoder.encode_ub(bound..=bound, clauses, vars).expect("the clauses fit into memory");
            units = encoder.enforce_ub(bound).expect("the bound was encoded");
            units.iter().for_each(|&unit| clauses.add_unit(unit));
        });
    }
}
