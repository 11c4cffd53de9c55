//! What a verb that solves works with.

use std::{path::Path, time::Instant};

use super::{
    arguments::{Destination, Encoded, Input, Solving},
    exit::{Failure, say},
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
    /// Reads the puzzle; the time limit counts from now.
    pub(super) fn open<P: Puzzle>(
        encoded: &Encoded<P>,
        solving: &Solving,
        destination: Destination,
    ) -> Result<(P, Encoding, Self), Failure> {
        let settings = solving.settings()?;
        let start = Instant::now();
        let puzzle = read_puzzle(&encoded.input)?;
        if let Some(remark) = puzzle.remark() {
            say(&remark);
        }
        let printer = Printer::new(destination.output);
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

    /// Whether nobody reads any more what is written.
    pub(super) fn is_closed(&self) -> bool {
        self.printer.is_closed()
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

/// Refuses to look at a formula that does not say which of its solutions are wanted.
pub(super) fn require_whole_formula(puzzle: &impl Puzzle) -> Result<(), Failure> {
    if puzzle.is_selective() {
        let words = "which of several symmetric solutions is wanted is not told by the formula: the options \
                     given do not go together; `solve`, `enumerate` and `count` can do it without --forced";
        return Err(Failure::Usage(words.to_owned()));
    }
    Ok(())
}

/// Reads the puzzle from a file, from standard input, or, where no file has that name, from the
/// argument itself.
pub(super) fn read_puzzle<P: Puzzle>(input: &Input<P>) -> Result<P, Failure> {
    puzzle_source(input)?.parse(|text| P::read(text, &input.options))
}

/// The text of the puzzle and where it came from.
pub(super) fn puzzle_source<P: Puzzle>(input: &Input<P>) -> Result<Source, Failure> {
    let inline = input.file.as_deref().filter(|file| !file.exists()).and_then(Path::to_str);
    match (inline.filter(|text| P::is_inline(text)), &input.file, P::DEFAULT) {
        (Some(text), ..) => Ok(Source { name: "the argument".to_owned(), text: text.to_owned() }),
        (None, None, Some(text)) => Ok(Source { name: P::NAME.to_owned(), text: text.to_owned() }),
        (None, file, _) => Source::read(file.as_deref()),
    }
}
