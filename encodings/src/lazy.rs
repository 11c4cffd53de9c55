//! Constraints that are added to a formula only as far as its models break them.

use rustsat::types::{Assignment, Clause, Lit};

/// Tells whether the rest of the formula still holds in a model in which these literals, now true,
/// have just been flipped.
pub type Holds<'a> = dyn FnMut(&Assignment, &[Lit]) -> bool + 'a;

/// A constraint that the formula leaves out, over variables of the formula.
///
/// A solver is asked for a model of the formula, the model is shown to the constraint, and the
/// clauses that come back are added, until a model breaks none. To find one solution among many
/// quickly, a model may also be repaired where it breaks the constraint, see
/// [`patch`](Self::patch) and [`keep`](Self::keep). A search of its own may do better and ask for a
/// [`Propagator`], which follows the assignment as it grows.
pub trait Lazy: Send + Sync {
    /// Clauses that follow from the formula and the constraint, each broken by `model`: none where
    /// the model satisfies the constraint, one or more where it does not.
    fn cuts(&self, model: &Assignment) -> Vec<Clause>;

    /// How many faults a model has: 0 just where it satisfies the constraint, and about as many as
    /// there are places to repair.
    fn n_faults(&self, model: &Assignment) -> usize;

    /// Flips literals of `model` to take faults away while the formula `holds`.
    fn patch(&self, model: &mut Assignment, holds: &mut Holds);

    /// The literals of `model` that may stay as they are while its faults are repaired: those of
    /// what is more than `radius` steps away from a fault, in whatever the constraint is about.
    fn keep(&self, model: &Assignment, radius: usize) -> Vec<Lit>;

    /// A propagator for an assignment that is empty so far; none if full models are all that the
    /// constraint can judge.
    fn propagator(&self) -> Option<Box<dyn Propagator>> {
        None
    }
}

/// Follows an assignment literal by literal and says what a constraint makes of it.
///
/// A full assignment that goes without a conflict to its end satisfies the constraint.
pub trait Propagator: Send + Sync {
    /// A literal has become true. What follows from that is appended to `implied`: literals of any
    /// value, also such that are true already.
    ///
    /// # Errors
    ///
    /// If the constraint cannot be satisfied any more. The literal counts as assigned.
    fn assign(&mut self, lit: Lit, implied: &mut Vec<Lit>) -> Result<(), Conflict>;

    /// Takes the last [`assign`](Self::assign) back, which was of this literal.
    fn undo(&mut self, lit: Lit);

    /// Appends to `clause` the negations of assigned literals that imply `lit`, one of those that
    /// came with `implied`; they were assigned before it.
    fn explain(&self, lit: Lit, clause: &mut Vec<Lit>);

    /// Appends to `clause` the negations of assigned literals that contradict the constraint, for as
    /// long as the assignment that led to a conflict has not been taken back.
    fn explain_conflict(&self, clause: &mut Vec<Lit>);
}

/// An assignment that no solution extends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict;
