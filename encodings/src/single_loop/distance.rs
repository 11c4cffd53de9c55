//! Each node is farther from the root than its parent.

use rustsat::types::Lit;

use super::{LoopGraph, SingleLoop, root::Root};
use crate::formula::Formula;

/// Distance labels in unary: each visited node but the root has a parent along the loop, at which the
/// distance is less. No distance is more than `h` = `floor(n / 2)`, since a loop can be walked both ways.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `2 * m - r + n * h` | `(2 * m - r) * (h + 3) + n * (h - 1)` | incomplete |
///
/// Levels as in Janhunen, "Some (in)translatability results for normal logic programs and propositional
/// theories", 2006, with the order encoding for the levels.
#[derive(Clone, Copy, Debug)]
pub struct Distance;

impl SingleLoop for Distance {
    fn encode(&self, graph: &LoopGraph, out: &mut dyn Formula) {
        let root = Root::of(graph, out);
        let arcs = root.parents(graph, out);
        let height = graph.n_nodes() / 2;
        // for each node, that its distance is at least 1, 2, ...
        let distances: Vec<Vec<Lit>> = (0..graph.n_nodes())
            .map(|_| {
                let at_least: Vec<Lit> = (0..height).map(|_| out.fresh()).collect();
                at_least.windows(2).for_each(|pair| out.clause(&[!pair[1], pair[0]]));
                at_least
            })
            .collect();
        for arc in &arcs {
            let (parent, child) = (&distances[arc.parent], &distances[arc.child]);
            let mut more: Vec<Lit> = vec![!arc.lit];
            more.extend(child.first());
            out.clause(&more);
            for (index, &at_least) in parent.iter().enumerate() {
                let mut clause = vec![!arc.lit, !at_least];
                clause.extend(child.get(index + 1));
                out.clause(&clause);
            }
        }
    }
}
