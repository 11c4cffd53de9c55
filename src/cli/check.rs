//! `check`: answers against the rules, without SAT.

use std::{error::Error, path::PathBuf};

use itertools::Itertools;

use super::{
    Verb,
    arguments::Input,
    exit::{Exit, Failure},
    input::Source,
    output::Printer,
    session::puzzle_source,
};
use crate::{puzzle::Puzzle, text::ReadError};

pub(super) struct Check;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    input: Input<P>,

    /// The answers: a file; `-` or nothing for standard input
    answer: Option<PathBuf>,
}

impl Verb for Check {
    const NAME: &'static str = "check";
    const ABOUT: &'static str = "Check answers against the rules; name the broken rule and where";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let source = puzzle_source(&args.input)?;
        if args.answer.is_none()
            && let Some(verdict) = source.parse(P::judge)?
        {
            return judged(std::iter::once(verdict));
        }
        args.input.must_leave_standard_input_to(args.answer.as_deref())?;
        let puzzle = source.parse(|text| P::read(text, &args.input.options))?;
        let answers = Source::read(args.answer.as_deref())?;
        // nothing is judged before all can be read, and no more than one answer is kept at a time
        answers.parse(|text| {
            let n_answers = puzzle.read_answers(text).process_results(|all| all.count())?;
            let nothing = || ReadError::whole("nothing", "an answer");
            (n_answers > 0).then_some(()).ok_or_else(nothing)
        })?;
        let answers = puzzle.read_answers(&answers.text).flatten();
        judged(answers.map(|answer| answer.and_then(|answer| puzzle.check(&answer))))
    }
}

/// Prints the verdicts one by one.
fn judged<V: Error>(verdicts: impl Iterator<Item = Result<(), V>>) -> Result<Exit, Failure> {
    let mut printer = Printer::new(None);
    let mut exit = Exit::Answered;
    for verdict in verdicts {
        let words = match verdict {
            Ok(()) => "valid\n".to_owned(),
            Err(violation) => {
                exit = Exit::AnsweredNo;
                format!("invalid: {violation}\n")
            }
        };
        printer.print(&words)?;
    }
    Ok(exit)
}
