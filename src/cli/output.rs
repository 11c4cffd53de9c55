//! Answers, written whole and flushed one by one.

use std::{
    fs::File,
    io::{self, IsTerminal, Write},
    path::PathBuf,
};

use super::exit::Failure;

/// Where answers go.
pub(super) enum Printer {
    StandardOutput,
    /// A file that is made when there is something to write.
    File(PathBuf, Option<File>),
}

impl Printer {
    /// Standard output, or a file.
    pub(super) fn new(file: Option<PathBuf>) -> Self {
        file.map_or(Self::StandardOutput, |path| Self::File(path, None))
    }

    /// Whether somebody sees it together with standard error.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Self::StandardOutput)
            && io::stdout().is_terminal()
            && io::stderr().is_terminal()
    }

    /// Writes an answer, which ends with a line end.
    pub(super) fn print(&mut self, answer: &str) -> Result<(), Failure> {
        self.write(answer).map_err(|error| match (error.kind(), self) {
            (io::ErrorKind::BrokenPipe, _) => Failure::Closed,
            (_, Self::StandardOutput) => Failure::File("standard output".to_owned(), error),
            (_, Self::File(path, _)) => Failure::File(path.display().to_string(), error),
        })
    }

    fn write(&mut self, answer: &str) -> io::Result<()> {
        match self {
            Self::StandardOutput => {
                let mut output = io::stdout().lock();
                output.write_all(answer.as_bytes())?;
                output.flush()
            }
            Self::File(path, file) => {
                let file = match file {
                    Some(file) => file,
                    None => file.insert(File::create(path)?),
                };
                file.write_all(answer.as_bytes())
            }
        }
    }
}
