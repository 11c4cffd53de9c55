//! The puzzle itself.

use super::grid::{Cell, Size};

/// A pearl, by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pearl {
    /// The loop goes straight through it, and turns in the cell before or after it.
    White,
    /// The loop turns on it, and goes straight through the cells before and after it.
    Black,
}

/// A Masyu puzzle: pearls on a grid through which a single loop has to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masyu {
    size: Size,
    pearls: Vec<Option<Pearl>>,
    full_loop: bool,
}

/// The largest number of cells that a puzzle may have.
pub const MAX_CELLS: usize = 250_000;

impl Masyu {
    /// A puzzle from its pearls, row by row from the top left.
    ///
    /// # Panics
    ///
    /// If `pearls` does not have an entry for each cell, or there are no cells or more than
    /// [`MAX_CELLS`].
    #[must_use]
    pub fn new(size: Size, pearls: Vec<Option<Pearl>>) -> Self {
        assert_eq!(pearls.len(), size.n_cells(), "one entry for each cell");
        assert!((1..=MAX_CELLS).contains(&pearls.len()), "1 to {MAX_CELLS} cells");
        Self { size, pearls, full_loop: false }
    }

    /// The variant in which the loop visits every cell, or the usual one.
    #[must_use]
    pub fn with_full_loop(self, full_loop: bool) -> Self {
        Self { full_loop, ..self }
    }

    /// The size of the grid.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The pearl on a cell.
    #[must_use]
    pub fn pearl(&self, cell: Cell) -> Option<Pearl> {
        self.pearls[self.size.index(cell)]
    }

    /// The pearls, row by row from the top left.
    #[must_use]
    pub fn pearls(&self) -> &[Option<Pearl>] {
        &self.pearls
    }

    /// Whether the loop has to visit every cell.
    #[must_use]
    pub fn is_full_loop(&self) -> bool {
        self.full_loop
    }

    /// Whether the loop has to visit this cell.
    #[must_use]
    pub fn must_visit(&self, cell: Cell) -> bool {
        self.full_loop || self.pearl(cell).is_some()
    }
}
