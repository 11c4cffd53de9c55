//! Positions for the search: which cells are filled, and with what.

use super::bits::Bits;
use crate::squares::{
    board::Board,
    cell::{Cell, SIDE},
    moves::Placed,
    tile::Colour,
};

/// A board as sets of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    filled: Bits,
    colours: [Bits; 4],
}

/// What may still happen to the cells of a position.
#[derive(Clone, Copy, Debug)]
pub struct Prospects {
    /// Where a tile may lie now or later: those of its cells that are filled are at most one. Once
    /// it may not, it never may again.
    pub open: Bits,
    /// Where it may lie now: it also covers a filled cell or is next to one.
    pub legal: Bits,
}

impl Position {
    /// The board as sets of cells.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let mut position = Self::default();
        for cell in Cell::all() {
            if let Some(colour) = board.colour(cell) {
                position.fill(cell, colour);
            }
        }
        position
    }

    fn fill(&mut self, cell: Cell, colour: Colour) {
        let bit = Bits::of(cell);
        self.filled = self.filled | bit;
        self.colours = self.colours.map(|cells| cells & !bit);
        self.colours[colour.index()] = self.colours[colour.index()] | bit;
    }

    /// Lays a tile down at a position on the board, by its colours clockwise from the top left.
    pub fn place(&mut self, at: Cell, colours: [Colour; 4]) {
        let tile = Bits::tile(at);
        self.filled = self.filled | tile;
        self.colours = self.colours.map(|cells| cells & !tile);
        let cell = Bits::of(at);
        let right = cell.right();
        for (bit, colour) in [cell, right, right.down(), cell.down()].into_iter().zip(colours) {
            self.colours[colour.index()] = self.colours[colour.index()] | bit;
        }
    }

    /// The position with the cells of a tile filled by no colour.
    #[must_use]
    pub fn with_tile(mut self, at: Cell) -> Self {
        let tile = Bits::tile(at);
        self.filled = self.filled | tile;
        self.colours = self.colours.map(|cells| cells & !tile);
        self
    }

    /// The position after a move.
    #[must_use]
    pub fn after(mut self, placed: Placed) -> Self {
        self.place(placed.at.position, placed.tile.turned(placed.at.rotation));
        self
    }

    /// The filled cells.
    #[must_use]
    pub fn filled(&self) -> Bits {
        self.filled
    }

    /// The cells of a colour.
    #[must_use]
    pub fn colour(&self, colour: Colour) -> Bits {
        self.colours[colour.index()]
    }

    /// The colour of a cell; none where it is empty.
    #[must_use]
    pub fn colour_of(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.colour(colour).contains(cell))
    }

    /// Where tiles may lie, whatever their colours and rotation.
    #[must_use]
    pub fn prospects(&self) -> Prospects {
        let filled = self.filled;
        let (right, below) = (filled.left(), filled.up());
        let across = below.left();
        let any = filled | right | below | across;
        let two = filled & right | below & across | (filled | right) & (below | across);
        let near = filled.left() | filled.right() | filled.up() | filled.down();
        let beside = near | near.left();
        let contact = any | beside | beside.up();
        let open = Bits::POSITIONS & !two;
        Prospects { open, legal: open & contact }
    }

    /// The points of a colour.
    #[must_use]
    pub fn score(&self, colour: Colour) -> u32 {
        let cells = self.colour(colour);
        let (mut right, mut below, mut across) = (cells, cells, cells);
        let mut points = 0;
        for side in 1..SIDE as u32 {
            right = right.left();
            below = below.up();
            across = across.left().up();
            points += side * (cells & right & below & across).len() as u32;
        }
        points
    }
}
