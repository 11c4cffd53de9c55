//! Encodings of a puzzle side by side.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use crate::{
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::{self, Error, Solutions},
    solving::{Counters, Settings, Stopped},
};

/// What an encoding of a puzzle came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The encoding.
    pub encoding: Encoding,
    /// Number of variables.
    pub n_vars: u32,
    /// Number of clauses.
    pub n_clauses: usize,
    /// Number of literals, over all clauses.
    pub n_literals: usize,
    /// How long it took to write the formula.
    pub encode: Duration,
    /// How long it took from there to the first solution.
    pub first: Option<Duration>,
    /// How long it took from there to the end.
    pub all: Duration,
    /// Number of solutions.
    pub n_solutions: u64,
    /// Times that the solver was asked.
    pub n_rounds: u64,
    /// Dead ends of the chronological search; solvers do not tell theirs.
    pub n_conflicts: u64,
    /// Why there may be more solutions.
    pub ending: Ending,
    /// The same for the same solutions, in whatever order.
    fingerprint: u64,
}

/// How a row ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All solutions were found.
    Complete,
    /// The time was over.
    TimeLimit,
    /// There were as many solutions as were asked for.
    Limit,
    /// The formula has more literals than fit into memory for sure.
    TooLarge,
}

impl Ending {
    /// How a row ends that was stopped, unless that is the end of all.
    fn of(stopped: Stopped) -> Result<Self, Stopped> {
        match stopped {
            Stopped::TimeLimit => Ok(Self::TimeLimit),
            Stopped::TooLarge => Ok(Self::TooLarge),
            Stopped::Interrupted | Stopped::Failed(_) => Err(stopped),
        }
    }
}

impl Row {
    fn new(encoding: Encoding) -> Self {
        Self {
            encoding,
            n_vars: 0,
            n_clauses: 0,
            n_literals: 0,
            encode: Duration::ZERO,
            first: None,
            all: Duration::ZERO,
            n_solutions: 0,
            n_rounds: 0,
            n_conflicts: 0,
            ending: Ending::Complete,
            fingerprint: 0,
        }
    }

    /// Whether two rows cannot both be right about the same puzzle.
    #[must_use]
    pub fn contradicts(&self, other: &Self) -> bool {
        let is_beyond = |this: &Self, that: &Self| {
            this.ending == Ending::Complete && that.n_solutions > this.n_solutions
        };
        let are_complete = [self, other].iter().all(|row| row.ending == Ending::Complete);
        is_beyond(self, other)
            || is_beyond(other, self)
            || are_complete && self.fingerprint != other.fingerprint
    }
}

/// Finds the solutions of a puzzle in an encoding, at most so many, and measures what it takes.
///
/// # Errors
///
/// If it was interrupted, a solver failed, or an answer breaks a rule.
pub fn measure<P: Puzzle>(
    puzzle: &P,
    encoding: &Encoding,
    settings: &Settings,
    time_limit: Option<Duration>,
    limit: Option<u64>,
) -> Result<Row, Error<P::Violation>> {
    let counters = Arc::new(Counters::default());
    let stop = match time_limit {
        Some(limit) => settings.stop.clone().after(limit),
        None => settings.stop.clone(),
    };
    let settings = Settings { counters: Arc::clone(&counters), stop, ..settings.clone() };
    let mut row = Row::new(encoding.clone());
    let start = Instant::now();
    let encoded = solutions::encode(puzzle, encoding, &settings.stop);
    row.encode = start.elapsed();
    let (problem, vars) = match encoded {
        Ok(encoded) => encoded,
        Err(stopped) => {
            row.ending = Ending::of(stopped)?;
            return Ok(row);
        }
    };
    let formula = &problem.formula;
    (row.n_vars, row.n_clauses) = (formula.n_vars(), formula.n_clauses());
    row.n_literals = formula.n_literals();
    let start = Instant::now();
    for solution in Solutions::of(puzzle, vars, problem, &settings) {
        match solution {
            Ok(solution) => {
                row.first.get_or_insert_with(|| start.elapsed());
                row.n_solutions += 1;
                let mut hasher = DefaultHasher::new();
                puzzle.write(&solution, &P::Output::default()).hash(&mut hasher);
                row.fingerprint = row.fingerprint.wrapping_add(hasher.finish());
            }
            Err(Error::Stopped(stopped)) => row.ending = Ending::of(stopped)?,
            Err(error) => return Err(error),
        }
        if limit == Some(row.n_solutions) {
            row.ending = Ending::Limit;
            break;
        }
    }
    row.all = start.elapsed();
    row.n_rounds = counters.rounds.load(Ordering::Relaxed);
    row.n_conflicts = counters.conflicts.load(Ordering::Relaxed);
    Ok(row)
}
