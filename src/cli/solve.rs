//! `solve`: one solution, and what is known of it.

use super::{
    Verb,
    arguments::{Destination, Encoded, Solving},
    exit::{Exit, Failure},
    session::{Session, require_whole_formula},
};
use crate::{
    encoding::Encoding,
    improvements::Improvements,
    puzzle::Puzzle,
    solutions::{Solutions, backbone, first},
};

pub(super) struct Solve;

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    encoded: Encoded<P>,

    /// Prove that there is no other solution; if there is, show both and where they differ
    #[arg(long, conflicts_with = "forced")]
    unique: bool,

    /// Write what all solutions share instead of one of them
    #[arg(long)]
    forced: bool,

    #[command(flatten)]
    solving: Solving,

    #[command(flatten)]
    output: P::Output,

    #[command(flatten)]
    destination: Destination,
}

impl Verb for Solve {
    const NAME: &'static str = "solve";
    const ABOUT: &'static str = "Find a solution";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let (puzzle, encoding, mut session) =
            Session::open(&args.encoded, &args.solving, args.destination)?;
        if let Some(about) = puzzle.about(&args.output) {
            session.print(&about)?;
            return Ok(Exit::Answered);
        }
        if let Some(goal) = puzzle.goal() {
            if args.unique || args.forced {
                let words = "--unique and --forced are not about the best of solutions";
                return Err(Failure::Usage(words.to_owned()));
            }
            return best(&puzzle, &encoding, goal, &args.output, &mut session);
        }
        if args.forced {
            require_whole_formula(&puzzle)?;
            return forced(&puzzle, &encoding, &args.output, &mut session);
        }
        if args.unique {
            return unique(&puzzle, &encoding, &args.output, &mut session);
        }
        let Some(solution) = first(&puzzle, &encoding, &session.settings)? else {
            session.say("no solution");
            return Ok(Exit::AnsweredNo);
        };
        show(&puzzle, &solution, &args.output, &mut session)?;
        Ok(Exit::Answered)
    }
}

/// A solution and that it is the only one, or two.
fn unique<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    output: &P::Output,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let mut solutions = Solutions::new(puzzle, encoding, &session.settings);
    let Some(first) = solutions.next().transpose()? else {
        session.say("no solution");
        return Ok(Exit::AnsweredNo);
    };
    match solutions.next().transpose() {
        Ok(Some(second)) => ambiguous(puzzle, [&first, &second], output, session),
        second => {
            show(puzzle, &first, output, session)?;
            second?;
            session.say("unique");
            Ok(Exit::Answered)
        }
    }
}

fn show<P: Puzzle>(
    puzzle: &P,
    solution: &P::Solution,
    output: &P::Output,
    session: &mut Session,
) -> Result<(), Failure> {
    session.print(&puzzle.write(solution, output))?;
    session.sketch(|| puzzle.sketch(solution, output));
    Ok(())
}

/// The best solution; where it is stopped before that, the best so far.
fn best<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    goal: &str,
    output: &P::Output,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let mut best = None;
    let mut end = Ok(());
    for solution in Improvements::new(puzzle, encoding, &session.settings)? {
        match solution {
            Ok(solution) => {
                session.say(&format!("{} {goal} or more", puzzle.value(&solution)));
                best = Some(solution);
            }
            Err(error) => end = Err(Failure::from(error)),
        }
    }
    let Some(best) = best else {
        end?;
        session.say("no solution");
        return Ok(Exit::AnsweredNo);
    };
    show(puzzle, &best, output, session)?;
    let value = puzzle.value(&best);
    if end.is_err() {
        session.say(&format!("{value} {goal} so far: not proved to be the most"));
    }
    end?;
    session.say(&format!("optimal: {value} {goal}"));
    Ok(Exit::Answered)
}

fn ambiguous<P: Puzzle>(
    puzzle: &P,
    both: [&P::Solution; 2],
    output: &P::Output,
    session: &mut Session,
) -> Result<Exit, Failure> {
    session.print(&puzzle.write_difference(both, output))?;
    session.say("not unique: here are two solutions");
    if let Some(sketch) = puzzle.sketch_difference(both, output) {
        session.say(sketch.trim_end());
    }
    Ok(Exit::AnsweredNo)
}

fn forced<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    output: &P::Output,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let Some((vars, shared)) = backbone(puzzle, encoding, &session.settings)? else {
        session.say("no solution");
        return Ok(Exit::AnsweredNo);
    };
    session.print(&puzzle.write_backbone(&vars, &shared, output))?;
    session.sketch(|| puzzle.sketch_backbone(&vars, &shared, output));
    Ok(Exit::Answered)
}
