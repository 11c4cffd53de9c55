//! `show`: the puzzle itself.

use super::{
    Verb,
    arguments::{Destination, Input},
    exit::{Exit, Failure},
    output::Printer,
    session::read_puzzle,
};
use crate::puzzle::Puzzle;

pub(super) struct Show;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    input: Input<P>,

    #[command(flatten)]
    output: P::Output,

    #[command(flatten)]
    destination: Destination,
}

impl Verb for Show {
    const NAME: &'static str = "show";
    const ABOUT: &'static str = "Write the puzzle itself, in any of its formats";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let puzzle = read_puzzle(&args.input)?;
        let Some(text) = puzzle.show(&args.output) else {
            return Err(Failure::Usage("this format holds a solution: use `solve`".to_owned()));
        };
        Printer::new(args.destination.output).print(&text)?;
        Ok(Exit::Answered)
    }
}
