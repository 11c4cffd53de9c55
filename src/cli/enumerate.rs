//! `enumerate`: every solution, as it is found.

use super::{
    Verb,
    arguments::{Destination, Encoded, Solving},
    exit::{Exit, Failure},
    session::Session,
};
use crate::{puzzle::Puzzle, solutions::Solutions};

pub(super) struct Enumerate;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    encoded: Encoded<P>,

    /// Stop after this many solutions, with exit code 3
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    limit: Option<usize>,

    #[command(flatten)]
    solving: Solving,

    #[command(flatten)]
    output: P::Output,

    #[command(flatten)]
    destination: Destination,
}

impl Verb for Enumerate {
    const NAME: &'static str = "enumerate";
    const ABOUT: &'static str = "List every solution, each as it is found";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let Some(separator) = P::separator(&args.output) else {
            let words = "this format holds one solution: use `solve`, or `enumerate` with another";
            return Err(Failure::Usage(words.to_owned()));
        };
        let (puzzle, encoding, mut session) =
            Session::open(&args.encoded, &args.solving, args.destination)?;
        if let Some(about) = puzzle.about(&args.output) {
            session.print(&about)?;
            return Ok(Exit::Answered);
        }
        let mut solutions = Solutions::new(&puzzle, &encoding, &session.settings);
        let mut n_found = 0;
        while args.limit != Some(n_found) {
            let Some(solution) = solutions.next().transpose()? else {
                if n_found == 0 {
                    session.say("no solution");
                    return Ok(Exit::AnsweredNo);
                }
                return Ok(Exit::Answered);
            };
            let text = puzzle.write(&solution, &args.output);
            session.print(&if n_found > 0 { separator.to_owned() + &text } else { text })?;
            if session.is_closed() {
                return Ok(Exit::Answered);
            }
            n_found += 1;
        }
        session.say(&format!("stopped at the limit of {n_found} solutions"));
        Ok(Exit::Stopped)
    }
}
