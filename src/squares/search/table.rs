//! What a player knows when it thinks.

use super::{
    belief::Belief,
    position::Position,
    replies::{Replies, Reply},
};
use crate::squares::{
    cell::Cell,
    moves::{Move, Placed},
    tile::{Colour, Rotation, Tile},
};

/// What lies on the table, and what the moves so far say about the players' colours.
#[derive(Clone, Debug)]
pub struct Table {
    /// The board.
    pub position: Position,
    /// What is known of the colours.
    pub belief: Belief,
    /// Who thinks: 0 for player 1, 1 for player 2.
    pub player: usize,
    /// The colour of who thinks.
    pub colour: Colour,
}

/// A move and what it is worth to who thinks.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The cell of the tile's top left corner.
    pub at: Cell,
    /// How far it is turned.
    pub rotation: Rotation,
    /// Points more than the opponent's.
    pub value: f32,
}

impl Candidate {
    /// The move.
    #[must_use]
    pub fn answer(&self) -> Move {
        Move { position: self.at, rotation: self.rotation }
    }
}

/// The best first.
pub fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
}

impl Table {
    /// The table before the first move.
    #[must_use]
    pub fn new(player: usize, colour: Colour, start: Placed) -> Self {
        let position = Position::default().after(start);
        Self { position, belief: Belief::default(), player, colour }
    }

    /// Takes in a move of either player. Where it is not legal, it says nothing about colours.
    pub fn watch(&mut self, player: usize, placed: Placed) {
        let Placed { tile, at: Move { position, rotation } } = placed;
        if self.position.prospects().legal.contains(position) {
            let replies = Replies::new(&self.position, [true; 4]);
            self.belief.learn(player, &replies, tile, position, rotation);
        }
        self.position = self.position.after(placed);
    }

    /// About how many moves of one's own come after this one.
    #[must_use]
    pub fn moves_left(&self) -> f64 {
        // a game begins with 116 open positions and has about 33 moves
        self.position.prospects().open.len() as f64 / 116.0 * 33.0 / 2.0
    }

    /// Every move with a tile by its value as it stands, the best first.
    #[must_use]
    pub fn candidates(&self, tile: Tile) -> Vec<Candidate> {
        let replies = Replies::new(&self.position, [true; 4]);
        let weights = self.belief.weights(self.player, self.colour);
        let candidate =
            |Reply { at, rotation, worth, .. }| Candidate { at, rotation, value: worth };
        let mut candidates: Vec<Candidate> = replies.all(tile, weights).map(candidate).collect();
        sort(&mut candidates);
        candidates
    }
}
