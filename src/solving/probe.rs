//! A short search for the first solution.

use quadrille_encodings::Assignment;

use super::{
    Problem, Settings, Stopped,
    chronological::{Chronological, Found},
};

/// Conflicts after which a search is no longer a short one.
pub(super) const MAX_CONFLICTS: u64 = 1_000;

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
    Ok(match Chronological::new(problem, settings).solution(MAX_CONFLICTS)? {
        Found::Solution(model) => Some(Some(model)),
        Found::End => Some(None),
        Found::Limit => None,
    })
}
