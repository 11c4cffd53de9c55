//! Which literals are true, since when, and why.

use quadrille_encodings::Lit;

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was decided, or it is the other side of a decision.
    Decision,
    /// The rest of this clause is false.
    Clause(u32),
    /// The rest of a binary clause, this literal, is false.
    Binary(Lit),
    /// The lazy constraint's propagator says so.
    Propagator,
}

/// A decision and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// Where it begins on the trail: with its decision.
    pub(super) start: usize,
    /// Whether the opposite decision was explored before.
    pub(super) is_flipped: bool,
    /// Whether it decides a deciding variable.
    pub(super) is_deciding: bool,
}

/// The assignment, in the order in which it came about.
pub(super) struct Trail {
    /// 1 true, -1 false, 0 open, by [`Lit::lidx`].
    values: Vec<i8>,
    reasons: Vec<Reason>,
    levels_of: Vec<u32>,
    pub(super) lits: Vec<Lit>,
    pub(super) levels: Vec<Level>,
}
