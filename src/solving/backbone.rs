//! What all solutions share.

use quadrille_encodings::{Assignment, Lit, TernaryVal};

use super::{Problem, Settings, Stopped, problem::literal, search::Search};

/// The deciding literals that are true in every solution, as a partial assignment; none where there
/// is no solution.
///
/// Starting from one solution, each further one must differ in a literal that all so far share,
/// until there is none: at most one solution for each deciding variable is looked for. (The complement
/// of the estimate as a clause: Marques-Silva, Janota, Lynce, "On computing backbones of propositional
/// theories", 2010.)
///
/// # Errors
///
/// If it was stopped before the answer was known.
///
/// # Panics
///
/// If the solver is not [`available`](super::Solver::available).
pub fn backbone(problem: Problem, settings: &Settings) -> Result<Option<Assignment>, Stopped> {
    let mut search = Search::new(problem, settings);
    let Some(first) = search.solution()? else { return Ok(None) };
    let deciding = &search.problem.deciding;
    let mut shared: Vec<Lit> = deciding.iter().map(|&var| literal(&first, var)).collect();
    while !shared.is_empty() {
        search.demand(&shared.iter().map(|&lit| !lit).collect::<Vec<_>>());
        let Some(other) = search.solution()? else { break };
        shared.retain(|&lit| other.lit_value(lit) == TernaryVal::True);
    }
    Ok(Some(shared.into_iter().collect()))
}
