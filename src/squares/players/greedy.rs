//! A player that takes what it can get.

use itertools::Itertools;
use rand::{SeedableRng, seq::IteratorRandom};
use rand_chacha::ChaCha8Rng;

use super::{Player, Seat};
use crate::squares::{
    board::Board,
    moves::{Move, Placed},
    rules::legal_moves,
    scoring::score,
    tile::{Colour, Tile},
};

/// Makes a move after which its own colour has as many points as it can have now, one of them at
/// random.
pub(super) struct Greedy {
    board: Board,
    colour: Colour,
    rng: ChaCha8Rng,
}

impl Greedy {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        let board = Board::new().after(seat.start);
        Self { board, colour: seat.colour, rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Player for Greedy {
    fn see(&mut self, placed: Placed) {
        self.board.place(placed);
    }

    fn choose(&mut self, tile: Tile) -> Option<Move> {
        let points = |answer: &Move| score(&self.board.after(answer.with(tile)), self.colour);
        let best = legal_moves(&self.board).max_set_by_key(points);
        let answer = best.into_iter().choose(&mut self.rng)?;
        self.board.place(answer.with(tile));
        Some(answer)
    }
}
