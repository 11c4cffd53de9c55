//! What a puzzle is to the rest of the house.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Cnf, Formula, Lazy, Var};

use crate::{
    solving::{self, Models, Problem, Settings, Stopped},
    text::ReadError,
};

/// A kind of puzzle: its whole contract.
///
/// A datum walks `text -> Self -> formula and Vars -> model -> Solution -> check -> text`, and each
/// step is one function here.
pub trait Puzzle: Sized {
    /// Its name on the command line.
    const NAME: &'static str;
    /// What it is, in a line.
    const ABOUT: &'static str;
    /// Whether no solution's set of true deciding variables contains another's, see
    /// [`Problem::incomparable`].
    const INCOMPARABLE: bool = false;

    /// How a puzzle is understood: its own options on the command line.
    type Options: clap::Args + Default;
    /// How an answer is written: more of its options.
    type Output: clap::Args + Default;
    /// Where in the formula the solution lives.
    type Vars;
    /// An answer, right or wrong.
    type Solution: PartialEq;
    /// Which rule an answer breaks, and where.
    type Violation: std::error::Error + Send + Sync + 'static;

    /// Whether an argument is a puzzle rather than the name of a file that has one.
    fn is_inline(_argument: &str) -> bool {
        false
    }

    /// Reads a puzzle.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    fn read(text: &str, options: &Self::Options) -> Result<Self, ReadError>;

    /// Writes the rules as clauses.
    fn encode(&self, out: &mut dyn Formula) -> Self::Vars;

    /// The variables that tell solutions apart.
    fn deciding(vars: &Self::Vars) -> Vec<Var>;

    /// The rule that the clauses leave out.
    fn lazy(_vars: &Self::Vars) -> Option<Arc<dyn Lazy>> {
        None
    }

    /// The answer that a model stands for.
    fn decode(&self, vars: &Self::Vars, model: &Assignment) -> Self::Solution;

    /// Checks an answer against the rules, sharing no code with [`encode`](Self::encode).
    ///
    /// # Errors
    ///
    /// The rule that it breaks.
    fn check(&self, solution: &Self::Solution) -> Result<(), Self::Violation>;

    /// Reads answers; those so wrong that they are not even a
    /// [`Solution`](Self::Solution) come back as the rule that they break.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    #[expect(clippy::type_complexity, reason = "each answer is good or bad")]
    fn read_answers(
        &self,
        text: &str,
    ) -> Result<Vec<Result<Self::Solution, Self::Violation>>, ReadError>;

    /// Writes a solution, with a line end.
    fn write(&self, solution: &Self::Solution, output: &Self::Output) -> String;

    /// Writes two solutions and where they differ.
    fn write_difference(&self, both: [&Self::Solution; 2], output: &Self::Output) -> String;

    /// Writes what all solutions share: the deciding variables that have the same value in all.
    fn write_backbone(
        &self,
        vars: &Self::Vars,
        shared: &Assignment,
        output: &Self::Output,
    ) -> String;

    /// A solution as a drawing for a terminal, where the output is none already.
    fn sketch(&self, _solution: &Self::Solution, _output: &Self::Output) -> Option<String> {
        None
    }

    /// Two solutions and where they differ as a drawing, where the output is none already.
    fn sketch_difference(
        &self,
        _both: [&Self::Solution; 2],
        _output: &Self::Output,
    ) -> Option<String> {
        None
    }
}

/// A puzzle as a solver sees it, and where in its formula the solution lives.
#[must_use]
pub fn encode<P: Puzzle>(puzzle: &P) -> (Problem, P::Vars) {
    let mut formula = Cnf::new();
    let vars = puzzle.encode(&mut formula);
    let (deciding, lazy) = (P::deciding(&vars), P::lazy(&vars));
    (Problem { formula, deciding, incomparable: P::INCOMPARABLE, lazy }, vars)
}

/// Why there is no next solution although the end was not reached.
#[derive(Debug, thiserror::Error)]
pub enum Failure<V: std::error::Error> {
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
    vars: P::Vars,
    models: Models,
}

/// Walks the solutions of a puzzle.
///
/// # Panics
///
/// If the solver is not [`available`](crate::solving::Solver::available).
pub fn solutions<'p, P: Puzzle>(puzzle: &'p P, settings: &Settings) -> Solutions<'p, P> {
    let (problem, vars) = encode(puzzle);
    Solutions { puzzle, vars, models: Models::new(problem, settings) }
}

impl<P: Puzzle> Iterator for Solutions<'_, P> {
    type Item = Result<P::Solution, Failure<P::Violation>>;

    fn next(&mut self) -> Option<Self::Item> {
        let model = match self.models.next()? {
            Ok(model) => model,
            Err(stopped) => return Some(Err(stopped.into())),
        };
        let solution = self.puzzle.decode(&self.vars, &model);
        Some(self.puzzle.check(&solution).map(|()| solution).map_err(Failure::Wrong))
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
pub fn backbone<P: Puzzle>(
    puzzle: &P,
    settings: &Settings,
) -> Result<Option<(P::Vars, Assignment)>, Stopped> {
    let (problem, vars) = encode(puzzle);
    Ok(solving::backbone(problem, settings)?.map(|shared| (vars, shared)))
}
