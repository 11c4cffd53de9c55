//! Joining loops that run side by side.

use rustsat::types::{Assignment, Lit};

use super::{Edge, LoopGraph, graph::is_taken};
use crate::lazy::Holds;

/// Which nodes are on the same loop, as loops are joined.
struct Loops {
    /// The loop of each node, as an index into `joined_to`.
    at: Vec<Option<usize>>,
    joined_to: Vec<usize>,
    n_loops: usize,
}

impl Loops {
    fn find(&mut self, node: usize) -> Option<usize> {
        let mut index = self.at[node]?;
        while self.joined_to[index] != index {
            self.joined_to[index] = self.joined_to[self.joined_to[index]];
            index = self.joined_to[index];
        }
        Some(index)
    }

    fn join(&mut self, a: usize, b: usize) {
        self.joined_to[a] = b;
        self.n_loops -= 1;
    }
}

impl LoopGraph {
    /// Swaps opposite edges of a four-cycle between two loops, which makes them one, wherever the
    /// rest of the formula allows it; then takes away loops that visit nothing required.
    pub(super) fn join_loops(&self, model: &mut Assignment, holds: &mut Holds) {
        let nodes_of = self.loops(model);
        let mut loops = Loops {
            at: vec![None; self.n_nodes()],
            joined_to: (0..nodes_of.len()).collect(),
            n_loops: nodes_of.len(),
        };
        for (index, nodes) in nodes_of.iter().enumerate() {
            for &node in nodes {
                loops.at[node] = Some(index);
            }
        }
        // joining two loops may make room for joining two others
        let mut n_before = usize::MAX;
        while 1 < loops.n_loops && loops.n_loops < n_before {
            n_before = loops.n_loops;
            for edge in self.edges() {
                if is_taken(model, edge) {
                    let [a, b] = edge.ends;
                    let _ = self.swap_beside(a, b, edge, &mut loops, model, holds)
                        || self.swap_beside(b, a, edge, &mut loops, model, holds);
                }
            }
        }
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); nodes_of.len()];
        for node in nodes_of.into_iter().flatten() {
            members[loops.find(node).expect("the node is on a loop")].push(node);
        }
        for nodes in members {
            let is_optional = !nodes.iter().any(|&node| self.is_required(node));
            if loops.n_loops > 1 && !nodes.is_empty() && is_optional {
                let edges = nodes.iter().flat_map(|&node| self.edges_at(node));
                let off = edges.filter(|e| is_taken(model, e)).map(|e| !e.lit).collect::<Vec<_>>();
                loops.n_loops -= usize::from(flip(&off, model, holds));
            }
        }
    }

    /// Looks for a four-cycle a-b-c-d whose sides a-b and c-d belong to different loops while b-c
    /// and d-a are not taken, and swaps the pairs.
    fn swap_beside(
        &self,
        a: usize,
        b: usize,
        ab: &Edge,
        loops: &mut Loops,
        model: &mut Assignment,
        holds: &mut Holds,
    ) -> bool {
        let here = loops.find(a);
        for bc in self.edges_at(b) {
            let c = bc.other(b);
            let there = loops.find(c);
            if there.is_none() || there == here {
                continue;
            }
            for cd in self.edges_at(c) {
                let d = cd.other(c);
                if !is_taken(model, cd) {
                    continue;
                }
                for da in self.edges_at(d) {
                    if da.other(d) == a && flip(&[!ab.lit, bc.lit, !cd.lit, da.lit], model, holds) {
                        loops.join(here.expect("the edge is taken"), there.expect("checked above"));
                        return true;
                    }
                }
            }
        }
        false
    }
}

/// Makes the literals true, all of which are false, if the formula still holds then.
fn flip(lits: &[Lit], model: &mut Assignment, holds: &mut Holds) -> bool {
    for &lit in lits {
        model.assign_lit(lit);
    }
    if holds(model, lits) {
        return true;
    }
    for &lit in lits {
        model.assign_lit(!lit);
    }
    false
}
