//! What is drawn by lot.

use rand::{
    SeedableRng,
    seq::{IndexedRandom, IteratorRandom},
};
use rand_chacha::ChaCha8Rng;

use crate::squares::{
    cell::Cell,
    moves::{Move, Placed},
    tile::{Colour, Rotation, Tile},
};

/// Where the start tile lies.
const MIDDLE: Cell = Cell { row: 5, column: 5 };

/// The colours, the start tile and all tiles of a game, whoever plays it: the same for the same seed
/// and number.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// Of player 1 and player 2.
    pub(super) colours: [Colour; 2],
    pub(super) start: Placed,
    tiles: Vec<Tile>,
    rng: ChaCha8Rng,
}

impl Deal {
    pub(super) fn new(seed: u64, number: usize) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number as u64);
        let tiles: Vec<Tile> = Tile::all().collect();
        let colours: Vec<Colour> = Colour::ALL.sample(&mut rng, 2).copied().collect();
        let start = tiles.iter().choose(&mut rng).expect("24 tiles");
        let at = Move { position: MIDDLE, rotation: Rotation::ALL[0] };
        let colours = colours.try_into().expect("two colours");
        Self { colours, start: at.with(*start), tiles, rng }
    }
}

/// The tiles in the order in which they are dealt, without an end.
impl Iterator for Deal {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        self.tiles.choose(&mut self.rng).copied()
    }
}
