//! Why a literal is true.

use quadrille_encodings::Lit;

/// Where a clause of three literals or more stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) len: u32,
}

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was decided, or its negation was and is done with.
    Decision,
    /// All other literals of the clause are false.
    Clause(Span),
    /// The other literal of a binary clause is false.
    Binary(Lit),
    /// The propagator of the lazy constraint says so.
    Propagator,
}
