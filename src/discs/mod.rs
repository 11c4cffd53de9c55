//! Discs: numbers on positions, so that given groups of positions have given sums.
//!
//! The original has fifteen discs: a centre, an inner and an outer ring of seven, and seven diamonds,
//! each of the centre, two neighbours of the inner ring and the disc of the outer ring between them,
//! that all add up to 30. Magic squares, hexagons and stars are layouts of the same kind.
//!
//! What a solver does first is to add sums up. The seven diamonds together have the centre seven
//! times, the inner ring twice and the outer one once; take all fifteen discs away, and six times the
//! centre and the inner ring add up to 90. So the centre is at most 10, since the inner ring is at least
//! `1 + 2 + ... + 7`. Equations like this one are found for every layout, and narrow the values that
//! are [encoded](Vars).
//!
//! The second is to search for one solution of each class only. If all discs are different, no symmetry of
//! the layout but the identity leaves a solution as it is, and some inequalities between discs that
//! symmetries take to each other hold in exactly one solution of each class (Puget, "Breaking symmetries in
//! all different problems", 2005). The others are its images, which the rules judge like any answer.

mod automorphisms;
mod combinations;
mod encode;
mod equations;
mod formats;
mod images;
mod instance;
mod narrow;
mod picture;
mod places;
mod rules;
mod structure;
mod vars;
mod violation;

use std::sync::Arc;

use quadrille_encodings::{Assignment, Formula, Lit};

use crate::{
    encoding::{Dimension, Encoding},
    puzzle::{Answers, Puzzle},
    solving::Deciding,
    text::ReadError,
};

use self::automorphisms::Automorphisms;
pub use self::{
    formats::{Format, Output},
    instance::{Layout, MAX_CHOICES, MAX_POSITIONS, MAX_TIMES, Sum, Total},
    vars::Vars,
    violation::Violation,
};

/// The most positions of a layout whose symmetries are looked for.
pub const MAX_SYMMETRIC: usize = 500;
/// The most automorphisms of a layout without `distinct`, for which solutions are compared with their
/// images one by one; those do not count that differ in positions only that are in the same sums.
pub const MAX_AUTOMORPHISMS: f64 = 10_000.0;

/// A layout, and which of its solutions are wanted.
#[derive(Clone, Debug)]
pub struct Discs {
    layout: Layout,
    /// The layout's symmetries, if only one solution of each class is wanted.
    symmetry: Option<Arc<Automorphisms>>,
}

impl Discs {
    /// A puzzle of which all solutions are wanted.
    #[must_use]
    pub fn new(layout: Layout) -> Self {
        Self { layout, symmetry: None }
    }

    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}

/// How a layout is understood.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Options {
    /// Of solutions that a symmetry of the layout takes to each other, only one
    #[arg(long)]
    pub up_to_symmetry: bool,
}

impl Puzzle for Discs {
    const NAME: &'static str = "discs";
    const ABOUT: &'static str = "Numbers on positions, so that groups of them have given sums";
    const INPUT: &'static str = "\
The puzzle is a layout, one directive a line:
  positions 15            # named 0..14
  values 1..15            # intervals and numbers: `values -2..3 7`
  distinct
  sum 30 = 0 1 2 8        # the values at these positions add up to 30
  sum S = 0 2 3 9         # an unknown total, the same wherever its name stands
  fixed 0 = 13
In a sum, a position may be there twice, or have a factor: `-2*5`. Without a file, the puzzle is that of
the fifteen discs. An answer is a line of values in the order of the positions, or the JSON that `solve`
writes.";
    const DEFAULT: Option<&'static str> = Some(include_str!("../../puzzles/discs/fifteen.txt"));

    type Options = Options;
    type Output = Output;
    type Vars = Vars;
    type Solution = Vec<i64>;
    type Violation = Violation;

    fn read(text: &str, options: &Options) -> Result<Self, ReadError> {
        let layout = Layout::parse(text)?;
        if !options.up_to_symmetry {
            return Ok(Self::new(layout));
        }
        if layout.n_positions() > MAX_SYMMETRIC {
            let found = format!("{} positions", layout.n_positions());
            let expected = format!("at most {MAX_SYMMETRIC} with --up-to-symmetry");
            return Err(ReadError::whole(found, expected));
        }
        let symmetry = Automorphisms::of(&layout);
        let is_small = symmetry.essential_order() <= MAX_AUTOMORPHISMS;
        if !is_small && !layout.is_distinct() {
            let found = "a layout with more symmetries, of discs that may be equal".to_owned();
            return Err(ReadError::whole(
                found,
                format!("`distinct` or at most {MAX_AUTOMORPHISMS}"),
            ));
        }
        Ok(Self { layout, symmetry: Some(Arc::new(symmetry)) })
    }

    fn dimensions() -> Vec<Dimension> {
        encode::dimensions()
    }

    fn encode(&self, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
        encode::encode(&self.layout, self.symmetry.as_deref(), encoding, out)
    }

    fn deciding(vars: &Vars) -> Deciding {
        vars.deciding()
    }

    fn multiplicity(vars: &Vars) -> u64 {
        vars.multiplicity()
    }

    fn images(vars: &Vars, solution: &Vec<i64>) -> Box<dyn Iterator<Item = Vec<i64>>> {
        vars.images(solution)
    }

    fn names(&self, vars: &Vars) -> Vec<(Lit, String)> {
        vars.names()
    }

    fn decode(&self, vars: &Vars, model: &Assignment) -> Vec<i64> {
        vars.discs(model)
    }

    fn check(&self, solution: &Vec<i64>) -> Result<(), Violation> {
        rules::check(&self.layout, solution)
    }

    fn is_selective(&self) -> bool {
        self.symmetry.is_some() && !self.layout.is_distinct()
    }

    fn is_wanted(&self, solution: &Vec<i64>) -> bool {
        // the clauses see to it where all are different
        let symmetry = self.symmetry.as_ref().filter(|_| !self.layout.is_distinct());
        symmetry.is_none_or(|symmetry| symmetry.is_first(solution))
    }

    fn remark(&self) -> Option<String> {
        let symmetry = self.symmetry.as_ref()?;
        Some(match symmetry.order() {
            Some(1) => "the layout has no symmetry".to_owned(),
            Some(order) => format!("the layout has {order} automorphisms"),
            None => "the layout has more than 10^38 automorphisms".to_owned(),
        })
    }

    fn read_answers<'t>(&'t self, text: &'t str) -> Answers<'t, Self> {
        formats::read_answers(&self.layout, text)
    }

    fn write(&self, solution: &Vec<i64>, output: &Output) -> String {
        formats::write(&self.layout, solution, output)
    }

    fn separator(output: &Output) -> Option<&'static str> {
        formats::separator(output)
    }

    fn write_difference(&self, both: [&Vec<i64>; 2], output: &Output) -> String {
        formats::write_difference(&self.layout, both.map(Vec::as_slice), output)
    }

    fn write_backbone(&self, vars: &Vars, backbone: &Assignment, output: &Output) -> String {
        formats::write_forced(&self.layout, &vars.decided(backbone), output)
    }
}
