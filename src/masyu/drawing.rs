//! A set of edges, as somebody may have drawn it: right or wrong.

use super::{
    grid::{Cell, Direction, Size},
    violation::Violation,
};

/// A set of edges between neighbouring cells of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    size: Size,
    /// For each cell the ways out of it that are taken, as bits by the order of [`Direction::ALL`].
    arms: Vec<u8>,
}

impl Drawing {
    /// No edge at all.
    #[must_use]
    pub fn blank(size: Size) -> Self {
        Self { size, arms: vec![0; size.n_cells()] }
    }

    /// The edges for which `is_taken` says so.
    pub fn new(size: Size, mut is_taken: impl FnMut(Cell, Direction) -> bool) -> Self {
        let mut drawing = Self::blank(size);
        for (cell, way) in size.edges() {
            if is_taken(cell, way) {
                drawing.draw(cell, way);
            }
        }
        drawing
    }

    /// The closed path through these points, corners or every cell, in order; the first is not
    /// repeated.
    ///
    /// # Errors
    ///
    /// If there is no point, one is off the grid, a step goes nowhere or diagonally, or the path
    /// takes an edge twice.
    pub fn from_path(size: Size, points: &[(i64, i64)]) -> Result<Self, Violation> {
        if points.is_empty() {
            return Err(Violation::Empty);
        }
        let mut cells = Vec::with_capacity(points.len());
        for (index, &(x, y)) in points.iter().enumerate() {
            let off_grid = Violation::OffGrid { point: index + 1, x, y, size };
            let cell = usize::try_from(x).ok().zip(usize::try_from(y).ok());
            let cell = cell.filter(|&(x, y)| x < size.width && y < size.height);
            cells.push(cell.map(|(x, y)| Cell { x, y }).ok_or(off_grid)?);
        }
        let mut drawing = Self::blank(size);
        let mut last = None;
        for (index, &from) in cells.iter().enumerate() {
            let to = cells[(index + 1) % cells.len()];
            let way = match (from.x.cmp(&to.x), from.y.cmp(&to.y)) {
                (std::cmp::Ordering::Equal, std::cmp::Ordering::Equal) => {
                    return Err(Violation::NoStep { point: index + 1, cell: from });
                }
                (std::cmp::Ordering::Equal, vertical) if vertical.is_lt() => Direction::Down,
                (std::cmp::Ordering::Equal, _) => Direction::Up,
                (horizontal, std::cmp::Ordering::Equal) if horizontal.is_lt() => Direction::Right,
                (_, std::cmp::Ordering::Equal) => Direction::Left,
                _ => return Err(Violation::DiagonalStep { from, to }),
            };
            let mut at = from;
            while at != to {
                if last == Some(way.opposite()) {
                    return Err(Violation::DeadEnd { cell: at });
                }
                let next = size.step(at, way).expect("both ends are on the grid");
                if drawing.takes(at, way) {
                    return Err(Violation::Retraced { from: at, to: next });
                }
                drawing.draw(at, way);
                last = Some(way);
                at = next;
            }
        }
        Ok(drawing)
    }

    /// The size of the grid.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whether the edge out of a cell is drawn; never where it leads off the grid.
    #[must_use]
    pub fn takes(&self, cell: Cell, way: Direction) -> bool {
        self.arms(cell) & bit(way) != 0
    }

    /// The ways out of a cell that are drawn.
    pub fn ways(&self, cell: Cell) -> impl Iterator<Item = Direction> {
        let arms = self.arms(cell);
        Direction::ALL.into_iter().filter(move |&way| arms & bit(way) != 0)
    }

    /// The ways out of a cell that are drawn as bits, by the order of [`Direction::ALL`].
    pub(super) fn arms(&self, cell: Cell) -> u8 {
        self.arms[self.size.index(cell)]
    }

    /// Draws the edge from a cell.
    ///
    /// # Panics
    ///
    /// If it leads off the grid.
    pub fn draw(&mut self, cell: Cell, way: Direction) {
        let next = self.size.step(cell, way).expect("the edge leads to a cell");
        self.arms[self.size.index(cell)] |= bit(way);
        self.arms[self.size.index(next)] |= bit(way.opposite());
    }

    /// The topmost cell, and of those the leftmost, that an edge goes out of.
    #[must_use]
    pub fn first_cell(&self) -> Option<Cell> {
        self.size.cells().find(|&cell| self.arms(cell) != 0)
    }

    /// The cells on the way from `start`, going `way` first, until the line ends, forks or is back;
    /// `start` is the first of them.
    #[must_use]
    pub fn trace(&self, start: Cell, way: Direction) -> Vec<Cell> {
        let mut cells = vec![start];
        let (mut at, mut way) = (start, way);
        while let Some(next) = self.size.step(at, way).filter(|_| self.takes(at, way)) {
            if next == start {
                break;
            }
            cells.push(next);
            at = next;
            let mut onward = self.ways(at).filter(|&onward| onward != way.opposite());
            way = match (onward.next(), onward.next()) {
                (Some(onward), None) => onward,
                _ => break,
            };
        }
        cells
    }

    /// The loop as the cells on it: from the topmost, then leftmost, going right first.
    ///
    /// Meaningful for a single loop, which passes [`check`](crate::puzzle::Puzzle::check).
    #[must_use]
    pub fn path(&self) -> Vec<Cell> {
        self.first_cell().map(|first| self.trace(first, Direction::Right)).unwrap_or_default()
    }

    /// The cells of [`path`](Self::path) where the loop turns.
    #[must_use]
    pub fn corners(&self) -> Vec<Cell> {
        let is_straight = |&cell: &Cell| {
            let first = self.ways(cell).next();
            first.is_none_or(|way| self.takes(cell, way.opposite()))
        };
        self.path().into_iter().filter(|cell| !is_straight(cell)).collect()
    }
}

fn bit(way: Direction) -> u8 {
    1 << way as u8
}
