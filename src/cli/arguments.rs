//! The options that verbs share.

use std::{path::PathBuf, time::Duration};

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::interrupt;
use crate::{
    encoding::{self, BadEncoding, Encoding},
    puzzle::Puzzle,
    solving::{Enumerator, Settings, Solver, Unavailable},
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

/// The puzzle and the encodings that it is written with.
#[derive(clap::Args)]
pub(super) struct Encoded<P: Puzzle> {
    #[command(flatten)]
    pub(super) input: Input<P>,

    /// Which encodings to write the puzzle with
    #[arg(
        long,
        value_name = "NAME[,NAME]",
        value_parser = parse_encoding::<P>,
        long_help = encoding_help::<P>(),
        hide = P::dimensions().is_empty(),
    )]
    encoding: Option<Encoding>,
}

impl<P: Puzzle> Encoded<P> {
    pub(super) fn encoding(&self) -> Encoding {
        self.encoding.clone().unwrap_or_else(|| Encoding::new(&P::dimensions()))
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

    /// How to find all solutions
    #[arg(
        long,
        value_name = "NAME",
        default_value = Enumerator::default().name(),
        value_parser = enumerator_parser(),
    )]
    enumerator: Enumerator,

    /// Stop after this many seconds
    #[arg(
        long,
        value_name = "SECONDS",
        value_parser = parse_seconds,
        allow_negative_numbers = true,
    )]
    time_limit: Option<Duration>,

    /// Shuffle the formula: another seed, another first solution
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Say on standard error what it took
    #[arg(short, long)]
    pub(super) verbose: bool,
}

impl Solving {
    /// The settings; the time limit counts from now.
    pub(super) fn settings(&self) -> Result<Settings, Unavailable> {
        let stop = interrupt::stop(self.time_limit);
        let solver = self.solver.available()?;
        let enumerator = self.enumerator;
        Ok(Settings { solver, enumerator, seed: self.seed, stop, ..Settings::default() })
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

fn parse_encoding<P: Puzzle>(names: &str) -> Result<Encoding, BadEncoding> {
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
