//! Clauses that tie two representations of an integer together.

use rustsat::types::Lit;

use super::binary::{at_least, at_most};
use crate::formula::Formula;

/// A value is taken just where its bound is reached and the next is not: for n values at most 3n - 2
/// clauses of three literals or less. Unit propagation is complete.
pub(super) fn direct_order(direct: &[Lit], order: &[Lit], out: &mut dyn Formula) {
    for pair in order.windows(2) {
        out.clause(&[!pair[1], pair[0]]);
    }
    for (index, &value) in direct.iter().enumerate() {
        let reached = index.checked_sub(1).map(|index| order[index]);
        let next = order.get(index).copied();
        let mut clause = vec![value];
        if let Some(reached) = reached {
            out.clause(&[!value, reached]);
            clause.push(!reached);
        }
        if let Some(next) = next {
            out.clause(&[!value, !next]);
            clause.push(next);
        }
        out.clause(&clause);
    }
}

/// A value is taken just where the bits are those of its distance from the least: n(b + 1) + 1
/// clauses.
pub(super) fn direct_binary(
    direct: &[Lit],
    distances: &[u64],
    bits: &[Lit],
    out: &mut dyn Formula,
) {
    out.clause(direct);
    for (&value, distance) in direct.iter().zip(distances) {
        let mut clause = vec![value];
        for (index, &bit) in bits.iter().enumerate() {
            let bit = if distance >> index & 1 == 1 { bit } else { !bit };
            out.clause(&[!value, bit]);
            clause.push(!bit);
        }
        out.clause(&clause);
    }
}

/// A bound is reached just where the bits are at least its distance from the least value: n - 1 times
/// about b clauses.
pub(super) fn order_binary(order: &[Lit], distances: &[u64], bits: &[Lit], out: &mut dyn Formula) {
    for pair in order.windows(2) {
        out.clause(&[!pair[1], pair[0]]);
    }
    at_most(bits, distances[distances.len() - 1], &[], out);
    for (&reached, pair) in order.iter().zip(distances.windows(2)) {
        at_least(bits, pair[1], &[!reached], out);
        at_most(bits, pair[0], &[reached], out);
    }
}
