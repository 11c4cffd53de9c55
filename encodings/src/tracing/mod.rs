//! Tracing: where a walk leads whose arcs become known piece by piece.
//!
//! The walk begins at one node. From each node an arc leads to one other node at most, no two arcs lead
//! to the same node, and none to the first. Apart from the walk the arcs may make other walks, which
//! it may join later, and closed circles, which it never can.

mod course;
#[cfg(test)]
mod tests;

use rustsat::types::{Assignment, Lit};

use crate::{formula::Formula, named::encodings};

use self::course::Course;

/// Ways to trace a walk.
pub trait Tracing: Sync {
    /// A walk that begins at this node, without arcs so far.
    fn begin(&self, first: usize) -> Box<dyn Trace>;
}

/// A walk, and the clauses that have been written for it.
///
/// Arcs are added, and a model of the clauses is asked for under the [`assumptions`](Self::assumptions)
/// and shown to [`read`](Self::read), until that knows the walk. Then there may be more arcs. The
/// clauses stay true whatever arcs are added.
pub trait Trace {
    /// Adds an arc.
    ///
    /// # Panics
    ///
    /// If there is an arc from or to the same node already, or it leads to the first node.
    fn add_arc(&mut self, from: usize, to: usize, out: &mut dyn Formula);

    /// Literals that hold for as long as no arc is added: that the walk goes on only by arcs.
    fn assumptions(&self) -> Vec<Lit>;

    /// The nodes of the walk in their order, from a model; none if it does not tell them yet, and
    /// clauses were added that help.
    fn read(&mut self, model: &Assignment, out: &mut dyn Formula) -> Option<Vec<usize>>;
}

encodings! {
    dyn Tracing;
    reached: Reached as "reached",
    steps: Steps as "steps",
}
