//! A value needs a tuple that has it.

use rustsat::types::Lit;

use super::{Table, possible};
use crate::{formula::Formula, integer::Integer};

/// A variable for each of the `t` tuples, which implies its values; each value of each integer needs a
/// tuple that has it. For `n` integers with `d` values each:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `t` | `n * (t + d)` | complete |
///
/// Bacchus, "GAC via unit propagation", 2007.
#[derive(Clone, Copy, Debug)]
pub struct Supports;

impl Table for Supports {
    fn encode(&self, integers: &[Integer], tuples: &[Vec<i64>], out: &mut dyn Formula) {
        let tuples = possible(integers, tuples);
        if tuples.is_empty() {
            return out.clause(&[]);
        }
        let chosen: Vec<Lit> = tuples.iter().map(|_| out.fresh()).collect();
        for (index, integer) in integers.iter().enumerate() {
            let literals = integer.direct(out).to_vec();
            for (value, lit) in integer.domain().values().zip(literals) {
                let with_it = tuples.iter().zip(&chosen).filter(|(tuple, _)| tuple[index] == value);
                let mut clause = vec![!lit];
                for (_, &tuple) in with_it {
                    out.clause(&[!tuple, lit]);
                    clause.push(tuple);
                }
                out.clause(&clause);
            }
        }
    }
}
