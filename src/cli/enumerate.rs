//! `enumerate`: every solution, as it is found.

use super::{
    Verb,
    arguments::{Input, Solving, Writing},
    exit::{Exit, Failure},
    session::Session,
};
use crate::puzzle::{Puzzle, solutions};

pub(super) struct Enumerate;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    input: Input<P>,

    /// Stop after this many solutions, with exit code 3
    #[arg(long, value_name = "NUMBER")]
    limit: Option<usize>,

    #[command(flatten)]
    solving: Solving,

    #[command(flatten)]
    writing: Writing<P>,
}

impl Verb for Enumerate {
    const NAME: &'static str = "enumerate";
    const ABOUT: &'static str = "List every solution, each as it is found";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let (puzzle, mut session) =
            Session::open(&args.input, &args.solving, args.writing.output_file.as_deref())?;
        let mut n_found = 0;
        let mut solutions = solutions(&puzzle, &session.settings);
        while args.limit != Some(n_found) {
            let Some(solution) = solutions.next().transpose()? else {
                if n_found == 0 {
                    session.say("no solution");
                    return Ok(Exit::AnsweredNo);
                }
                return Ok(Exit::Answered);
            };
            session.print(&puzzle.write(&solution, &args.writing.output))?;
            n_found += 1;
        }
        session.say(&format!("stopped at the limit of {n_found} solutions"));
        Ok(Exit::Stopped)
    }
}
