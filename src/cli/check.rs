//! `check`: answers against the rules, without SAT.

use std::path::PathBuf;

use super::{
    Verb,
    arguments::Input,
    exit::{Exit, Failure},
    input::Source,
    output::Printer,
    session::read_puzzle,
};
use crate::puzzle::Puzzle;

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
        args.input.must_leave_standard_input_to(args.answer.as_deref())?;
        let puzzle = read_puzzle(&args.input)?;
        let answers = Source::read(args.answer.as_deref())?;
        // nothing is judged before all can be read, and no more than one answer is kept at a time
        answers.parse(|text| puzzle.read_answers(text).try_for_each(|answer| answer.map(drop)))?;
        let mut printer = Printer::new(None);
        let mut exit = Exit::Answered;
        for answer in puzzle.read_answers(&answers.text).flatten() {
            let verdict = match answer.and_then(|answer| puzzle.check(&answer)) {
                Ok(()) => "valid\n".to_owned(),
                Err(violation) => {
                    exit = Exit::AnsweredNo;
                    format!("invalid: {violation}\n")
                }
            };
            printer.print(&verdict)?;
        }
        Ok(exit)
    }
}
