//! `decode`: a solution from what another solver printed.

use std::path::PathBuf;

use quadrille_encodings::{Assignment, Lit, TernaryVal};

use super::{
    Verb,
    arguments::{Destination, Encoded},
    exit::{Exit, Failure, say},
    input::Source,
    interrupt,
    output::Printer,
    session::{read_puzzle, require_whole_formula},
};
use crate::{
    dimacs::{Answer, read_answer},
    puzzle::Puzzle,
    solutions,
    text::ReadError,
};

pub(super) struct Decode;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    encoded: Encoded<P>,

    /// What the solver printed for the formula of `encode` with the same options: a file; `-` or nothing
    /// for standard input
    answer: Option<PathBuf>,

    #[command(flatten)]
    output: P::Output,

    #[command(flatten)]
    destination: Destination,
}

/// Whether a literal of the clause is true.
fn holds(model: &Assignment, clause: &[Lit]) -> bool {
    clause.iter().any(|&lit| model.lit_value(lit) == TernaryVal::True)
}

impl Verb for Decode {
    const NAME: &'static str = "decode";
    const ABOUT: &'static str = "Write the solution that another solver found for the formula";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let input = &args.encoded.input;
        input.must_leave_standard_input_to(args.answer.as_deref())?;
        let puzzle: P = read_puzzle(input)?;
        require_whole_formula(&puzzle)?;
        let source = Source::read(args.answer.as_deref())?;
        let model = match source.parse(read_answer)? {
            Answer::Satisfiable(model) => model,
            Answer::Unsatisfiable => {
                say("no solution");
                return Ok(Exit::AnsweredNo);
            }
            Answer::Unknown => {
                say("the solver gave up");
                return Ok(Exit::Stopped);
            }
        };
        let encoding = args.encoded.encoding_in_full();
        let (problem, vars) = solutions::encode(&puzzle, &encoding, &interrupt::stop(None))?;
        source.parse(|_| {
            let broken = problem.formula.clauses().position(|clause| !holds(&model, clause));
            broken.map_or(Ok(()), |clause| {
                let found = format!("a model that does not satisfy clause {}", clause + 1);
                Err(ReadError::whole(found, "a model of the formula that `encode` writes"))
            })
        })?;
        let solution = solutions::checked(&puzzle, &vars, &model)?;
        Printer::new(args.destination.output).print(&puzzle.write(&solution, &args.output))?;
        Ok(Exit::Answered)
    }
}
