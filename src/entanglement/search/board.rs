//! A board for searching: small, quickly copied, without names for its cells.

use std::sync::LazyLock;

use crate::entanglement::{
    board::{Cell, Entrance, Entry, N_CELLS, N_ENTRANCES},
    game::Goal,
    tile::Tile,
};

/// Where a path goes that leaves a cell, by cell and entrance: the next cell and the entrance there; none
/// at the base and off the board.
pub(super) type Ways = [[Option<(u8, Entrance)>; N_ENTRANCES]; N_CELLS];

pub(super) static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let cells: Vec<Cell> = Cell::all().collect();
    let mut ways = [[None; N_ENTRANCES]; N_CELLS];
    for (index, &cell) in cells.iter().enumerate() {
        for entrance in 0..N_ENTRANCES as Entrance {
            let there = Entry::leaving(cell, entrance);
            let next = cells.iter().position(|&cell| cell == there.cell && there.is_open());
            ways[index][usize::from(entrance)] = next.map(|next| (next as u8, there.entrance));
        }
    }
    ways
});

/// The cell of a number.
pub(super) fn cell(index: u8) -> Cell {
    Cell::all().nth(usize::from(index)).expect("a cell's number")
}

/// Tiles on the board, and how far the path has come.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) tiles: [Option<Tile>; N_CELLS],
    /// A bit for each entrance of each cell that the path has passed.
    pub(super) passed: [u16; N_CELLS],
    /// Where the path goes on, if it does.
    pub(super) ahead: Option<(u8, Entrance)>,
    pub(super) score: u64,
    pub(super) length: u64,
}

impl Board {
    pub(super) fn new() -> Self {
        let first = Cell::all().position(|cell| cell == Entry::FIRST.cell);
        Self {
            tiles: [None; N_CELLS],
            passed: [0; N_CELLS],
            ahead: first.map(|index| (index as u8, Entry::FIRST.entrance)),
            score: 0,
            length: 0,
        }
    }

    /// Places a tile, unless the path has ended, and shows each segment.
    pub(super) fn place(&mut self, tile: Tile, mut show: impl FnMut(u8, Entrance, Entrance)) {
        let Some((mut cell, mut enter)) = self.ahead else { return };
        self.tiles[usize::from(cell)] = Some(tile);
        let mut points = 0;
        self.ahead = loop {
            let index = usize::from(cell);
            let Some(tile) = &self.tiles[index] else { break Some((cell, enter)) };
            let leave = tile.other_end(enter);
            show(cell, enter, leave);
            self.passed[index] |= 1 << enter | 1 << leave;
            points += 1;
            self.score += points;
            match WAYS[index][usize::from(leave)] {
                Some(next) => (cell, enter) = next,
                None => break None,
            }
        };
        self.length += points;
    }

    pub(super) fn value(&self, goal: Goal) -> u64 {
        match goal {
            Goal::Score => self.score,
            Goal::Length => self.length,
        }
    }
}
