//! The way from a formula to its answers.
//!
//! A [`Problem`] is a formula with what must be known to walk its solutions: the variables that
//! tell solutions apart, and a constraint that is added lazily. Every question is a way of walking
//! one stream, [`Models`]: the first answer is its `next()`, uniqueness is `take(2)`, the number is
//! `count()`. [`backbone`] finds what all solutions share.
//!
//! The solvers stand behind [rustsat's traits](rustsat::solvers): [`Varisat`] and [`Batsat`] are
//! adaptors that implement them and can be used without the rest, as can `Cadical` (feature
//! `cadical`). Any other that reads DIMACS can be run as a [command](SolverCommand). A [`Stop`] carries a time limit and an interrupt to all of them.

mod answer;
mod backbone;
mod backend;
mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod chronological;
mod counters;
mod enumerator;
mod external;
mod models;
mod occurrences;
mod oracle;
mod parallel;
mod probe;
mod problem;
mod search;
mod shuffle;
mod solver;
mod stop;
#[cfg(test)]
mod tests;
mod varisat;

#[cfg(feature = "cadical")]
pub use self::cadical::Cadical;
pub use self::{
    backbone::backbone,
    batsat::Batsat,
    counters::Counters,
    enumerator::{Enumerator, UnknownEnumerator},
    external::{BadCommand, SolverCommand},
    models::Models,
    oracle::Oracle,
    probe::probe,
    problem::{Deciding, Problem},
    solver::{Solver, Unavailable, UnknownSolver},
    stop::{MAX_LITERALS, MAX_VARIABLES, Stop, Stopped},
    varisat::Varisat,
};

use std::sync::Arc;

/// How a problem is solved.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Which solver.
    pub solver: Solver,
    /// The command of a solver that is another program.
    pub command: Option<SolverCommand>,
    /// How all solutions are found.
    pub enumerator: Enumerator,
    /// Threads that look for all solutions where that is done chronologically; 0 is 1.
    pub jobs: usize,
    /// Renumbers the variables and turns signs at random: another seed, another first answer.
    pub seed: Option<u64>,
    /// A model with this many faults, or more, is repaired and not just cut off, see
    /// [`Lazy`](quadrille_encodings::Lazy).
    pub repair_from: usize,
    /// Conflicts for each solution, and at the start, from which on a chronological search learns from
    /// them. Up to there it costs less to run into the same conflict again.
    pub learn_from: u64,
    /// When to give up.
    pub stop: Stop,
    /// Where to count what it takes.
    pub counters: Arc<Counters>,
}

impl Settings {
    /// Whether the first solution may come from elsewhere than the solver: nobody named an enumerator, a
    /// solver or a seed for it.
    pub(crate) fn may_probe(&self) -> bool {
        let is_default = self.solver == Solver::default() && self.seed.is_none();
        self.enumerator == Enumerator::Auto && is_default
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            solver: Solver::default(),
            command: None,
            enumerator: Enumerator::default(),
            jobs: 1,
            seed: None,
            // puzzles with one solution have models with few faults, where repairing is a waste
            repair_from: 5,
            learn_from: 64,
            stop: Stop::default(),
            counters: Arc::default(),
        }
    }
}
