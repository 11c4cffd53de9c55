//! Cells, and the ways from one to the next.

use std::fmt;

/// A cell: `x` from 0 to the right, `y` from 0 down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Column, from 0 at the left.
    pub x: usize,
    /// Row, from 0 at the top.
    pub y: usize,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

/// One of the four ways out of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To larger x.
    Right,
    /// To larger y.
    Down,
    /// To smaller x.
    Left,
    /// To smaller y.
    Up,
}

impl Direction {
    /// All four, clockwise; [`Right`](Self::Right) and [`Down`](Self::Down) first.
    pub const ALL: [Self; 4] = [Self::Right, Self::Down, Self::Left, Self::Up];

    /// The way back.
    #[must_use]
    pub fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}

/// The width and height of a grid, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Number of columns.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl Size {
    /// Number of cells.
    #[must_use]
    pub fn n_cells(self) -> usize {
        self.width * self.height
    }

    /// The cells row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Cell { x, y }))
    }

    /// The place of a cell in the order of [`cells`](Self::cells).
    #[must_use]
    pub fn index(self, cell: Cell) -> usize {
        cell.y * self.width + cell.x
    }

    /// The cell next to another, if it is on the grid.
    #[must_use]
    pub fn step(self, cell: Cell, direction: Direction) -> Option<Cell> {
        let Cell { x, y } = cell;
        let (x, y) = match direction {
            Direction::Right => (x + 1, y),
            Direction::Down => (x, y + 1),
            Direction::Left => (x.checked_sub(1)?, y),
            Direction::Up => (x, y.checked_sub(1)?),
        };
        (x < self.width && y < self.height).then_some(Cell { x, y })
    }

    /// The edges between neighbouring cells, each once: a cell and [`Right`](Direction::Right) or
    /// [`Down`](Direction::Down) out of it.
    pub fn edges(self) -> impl Iterator<Item = (Cell, Direction)> {
        self.cells().flat_map(move |cell| {
            let ways = [Direction::Right, Direction::Down].into_iter();
            ways.filter(move |&way| self.step(cell, way).is_some()).map(move |way| (cell, way))
        })
    }
}
