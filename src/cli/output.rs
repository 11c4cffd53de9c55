//! Answers, written whole and flushed one by one.

use std::{
    fs::File,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

use super::exit::{Failure, printable};

/// Held while an answer is written.
pub(super) static LOCK: Mutex<()> = Mutex::new(());

/// Where answers go.
pub(super) struct Printer {
    sink: Sink,
    is_closed: bool,
}

enum Sink {
    StandardOutput,
    /// A file that is made when there is something to write.
    File(PathBuf, Option<File>),
}

impl Printer {
    /// Standard output, for `-` or nothing, or a file.
    pub(super) fn new(file: Option<PathBuf>) -> Self {
        let file = file.filter(|path| path != Path::new("-"));
        let sink = file.map_or(Sink::StandardOutput, |path| Sink::File(path, None));
        Self { sink, is_closed: false }
    }

    /// Whether somebody sees it together with standard error.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self.sink, Sink::StandardOutput)
            && io::stdout().is_terminal()
            && io::stderr().is_terminal()
    }

    /// Whether nobody reads any more what is written.
    pub(super) fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Writes an answer, which ends with a line end; where nobody reads it, that is no error.
    pub(super) fn print(&mut self, answer: &str) -> Result<(), Failure> {
        let _whole = LOCK.lock();
        match self.sink.write(answer) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            Err(error) => Err(Failure::File(self.sink.name(), error)),
        }
    }
}

impl Sink {
    fn name(&self) -> String {
        match self {
            Self::StandardOutput => "standard output".to_owned(),
            Self::File(path, _) => printable(path),
        }
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
