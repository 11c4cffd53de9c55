//! Every move from a position, with every tile, and what it makes of each colour.

use super::{bits::Bits, changes::Changes, field::Field, outlook::Outlook, position::Position};
use crate::squares::{
    cell::{Cell, SIDE},
    tile::{Colour, Rotation, Tile},
};

/// What each move makes of each colour.
///
/// A colour is on one corner of the tile, and where the other three are does not matter to it: four
/// values for each position and colour stand for all tiles in all rotations.
#[derive(Clone, Debug)]
pub struct Replies {
    /// Where the tile may go, and for each colour its value with the colour on each corner; 0 for
    /// colours that do not matter.
    pub at: Vec<(Cell, [[f32; 4]; 4])>,
}

/// A move, and what it is worth to somebody.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// The cell of the tile's top left corner.
    pub at: Cell,
    /// How far it is turned.
    pub rotation: Rotation,
    /// The sum of the values of the colours, weighted.
    pub worth: f32,
    /// The values of the colours.
    pub values: [f32; 4],
}

impl Replies {
    /// Values the moves from a position by the colours that matter.
    #[must_use]
    pub fn new(position: &Position, matters: [bool; 4]) -> Self {
        let prospects = position.prospects();
        let legal: Vec<Cell> = prospects.legal.cells().collect();
        let mut at: Vec<_> = legal.iter().map(|&cell| (cell, [[0.0; 4]; 4])).collect();
        if at.is_empty() {
            return Self { at };
        }
        let outlook = Outlook::at(prospects.open.len());
        let changes: Vec<Changes> =
            legal.iter().map(|&cell| Changes::new(position, &prospects, cell)).collect();
        for colour in Colour::ALL.into_iter().filter(|colour| matters[colour.index()]) {
            let field = outlook.field(position, &prospects, colour);
            let mut ground = Ground::new(outlook, position.colour(colour), field);
            for ((_, values), changes) in at.iter_mut().zip(&changes) {
                values[colour.index()] = ground.corners(changes);
            }
        }
        Self { at }
    }

    /// Every move with a tile, by weights of the colours.
    pub fn all(&self, tile: Tile, weights: [f32; 4]) -> impl Iterator<Item = Reply> {
        Rotation::ALL.into_iter().flat_map(move |rotation| {
            let corners = corners(tile, rotation);
            self.at.iter().map(move |(at, values)| {
                let values: [f32; 4] =
                    std::array::from_fn(|colour| values[colour][corners[colour]]);
                let worth = values.iter().zip(weights).map(|(value, weight)| value * weight).sum();
                Reply { at: *at, rotation, worth, values }
            })
        })
    }

    /// The best move with a tile by weights of the colours; none where there is no move.
    #[must_use]
    pub fn best(&self, tile: Tile, weights: [f32; 4]) -> Option<Reply> {
        self.all(tile, weights).reduce(|best, one| if one.worth > best.worth { one } else { best })
    }

    /// So many of the best moves with a tile, in no order.
    #[must_use]
    pub fn top(&self, tile: Tile, weights: [f32; 4], width: usize) -> Vec<Reply> {
        let mut all: Vec<Reply> = self.all(tile, weights).collect();
        if all.len() > width {
            all.select_nth_unstable_by(width - 1, |one, other| other.worth.total_cmp(&one.worth));
            all.truncate(width);
        }
        all
    }
}

/// A field, with what is the same for all changes to it.
struct Ground<'o> {
    outlook: &'o Outlook,
    /// The cells that have the colour.
    cells: Bits,
    field: Field,
    value: f32,
    far: [[f32; SIDE]; SIDE],
}

impl<'o> Ground<'o> {
    fn new(outlook: &'o Outlook, cells: Bits, field: Field) -> Self {
        Self { outlook, cells, value: field.value(), far: field.far_slopes(), field }
    }

    /// What the value grows by with the chance of a cell, if all changes are within
    /// [`NEAR`](super::field::NEAR) of it.
    fn slope(&self, cell: Cell) -> f32 {
        self.far[cell.row][cell.column] + self.field.near_slope(cell)
    }

    /// The value after a move with the colour on each of the corners.
    fn corners(&mut self, changes: &Changes) -> [f32; 4] {
        let mut value = self.value;
        let mut before = [0.0; Changes::MOST];
        for ((cell, fate), before) in changes.iter().zip(&mut before) {
            *before = self.field.get(cell);
            let chance = self.outlook.after(fate, self.cells.contains(cell));
            value += (chance - *before) * self.slope(cell);
            self.field.set(cell, chance);
        }
        let values =
            changes.tile().map(|(cell, fate)| value + self.outlook.gain(fate) * self.slope(cell));
        for ((cell, _), before) in changes.iter().zip(before) {
            self.field.set(cell, before);
        }
        values
    }
}

/// For each colour the corner of the turned tile that it is on, clockwise from the top left.
#[must_use]
pub fn corners(tile: Tile, rotation: Rotation) -> [usize; 4] {
    let mut corners = [0; 4];
    for (corner, colour) in tile.turned(rotation).into_iter().enumerate() {
        corners[colour.index()] = corner;
    }
    corners
}

#[cfg(test)]
mod tests {
    use rand::{
        SeedableRng,
        seq::{IndexedRandom, IteratorRandom},
    };
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// Each move made on the board, and the field after it summed up as a whole.
    #[test]
    fn values_are_those_of_the_board_after_the_move() {
        let tiles: Vec<Tile> = Tile::all().collect();
        for seed in 0..5 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut position = Position::default();
            position.place(Cell { row: 5, column: 5 }, tiles[0].colours());
            loop {
                let prospects = position.prospects();
                let outlook = Outlook::at(prospects.open.len());
                let tile = *tiles.choose(&mut rng).unwrap();
                let replies = Replies::new(&position, [true; 4]);
                for Reply { at, rotation, values, .. } in replies.all(tile, [0.0; 4]) {
                    let mut after = position;
                    after.place(at, tile.turned(rotation));
                    for colour in Colour::ALL {
                        let expected = outlook.field(&after, &after.prospects(), colour).value();
                        let found = values[colour.index()];
                        assert!(
                            (found - expected).abs() < 1e-3 * (1.0 + expected),
                            "{at} {colour}"
                        );
                    }
                }
                let Some(at) = prospects.legal.cells().choose(&mut rng) else { break };
                position.place(at, tile.colours());
            }
        }
    }
}
