//! The path, followed tile by tile, without SAT: the rules themselves.

use std::collections::HashMap;

use super::{
    board::{Cell, Entrance, Entry},
    tile::Tile,
};

/// A path across one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// Where the tile lies.
    pub cell: Cell,
    /// Where the path enters it.
    pub enter: Entrance,
    /// Where the path leaves it.
    pub leave: Entrance,
}

/// Tiles on the board, and how far the path has come.
#[derive(Clone, Debug)]
pub struct Walk {
    tiles: HashMap<Cell, Tile>,
    ahead: Entry,
    score: u64,
}

impl Default for Walk {
    fn default() -> Self {
        Self::new()
    }
}

impl Walk {
    /// The empty board, with the path on its way out of the base.
    #[must_use]
    pub fn new() -> Self {
        Self { tiles: HashMap::new(), ahead: Entry::FIRST, score: 0 }
    }

    /// Where the next tile goes; none where the path has ended, at the base or off the board.
    #[must_use]
    pub fn ahead(&self) -> Option<Entry> {
        self.ahead.is_open().then_some(self.ahead)
    }

    /// Where the path has come to, even if it has ended there.
    #[must_use]
    pub fn end(&self) -> Entry {
        self.ahead
    }

    /// The points so far.
    #[must_use]
    pub fn score(&self) -> u64 {
        self.score
    }

    /// Where the tiles lie.
    #[must_use]
    pub fn tiles(&self) -> &HashMap<Cell, Tile> {
        &self.tiles
    }

    /// A turn: the tile is placed on the cell ahead, and the path goes on across it and whatever
    /// tiles it comes to. The first segment scores 1, the second 2, and so on. None where the path
    /// has ended.
    pub fn place(&mut self, tile: Tile) -> Option<Vec<Segment>> {
        self.tiles.insert(self.ahead()?.cell, tile);
        let mut segments = Vec::new();
        while let Some(tile) = self.tiles.get(&self.ahead.cell) {
            let Entry { cell, entrance: enter } = self.ahead;
            let leave = tile.other_end(enter);
            segments.push(Segment { cell, enter, leave });
            self.score += segments.len() as u64;
            self.ahead = Entry::leaving(cell, leave);
        }
        Some(segments)
    }
}
