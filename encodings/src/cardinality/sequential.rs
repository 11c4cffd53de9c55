//! A running count.

use rustsat::types::Lit;

use super::Cardinality;
use crate::formula::Formula;

/// The sequential counter: for each of the `n` literals but the last, and each number up to `k`, an
/// auxiliary variable says that so many of the literals up to it are true.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `(n - 1) * k` | `2 * n * k + n - 3 * k - 1` | complete |
///
/// Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints", 2005.
#[derive(Clone, Copy, Debug)]
pub struct SequentialCounter;

impl Cardinality for SequentialCounter {
    fn encode(&self, lits: &[Lit], bound: usize, out: &mut dyn Formula) {
        let mut before: Vec<Lit> = Vec::new();
        for (index, &lit) in lits.iter().enumerate() {
            if let Some(&full) = before.last() {
                out.clause(&[!lit, !full]);
            }
            if index + 1 == lits.len() {
                break;
            }
            let counts: Vec<Lit> = (0..bound).map(|_| out.fresh()).collect();
            out.clause(&[!lit, counts[0]]);
            for (number, &count) in counts.iter().enumerate() {
                if index == 0 {
                    if number > 0 {
                        out.clause(&[!count]);
                    }
                    continue;
                }
                out.clause(&[!before[number], count]);
                if number > 0 {
                    out.clause(&[!lit, !before[number - 1], count]);
                }
            }
            before = counts;
        }
    }
}
