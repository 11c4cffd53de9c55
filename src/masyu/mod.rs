//! Masyu, or Pearls: one closed loop through a grid of white and black pearls.
//!
//! The loop runs through the centres of cells, horizontally and vertically, and visits every pearl.
//! On a white pearl it goes straight, and turns in the cell before or in the cell after it, or in
//! both. On a black pearl it turns, and goes straight through the cell before and the cell after
//! it. In the full-loop variant it visits every cell besides.
//!
//! How a solver thinks: a white pearl on the border lies along it, and so do three whites in a row;
//! a black pearl cannot point at a border two cells away, nor at another black pearl next to it, so
//! it points the other way. Two white pearls side by side on the line force turns on both sides of
//! them, three of them in a row can only be crossed one by one. What remains is the single loop:
//! two ends that would close it early, while pearls are left outside, must not meet.
//!
//! Here the pearl rules and that the line neither ends nor forks are clauses over one variable for
//! each edge ([`Vars`]); the single loop comes from the
//! [loop's cuts](quadrille_encodings::single_loop). The rules were published by Nikoli.

mod draw;
mod drawing;
mod encode;
mod facts;
mod formats;
mod grid;
mod instance;
mod rules;
mod violation;

use std::sync::Arc;

use quadrille_encodings::{Assignment, Formula, Lazy, TernaryVal, Var};

use crate::{puzzle::Puzzle, text::ReadError};

pub use self::{
    drawing::Drawing,
    encode::Vars,
    facts::{Facts, State},
    formats::{Format, Output},
    grid::{Cell, Direction, Size},
    instance::{MAX_CELLS, Masyu, Pearl},
    violation::Violation,
};

/// How a puzzle is understood.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Options {
    /// The loop has to visit every cell, as in URLs with the flag /f/
    #[arg(long)]
    pub full_loop: bool,
}

impl Puzzle for Masyu {
    const NAME: &'static str = "masyu";
    const ABOUT: &'static str = "One closed loop through a grid of black and white pearls";
    const INCOMPARABLE: bool = true;

    type Options = Options;
    type Output = Output;
    type Vars = Vars;
    type Solution = Drawing;
    type Violation = Violation;

    fn is_inline(argument: &str) -> bool {
        formats::is_inline(argument)
    }

    fn read(text: &str, options: &Options) -> Result<Self, ReadError> {
        let puzzle = Self::parse(text)?;
        let full_loop = puzzle.is_full_loop() || options.full_loop;
        Ok(puzzle.with_full_loop(full_loop))
    }

    fn encode(&self, out: &mut dyn Formula) -> Vars {
        self.encode(out)
    }

    fn deciding(vars: &Vars) -> Vec<Var> {
        vars.graph.edges().iter().map(|edge| edge.lit.var()).collect()
    }

    fn lazy(vars: &Vars) -> Option<Arc<dyn Lazy>> {
        Some(Arc::clone(&vars.graph) as Arc<dyn Lazy>)
    }

    fn decode(&self, vars: &Vars, model: &Assignment) -> Drawing {
        vars.drawing(model, TernaryVal::True)
    }

    fn check(&self, solution: &Drawing) -> Result<(), Violation> {
        self.check(solution)
    }

    fn read_answers(&self, text: &str) -> Result<Vec<Result<Drawing, Violation>>, ReadError> {
        self.parse_answers(text)
    }

    fn write(&self, solution: &Drawing, output: &Output) -> String {
        self.format(solution, output)
    }

    fn write_difference(&self, both: [&Drawing; 2], output: &Output) -> String {
        self.format_difference(both, output)
    }

    fn write_backbone(&self, vars: &Vars, shared: &Assignment, output: &Output) -> String {
        let [on, off] =
            [TernaryVal::True, TernaryVal::False].map(|value| vars.drawing(shared, value));
        self.format_facts(&Facts { on, off }, output)
    }

    fn sketch(&self, solution: &Drawing, output: &Output) -> Option<String> {
        self.sketch(solution, output)
    }

    fn sketch_difference(&self, both: [&Drawing; 2], output: &Output) -> Option<String> {
        self.sketch_difference(both, output)
    }
}
