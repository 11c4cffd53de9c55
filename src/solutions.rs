//! A puzzle's solutions, each checked against its rules.

use quadrille_encodings::Assignment;

use crate::{
    bounded,
    encoding::Encoding,
    puzzle::Puzzle,
    solving::{self, Models, Problem, Settings, Stop, Stopped},
};

/// A puzzle as a solver sees it, and where in its formula the solution lives.
///
/// # Errors
///
/// If it was stopped, or the formula is too large.
pub fn encode<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    stop: &Stop,
) -> Result<(Problem, P::Vars), Stopped> {
    let (formula, vars) = bounded::write(stop, |out| puzzle.encode(encoding, out))?;
    Ok((Problem { formula, deciding: P::deciding(&vars), lazy: P::lazy(&vars) }, vars))
}

/// Why there is no next solution although the end was not reached.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error<V: std::error::Error> {
    /// It was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// An answer did not pass the check of the rules, which is an error in the program.
    #[error("a fault in the program: an answer breaks a rule: {0}")]
    Wrong(V),
}

/// The solutions of a puzzle, each once, each checked against the rules.
pub struct Solutions<'p, P: Puzzle> {
    puzzle: &'p P,
    walk: Walk<P>,
}

enum Walk<P: Puzzle> {
    Models(P::Vars, Box<Models>),
    /// There was no formula to begin with.
    Stopped(Option<Stopped>),
}

/// Walks the solutions of a puzzle in its default encoding.
///
/// # Panics
///
/// If the solver is not [`available`](crate::solving::Solver::available).
pub fn solutions<'p, P: Puzzle>(puzzle: &'p P, settings: &Settings) -> Solutions<'p, P> {
    Solutions::new(puzzle, &Encoding::new(&P::dimensions()), settings)
}

impl<'p, P: Puzzle> Solutions<'p, P> {
    /// Walks the solutions of a puzzle.
    ///
    /// # Panics
    ///
    /// If the solver is not [`available`](crate::solving::Solver::available).
    pub fn new(puzzle: &'p P, encoding: &Encoding, settings: &Settings) -> Self {
        match encode(puzzle, encoding, &settings.stop) {
            Ok((problem, vars)) => Self::of(puzzle, vars, problem, settings),
            Err(stopped) => Self { puzzle, walk: Walk::Stopped(Some(stopped)) },
        }
    }

    /// The same for a puzzle that was [encoded](encode) already.
    pub(crate) fn of(puzzle: &'p P, vars: P::Vars, problem: Problem, settings: &Settings) -> Self {
        Self { puzzle, walk: Walk::Models(vars, Box::new(Models::new(problem, settings))) }
    }
}

impl<P: Puzzle> Iterator for Solutions<'_, P> {
    type Item = Result<P::Solution, Error<P::Violation>>;

    fn next(&mut self) -> Option<Self::Item> {
        let (vars, models) = match &mut self.walk {
            Walk::Models(vars, models) => (vars, models),
            Walk::Stopped(stopped) => return stopped.take().map(|stopped| Err(stopped.into())),
        };
        loop {
            let model = match models.next()? {
                Ok(model) => model,
                Err(stopped) => return Some(Err(stopped.into())),
            };
            let solution = checked(self.puzzle, vars, &model);
            if solution.as_ref().map_or(true, |solution| self.puzzle.is_wanted(solution)) {
                return Some(solution);
            }
        }
    }
}

/// What all solutions of a puzzle share, see [`solving::backbone`]; none where there is no solution.
///
/// # Errors
///
/// If it was stopped before the answer was known.
///
/// # Panics
///
/// If the solver is not [`available`](crate::solving::Solver::available).
#[expect(clippy::type_complexity, reason = "the variables tell what the assignment means")]
pub fn backbone<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    settings: &Settings,
) -> Result<Option<(P::Vars, Assignment)>, Error<P::Violation>> {
    let (problem, vars) = encode(puzzle, encoding, &settings.stop)?;
    let check = |model: &Assignment| checked(puzzle, &vars, model).map(drop);
    let backbone = solving::backbone(problem, settings, check)?;
    Ok(backbone.map(|backbone| (vars, backbone)))
}

/// The answer that a model stands for, if it keeps the rules.
pub(crate) fn checked<P: Puzzle>(
    puzzle: &P,
    vars: &P::Vars,
    model: &Assignment,
) -> Result<P::Solution, Error<P::Violation>> {
    let solution = puzzle.decode(vars, model);
    puzzle.check(&solution).map(|()| solution).map_err(Error::Wrong)
}
