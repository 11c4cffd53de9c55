//! `encode`: the formula for another solver.

use std::collections::BTreeMap;

use quadrille_encodings::write_dimacs;

use super::{
    Verb,
    arguments::{Destination, Encoded},
    exit::{Exit, Failure, say},
    interrupt,
    output::Printer,
    session::{read_puzzle, require_whole_formula},
};
use crate::{puzzle::Puzzle, solutions};

pub(super) struct Encode;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    encoded: Encoded<P>,

    #[command(flatten)]
    destination: Destination,
}

impl Verb for Encode {
    const NAME: &'static str = "encode";
    const ABOUT: &'static str =
        "Write the formula in DIMACS, with comments that name the variables";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let puzzle: P = read_puzzle(&args.encoded.input)?;
        if let Some(remark) = puzzle.remark() {
            say(&remark);
        }
        require_whole_formula(&puzzle)?;
        let encoding = args.encoded.encoding_in_full();
        let (problem, vars) = solutions::encode(&puzzle, &encoding, &interrupt::stop(None))?;
        let names: BTreeMap<_, _> = puzzle.names(&vars).into_iter().collect();
        let head =
            format!("quadrille {} {}, encoding {encoding}", env!("CARGO_PKG_VERSION"), P::NAME);
        let comments = names.into_iter().map(|(lit, name)| format!("{} {name}", lit.to_ipasir()));
        let mut text = Vec::new();
        let comments = std::iter::once(head).chain(comments);
        write_dimacs(&mut text, comments, &problem.formula, &[]).expect("memory can be written");
        let text = String::from_utf8(text).expect("numbers and names are text");
        Printer::new(args.destination.output).print(&text)?;
        Ok(Exit::Answered)
    }
}
