//! Answers, written whole and flushed one by one.

use std::{
    fs::File,
    io::{self, IsTerminal, Write},
    path::Path,
};

use super::exit::Failure;

/// Where answers go.
pub(super) struct Printer {
    sink: Box<dyn Write>,
    name: String,
    /// Whether somebody sees it together with standard error.
    pub(super) is_terminal: bool,
}

impl Printer {
    /// Standard output, or a file.
    pub(super) fn open(file: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = file else {
            let is_terminal = io::stdout().is_terminal() && io::stderr().is_terminal();
            let name = "standard output".to_owned();
            return Ok(Self { sink: Box::new(io::stdout()), name, is_terminal });
        };
        let name = path.display().to_string();
        match File::create(path) {
            Ok(file) => Ok(Self { sink: Box::new(file), name, is_terminal: false }),
            Err(error) => Err(Failure::File(name, error)),
        }
    }

    /// Writes an answer, which ends with a line end.
    pub(super) fn print(&mut self, answer: &str) -> Result<(), Failure> {
        let written = self.sink.write_all(answer.as_bytes()).and_then(|()| self.sink.flush());
        written.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::File(self.name.clone(), error),
        })
    }
}
