//! A time limit and an interrupt, seen by everything that may take long.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rustsat::solvers::ControlSignal;

/// The most literals, over all clauses, of a formula that is written for a puzzle: so many that a
/// solver needs one or two GiB.
pub const MAX_LITERALS: usize = 1 << 25;
/// The most variables of such a formula.
pub const MAX_VARIABLES: usize = 1 << 23;

/// Why an answer is not complete.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// The time limit has passed.
    #[error("stopped by the time limit")]
    TimeLimit,
    /// Somebody interrupted.
    #[error("interrupted")]
    Interrupted,
    /// The formula would have more literals or variables than fit into memory for sure.
    #[error(
        "stopped at {} million literals or {} million variables: another encoding may have a smaller \
         formula",
        MAX_LITERALS >> 20,
        MAX_VARIABLES >> 20
    )]
    TooLarge,
    /// A solver that is another program gave no answer.
    #[error("{0}")]
    Failed(Arc<str>),
}

/// Says when to stop; clones share the interrupt.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    deadline: Option<Instant>,
    interrupted: Arc<AtomicBool>,
    /// What stops this too.
    outer: Option<Arc<Stop>>,
}

impl Stop {
    /// Stops at an interrupt only.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops when this much time, from now on, has passed. A limit beyond what the clock can
    /// express is no limit.
    #[must_use]
    pub fn after(mut self, limit: Duration) -> Self {
        self.deadline = Instant::now().checked_add(limit);
        self
    }

    /// Stops everything that holds a clone of this.
    pub fn interrupt(&self) {
        self.interrupted.store(true, Ordering::Relaxed);
    }

    /// Stops with this, and can be interrupted by itself.
    #[must_use]
    pub fn nested(&self) -> Self {
        let outer = Some(Arc::new(self.clone()));
        Self { deadline: None, interrupted: Arc::default(), outer }
    }

    /// Whether to go on, and if not, why.
    ///
    /// # Errors
    ///
    /// The reason to stop.
    pub fn check(&self) -> Result<(), Stopped> {
        if self.interrupted.load(Ordering::Relaxed) {
            Err(Stopped::Interrupted)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Err(Stopped::TimeLimit)
        } else {
            self.outer.as_ref().map_or(Ok(()), |outer| outer.check())
        }
    }

    /// The same in the form that rustsat's solvers ask for.
    #[must_use]
    pub fn signal(&self) -> ControlSignal {
        match self.check() {
            Ok(()) => ControlSignal::Continue,
            Err(_) => ControlSignal::Terminate,
        }
    }
}
