//! Which puzzles and contests there are.

use crate::{
    contest::Contest, discs::Discs, duel::Duel, entanglement::Entanglement, masyu::Masyu,
    puzzle::Puzzle, sentient::Sentient, squares::Squares,
};

/// Something that can be done with any kind of puzzle.
pub trait Visitor {
    /// Does it.
    fn visit<P: Puzzle>(&mut self);
}

/// Does it with every kind of puzzle.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<Discs>();
    visitor.visit::<Masyu>();
    visitor.visit::<Entanglement>();
    visitor.visit::<Sentient>();
    visitor.visit::<Squares>();
}

/// Something that can be done with any contest.
pub trait ContestVisitor {
    /// Does it.
    fn visit<C: Contest>(&mut self);
}

/// Does it with every contest.
pub fn visit_contests(visitor: &mut impl ContestVisitor) {
    visitor.visit::<Entanglement>();
    visitor.visit::<Squares>();
}

/// Something that can be done with any contest of two programs.
pub trait DuelVisitor {
    /// Does it.
    fn visit<D: Duel>(&mut self);
}

/// Does it with every contest of two programs.
pub fn visit_duels(visitor: &mut impl DuelVisitor) {
    visitor.visit::<Squares>();
}
