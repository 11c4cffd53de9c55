//! How the program ends.

use std::{io, path::Path, process::ExitCode};

use crate::{
    solutions,
    solving::{Stopped, Unavailable},
    text::ReadError,
};

/// How the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: solved, unique where asked, valid.
    Answered,
    /// 1: no solution, not unique, invalid.
    AnsweredNo,
    /// 2: bad usage, bad input, or a file that cannot be read or written.
    Bad,
    /// 3: stopped by a limit before the answer was complete.
    Stopped,
    /// 70: a fault in the program itself.
    Fault,
    /// 130: interrupted.
    Interrupted,
}

impl Exit {
    /// The exit code of the process.
    #[must_use]
    pub fn code(self) -> u8 {
        match self {
            Self::Answered => 0,
            Self::AnsweredNo => 1,
            Self::Bad => 2,
            Self::Stopped => 3,
            Self::Fault => 70,
            Self::Interrupted => 130,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// What keeps a verb from its answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    #[error("{0}")]
    Usage(String),
    #[error(transparent)]
    Solver(#[from] Unavailable),
    /// A text that cannot be read, with the name of where it came from.
    #[error("{0}:{space}{1}", space = if .1.position.is_none() { " " } else { "" })]
    Text(String, ReadError),
    /// A file that cannot be read or written.
    #[error("{0}: {1}")]
    File(String, io::Error),
    #[error(transparent)]
    Stopped(#[from] Stopped),
    #[error("{0}")]
    Fault(String),
}

impl<V: std::error::Error> From<solutions::Error<V>> for Failure {
    fn from(error: solutions::Error<V>) -> Self {
        match error {
            solutions::Error::Stopped(stopped) => Self::Stopped(stopped),
            solutions::Error::Wrong(_) => Self::Fault(error.to_string()),
        }
    }
}

impl Failure {
    /// Says so on standard error.
    pub(super) fn report(self) -> Exit {
        let exit = match self {
            Self::Usage(_)
            | Self::Solver(_)
            | Self::Text(..)
            | Self::File(..)
            | Self::Stopped(Stopped::Failed(_)) => Exit::Bad,
            Self::Stopped(Stopped::TimeLimit | Stopped::TooLarge) => Exit::Stopped,
            Self::Stopped(Stopped::Interrupted) => Exit::Interrupted,
            Self::Fault(_) => Exit::Fault,
        };
        say(&format!("error: {self}"));
        exit
    }
}

/// The name of a file as it may be shown: without control characters.
pub(super) fn printable(path: &Path) -> String {
    let name = path.to_string_lossy();
    if name.is_empty() || name.chars().any(char::is_control) {
        format!("{name:?}")
    } else {
        name.into_owned()
    }
}

/// Writes a line of words to standard error; that nobody reads them is no error.
pub(super) fn say(words: &str) {
    use io::Write as _;
    let _ = writeln!(io::stderr(), "{words}");
}
