//! A short search for the first solution.

use quadrille_encodings::Assignment;

use super::{
    Problem, Settings, Stopped,
    chronological::{Chronological, Found},
};

/// Conflicts after which a search is no longer a short one.
const MAX_CONFLICTS: u64 = 1_000;
/// The same times the literals of the formula, since a conflict takes longer in a large one.
const MAX_LITERAL_CONFLICTS: u64 = 200_000_000;

/// Conflicts that a short search may have: so many that it takes about as long as reading the formula.
pub(super) fn max_conflicts(problem: &Problem) -> u64 {
    let n_literals = problem.formula.n_literals().max(1) as u64;
    MAX_CONFLICTS.min(MAX_LITERAL_CONFLICTS / n_literals)
}

/// Looks for a solution chronologically for some milliseconds: the outer option is none if that was too
/// short to know, the inner one if there is no solution.
///
/// Where solutions are many, that is often less than a solver takes to read the formula.
///
/// # Errors
///
/// If it was stopped.
pub fn probe(
    problem: &Problem,
    settings: &Settings,
) -> Result<Option<Option<Assignment>>, Stopped> {
    Ok(match Chronological::new(problem, settings).solution(max_conflicts(problem))? {
        Found::Solution(model) => Some(Some(model)),
        Found::End => Some(None),
        Found::Limit => None,
    })
}
