//! Which format an answer is written in.

use super::{art, json, path};
use crate::masyu::{drawing::Drawing, forced::Forced, grid::Cell, instance::Masyu, picture};

/// How a solution is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// One line `x1 y1 x2 y2 ...`, from the topmost then leftmost corner, right first
    #[default]
    Text,
    /// The grid in box-drawing characters
    Grid,
    /// A JSON object on one line
    Json,
    /// A picture
    Svg,
    /// The puzzle, without its solution, as a puzz.link URL
    Url,
}

/// How a solution is written: the options of the command line.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Output {
    /// How to write a solution
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: Format,

    /// Write every cell of the path instead of its corners, in `text` and `json`
    #[arg(long)]
    pub every_cell: bool,
}

impl Output {
    fn points(&self, solution: &Drawing) -> Vec<Cell> {
        if self.every_cell { solution.path() } else { solution.corners() }
    }
}

/// Writes a solution, with a line end.
pub(in crate::masyu) fn write(puzzle: &Masyu, solution: &Drawing, output: &Output) -> String {
    match output.format {
        Format::Text => path::write(&output.points(solution)),
        Format::Grid => art::solution(puzzle, solution),
        Format::Json => json::solution(puzzle, &output.points(solution)),
        Format::Svg => picture::solution(puzzle, solution),
        Format::Url => puzzle.to_url() + "\n",
    }
}

/// Writes the puzzle without a solution; none where the format is one of paths.
pub(in crate::masyu) fn show(puzzle: &Masyu, output: &Output) -> Option<String> {
    let empty = Drawing::new(puzzle.size(), |_, _| false);
    match output.format {
        Format::Text | Format::Json => None,
        Format::Grid | Format::Svg | Format::Url => Some(write(puzzle, &empty, output)),
    }
}

/// What stands between two solutions in a list; none where there can be only one.
pub(in crate::masyu) fn separator(output: &Output) -> Option<&'static str> {
    match output.format {
        Format::Text | Format::Json => Some(""),
        Format::Grid => Some("\n"),
        Format::Svg | Format::Url => None,
    }
}

/// Writes two solutions and where they differ.
pub(in crate::masyu) fn write_difference(
    puzzle: &Masyu,
    both: [&Drawing; 2],
    output: &Output,
) -> String {
    match output.format {
        Format::Text => both.map(|solution| path::write(&output.points(solution))).concat(),
        Format::Grid => art::difference(puzzle, both),
        Format::Json => json::difference(puzzle, both, both.map(|one| output.points(one))),
        Format::Svg => picture::difference(puzzle, both),
        Format::Url => puzzle.to_url() + "\n",
    }
}

/// Writes what all solutions share; `text` is one edge a line.
pub(in crate::masyu) fn write_forced(puzzle: &Masyu, forced: &Forced, output: &Output) -> String {
    match output.format {
        Format::Text => path::forced(puzzle, forced),
        Format::Grid => art::forced(puzzle, forced),
        Format::Json => json::forced(puzzle, forced),
        Format::Svg => picture::forced(puzzle, forced),
        Format::Url => puzzle.to_url() + "\n",
    }
}

/// The solution as a drawing, beside an output that is none.
pub(in crate::masyu) fn sketch(
    puzzle: &Masyu,
    solution: &Drawing,
    output: &Output,
) -> Option<String> {
    (output.format == Format::Text).then(|| art::solution(puzzle, solution))
}

/// Two solutions and where they differ as a drawing, beside an output that is none.
pub(in crate::masyu) fn sketch_difference(
    puzzle: &Masyu,
    both: [&Drawing; 2],
    output: &Output,
) -> Option<String> {
    (output.format == Format::Text).then(|| art::difference(puzzle, both))
}

/// What all solutions share as a drawing, beside an output that is none.
pub(in crate::masyu) fn sketch_forced(
    puzzle: &Masyu,
    forced: &Forced,
    output: &Output,
) -> Option<String> {
    (output.format == Format::Text).then(|| art::forced(puzzle, forced))
}
