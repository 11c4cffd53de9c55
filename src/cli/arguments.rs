//! The options that verbs share.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use clap::builder::{PossibleValuesParser, RangedU64ValueParser, TypedValueParser};

use super::{exit::Failure, interrupt};
use crate::{
    encoding::{self, BadEncoding, Encoding},
    puzzle::Puzzle,
    solving::{Enumerator, Settings, Solver, SolverCommand},
};

/// Where the puzzle comes from.
#[derive(clap::Args)]
pub(super) struct Input<P: Puzzle> {
    /// The puzzle: a file; `-` for standard input
    #[arg(help = file_help::<P>())]
    pub(super) file: Option<PathBuf>,

    #[command(flatten)]
    pub(super) options: P::Options,
}

impl<P: Puzzle> Input<P> {
    /// An answer is read besides: the two cannot both come from standard input.
    pub(super) fn must_leave_standard_input_to(
        &self,
        answer: Option<&Path>,
    ) -> Result<(), Failure> {
        let is_standard_input =
            |file: Option<&Path>| file.is_none_or(|path| path == Path::new("-"));
        let is_default = self.file.is_none() && P::DEFAULT.is_some();
        if !is_default && is_standard_input(self.file.as_deref()) && is_standard_input(answer) {
            let words = "the puzzle and the answer cannot both come from standard input";
            return Err(Failure::Usage(words.to_owned()));
        }
        Ok(())
    }
}

/// The puzzle and the encodings that it is written with.
#[derive(clap::Args)]
pub(super) struct Encoded<P: Puzzle> {
    #[command(flatten)]
    pub(super) input: Input<P>,

    /// Which encodings to write the puzzle with
    #[arg(
        long,
        value_name = "NAME[,NAME]",
        value_parser = encoding_parser::<P>,
        long_help = encoding_help::<P>(),
        hide = P::dimensions().is_empty(),
    )]
    encoding: Option<Encoding>,
}

impl<P: Puzzle> Encoded<P> {
    pub(super) fn encoding(&self) -> Encoding {
        self.encoding.clone().unwrap_or_else(|| Encoding::new(&P::dimensions()))
    }

    /// The same, without what is left to be added while solving.
    pub(super) fn encoding_in_full(&self) -> Encoding {
        self.encoding().in_full(&P::dimensions())
    }
}

/// How it is solved.
#[derive(clap::Args)]
pub(super) struct Solving {
    /// The SAT solver
    #[arg(
        long,
        value_name = "NAME",
        default_value = Solver::default().name(),
        value_parser = solver_parser(),
    )]
    solver: Solver,

    /// Run another solver: a command in which {in} is a file with the formula, which is standard input
    /// otherwise, and {out} a file for the answer, which is standard output otherwise
    #[arg(long, value_name = "COMMAND")]
    solver_cmd: Option<SolverCommand>,

    /// How to find all solutions
    #[arg(
        long,
        value_name = "NAME",
        default_value = Enumerator::default().name(),
        value_parser = enumerator_parser(),
    )]
    enumerator: Enumerator,

    /// Threads for finding all solutions
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024),
    )]
    jobs: usize,

    /// Stop after this many seconds
    #[arg(
        long,
        value_name = "SECONDS",
        value_parser = parse_seconds,
        allow_negative_numbers = true,
    )]
    time_limit: Option<Duration>,

    /// Shuffle the formula for the solver: another seed, another first solution
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Say on standard error what it took
    #[arg(short, long)]
    pub(super) verbose: bool,
}

impl Solving {
    /// The settings; the time limit counts from now.
    pub(super) fn settings(&self) -> Result<Settings, Failure> {
        self.settings_with(self.time_limit)
    }

    /// The settings for one thing after the other, and the time limit for each.
    pub(super) fn settings_for_each(&self) -> Result<(Settings, Option<Duration>), Failure> {
        Ok((self.settings_with(None)?, self.time_limit))
    }

    fn settings_with(&self, limit: Option<Duration>) -> Result<Settings, Failure> {
        let is_external = self.solver == Solver::External;
        let stop = if is_external { interrupt::patient(limit) } else { interrupt::stop(limit) };
        let (solver, command) = (self.solver.available()?, self.solver_cmd.clone());
        if is_external != command.is_some() {
            let words = "--solver external and --solver-cmd go together".to_owned();
            return Err(Failure::Usage(words));
        }
        let Self { enumerator, jobs, seed, .. } = *self;
        Ok(Settings { solver, command, enumerator, jobs, seed, stop, ..Settings::default() })
    }
}

/// Where the answer goes.
#[derive(clap::Args)]
pub(super) struct Destination {
    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

fn file_help<P: Puzzle>() -> &'static str {
    match P::DEFAULT {
        Some(_) => "The puzzle: a file; `-` for standard input, nothing for the one below",
        None => "The puzzle: a file; `-` or nothing for standard input",
    }
}

/// Reads encodings by name.
pub(super) fn encoding_parser<P: Puzzle>(names: &str) -> Result<Encoding, BadEncoding> {
    Encoding::parse(&P::dimensions(), names)
}

fn encoding_help<P: Puzzle>() -> String {
    let dimensions = encoding::describe(&P::dimensions());
    format!("Which encodings to write the puzzle with, the first of each by default: {dimensions}")
}

fn solver_parser() -> impl TypedValueParser<Value = Solver> {
    PossibleValuesParser::new(Solver::ALL.map(Solver::name))
        .map(|name| name.parse().expect("every possible value is a solver"))
}

fn enumerator_parser() -> impl TypedValueParser<Value = Enumerator> {
    PossibleValuesParser::new(Enumerator::ALL.map(Enumerator::name))
        .map(|name| name.parse().expect("every possible value is an enumerator"))
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    if seconds.is_nan() || seconds < 0.0 {
        return Err("a time limit is 0 or more seconds".to_owned());
    }
    Ok(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}
