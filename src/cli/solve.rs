//! `solve`: one solution, and what is known of it.

use super::{
    Verb,
    arguments::{Input, Solving, Writing},
    exit::{Exit, Failure},
    session::Session,
};
use crate::puzzle::{Puzzle, backbone, solutions};

pub(super) struct Solve;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    input: Input<P>,

    /// Prove that there is no other solution; if there is, show both and where they differ
    #[arg(long, conflicts_with = "forced")]
    unique: bool,

    /// Write what all solutions share instead of one of them
    #[arg(long)]
    forced: bool,

    #[command(flatten)]
    solving: Solving,

    #[command(flatten)]
    writing: Writing<P>,
}

impl Verb for Solve {
    const NAME: &'static str = "solve";
    const ABOUT: &'static str = "Find a solution";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let (puzzle, mut session) =
            Session::open(&args.input, &args.solving, args.writing.output_file.as_deref())?;
        if args.forced {
            forced(&puzzle, &args, &mut session)
        } else {
            first(&puzzle, &args, &mut session)
        }
    }
}

fn first<P: Puzzle>(puzzle: &P, args: &Args<P>, session: &mut Session) -> Result<Exit, Failure> {
    let output = &args.writing.output;
    let mut solutions = solutions(puzzle, &session.settings);
    let first = solutions.next().transpose()?;
    let second = if args.unique { solutions.next().transpose() } else { Ok(None) };
    drop(solutions);
    match (first, second) {
        (None, _) => {
            session.say("no solution");
            Ok(Exit::AnsweredNo)
        }
        (Some(first), Ok(Some(second))) => {
            let both = [&first, &second];
            session.print(&puzzle.write_difference(both, output))?;
            session.say("not unique: here are two solutions");
            if let Some(sketch) = puzzle.sketch_difference(both, output) {
                session.say(sketch.trim_end());
            }
            Ok(Exit::AnsweredNo)
        }
        (Some(first), second) => {
            session.print(&puzzle.write(&first, output))?;
            if session.is_on_terminal()
                && let Some(sketch) = puzzle.sketch(&first, output)
            {
                session.say(sketch.trim_end());
            }
            second?;
            Ok(Exit::Answered)
        }
    }
}

fn forced<P: Puzzle>(puzzle: &P, args: &Args<P>, session: &mut Session) -> Result<Exit, Failure> {
    let Some((vars, shared)) = backbone(puzzle, &session.settings)? else {
        session.say("no solution");
        return Ok(Exit::AnsweredNo);
    };
    let text = puzzle.write_backbone(&vars, &shared, &args.writing.output);
    session.print(&text)?;
    Ok(Exit::Answered)
}
