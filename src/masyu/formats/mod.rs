//! Reading and writing: one file for each format.

mod art;
mod json;
mod path;
mod pearl_id;
mod puzz_link;
mod text_grid;

use super::{
    draw,
    drawing::Drawing,
    facts::Facts,
    grid::{Cell, Size},
    instance::{MAX_CELLS, Masyu},
    violation::Violation,
};
use crate::text::{self, ReadError};

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

/// Whether an argument is a puzzle and not the name of a file.
pub(super) fn is_inline(argument: &str) -> bool {
    puzz_link::is_inline(argument) || pearl_id::is_id(argument) && argument.contains(':')
}

impl Masyu {
    /// Reads a puzzle in any of the formats, which are told apart by how they begin: a grid of `.`,
    /// `w` and `b`; a URL of puzz.link and its kin; an id of Simon Tatham's Pearl.
    ///
    /// # Errors
    ///
    /// If it is none of them, or has no cells or more than [`MAX_CELLS`](super::MAX_CELLS).
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let Some((number, line)) = text::lines(text).next() else {
            return Err(ReadError::whole("nothing", "a Masyu grid, a puzz.link URL or a Pearl id"));
        };
        let read_line = if puzz_link::is_url(line) {
            puzz_link::read
        } else if pearl_id::is_id(line.trim_start()) {
            pearl_id::read
        } else {
            return text_grid::read(text);
        };
        if let Some((next, line)) = text::lines(text).nth(1) {
            return Err(ReadError::at(next, 1, text::quoted(line), "one puzzle on one line"));
        }
        let indent = line.len() - line.trim_start().len();
        read_line(line.trim_start()).map_err(|(column, found, expected)| {
            let column = indent + line.trim_start()[..column].chars().count() + 1;
            ReadError::at(number, column, found, expected)
        })
    }

    /// The puzzle as a puzz.link URL.
    #[must_use]
    pub fn to_url(&self) -> String {
        puzz_link::write(self)
    }

    /// Reads the answers in a text: paths, one a line; drawn grids with blank lines between; or
    /// JSON objects, one a line. An answer that cannot be drawn breaks a rule already.
    ///
    /// # Errors
    ///
    /// If it is none of them.
    pub fn parse_answers(&self, text: &str) -> Result<Vec<Result<Drawing, Violation>>, ReadError> {
        let size = self.size();
        let Some((_, line)) = text::lines(text).next() else {
            return Ok(vec![Err(Violation::Empty)]);
        };
        match line.trim_start().chars().next() {
            Some('{') => json::read(text, size),
            Some(first) if path::can_begin_with(first) => path::read(text, size),
            _ => art::read(text, size).map(|drawings| drawings.into_iter().map(Ok).collect()),
        }
    }

    /// Writes a solution, with a line end.
    #[must_use]
    pub fn format(&self, solution: &Drawing, output: &Output) -> String {
        match output.format {
            Format::Text => path::write(&output.points(solution)),
            Format::Grid => art::solution(self, solution),
            Format::Json => json::solution(self, &output.points(solution)),
            Format::Svg => draw::solution(self, solution),
            Format::Url => self.to_url() + "\n",
        }
    }

    /// Writes two solutions and where they differ.
    #[must_use]
    pub fn format_difference(&self, both: [&Drawing; 2], output: &Output) -> String {
        match output.format {
            Format::Text => both.map(|solution| path::write(&output.points(solution))).concat(),
            Format::Grid => art::difference(self, both),
            Format::Json => json::difference(self, both, both.map(|one| output.points(one))),
            Format::Svg => draw::difference(self, both),
            Format::Url => self.to_url() + "\n",
        }
    }

    /// Writes what all solutions share; `text` is one edge a line.
    #[must_use]
    pub fn format_facts(&self, facts: &Facts, output: &Output) -> String {
        match output.format {
            Format::Text => path::facts(self, facts),
            Format::Grid => art::facts(self, facts),
            Format::Json => json::facts(self, facts),
            Format::Svg => draw::facts(self, facts),
            Format::Url => self.to_url() + "\n",
        }
    }

    /// The solution drawn for a terminal, beside an output in text.
    #[must_use]
    pub fn sketch(&self, solution: &Drawing, output: &Output) -> Option<String> {
        (output.format == Format::Text).then(|| art::solution(self, solution))
    }

    /// Two solutions and where they differ, drawn for a terminal, beside an output in text.
    #[must_use]
    pub fn sketch_difference(&self, both: [&Drawing; 2], output: &Output) -> Option<String> {
        (output.format == Format::Text).then(|| art::difference(self, both))
    }
}

/// What is wrong in a line: the byte offset, what was found, what was expected.
type LineError = (usize, String, String);

/// Reads a width and a height.
fn read_size(line: &str, width: &str, height: &str) -> Result<Size, LineError> {
    let number = |digits: &str, what: &str| {
        let offset = digits.as_ptr() as usize - line.as_ptr() as usize;
        let expected = format!("a {what} from 1 to {MAX_CELLS}");
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let value = digits.parse().ok().filter(|value| (1..=MAX_CELLS).contains(value));
        value.filter(|_| is_number).ok_or((offset, text::quoted(digits), expected))
    };
    let size = Size { width: number(width, "width")?, height: number(height, "height")? };
    if size.n_cells() > MAX_CELLS {
        let offset = width.as_ptr() as usize - line.as_ptr() as usize;
        return Err((offset, format!("a {size} grid"), format!("at most {MAX_CELLS} cells")));
    }
    Ok(size)
}
