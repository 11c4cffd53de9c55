//! A network of comparators.

use rustsat::types::Lit;

use super::Cardinality;
use crate::{
    circuit::{Signal, and, clause},
    formula::Formula,
};

/// Batcher's odd-even merge sort: comparators bring the true literals to the front, and the one after
/// the bound must not be true. A comparator passes on only what is true: three clauses.
///
/// For `n` = `2 ^ m` literals there are `c` = `(m * m - m + 4) * 2 ^ m / 4 - 1` comparators; for other
/// numbers, those of the next power of two but for what missing literals save.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `2 * c` | `3 * c + 1` | complete |
///
/// Batcher, "Sorting networks and their applications", 1968; Eén and Sörensson, "Translating
/// pseudo-Boolean constraints into SAT", 2006.
#[derive(Clone, Copy, Debug)]
pub struct SortingNetwork;

impl Cardinality for SortingNetwork {
    fn encode(&self, lits: &[Lit], bound: usize, out: &mut dyn Formula) {
        let mut signals: Vec<Signal> = lits.iter().map(|&lit| lit.into()).collect();
        signals.resize(lits.len().next_power_of_two(), false.into());
        sort(&mut signals, out);
        clause(&[!signals[bound]], out);
    }
}

/// Brings true signals to the front.
fn sort(signals: &mut [Signal], out: &mut dyn Formula) {
    if signals.len() > 1 {
        let (left, right) = signals.split_at_mut(signals.len() / 2);
        sort(left, out);
        sort(right, out);
        let merged = merge(signals, out);
        signals.copy_from_slice(&merged);
    }
}

/// Merges two sorted halves: those at even places, those at odd ones, then neighbours.
fn merge(signals: &[Signal], out: &mut dyn Formula) -> Vec<Signal> {
    if let &[a, b] = signals {
        return compare(a, b, out).to_vec();
    }
    let every_second =
        |first: usize| signals.iter().skip(first).step_by(2).copied().collect::<Vec<_>>();
    let [even, odd] = [0, 1].map(|first| merge(&every_second(first), out));
    let mut merged = vec![even[0]];
    for (&a, &b) in odd.iter().zip(&even[1..]) {
        merged.extend(compare(a, b, out));
    }
    merged.push(odd[odd.len() - 1]);
    merged
}

/// The disjunction and the conjunction, at least where they are true.
fn compare(a: Signal, b: Signal, out: &mut dyn Formula) -> [Signal; 2] {
    let (Signal::Lit(a), Signal::Lit(b)) = (a, b) else {
        let either = !and(!a, !b, out);
        return [either, and(a, b, out)];
    };
    let [either, both] = [out.fresh(), out.fresh()];
    out.clause(&[!a, either]);
    out.clause(&[!b, either]);
    out.clause(&[!a, !b, both]);
    [either.into(), both.into()]
}
