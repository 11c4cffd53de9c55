//! `count`: the number of solutions.

use super::{
    Verb,
    arguments::{Destination, Encoded, Solving},
    exit::{Exit, Failure},
    session::Session,
};
use crate::{puzzle::Puzzle, solutions::Solutions};

pub(super) struct Count;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    encoded: Encoded<P>,

    /// Stop counting at this number, with exit code 3
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    limit: Option<usize>,

    #[command(flatten)]
    solving: Solving,

    #[command(flatten)]
    destination: Destination,
}

impl Verb for Count {
    const NAME: &'static str = "count";
    const ABOUT: &'static str = "Count the solutions";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let (puzzle, encoding, mut session) =
            Session::open(&args.encoded, &args.solving, args.destination)?;
        let mut n_found = 0;
        let mut solutions = Solutions::new(&puzzle, &encoding, &session.settings);
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
