//! The node that all others of a loop are tied to.

use rustsat::types::Lit;

use super::LoopGraph;
use crate::{
    circuit::{Signal, and, or},
    formula::Formula,
};

/// Which node is the root, and what ties others to it.
pub(super) struct Root {
    /// For each node, whether it is the root.
    pub(super) is_root: Vec<Signal>,
}

impl Root {
    /// The first node that must be visited; if there is none, the first that is.
    pub(super) fn of(graph: &LoopGraph, out: &mut dyn Formula) -> Self {
        let n_nodes = graph.n_nodes();
        if let Some(root) = (0..n_nodes).find(|&node| graph.is_required(node)) {
            return Self { is_root: (0..n_nodes).map(|node| (node == root).into()).collect() };
        }
        let mut is_found: Signal = false.into();
        let mut is_root = Vec::with_capacity(n_nodes);
        for node in 0..n_nodes {
            // with two edges or none, a node is visited where one of all but one edge is taken
            let edges = graph.edges_at(node);
            let but_one = edges.get(1..).unwrap_or_default();
            let is_visited =
                but_one.iter().fold(false.into(), |any, edge| or(any, edge.lit.into(), out));
            is_root.push(and(is_visited, !is_found, out));
            is_found = or(is_found, is_visited, out);
        }
        Self { is_root }
    }

    /// A literal for each edge and each of its ends: the edge is taken and ties that end to the other,
    /// its parent. Every visited node but the root has a parent, the root has none.
    pub(super) fn parents(&self, graph: &LoopGraph, out: &mut dyn Formula) -> Vec<Arc> {
        let mut arcs = Vec::with_capacity(2 * graph.edges().len());
        let mut at = vec![Vec::new(); graph.n_nodes()];
        for edge in graph.edges() {
            for (parent, child) in [(0, 1), (1, 0)] {
                let [parent, child] = [edge.ends[parent], edge.ends[child]];
                if self.is_root[child] == Signal::Constant(true) {
                    continue;
                }
                let lit = out.fresh();
                out.clause(&[!lit, edge.lit]);
                at[child].push(lit);
                arcs.push(Arc { parent, child, lit });
            }
        }
        for (node, parents) in at.iter().enumerate() {
            let unless: Vec<Lit> = match self.is_root[node] {
                Signal::Constant(true) => continue,
                Signal::Constant(false) => Vec::new(),
                Signal::Lit(is_root) => vec![is_root],
            };
            for edge in graph.edges_at(node) {
                out.clause(&[[!edge.lit].as_slice(), &unless, parents].concat());
            }
        }
        arcs
    }
}

/// An edge in one direction.
pub(super) struct Arc {
    pub(super) parent: usize,
    pub(super) child: usize,
    pub(super) lit: Lit,
}
