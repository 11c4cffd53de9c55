//! What solving took so far, for whoever wants to look on.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
};

/// Counts that grow while a problem is solved, and may be read meanwhile from another thread.
#[derive(Debug, Default)]
pub struct Counters {
    /// Solutions found.
    pub solutions: AtomicU64,
    /// Times that the solver was asked for any model.
    pub rounds: AtomicU64,
    /// Times that it was asked for a model near another.
    pub repairs: AtomicU64,
    /// Clauses added for the lazy constraint.
    pub cuts: AtomicU64,
    /// Dead ends of the chronological search.
    pub conflicts: AtomicU64,
}

impl Counters {
    pub(crate) fn add(counter: &AtomicU64, n: usize) {
        counter.fetch_add(n as u64, Ordering::Relaxed);
    }
}

impl fmt::Display for Counters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { solutions, rounds, repairs, cuts, conflicts } = self;
        let counts = [
            (solutions, "solution"),
            (rounds, "round"),
            (repairs, "repair"),
            (cuts, "cut"),
            (conflicts, "conflict"),
        ];
        for (index, (count, name)) in counts.into_iter().enumerate() {
            let count = count.load(Ordering::Relaxed);
            let comma = if index > 0 { ", " } else { "" };
            let plural = if count == 1 { "" } else { "s" };
            write!(f, "{comma}{count} {name}{plural}")?;
        }
        Ok(())
    }
}
