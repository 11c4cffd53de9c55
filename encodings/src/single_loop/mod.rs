//! One closed loop in an undirected graph whose edges are literals.
//!
//! [`LoopGraph::encode_degrees`] writes what can be said node by node: its models are sets of
//! disjoint loops. That the loop is a single one is left to the [`Lazy`](crate::Lazy)
//! implementation of the graph:
//!
//! - its *cuts* are the subtour elimination constraints of Dantzig, Fulkerson and Johnson ("Solution
//!   of a large-scale traveling-salesman problem", 1954), one for each side of each loop, with the
//!   conditions under which they hold when not every node has to be visited;
//! - its *patching* makes one loop of two that run side by side, by swapping two pairs of edges
//!   (Karp, "A patching algorithm for the nonsymmetric traveling-salesman problem", 1979).

mod cuts;
mod graph;
mod patching;
mod propagator;
#[cfg(test)]
mod tests;

pub use graph::{Edge, LoopGraph};
