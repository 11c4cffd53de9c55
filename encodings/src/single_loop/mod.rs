//! One closed loop in an undirected graph whose edges are literals.
//!
//! [`LoopGraph::encode_degrees`] writes what can be said node by node: its models are sets of
//! disjoint loops. That the loop is a single one can be left to the [`Lazy`](crate::Lazy)
//! implementation of the graph:
//!
//! - its *cuts* are the subtour elimination constraints of Dantzig, Fulkerson and Johnson ("Solution
//!   of a large-scale traveling-salesman problem", 1954), one for each side of each loop, with the
//!   conditions under which they hold when not every node has to be visited;
//! - its *patching* makes one loop of two that run side by side, by swapping two pairs of edges
//!   (Karp, "A patching algorithm for the nonsymmetric traveling-salesman problem", 1979);
//! - its *propagator* closes no path too early.
//!
//! Or it is written down with the degrees: [`ENCODINGS`] has the ways to do that.

mod cuts;
mod graph;
mod patching;
mod propagator;
mod root;
#[cfg(test)]
mod tests;

use crate::{formula::Formula, named::encodings};

pub use self::graph::{Edge, LoopGraph};

/// Ways to say, beside the [degrees](LoopGraph::encode_degrees), that there is a single loop.
///
/// The loop has a root: the first node that it must visit, or, if there is none, the first that it
/// visits. Each way makes sure that every node on a loop is tied to the root. In the documented sizes,
/// `n` is the number of nodes and `m` that of edges, of a graph in which some node must be visited; `r`
/// is the number of edges at the root.
pub trait SingleLoop: Sync {
    /// Writes the clauses.
    fn encode(&self, graph: &LoopGraph, out: &mut dyn Formula);
}

encodings! {
    dyn SingleLoop;
    lfsr: Lfsr as "lfsr",
    tree: Tree as "tree",
    distance: Distance as "distance",
}
