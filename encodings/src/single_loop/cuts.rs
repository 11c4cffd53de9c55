//! Clauses that a set of several loops breaks and every single loop satisfies.

use rustsat::types::{Assignment, Clause, Lit};

use super::{LoopGraph, graph::is_taken};
use crate::lazy::{Holds, Lazy};

const NONE: usize = usize::MAX;

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
        if loops.len() <= 1 {
            return Vec::new();
        }
        let mut loop_at = vec![NONE; self.n_nodes()];
        for (index, nodes) in loops.iter().enumerate() {
            for &node in nodes {
                loop_at[node] = index;
            }
        }
        let mut cuts = Vec::new();
        let mut reached_by = vec![NONE; self.n_nodes()];
        for (index, nodes) in loops.iter().enumerate() {
            for &from in nodes {
                for edge in self.edges_at(from) {
                    let first = edge.other(from);
                    if loop_at[first] != index && reached_by[first] != index {
                        let region = self.region(first, index, &loop_at, &mut reached_by);
                        cuts.extend(self.cut(region, model, &loops[index]));
                    }
                }
            }
        }
        cuts
    }

    fn distance(&self, model: &Assignment) -> usize {
        self.loops(model).len().saturating_sub(1)
    }

    fn improve(&self, model: &mut Assignment, holds: &mut Holds) {
        self.patch(model, holds);
    }

    /// What is broken are all loops but the longest.
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

/// A connected part of what is left of the graph without one of the loops.
struct Region {
    /// The edges between it and the loop.
    border: Vec<Lit>,
    n_required: usize,
    /// Some node of it that is on another loop.
    visited: Option<usize>,
}

impl LoopGraph {
    fn region(
        &self,
        first: usize,
        index: usize,
        loop_at: &[usize],
        reached_by: &mut [usize],
    ) -> Region {
        let mut region = Region { border: Vec::new(), n_required: 0, visited: None };
        reached_by[first] = index;
        let mut stack = vec![first];
        while let Some(node) = stack.pop() {
            region.n_required += usize::from(self.is_required(node));
            if loop_at[node] != NONE {
                region.visited = Some(node);
            }
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

    fn cut(&self, region: Region, model: &Assignment, nodes: &[usize]) -> Option<Clause> {
        let visited = region.visited?;
        let mut cut: Clause = region.border.into_iter().collect();
        let no_longer_taken = |node: usize| {
            let taken = self.edges_at(node).iter().find(|edge| is_taken(model, edge));
            !taken.expect("the node is on a loop").lit
        };
        if region.n_required == 0 {
            cut.add(no_longer_taken(visited));
        }
        if region.n_required == self.n_required() {
            cut.add(no_longer_taken(nodes[0]));
        }
        Some(cut)
    }
}
