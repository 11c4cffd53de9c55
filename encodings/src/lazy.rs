//! Constraints that are added to a formula only as far as its models break them.

use rustsat::types::{Assignment, Clause, Lit};

/// Tells whether the rest of the formula still holds in a model in which these literals, now true,
/// have just been flipped.
pub type Holds<'a> = dyn FnMut(&Assignment, &[Lit]) -> bool + 'a;

/// A constraint that the formula leaves out.
///
/// A solver is asked for a model of the formula, the model is shown to the constraint, and the
/// clauses that come back are added, until a model breaks none. To find a first solution among
/// many quickly, a model that breaks the constraint may also be mended where it is broken, see
/// [`improve`](Self::improve) and [`keep`](Self::keep).
pub trait Lazy: Send + Sync {
    /// Clauses that follow from the formula and the constraint, each broken by `model`; none where
    /// the model satisfies the constraint.
    fn cuts(&self, model: &Assignment) -> Vec<Clause>;

    /// How far a model is from the constraint: 0 where it satisfies it, less is better.
    fn distance(&self, model: &Assignment) -> usize;

    /// Flips literals of `model` to bring it nearer to the constraint while the formula `holds`.
    fn improve(&self, model: &mut Assignment, holds: &mut Holds);

    /// The literals of `model` that may stay as they are while what is broken in it is mended: all
    /// that are more than `radius` steps away from it.
    fn keep(&self, model: &Assignment, radius: usize) -> Vec<Lit>;
}
