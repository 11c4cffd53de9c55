//! Clauses that a set of several loops breaks and every single loop satisfies.

use rustsat::types::{Assignment, Clause, Lit};

use super::{LoopGraph, graph::is_taken, propagator::Paths};
use crate::lazy::{Holds, Lazy, Propagator};

const NONE: usize = usize::MAX;
/// Each loop takes a walk through the whole graph, so of very many not all are cut off.
const MAX_CUT: usize = 200;

/// A fault is a loop too many; a step is an edge.
impl Lazy for LoopGraph {
    /// Take the nodes of one loop away, and the rest of the graph falls into regions. A region with
    /// another loop in it must be joined to the first, or one of the two has to go.
    ///
    /// The clause is: one of the edges between the region and the first loop is taken. It is as
    /// strong as can be where something outside and something inside the region *has* to be
    /// visited; where nothing on a side has to be, it holds only for as long as some edge there is
    /// taken, and the clause names one edge of the model. So a loop through all required nodes is
    /// never forbidden: it may be the solution.
    fn cuts(&self, model: &Assignment) -> Vec<Clause> {
        let loops = self.loops(model);
        let mut loop_at = vec![NONE; self.n_nodes()];
        for (index, nodes) in loops.iter().enumerate() {
            for &node in nodes {
                loop_at[node] = index;
            }
        }
        let mut cuts = Vec::new();
        let mut reached_by = vec![NONE; self.n_nodes()];
        for (index, nodes) in loops.iter().enumerate().take(MAX_CUT) {
            for other in &loops {
                let first = other[0];
                if loop_at[first] != index && reached_by[first] != index {
                    let region = self.region(first, index, &loop_at, &mut reached_by);
                    cuts.push(self.cut(region, model, nodes));
                }
            }
        }
        cuts
    }

    fn propagator(&self) -> Option<Box<dyn Propagator>> {
        Some(Box::new(Paths::new(self)))
    }

    fn n_faults(&self, model: &Assignment) -> usize {
        self.loops(model).len().saturating_sub(1)
    }

    fn patch(&self, model: &mut Assignment, holds: &mut Holds) {
        self.join_loops(model, holds);
    }

    /// All loops but the longest are taken for faults.
    fn keep(&self, model: &Assignment, radius: usize) -> Vec<Lit> {
        let mut loops = self.loops(model);
        loops.sort_by_key(Vec::len);
        loops.pop();
        let mut near = vec![false; self.n_nodes()];
        let mut ring: Vec<usize> = loops.concat();
        for &node in &ring {
            near[node] = true;
        }
        for _ in 0..radius {
            let mut next = Vec::new();
            for &node in &ring {
                for edge in self.edges_at(node) {
                    let other = edge.other(node);
                    if !std::mem::replace(&mut near[other], true) {
                        next.push(other);
                    }
                }
            }
            ring = next;
        }
        let far = self.edges().iter().filter(|edge| edge.ends.iter().all(|&node| !near[node]));
        far.map(|edge| if is_taken(model, edge) { edge.lit } else { !edge.lit }).collect()
    }
}

/// A connected part of what is left of the graph without one of the loops, with another loop in it.
struct Region {
    /// The edges between it and the loop that was taken away.
    border: Vec<Lit>,
    n_required: usize,
    /// A node on another loop.
    visited: usize,
}

impl LoopGraph {
    /// The region around a node, without the loop at `index`.
    fn region(
        &self,
        visited: usize,
        index: usize,
        loop_at: &[usize],
        reached_by: &mut [usize],
    ) -> Region {
        let mut region = Region { border: Vec::new(), n_required: 0, visited };
        reached_by[visited] = index;
        let mut stack = vec![visited];
        while let Some(node) = stack.pop() {
            region.n_required += usize::from(self.is_required(node));
            for edge in self.edges_at(node) {
                let other = edge.other(node);
                if loop_at[other] == index {
                    region.border.push(edge.lit);
                } else if reached_by[other] != index {
                    reached_by[other] = index;
                    stack.push(other);
                }
            }
        }
        region
    }

    fn cut(&self, region: Region, model: &Assignment, nodes: &[usize]) -> Clause {
        let mut cut: Clause = region.border.into_iter().collect();
        let no_longer_taken = |node: usize| {
            let taken = self.edges_at(node).iter().find(|edge| is_taken(model, edge));
            !taken.expect("the node is on a loop").lit
        };
        if region.n_required == 0 {
            cut.add(no_longer_taken(region.visited));
        }
        if region.n_required == self.n_required() {
            cut.add(no_longer_taken(nodes[0]));
        }
        cut
    }
}
