//! What a contest is to the rest of the house: programs that talk to a judge by lines.

use std::io::{self, BufRead, Write};

use crate::{solving::Unavailable, text::ReadError};

/// A contest that a program can take part in.
pub trait Contest: 'static {
    /// Its name on the command line.
    const NAME: &'static str;
    /// What it is, in a line.
    const ABOUT: &'static str;
    /// What is read and written, for the help of the command line.
    const PROTOCOL: &'static str;

    /// How to play: options of the command line.
    type Args: clap::Args;

    /// Plays until the judge wants no more.
    ///
    /// # Errors
    ///
    /// [`PlayError`].
    fn play(args: &Self::Args, judge: &mut Judge) -> Result<(), PlayError>;
}

/// What ends a contest before the judge does.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// A line that leaves no way to go on.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A line cannot be read or written.
    #[error(transparent)]
    Line(#[from] io::Error),
    /// The solver is not part of this build.
    #[error(transparent)]
    Solver(#[from] Unavailable),
    /// What would be answered is wrong, which is an error in the program.
    #[error("a fault in the program: {0}")]
    Fault(String),
}

/// No judge writes a longer line, in bytes.
const LONGEST: usize = 10_000;

/// The judge, as a player sees it.
pub struct Judge<'j> {
    input: &'j mut dyn BufRead,
    output: &'j mut dyn Write,
    aside: &'j mut dyn FnMut(&str),
    /// What has come of the input and was not heard yet.
    unread: Vec<u8>,
    n_lines: usize,
}

impl<'j> Judge<'j> {
    /// A judge that writes `input` and reads `output`; `aside` takes words for people.
    pub fn new(
        input: &'j mut dyn BufRead,
        output: &'j mut dyn Write,
        aside: &'j mut dyn FnMut(&str),
    ) -> Self {
        Self { input, output, aside, unread: Vec::new(), n_lines: 0 }
    }

    /// The next line that is not blank, without blanks around it; none at the end of the input.
    ///
    /// # Errors
    ///
    /// If the input cannot be read.
    pub fn hear(&mut self) -> io::Result<Option<String>> {
        loop {
            let Some(bytes) = self.next_line()? else { return Ok(None) };
            self.n_lines += 1;
            let line = String::from_utf8_lossy(&bytes);
            let words = line.trim_start_matches('\u{feff}').trim();
            if !words.is_empty() {
                return Ok(Some(words.to_owned()));
            }
        }
    }

    /// All that has come is taken out of the input at once, so that [`has_more`](Self::has_more) knows.
    fn next_line(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut n_searched = 0;
        loop {
            let end = self.unread[n_searched..].iter().position(|&byte| byte == b'\n');
            if let Some(end) = end {
                return Ok(Some(self.unread.drain(..=n_searched + end).collect()));
            }
            n_searched = self.unread.len();
            if n_searched > LONGEST {
                let words = format!("line {}: longer than {LONGEST} bytes", self.n_lines + 1);
                return Err(io::Error::new(io::ErrorKind::InvalidData, words));
            }
            let come = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                come => come?,
            };
            if come.is_empty() {
                let last = std::mem::take(&mut self.unread);
                return Ok((!last.is_empty()).then_some(last));
            }
            let n_bytes = come.len();
            self.unread.extend_from_slice(come);
            self.input.consume(n_bytes);
        }
    }

    /// Whether there is another line already; what has not come yet is not waited for.
    #[must_use]
    pub fn has_more(&self) -> bool {
        !self.unread.trim_ascii().is_empty()
    }

    /// Writes lines, which end with a line end, at once.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn tell(&mut self, lines: &str) -> io::Result<()> {
        self.output.write_all(lines.as_bytes())?;
        self.output.flush()
    }

    /// Says something about the last line that was heard to whoever watches.
    pub fn aside(&mut self, words: &str) {
        (self.aside)(&format!("line {}: {words}", self.n_lines));
    }

    /// The number of the last line that was heard, from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.n_lines
    }
}
