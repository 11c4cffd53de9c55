//! What is wrong with a text, and where.

use std::fmt;

/// A place in a text: line and column, counted from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl Position {
    /// The position of a byte offset in a text.
    #[must_use]
    pub fn of(text: &str, offset: usize) -> Self {
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

/// A text that cannot be read: what was found and what was expected instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ReadError {
    /// Where, if it is in one place.
    pub position: Option<Position>,
    /// In words, after "found".
    pub found: String,
    /// In words, after "expected".
    pub expected: String,
    /// The line that it is in, where that helps.
    pub line: Option<String>,
}

impl ReadError {
    /// An error at a line and column, counted from 1.
    pub fn at(
        line: usize,
        column: usize,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        let position = Some(Position { line, column });
        Self { position, found: found.into(), expected: expected.into(), line: None }
    }

    /// The same with the line that it is in, to be shown with a mark below the place.
    #[must_use]
    pub fn with_line_of(self, text: &str) -> Self {
        let number = self.position.map_or(0, |position| position.line);
        let line = text.lines().nth(number.wrapping_sub(1)).map(str::to_owned);
        Self { line, ..self }
    }

    /// An error of the text as a whole.
    pub fn whole(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { position: None, found: found.into(), expected: expected.into(), line: None }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Position { line, column }) = self.position {
            write!(f, "{line}:{column}: ")?;
        }
        write!(f, "found {}, expected {}", self.found, self.expected)?;
        match (self.position, &self.line) {
            (Some(position), Some(line)) => write!(f, "\n{}", excerpt(line, position.column)),
            _ => Ok(()),
        }
    }
}

/// A line, without its control characters and far ends, and a mark below one of its columns.
fn excerpt(line: &str, column: usize) -> String {
    const BEFORE: usize = 60;
    const WIDTH: usize = 100;
    let skipped = (column - 1).saturating_sub(BEFORE);
    let plain = |char: char| if char.is_control() { ' ' } else { char };
    let part: String = line.chars().skip(skipped).take(WIDTH).map(plain).collect();
    format!("  {}\n  {}^", part.trim_end(), " ".repeat(column - 1 - skipped))
}

/// The column, counted from 1 in characters, at which a part of a line begins.
///
/// # Panics
///
/// If `part` is not a slice of `line`.
#[must_use]
pub fn column(line: &str, part: &str) -> usize {
    let offset = (part.as_ptr() as usize).checked_sub(line.as_ptr() as usize);
    line[..offset.expect("a part of the line")].chars().count() + 1
}

/// Shortens what was found so that it fits a message, and makes its control characters visible.
#[must_use]
pub fn quoted(found: &str) -> String {
    const LONGEST: usize = 40;
    match found.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}...", &found[..end]),
        None => format!("{found:?}"),
    }
}

/// The lines of a text that are not blank, numbered from 1, without line ends and trailing blanks.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let trimmed = text.lines().map(str::trim_end).enumerate();
    trimmed.map(|(index, line)| (index + 1, line)).filter(|(_, line)| !line.is_empty())
}
