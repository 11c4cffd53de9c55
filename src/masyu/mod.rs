//! Masyu, or Pearls: one closed loop through a grid of white and black pearls.
//!
//! The loop runs through the centres of cells, horizontally and vertically, and visits every pearl.
//! On a white pearl it goes straight, and turns in the cell before or in the cell after it, or in
//! both. On a black pearl it turns, and goes straight through the cell before and the cell after
//! it. In the full-loop variant it visits every cell besides.
//!
//! How a solver thinks: a white pearl on the border lies along it, and of three whites in a row each
//! is crossed by a line of its own, since along the row the middle one would have no turn beside it.
//! A black pearl cannot point at a border less than two cells away, nor at a black pearl next to it,
//! so it points the other way. What remains is the single loop: two ends that would close it while
//! pearls are left outside must not meet.
//!
//! Here the pearl rules and that the line neither ends nor forks are clauses over one variable for
//! each edge ([`Vars`]); the single loop comes from the
//! [loop's cuts or encodings](quadrille_encodings::single_loop). The rules were published by Nikoli.

mod drawing;
mod encode;
mod forced;
mod formats;
mod grid;
mod instance;
mod picture;
mod rules;
mod violation;

use std::sync::Arc;

use quadrille_encodings::{Assignment, Formula, Lazy, Lit, TernaryVal};

use crate::{
    encoding::{Dimension, Encoding},
    puzzle::{Answers, Puzzle},
    solving::Deciding,
    text::ReadError,
};

pub use self::{
    drawing::Drawing,
    encode::Vars,
    forced::{Forced, State},
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
    const INPUT: &'static str = "\
The puzzle is a grid of '.', 'w' and 'b', a URL of puzz.link (pzv.jp, pzprxs), or a game id of Simon
Tatham's Pearl. A URL or an id may also stand in the place of FILE.
An answer is a path `x1 y1 x2 y2 ...` on a line, the JSON that `solve` writes, or a drawn grid.";

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

    fn dimensions() -> Vec<Dimension> {
        encode::dimensions()
    }

    fn encode(&self, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
        encode::encode(self, encoding, out)
    }

    fn deciding(vars: &Vars) -> Deciding {
        let vars = vars.graph.edges().iter().map(|edge| edge.lit.var()).collect();
        Deciding { vars, incomparable: true }
    }

    fn names(&self, vars: &Vars) -> Vec<(Lit, String)> {
        vars.names()
    }

    fn lazy(vars: &Vars) -> Option<Arc<dyn Lazy>> {
        vars.is_lazy.then(|| Arc::clone(&vars.graph) as Arc<dyn Lazy>)
    }

    fn decode(&self, vars: &Vars, model: &Assignment) -> Drawing {
        vars.drawing(model, TernaryVal::True)
    }

    fn check(&self, solution: &Drawing) -> Result<(), Violation> {
        rules::check(self, solution)
    }

    fn read_answers<'t>(&'t self, text: &'t str) -> Answers<'t, Self> {
        formats::read_answers(self, text)
    }

    fn show(&self, output: &Output) -> Option<String> {
        formats::show(self, output)
    }

    fn write(&self, solution: &Drawing, output: &Output) -> String {
        formats::write(self, solution, output)
    }

    fn separator(output: &Output) -> Option<&'static str> {
        formats::separator(output)
    }

    fn write_difference(&self, both: [&Drawing; 2], output: &Output) -> String {
        formats::write_difference(self, both, output)
    }

    fn write_backbone(&self, vars: &Vars, backbone: &Assignment, output: &Output) -> String {
        formats::write_forced(self, &Forced::new(vars, backbone), output)
    }

    fn sketch(&self, solution: &Drawing, output: &Output) -> Option<String> {
        formats::sketch(self, solution, output)
    }

    fn sketch_difference(&self, both: [&Drawing; 2], output: &Output) -> Option<String> {
        formats::sketch_difference(self, both, output)
    }

    fn sketch_backbone(
        &self,
        vars: &Vars,
        backbone: &Assignment,
        output: &Output,
    ) -> Option<String> {
        formats::sketch_forced(self, &Forced::new(vars, backbone), output)
    }
}
