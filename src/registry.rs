//! Which puzzles there are.

use crate::{discs::Discs, masyu::Masyu, puzzle::Puzzle};

/// Something that can be done with any kind of puzzle.
pub trait Visitor {
    /// Does it.
    fn visit<P: Puzzle>(&mut self);
}

/// Does it with every kind of puzzle.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<Discs>();
    visitor.visit::<Masyu>();
}
