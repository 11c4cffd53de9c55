//! `count`: the number of solutions.

use std::path::PathBuf;

use super::{
    Verb,
    arguments::{Input, Solving},
    exit::{Exit, Failure},
    session::Session,
};
use crate::puzzle::{Puzzle, solutions};

pub(super) struct Count;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    input: Input<P>,

    /// Stop counting at this number, with exit code 3
    #[arg(long, value_name = "NUMBER")]
    limit: Option<usize>,

    #[command(flatten)]
    solving: Solving,

    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Verb for Count {
    const NAME: &'static str = "count";
    const ABOUT: &'static str = "Count the solutions";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let (puzzle, mut session) =
            Session::open(&args.input, &args.solving, args.output.as_deref())?;
        let mut n_found = 0;
        let mut solutions = solutions(&puzzle, &session.settings);
        while args.limit != Some(n_found) {
            match solutions.next() {
                Some(Ok(_)) => n_found += 1,
                Some(Err(failure)) => {
                    session.say(&format!("at least {n_found} solutions"));
                    return Err(failure.into());
                }
                None => {
                    session.print(&format!("{n_found}\n"))?;
                    return Ok(Exit::Answered);
                }
            }
        }
        session.print(&format!("{n_found}\n"))?;
        session.say("at least as many: stopped at the limit");
        Ok(Exit::Stopped)
    }
}
