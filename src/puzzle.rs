//! What a puzzle is to the rest of the house.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Formula, Lazy, Lit};

use crate::{
    encoding::{Dimension, Encoding},
    solving::{Deciding, Stop},
    text::ReadError,
};

/// Answers as they are read: what is wrong with the text, and where, or the answer. One that is so
/// wrong that it is not even a [`Solution`](Puzzle::Solution) comes as the rule that it breaks.
pub type Answers<'t, P> = Box<
    dyn Iterator<
            Item = Result<Result<<P as Puzzle>::Solution, <P as Puzzle>::Violation>, ReadError>,
        > + 't,
>;

/// A kind of puzzle: its whole contract.
///
/// A datum walks `text -> Self -> formula and Vars -> model -> Solution -> check -> text`, and each
/// step is one function here.
pub trait Puzzle: Sized + 'static {
    /// Its name on the command line.
    const NAME: &'static str;
    /// What it is, in a line.
    const ABOUT: &'static str;
    /// What it reads, for the help of the command line.
    const INPUT: &'static str;

    /// How a puzzle is understood: its own options on the command line.
    type Options: clap::Args + Default;
    /// How an answer is written: more of its options.
    type Output: clap::Args + Default;
    /// Where in the formula the solution lives.
    type Vars;
    /// An answer, right or wrong.
    type Solution;
    /// Which rule an answer breaks, and where.
    type Violation: std::error::Error + Send + Sync + 'static;

    /// The puzzle where none is given; without one, it is read from standard input then.
    const DEFAULT: Option<&'static str> = None;

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

    /// What the output asks about the puzzle itself, if it does not ask for solutions.
    fn about(&self, _output: &Self::Output) -> Option<String> {
        None
    }

    /// What can be encoded in several ways.
    fn dimensions() -> Vec<Dimension> {
        Vec::new()
    }

    /// Writes the rules as clauses.
    fn encode(&self, encoding: &Encoding, out: &mut dyn Formula) -> Self::Vars;

    /// The variables that tell solutions apart.
    fn deciding(vars: &Self::Vars) -> Deciding;

    /// What literals say, in a few words, for whoever reads the formula; of the deciding variables at
    /// least.
    fn names(&self, vars: &Self::Vars) -> Vec<(Lit, String)>;

    /// The rule that the clauses leave out.
    fn lazy(_vars: &Self::Vars) -> Option<Arc<dyn Lazy>> {
        None
    }

    /// How many solutions each that the clauses have stands for, itself among them, where they break a
    /// symmetry.
    fn multiplicity(_vars: &Self::Vars) -> u64 {
        1
    }

    /// The other solutions that one stands for: its images under the symmetry that the clauses break.
    fn images(
        _vars: &Self::Vars,
        _solution: &Self::Solution,
    ) -> Box<dyn Iterator<Item = Self::Solution>> {
        Box::new(std::iter::empty())
    }

    /// The answer that a model stands for.
    fn decode(&self, vars: &Self::Vars, model: &Assignment) -> Self::Solution;

    /// What there should be as much of as possible, in the plural, where not just any solution is wanted
    /// but the best.
    fn goal(&self) -> Option<&'static str> {
        None
    }

    /// How much of that a solution has.
    fn value(&self, _solution: &Self::Solution) -> u64 {
        0
    }

    /// Demands that solutions have so much of it from now on: by clauses, or through the propagator of
    /// the lazy constraint if that has one.
    fn demand(&self, _vars: &Self::Vars, _least: u64, _out: &mut dyn Formula) {}

    /// A good solution by other means, within a moment or until it is time to stop.
    fn guess(&self, _stop: &Stop) -> Option<Self::Solution> {
        None
    }

    /// Checks an answer against the rules, sharing no code with [`encode`](Self::encode).
    ///
    /// # Errors
    ///
    /// The rule that it breaks.
    fn check(&self, solution: &Self::Solution) -> Result<(), Self::Violation>;

    /// Whether fewer solutions are wanted than the clauses have: then [`is_wanted`](Self::is_wanted)
    /// tells which.
    fn is_selective(&self) -> bool {
        false
    }

    /// Whether a right answer is one of those that are wanted: where one of several that are much the
    /// same is enough, and the clauses do not single it out.
    fn is_wanted(&self, _solution: &Self::Solution) -> bool {
        true
    }

    /// What to say, on standard error, of what was asked.
    fn remark(&self) -> Option<String> {
        None
    }

    /// Reads the answers in a text, one at a time.
    fn read_answers<'t>(&'t self, text: &'t str) -> Answers<'t, Self>;

    /// Judges a text that is puzzle and answer in one, such as a whole game; none where it leaves
    /// something to answer.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    fn judge(_text: &str) -> Result<Option<Result<(), Self::Violation>>, ReadError> {
        Ok(None)
    }

    /// Writes the puzzle itself, with a line end; none where that is not an output for it.
    fn show(&self, _output: &Self::Output) -> Option<String> {
        None
    }

    /// Writes a solution, with a line end.
    fn write(&self, solution: &Self::Solution, output: &Self::Output) -> String;

    /// What stands between two solutions in a list; none where the output cannot be listed.
    fn separator(_output: &Self::Output) -> Option<&'static str> {
        Some("")
    }

    /// Writes two solutions and where they differ.
    fn write_difference(&self, both: [&Self::Solution; 2], output: &Self::Output) -> String;

    /// Writes the backbone: the deciding variables that have the same value in all solutions.
    fn write_backbone(
        &self,
        vars: &Self::Vars,
        backbone: &Assignment,
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

    /// The backbone as a drawing, where the output is none already.
    fn sketch_backbone(
        &self,
        _vars: &Self::Vars,
        _backbone: &Assignment,
        _output: &Self::Output,
    ) -> Option<String> {
        None
    }
}
