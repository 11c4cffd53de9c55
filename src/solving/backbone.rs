//! What all solutions share.

use quadrille_encodings::{Assignment, Lit, TernaryVal};

use super::{Problem, Settings, Stopped, search::Search};

/// The backbone: the deciding literals that are true in every solution, as a partial assignment;
/// none where there is no solution. Each solution that it goes by is shown to `check` first.
///
/// Starting from one solution, each further one must differ in a literal that all so far share,
/// until there is none: at most one solution for each deciding variable is looked for. (The
/// complement of the estimate as a clause: Marques-Silva, Janota, Lynce, "On computing backbones of
/// propositional theories", 2010.)
///
/// # Errors
///
/// If it was stopped before the answer was known, or `check` refuses a solution.
///
/// # Panics
///
/// Like [`Models::new`](super::Models::new).
pub fn backbone<E: From<Stopped>>(
    problem: &Problem,
    settings: &Settings,
    mut check: impl FnMut(&Assignment) -> Result<(), E>,
) -> Result<Option<Assignment>, E> {
    let mut search = Search::new(problem, settings);
    let Some(first) = search.solution()? else { return Ok(None) };
    check(&first)?;
    let mut shared: Vec<Lit> = problem.deciding.lits(&first).collect();
    while !shared.is_empty() {
        search.demand(&shared.iter().map(|&lit| !lit).collect::<Vec<_>>());
        let Some(other) = search.solution()? else { break };
        check(&other)?;
        shared.retain(|&lit| other.lit_value(lit) == TernaryVal::True);
    }
    Ok(Some(shared.into_iter().collect()))
}
