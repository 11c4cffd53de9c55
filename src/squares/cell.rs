//! Cells of the board.

use std::fmt;

/// Number of rows, and of columns.
pub const SIDE: usize = 12;

/// A cell, written as its row from `A` at the top and its column from `a` at the left: `Eg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// From 0 at the top to 11.
    pub row: usize,
    /// From 0 at the left to 11.
    pub column: usize,
}

impl Cell {
    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Self { row, column }))
    }

    /// The cell that is so written, if there is one.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let &[row, column] = name.as_bytes() else { return None };
        let index = |letter: u8, first: u8| {
            letter.checked_sub(first).map(usize::from).filter(|&index| index < SIDE)
        };
        Some(Self { row: index(row, b'A')?, column: index(column, b'a')? })
    }

    /// The letters of its row and its column.
    #[must_use]
    pub fn letters(self) -> [char; 2] {
        let letter = |first: u8, index: usize| char::from(first + index as u8);
        [letter(b'A', self.row), letter(b'a', self.column)]
    }

    /// The place of the cell in the order of [`all`](Self::all).
    #[must_use]
    pub fn index(self) -> usize {
        self.row * SIDE + self.column
    }

    /// The cell so many rows further down and columns further to the right, if it is on the board.
    #[must_use]
    pub fn step(self, down: isize, right: isize) -> Option<Self> {
        let row = self.row.checked_add_signed(down).filter(|&row| row < SIDE)?;
        let column = self.column.checked_add_signed(right).filter(|&column| column < SIDE)?;
        Some(Self { row, column })
    }

    /// The cells that share a side with this one.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        steps.into_iter().filter_map(move |(down, right)| self.step(down, right))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [row, column] = self.letters();
        write!(f, "{row}{column}")
    }
}
