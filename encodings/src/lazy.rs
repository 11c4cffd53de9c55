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
/// [`patch`](Self::patch) and [`keep`](Self::keep).
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
}
