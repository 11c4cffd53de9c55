//! Games to the end, by players who like some moves better than others.

use rand::{Rng, RngExt, seq::IndexedRandom};

use super::{field::Field, position::Position};
use crate::squares::{
    board::covered,
    cell::{Cell, SIDE},
    tile::{Colour, Rotation, Tile},
};

/// Moves that a player draws and takes the best of.
const N_DRAWS: usize = 4;

/// What a cell in a colour is worth to a player: by how much it adds to the squares of the colour, and
/// what the colour is to the player.
#[derive(Clone, Debug)]
pub struct Taste([[f32; SIDE * SIDE]; 4]);

impl Taste {
    /// The taste of somebody who gives these weights to the colours.
    #[must_use]
    pub fn new(fields: &[Field; 4], weights: [f32; 4]) -> Self {
        let mut values = [[0.0; SIDE * SIDE]; 4];
        for ((values, field), weight) in values.iter_mut().zip(fields).zip(weights) {
            let far = field.far_slopes();
            for cell in Cell::all() {
                let slope = far[cell.row][cell.column] + field.near_slope(cell);
                values[cell.index()] = weight * slope;
            }
        }
        Self(values)
    }

    fn cell(&self, colour: Colour, cell: Cell) -> f32 {
        self.0[colour.index()][cell.index()]
    }

    /// What a move adds to the cells that it covers, and takes from them.
    fn of(&self, position: &Position, at: Cell, colours: [Colour; 4]) -> f32 {
        let cells = covered(at).expect("a legal position is on the board");
        let one = |(cell, colour)| {
            let hidden = position.colour_of(cell).map_or(0.0, |hidden| self.cell(hidden, cell));
            self.cell(colour, cell) - hidden
        };
        cells.into_iter().zip(colours).map(one).sum()
    }
}

/// The end of a game in which `next`, 0 or 1, moves next, and the players have these tastes.
pub fn play_out(
    mut position: Position,
    mut next: usize,
    tastes: [&Taste; 2],
    rng: &mut impl Rng,
) -> Position {
    let tiles: Vec<Tile> = Tile::all().collect();
    loop {
        let legal = position.prospects().legal;
        let n_legal = legal.len();
        let tile = tiles.choose(rng).expect("24 tiles");
        let draw = |_| {
            let at = legal.nth(rng.random_range(0..n_legal))?;
            let colours = tile.turned(Rotation::ALL[rng.random_range(0..4)]);
            Some((tastes[next].of(&position, at, colours), at, colours))
        };
        let n_draws = if n_legal == 0 { 0 } else { N_DRAWS };
        let draws = (0..n_draws).filter_map(draw);
        let Some((_, at, colours)) = draws.max_by(|one, other| one.0.total_cmp(&other.0)) else {
            return position;
        };
        position.place(at, colours);
        next = 1 - next;
    }
}
