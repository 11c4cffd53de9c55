//! Small and great values hold only so many integers.

use rustsat::types::Lit;

use super::{AllDifferent, Values, takers};
use crate::{
    cardinality::{Cardinality, SequentialCounter},
    formula::Formula,
    integer::Integer,
};

/// [`Values`], and for each number k from 1 to `n - 1`: no more than k of the `n` integers have one of
/// the k least values, nor one of the k greatest. These Hall clauses follow from the rest, but unit
/// propagation does not see that. They use the order representation, and a sequential counter each.
///
/// For `n` integers with the same `n` values in both representations:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n * (n - 1) ^ 2` | `n * n * (n - 1) / 2 + n + (n - 1) * (2 * n * n - 3 * n + 2 * (n - 1))` | incomplete |
///
/// Hall, "On representatives of subsets", 1935; pigeonhole clauses of the two outermost kinds in Tamura,
/// Tanjo and Banbara, "System description of a SAT-based CSP solver Sugar", 2008.
#[derive(Clone, Copy, Debug)]
pub struct Hall;

impl AllDifferent for Hall {
    fn encode(&self, integers: &[Integer], out: &mut dyn Formula) {
        Values.encode(integers, out);
        let values: Vec<i64> = takers(integers, out).into_keys().collect();
        let n = integers.len().min(values.len());
        for k in 1..n {
            let (low, high) = (values[k], values[values.len() - k]);
            let mut bounded: [Vec<Lit>; 2] = Default::default();
            let mut n_always = [0; 2];
            for integer in integers {
                match at_least(integer, low, out) {
                    Reached::Always => {}
                    Reached::Never => n_always[0] += 1,
                    Reached::Where(lit) => bounded[0].push(!lit),
                }
                match at_least(integer, high, out) {
                    Reached::Always => n_always[1] += 1,
                    Reached::Never => {}
                    Reached::Where(lit) => bounded[1].push(lit),
                }
            }
            for (lits, n_always) in bounded.iter().zip(n_always) {
                match k.checked_sub(n_always) {
                    Some(left) => SequentialCounter.at_most(lits, left, out),
                    None => out.clause(&[]),
                }
            }
        }
    }
}

/// Whether an integer is at least some value.
enum Reached {
    Always,
    Never,
    Where(Lit),
}

fn at_least(integer: &Integer, value: i64, out: &mut dyn Formula) -> Reached {
    let n_below = integer.domain().values().take_while(|&other| other < value).count();
    match n_below.checked_sub(1) {
        None => Reached::Always,
        Some(index) => {
            integer.order(out).get(index).map_or(Reached::Never, |&lit| Reached::Where(lit))
        }
    }
}
