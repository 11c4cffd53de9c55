//! The board: cells, and the entrances between them.

use std::fmt;

/// How far from the base the board reaches, in cells.
const RADIUS: i8 = 3;

/// The entrances of a cell.
pub const N_ENTRANCES: usize = 12;

/// The cells of the board, the base among them.
pub const N_CELLS: usize = 37;

/// A hexagon, in axial coordinates: `(0, 1)` is one up and `(1, 0)` one down to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// To the right.
    pub x: i8,
    /// Up.
    pub y: i8,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

impl Cell {
    /// The cell in the middle, from which the path starts.
    pub const BASE: Self = Self { x: 0, y: 0 };

    /// Whether it is on the board.
    #[must_use]
    pub fn is_on_board(self) -> bool {
        let Self { x, y } = self;
        [x, y].iter().all(|side| (-RADIUS..=RADIUS).contains(side))
            && (i16::from(x) - i16::from(y)).abs() <= i16::from(RADIUS)
    }

    /// Every cell of the board, row by row from the left, the base too.
    pub fn all() -> impl Iterator<Item = Self> {
        let side = -RADIUS..=RADIUS;
        let cells = side.clone().flat_map(move |x| side.clone().map(move |y| Self { x, y }));
        cells.filter(|cell| cell.is_on_board())
    }

    /// The neighbour on a side, counted clockwise from the one above; it may be off the board.
    fn neighbour(self, side: usize) -> Self {
        const WAYS: [(i8, i8); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
        let (x, y) = WAYS[side];
        Self { x: self.x + x, y: self.y + y }
    }
}

/// An entrance of a cell: two on each side, numbered from 0 clockwise from the left one above.
pub type Entrance = u8;

/// A way into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// The cell that is entered; it may be off the board.
    pub cell: Cell,
    /// Where it is entered.
    pub entrance: Entrance,
}

impl Entry {
    /// The way out of the base, into the cell below it.
    pub const FIRST: Self = Self { cell: Cell { x: 0, y: -1 }, entrance: 0 };

    /// Where a path goes that leaves a cell here.
    #[must_use]
    pub fn leaving(cell: Cell, entrance: Entrance) -> Self {
        const ACROSS: [Entrance; N_ENTRANCES] = [7, 6, 9, 8, 11, 10, 1, 0, 3, 2, 5, 4];
        let across = ACROSS[usize::from(entrance)];
        Self { cell: cell.neighbour(usize::from(entrance) / 2), entrance: across }
    }

    /// Whether a tile can lie there: on the board, and not on the base.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.cell.is_on_board() && self.cell != Cell::BASE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossing_back_leads_back() {
        assert_eq!(Cell::all().count(), N_CELLS);
        for cell in Cell::all() {
            for entrance in 0..N_ENTRANCES as Entrance {
                let there = Entry::leaving(cell, entrance);
                let back = Entry::leaving(there.cell, there.entrance);
                assert_eq!(back, Entry { cell, entrance });
            }
        }
        assert_eq!(Entry::leaving(Cell::BASE, 7), Entry::FIRST);
    }
}
