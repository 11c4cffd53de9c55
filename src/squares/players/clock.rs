//! Sharing out the time for a game.

use std::time::{Duration, Instant};

/// The time that is left for thinking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    left: Duration,
}

/// Of what is left, nothing is spent on purpose when it is less than this.
const RESERVE: Duration = Duration::from_millis(20);

impl Clock {
    pub(super) fn new(left: Duration) -> Self {
        Self { left }
    }

    /// The end of the time for a move that is followed by so many more of one's own.
    ///
    /// The first moves get a little more than the last: many of those are found at once.
    pub(super) fn deadline(&self, start: Instant, n_later: f64) -> Instant {
        let share = self.left.saturating_sub(RESERVE).div_f64(1.0 + 0.8 * n_later);
        start + share
    }

    /// Takes note of a move that was thought about since then.
    pub(super) fn spend(&mut self, start: Instant) {
        self.left = self.left.saturating_sub(start.elapsed());
    }
}
