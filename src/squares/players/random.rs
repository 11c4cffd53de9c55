//! A player that moves at random.

use rand::{SeedableRng, seq::IteratorRandom};
use rand_chacha::ChaCha8Rng;

use super::{Player, Seat};
use crate::squares::{
    board::Board,
    moves::{Move, Placed},
    rules::legal_moves,
    tile::Tile,
};

/// Every legal move is as likely as any other.
pub(super) struct Random {
    board: Board,
    rng: ChaCha8Rng,
}

impl Random {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        let board = Board::new().after(seat.start);
        Self { board, rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Player for Random {
    fn see(&mut self, placed: Placed) {
        self.board.place(placed);
    }

    fn choose(&mut self, tile: Tile) -> Option<Move> {
        let answer = legal_moves(&self.board).choose(&mut self.rng)?;
        self.board.place(answer.with(tile));
        Some(answer)
    }
}
