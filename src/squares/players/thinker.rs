//! A player that looks ahead.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Player, Seat, clock::Clock};
use crate::squares::{
    moves::{Move, Placed},
    search::{blend, expectimax, monte_carlo, table::Table},
    tile::Tile,
};

/// How it looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// Not beyond its own move.
    OnePly,
    /// Over the best moves with every tile that may come.
    Expectimax,
    /// By games to the end.
    MonteCarlo,
    /// By both.
    Blend,
}

pub(super) struct Thinker {
    table: Table,
    manner: Manner,
    clock: Clock,
    rng: ChaCha8Rng,
}

impl Thinker {
    pub(super) fn new(seat: Seat, manner: Manner, time: Duration, seed: u64) -> Self {
        let table = Table::new(seat.player, seat.colour, seat.start);
        Self { table, manner, clock: Clock::new(time), rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Player for Thinker {
    fn see(&mut self, placed: Placed) {
        let start = Instant::now();
        self.table.watch(1 - self.table.player, placed);
        self.clock.spend(start);
    }

    fn choose(&mut self, tile: Tile) -> Option<Move> {
        let start = Instant::now();
        let deadline = self.clock.deadline(start, self.table.moves_left());
        let best = match self.manner {
            Manner::OnePly => self.table.candidates(tile).first().copied(),
            Manner::Expectimax => expectimax::best(&self.table, tile, deadline),
            Manner::MonteCarlo => monte_carlo::best(&self.table, tile, deadline, &mut self.rng),
            Manner::Blend => blend::best(&self.table, tile, deadline, &mut self.rng),
        };
        let answer = best?.answer();
        self.table.watch(self.table.player, answer.with(tile));
        self.clock.spend(start);
        Some(answer)
    }
}
