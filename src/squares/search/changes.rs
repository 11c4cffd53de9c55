//! What a tile changes, whatever its colours.

use super::{
    bits::Bits,
    position::{Position, Prospects},
};
use crate::squares::{board::covered, cell::Cell};

/// What a move makes of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The tile is on it; and whether it stays so.
    Laid(bool),
    /// It keeps its colour to the end of the game.
    Settled,
    /// It is empty, under so many open positions.
    Empty(usize),
}

/// The cells whose chances a move changes, those under the tile first.
#[derive(Clone, Debug)]
pub struct Changes {
    cells: Vec<(Cell, Fate)>,
}

impl Changes {
    /// A tile changes what may happen to the cells up to one away from it.
    pub const MOST: usize = 16;

    /// What a tile at a legal position changes.
    ///
    /// # Panics
    ///
    /// If the position is not on the board.
    #[must_use]
    pub fn new(position: &Position, prospects: &Prospects, at: Cell) -> Self {
        let tile = covered(at).expect("a legal position is on the board");
        let open = position.with_tile(at).prospects().open;
        let mut cells = Vec::with_capacity(Self::MOST);
        cells.extend(tile.map(|cell| (cell, Fate::Laid(n_open(open, cell) == 0))));
        let around = (-1..=2).flat_map(|down| (-1..=2).map(move |right| (down, right)));
        let is_tile = |(down, right)| (0..=1).contains(&down) && (0..=1).contains(&right);
        for (down, right) in around.filter(|&step| !is_tile(step)) {
            let Some(cell) = at.step(down, right) else { continue };
            let (before, after) = (n_open(prospects.open, cell), n_open(open, cell));
            if position.filled().contains(cell) {
                if before > 0 && after == 0 {
                    cells.push((cell, Fate::Settled));
                }
            } else if before != after {
                cells.push((cell, Fate::Empty(after)));
            }
        }
        Self { cells }
    }

    /// The cells, and what becomes of them.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Fate)> {
        self.cells.iter().copied()
    }

    /// The cells under the tile, clockwise from the top left.
    pub fn tile(&self) -> [(Cell, Fate); 4] {
        self.cells[..4].try_into().expect("four cells")
    }
}

/// How many open positions of a tile are over a cell, up to 4.
#[must_use]
pub fn n_open(open: Bits, cell: Cell) -> usize {
    let over = |down, right| cell.step(down, right).is_some_and(|at| open.contains(at));
    [(0, 0), (0, -1), (-1, 0), (-1, -1)]
        .into_iter()
        .filter(|&(down, right)| over(down, right))
        .count()
}
