//! The graph in which a loop is looked for.

use rustsat::types::{Assignment, Lit, TernaryVal};

use crate::formula::Formula;

/// An edge between two different nodes, with the literal that is true where the loop takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The nodes at its ends.
    pub ends: [usize; 2],
    /// True where the loop takes the edge.
    pub lit: Lit,
}

impl Edge {
    /// The end that is not `node`, which has to be one of the two.
    #[must_use]
    pub fn other(&self, node: usize) -> usize {
        self.ends[usize::from(self.ends[0] == node)]
    }
}

/// An undirected graph in which a single loop is to be drawn, with the nodes that it must visit.
#[derive(Clone, Debug)]
pub struct LoopGraph {
    edges: Vec<Edge>,
    /// Those of node `n` are `incident[starts[n]..starts[n + 1]]`.
    incident: Vec<Edge>,
    starts: Vec<usize>,
    required: Vec<bool>,
    n_required: usize,
}

impl LoopGraph {
    /// A graph of `required.len()` nodes; the loop must visit those marked in `required`.
    ///
    /// # Panics
    ///
    /// If an edge names a node that does not exist, or the same node twice, or two edges join the
    /// same nodes.
    #[must_use]
    pub fn new(required: Vec<bool>, edges: Vec<Edge>) -> Self {
        let n_nodes = required.len();
        let mut starts = vec![0; n_nodes + 1];
        for edge in &edges {
            assert_ne!(edge.ends[0], edge.ends[1], "an edge joins two different nodes");
            for end in edge.ends {
                starts[end + 1] += 1;
            }
        }
        for node in 0..n_nodes {
            starts[node + 1] += starts[node];
        }
        let mut incident = edges.repeat(2);
        let mut next = starts.clone();
        for &edge in &edges {
            for end in edge.ends {
                incident[next[end]] = edge;
                next[end] += 1;
            }
        }
        for node in 0..n_nodes {
            let edges = &incident[starts[node]..starts[node + 1]];
            for (index, edge) in edges.iter().enumerate() {
                let is_parallel = |one: &Edge| one.other(node) == edge.other(node);
                assert!(!edges[..index].iter().any(is_parallel), "one edge between two nodes");
            }
        }
        let n_required = required.iter().filter(|&&required| required).count();
        Self { edges, incident, starts, required, n_required }
    }

    /// Number of nodes.
    #[must_use]
    pub fn n_nodes(&self) -> usize {
        self.required.len()
    }

    /// The edges in the order in which they were given.
    #[must_use]
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Number of nodes that the loop must visit.
    #[must_use]
    pub fn n_required(&self) -> usize {
        self.n_required
    }

    /// Whether the loop must visit this node.
    #[must_use]
    pub fn is_required(&self, node: usize) -> bool {
        self.required[node]
    }

    /// The edges at a node.
    #[must_use]
    pub fn edges_at(&self, node: usize) -> &[Edge] {
        &self.incident[self.starts[node]..self.starts[node + 1]]
    }

    /// Every node has degree 0 or 2, a required one degree 2, and some edge is taken.
    ///
    /// No variables. A node of degree d has d(d-1)(d-2)/6 clauses of three literals and d of d
    /// literals, a required one has another of d literals; where no node is required, there is one
    /// clause of all edges. The models are the non-empty sets of disjoint loops that visit every
    /// required node. Unit propagation is complete at a single node.
    pub fn encode_degrees(&self, out: &mut dyn Formula) {
        let mut clause = Vec::new();
        for node in 0..self.n_nodes() {
            let edges = self.edges_at(node);
            for (k, third) in edges.iter().enumerate() {
                for (j, second) in edges[..k].iter().enumerate() {
                    for first in &edges[..j] {
                        out.clause(&[!first.lit, !second.lit, !third.lit]);
                    }
                }
            }
            for taken in edges {
                clause.clear();
                clause.extend(edges.iter().map(|e| if e == taken { !e.lit } else { e.lit }));
                out.clause(&clause);
            }
            if self.is_required(node) {
                clause.clear();
                clause.extend(edges.iter().map(|edge| edge.lit));
                out.clause(&clause);
            }
        }
        if self.n_required == 0 {
            clause.clear();
            clause.extend(self.edges.iter().map(|edge| edge.lit));
            out.clause(&clause);
        }
    }

    /// The loops of a model of [`encode_degrees`](Self::encode_degrees), each as its nodes in
    /// order of travel.
    #[must_use]
    pub fn loops(&self, model: &Assignment) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.n_nodes()];
        let mut loops = Vec::new();
        for start in 0..self.n_nodes() {
            if seen[start] || !self.edges_at(start).iter().any(|edge| is_taken(model, edge)) {
                continue;
            }
            let mut nodes = Vec::new();
            let mut next = Some(start);
            while let Some(node) = next {
                seen[node] = true;
                nodes.push(node);
                next = self
                    .edges_at(node)
                    .iter()
                    .filter(|edge| is_taken(model, edge))
                    .map(|edge| edge.other(node))
                    .find(|&other| !seen[other]);
            }
            loops.push(nodes);
        }
        loops
    }
}

/// Whether the loop takes the edge in `model`.
pub(super) fn is_taken(model: &Assignment, edge: &Edge) -> bool {
    model.lit_value(edge.lit) == TernaryVal::True
}
