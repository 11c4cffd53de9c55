//! Which format a text is in.

use super::{art, json, path, pearl_id, puzz_link, rows};
use crate::{
    masyu::{instance::Masyu, violation::Violation},
    puzzle::Answers,
    text::{self, ReadError, quoted},
};

impl Masyu {
    /// Reads a puzzle in any of the formats, which are told apart by how they begin: a grid of `.`,
    /// `w` and `b`; a URL of puzz.link and its kin; an id of Simon Tatham's Pearl.
    ///
    /// # Errors
    ///
    /// If it is none of them, or has no cells or more than [`MAX_CELLS`](crate::masyu::MAX_CELLS).
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let Some((number, line)) = text::lines(text).next() else {
            return Err(ReadError::whole("nothing", "a Masyu grid, a puzz.link URL or a Pearl id"));
        };
        let read_line = if puzz_link::is_url(line) {
            puzz_link::read
        } else if pearl_id::is_id(line.trim_start()) {
            pearl_id::read
        } else {
            return rows::read(text);
        };
        if let Some((next, line)) = text::lines(text).nth(1) {
            return Err(ReadError::at(next, 1, quoted(line), "one puzzle on one line"));
        }
        read_line(line.trim_start()).map_err(|(part, found, expected)| {
            ReadError::at(number, text::column(line, part), found, expected)
        })
    }
}

/// Whether an argument is a puzzle and not the name of a file.
pub(in crate::masyu) fn is_inline(argument: &str) -> bool {
    puzz_link::is_inline(argument) || pearl_id::is_inline(argument)
}

/// Reads the answers in a text: paths, one a line; drawn grids with blank lines between; or JSON
/// objects, one a line. An answer that cannot be drawn breaks a rule already.
pub(in crate::masyu) fn read_answers<'t>(puzzle: &'t Masyu, text: &'t str) -> Answers<'t, Masyu> {
    let size = puzzle.size();
    let first = text::lines(text).next().and_then(|(_, line)| line.trim_start().chars().next());
    match first {
        None => Box::new(std::iter::once(Ok(Err(Violation::Empty)))),
        Some('{') => Box::new(text::lines(text).map(move |line| json::read(line, size))),
        Some(first) if art::can_begin_with(first) => Box::new(art::read(text, puzzle)),
        Some(_) => Box::new(text::lines(text).map(move |line| path::read(line, size))),
    }
}
