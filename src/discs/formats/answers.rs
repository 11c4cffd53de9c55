//! Answers as text.

use super::json;
use crate::{
    discs::{Discs, Layout, Violation},
    puzzle::Answers,
    text::{self, ReadError, quoted},
};

/// Reads the answers in a text, one a line: the values in the order of the positions, or JSON.
pub(in crate::discs) fn read_answers<'t>(layout: &Layout, text: &'t str) -> Answers<'t, Discs> {
    if text::lines(text).next().is_none() {
        let nothing = Violation::Length { found: 0, expected: layout.n_positions() };
        return Box::new(std::iter::once(Ok(Err(nothing))));
    }
    Box::new(text::lines(text).map(|(number, line)| {
        if line.trim_start().starts_with('{') {
            return json::read((number, line)).map(Ok);
        }
        let value = |word: &str| {
            word.parse().map_err(|_| {
                let column = text::column(line, word);
                ReadError::at(number, column, quoted(word), "the discs, whole numbers of 64 bits")
            })
        };
        line.split_whitespace().map(value).collect::<Result<Vec<i64>, _>>().map(Ok)
    }))
}
