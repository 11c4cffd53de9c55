//! A line, word by word.

use crate::text::{self, ReadError, quoted};

/// The words of a line; `=` is one by itself.
pub(super) struct Words<'t> {
    pub(super) number: usize,
    pub(super) line: &'t str,
    rest: &'t str,
}

impl<'t> Words<'t> {
    pub(super) fn of(number: usize, line: &'t str) -> Self {
        let code = line.split('#').next().unwrap_or_default();
        Self { number, line, rest: code.trim() }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next word, which stays there.
    pub(super) fn peek(&self) -> &'t str {
        let end = match self.rest.find(|c: char| c.is_whitespace() || c == '=') {
            Some(0) => self.rest.chars().next().map_or(0, char::len_utf8),
            Some(end) => end,
            None => self.rest.len(),
        };
        &self.rest[..end]
    }

    pub(super) fn next(&mut self, expected: &str) -> Result<&'t str, ReadError> {
        let word = self.peek();
        if word.is_empty() {
            return Err(self.error_at(self.rest, "the end of the line", expected));
        }
        self.rest = self.rest[word.len()..].trim_start();
        Ok(word)
    }

    /// Goes on after the `*` of the next word.
    pub(super) fn skip_factor(&mut self) {
        if let Some(place) = self.rest.find('*') {
            self.rest = self.rest[place + 1..].trim_start();
        }
    }

    pub(super) fn number<N: std::str::FromStr>(
        &mut self,
        expected: &str,
        is_allowed: impl Fn(&N) -> bool,
    ) -> Result<N, ReadError> {
        let word = self.next(expected)?;
        let number = word.parse().ok().filter(is_allowed);
        number.ok_or_else(|| self.error_at(word, quoted(word), expected))
    }

    pub(super) fn equals(&mut self) -> Result<(), ReadError> {
        let word = self.next("`=`")?;
        if word == "=" { Ok(()) } else { Err(self.error_at(word, quoted(word), "`=`")) }
    }

    pub(super) fn end(&mut self) -> Result<(), ReadError> {
        let word = self.peek();
        if word.is_empty() {
            return Ok(());
        }
        Err(self.error_at(word, quoted(word), "the end of the line"))
    }

    pub(super) fn error_at(
        &self,
        part: &str,
        found: impl Into<String>,
        expected: &str,
    ) -> ReadError {
        ReadError::at(self.number, text::column(self.line, part), found, expected)
    }
}
