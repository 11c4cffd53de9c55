//! Each node has a greater label than its parent.

use super::{LoopGraph, SingleLoop, root::Root};
use crate::{
    circuit::{Signal, less_than},
    formula::Formula,
};

/// A tree with binary labels: each visited node but the root has a parent along the loop, whose label is
/// less. Labels have `b` = `max(1, ceil(log2(n)))` bits.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n * b + (2 * m - r) * (b + 1)` | `6 * b * (2 * m - r)` | incomplete |
///
/// Acyclicity by binary ranks: Gebser, Janhunen and Rintanen, "SAT modulo graphs: acyclicity", 2014.
#[derive(Clone, Copy, Debug)]
pub struct Tree;

impl SingleLoop for Tree {
    fn encode(&self, graph: &LoopGraph, out: &mut dyn Formula) {
        let root = Root::of(graph, out);
        let arcs = root.parents(graph, out);
        let n_bits = graph.n_nodes().next_power_of_two().ilog2().max(1);
        let labels: Vec<Vec<Signal>> = (0..graph.n_nodes())
            .map(|_| (0..n_bits).map(|_| out.fresh().into()).collect())
            .collect();
        for arc in &arcs {
            let is_less = less_than(&labels[arc.parent], &labels[arc.child], out);
            crate::circuit::clause(&[!Signal::from(arc.lit), is_less], out);
        }
    }
}
