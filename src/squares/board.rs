//! The board.

use super::{
    cell::{Cell, SIDE},
    moves::Placed,
    tile::Colour,
};

/// What colour each cell shows; a later tile hides what it covers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    rows: [[Option<Colour>; SIDE]; SIDE],
}

/// The cells that a tile covers, clockwise from its top left; none if one of them is off the board.
#[must_use]
pub fn covered(position: Cell) -> Option<[Cell; 4]> {
    let right = position.step(0, 1)?;
    Some([position, right, right.step(1, 0)?, position.step(1, 0)?])
}

impl Board {
    /// The board without tiles.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The colour of a cell; none where it is empty.
    #[must_use]
    pub fn colour(&self, cell: Cell) -> Option<Colour> {
        self.rows[cell.row][cell.column]
    }

    /// Lays a tile down, whether the rules allow it there or not.
    ///
    /// # Panics
    ///
    /// If it would not be on the board.
    pub fn place(&mut self, placed: Placed) {
        let cells = covered(placed.at.position).expect("a tile on the board");
        for (cell, colour) in cells.into_iter().zip(placed.tile.turned(placed.at.rotation)) {
            self.rows[cell.row][cell.column] = Some(colour);
        }
    }

    /// The board after that.
    ///
    /// # Panics
    ///
    /// If the tile would not be on the board.
    #[must_use]
    pub fn after(&self, placed: Placed) -> Self {
        let mut board = self.clone();
        board.place(placed);
        board
    }
}
