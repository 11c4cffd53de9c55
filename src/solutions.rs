//! A puzzle's solutions, each checked against its rules.

use std::sync::Arc;

use quadrille_encodings::Assignment;

use crate::{
    bounded,
    encoding::Encoding,
    puzzle::Puzzle,
    solving::{self, Counters, Models, Problem, Settings, Stop, Stopped},
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
    let (deciding, lazy) = (P::deciding(&vars), P::lazy(&vars));
    Ok((Problem { formula, deciding, lazy, multiplicity: P::multiplicity(&vars) }, vars))
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
    stop: Stop,
    counters: Arc<Counters>,
    /// Those that the last model of the walk stands for too.
    images: Box<dyn Iterator<Item = P::Solution>>,
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

/// A solution of a puzzle.
///
/// Where solutions are symmetric, it is [looked for](solving::probe) among those that the broken symmetry
/// leaves for a moment, then among all.
///
/// # Errors
///
/// Like an item of [`Solutions`].
///
/// # Panics
///
/// If the solver is not [`available`](crate::solving::Solver::available).
pub fn first<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    settings: &Settings,
) -> Result<Option<P::Solution>, Error<P::Violation>> {
    let unbroken = encoding.clone().with_all_solutions(&P::dimensions());
    if !settings.may_probe() {
        return Solutions::new(puzzle, &unbroken, settings).next().transpose();
    }
    let (problem, vars) = encode(puzzle, encoding, &settings.stop)?;
    if problem.multiplicity == 1 {
        return Solutions::of(puzzle, vars, problem, settings).next().transpose();
    }
    match solving::probe(&problem, settings)? {
        Some(None) => Ok(None),
        Some(Some(model)) => {
            Counters::add(&settings.counters.solutions, 1);
            checked(puzzle, &vars, &model).map(Some)
        }
        None => Solutions::new(puzzle, &unbroken, settings).next().transpose(),
    }
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
            Err(stopped) => Self::walking(puzzle, Walk::Stopped(Some(stopped)), settings),
        }
    }

    /// The same for a puzzle that was [encoded](encode) already.
    pub(crate) fn of(puzzle: &'p P, vars: P::Vars, problem: Problem, settings: &Settings) -> Self {
        let models = Box::new(Models::new(problem, settings));
        Self::walking(puzzle, Walk::Models(vars, models), settings)
    }

    fn walking(puzzle: &'p P, walk: Walk<P>, settings: &Settings) -> Self {
        let (stop, counters) = (settings.stop.clone(), Arc::clone(&settings.counters));
        Self { puzzle, walk, stop, counters, images: Box::new(std::iter::empty()) }
    }

    /// The next right answer, wanted or not.
    fn find(&mut self) -> Option<Result<P::Solution, Error<P::Violation>>> {
        let (vars, models) = match &mut self.walk {
            Walk::Models(vars, models) => (vars, models),
            Walk::Stopped(stopped) => return stopped.take().map(|stopped| Err(stopped.into())),
        };
        if let Some(image) = self.images.next() {
            // there may be more of them than there is time
            if let Err(stopped) = self.stop.check() {
                self.images = Box::new(std::iter::empty());
                self.walk = Walk::Stopped(None);
                return Some(Err(stopped.into()));
            }
            return Some(keeping_rules(self.puzzle, image));
        }
        let model = match models.next()? {
            Ok(model) => model,
            Err(stopped) => return Some(Err(stopped.into())),
        };
        let solution = checked(self.puzzle, vars, &model);
        if let Ok(solution) = &solution {
            self.images = P::images(vars, solution);
        }
        Some(solution)
    }
}

impl<P: Puzzle> Iterator for Solutions<'_, P> {
    type Item = Result<P::Solution, Error<P::Violation>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let found = self.find()?;
            let Ok(solution) = &found else { return Some(found) };
            if self.puzzle.is_wanted(solution) {
                Counters::add(&self.counters.solutions, 1);
                return Some(found);
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
    let encoding = encoding.clone().with_all_solutions(&P::dimensions());
    let (problem, vars) = encode(puzzle, &encoding, &settings.stop)?;
    let check = |model: &Assignment| checked(puzzle, &vars, model).map(drop);
    let backbone = solving::backbone(&problem, settings, check)?;
    Ok(backbone.map(|backbone| (vars, backbone)))
}

/// The answer that a model stands for, if it keeps the rules.
pub(crate) fn checked<P: Puzzle>(
    puzzle: &P,
    vars: &P::Vars,
    model: &Assignment,
) -> Result<P::Solution, Error<P::Violation>> {
    keeping_rules(puzzle, puzzle.decode(vars, model))
}

/// An answer, if it keeps the rules.
fn keeping_rules<P: Puzzle>(
    puzzle: &P,
    solution: P::Solution,
) -> Result<P::Solution, Error<P::Violation>> {
    puzzle.check(&solution).map(|()| solution).map_err(Error::Wrong)
}
