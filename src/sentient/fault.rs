//! What is wrong in a program, and where.

use super::syntax::tree::Place;
use crate::text::{Position, ReadError};

/// Something in a program that cannot be read or evaluated.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    place: Place,
    found: String,
    expected: String,
}

impl Fault {
    pub(super) fn new(place: Place, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { place, found: found.into(), expected: expected.into() }
    }

    /// The error with its place in the text, and the line that it is in.
    pub(super) fn in_text(self, text: &str) -> ReadError {
        let Position { line, column } = Position::of(text, self.place);
        ReadError::at(line, column, self.found, self.expected).with_line_of(text)
    }
}
