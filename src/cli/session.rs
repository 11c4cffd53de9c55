//! What a verb that solves works with.

use std::{process, time::Instant};

use super::{
    arguments::{Destination, Encoded, Input, Solving},
    exit::{Exit, Failure, say},
    input::Source,
    output::Printer,
    progress::Progress,
};
use crate::{encoding::Encoding, puzzle::Puzzle, solving::Settings};

/// The settings, the way out, and who waits.
pub(super) struct Session {
    pub(super) settings: Settings,
    printer: Printer,
    progress: Option<Progress>,
    verbose: bool,
    start: Instant,
}

impl Session {
    /// Reads the puzzle, and from now on takes interrupts as a wish to stop.
    pub(super) fn open<P: Puzzle>(
        encoded: &Encoded<P>,
        solving: &Solving,
        destination: Destination,
    ) -> Result<(P, Encoding, Self), Failure> {
        let settings = solving.settings()?;
        let start = Instant::now();
        let puzzle = read_puzzle(&encoded.input)?;
        let printer = Printer::new(destination.output);
        stop_at_interrupt(&settings);
        let progress = Progress::show(&settings.counters);
        let session = Self { settings, printer, progress, verbose: solving.verbose, start };
        Ok((puzzle, encoded.encoding(), session))
    }

    /// Writes an answer, which ends with a line end.
    pub(super) fn print(&mut self, answer: &str) -> Result<(), Failure> {
        if self.printer.is_terminal() {
            self.progress = None;
        }
        self.printer.print(answer)
    }

    /// Writes a line of words to standard error.
    pub(super) fn say(&mut self, words: &str) {
        self.progress = None;
        say(words);
    }

    /// Draws on standard error if somebody sees it together with standard output.
    pub(super) fn sketch(&mut self, drawing: impl FnOnce() -> Option<String>) {
        if self.printer.is_terminal()
            && let Some(drawing) = drawing()
        {
            self.say(drawing.trim_end());
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if self.verbose {
            let Settings { solver, counters, .. } = &self.settings;
            let words =
                format!("{solver}: {counters}, {:.3} s", self.start.elapsed().as_secs_f64());
            self.say(&words);
        }
    }
}

/// Reads the puzzle from its file, from standard input, or from the argument itself.
pub(super) fn read_puzzle<P: Puzzle>(input: &Input<P>) -> Result<P, Failure> {
    let source = match &input.file {
        Some(text) if P::is_inline(text) => {
            Source { name: "the argument".to_owned(), text: text.clone() }
        }
        file => Source::read(file.as_deref())?,
    };
    source.parse(|text| P::read(text, &input.options))
}

/// The first interrupt asks to stop, the second does not ask.
fn stop_at_interrupt(settings: &Settings) {
    let stop = settings.stop.clone();
    let mut is_first = true;
    let handler = move || {
        if std::mem::replace(&mut is_first, false) {
            stop.interrupt();
        } else {
            process::exit(Exit::Interrupted.code().into());
        }
    };
    // without a handler an interrupt ends the program at once, which is no worse
    let _ = ctrlc::set_handler(handler);
}
