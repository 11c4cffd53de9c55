//! Sets of cells as bits.

use std::ops::{BitAnd, BitOr, Not};

use crate::squares::cell::{Cell, SIDE};

/// Bits for a row: more than cells, so that what is shifted out of a row comes in nowhere.
const STRIDE: usize = 16;
const ROWS_PER_WORD: usize = 64 / STRIDE;
const N_WORDS: usize = SIDE / ROWS_PER_WORD;

/// A set of cells, or of the positions of tiles by their top left cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bits([u64; N_WORDS]);

impl Bits {
    /// No cell.
    pub const NONE: Self = Self([0; N_WORDS]);
    /// The positions at which a tile lies on the board: those of the first 11 rows and columns.
    pub const POSITIONS: Self = {
        let row = (1 << (SIDE - 1)) - 1;
        let full = row | row << STRIDE | row << (2 * STRIDE) | row << (3 * STRIDE);
        Self([full, full, row | row << STRIDE | row << (2 * STRIDE)])
    };
    /// All cells.
    pub const CELLS: Self = {
        let row = (1 << SIDE) - 1;
        Self([row | row << STRIDE | row << (2 * STRIDE) | row << (3 * STRIDE); N_WORDS])
    };

    /// Just this cell.
    #[must_use]
    pub fn of(cell: Cell) -> Self {
        let mut bits = Self::NONE;
        bits.0[cell.row / ROWS_PER_WORD] = 1 << (cell.row % ROWS_PER_WORD * STRIDE + cell.column);
        bits
    }

    /// The cells of a tile at a position.
    #[must_use]
    pub fn tile(position: Cell) -> Self {
        let row = Self::of(position) | Self::of(position).right();
        row | row.down()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; N_WORDS]
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether a cell is among them.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        let word = self.0[cell.row / ROWS_PER_WORD];
        word >> (cell.row % ROWS_PER_WORD * STRIDE + cell.column) & 1 == 1
    }

    /// Every cell one column further right; may leave the board.
    #[must_use]
    pub fn right(self) -> Self {
        Self(self.0.map(|word| word << 1))
    }

    /// Every cell one column further left.
    #[must_use]
    pub fn left(self) -> Self {
        // what falls out of a row would come in at the end of the row above, beyond the board
        Self(self.0.map(|word| word >> 1)) & Self::CELLS
    }

    /// Every cell one row further down.
    #[must_use]
    pub fn down(self) -> Self {
        let [a, b, c] = self.0;
        let carry = 64 - STRIDE;
        Self([a << STRIDE, b << STRIDE | a >> carry, c << STRIDE | b >> carry])
    }

    /// Every cell one row further up.
    #[must_use]
    pub fn up(self) -> Self {
        let [a, b, c] = self.0;
        let carry = 64 - STRIDE;
        Self([a >> STRIDE | b << carry, b >> STRIDE | c << carry, c >> STRIDE])
    }

    /// Its cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let place = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                let row = index * ROWS_PER_WORD + place / STRIDE;
                Some(Cell { row, column: place % STRIDE })
            })
        })
    }

    /// The cell at a place in the order of [`cells`](Self::cells), counted from 0.
    #[must_use]
    pub fn nth(self, mut place: usize) -> Option<Cell> {
        for (index, mut word) in self.0.into_iter().enumerate() {
            let n = word.count_ones() as usize;
            if place >= n {
                place -= n;
                continue;
            }
            for _ in 0..place {
                word &= word - 1;
            }
            let bit = word.trailing_zeros() as usize;
            let row = index * ROWS_PER_WORD + bit / STRIDE;
            return Some(Cell { row, column: bit % STRIDE });
        }
        None
    }
}

impl BitAnd for Bits {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }
}

impl BitOr for Bits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }
}

/// May leave the board: meant for the right side of an "and".
impl Not for Bits {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}
