//! Squares and what they are worth.

use super::{
    board::Board,
    cell::{Cell, SIDE},
    tile::Colour,
};

/// A square along rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// The cell of its top left corner.
    pub corner: Cell,
    /// How many cells long and wide it is, from 2 to 12.
    pub side: usize,
}

impl Square {
    /// All squares on the board.
    pub fn all() -> impl Iterator<Item = Self> {
        let sides = |cell: Cell| 2..=SIDE - cell.row.max(cell.column);
        Cell::all().flat_map(move |corner| sides(corner).map(move |side| Self { corner, side }))
    }

    /// Its four corners, clockwise from the top left.
    #[must_use]
    pub fn corners(self) -> [Cell; 4] {
        let Cell { row, column } = self.corner;
        let (bottom, right) = (row + self.side - 1, column + self.side - 1);
        [(row, column), (row, right), (bottom, right), (bottom, column)]
            .map(|(row, column)| Cell { row, column })
    }

    /// What it counts, one less than its side.
    #[must_use]
    pub fn points(self) -> usize {
        self.side - 1
    }
}

/// The squares whose four corners have this colour.
#[must_use]
pub fn squares(board: &Board, colour: Colour) -> Vec<Square> {
    let has_colour = |cell: &Cell| board.colour(*cell) == Some(colour);
    Square::all().filter(|square| square.corners().iter().all(has_colour)).collect()
}

/// The score of a colour: what its squares count in all.
#[must_use]
pub fn score(board: &Board, colour: Colour) -> usize {
    squares(board, colour).into_iter().map(Square::points).sum()
}

/// The olympiad points for a score against that of the opponent: 200 and the difference for a win,
/// 100 less the difference but no less than 0 for a loss, 150 for a draw.
#[must_use]
pub fn olympiad_points(own: usize, other: usize) -> usize {
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => 200 + (own - other),
        std::cmp::Ordering::Less => 100usize.saturating_sub(other - own),
        std::cmp::Ordering::Equal => 150,
    }
}
