//! Ways to break the rules.

use itertools::Itertools;

use super::{
    cell::Cell,
    tile::{Colour, Tile},
};

/// A rule that a move breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// The position is none of the board's.
    #[error("unknown position {0:?}: a row from A to L, then a column from a to l")]
    UnknownPosition(String),
    /// The rotation is none.
    #[error("unknown rotation {0:?}: it is 0, 1, 2 or 3")]
    UnknownRotation(char),
    /// What is placed is not a tile.
    #[error("{0:?} is no tile: that is the colours 1 to 4, each once, clockwise from the top left")]
    NoTile(String),
    /// The tile placed is another than the one at hand, or is written from another corner.
    #[error("the tile {found} is not the one at hand, {dealt}")]
    WrongTile {
        /// What was placed.
        found: Tile,
        /// What was dealt.
        dealt: Tile,
    },
    /// The tile reaches beyond the board.
    #[error("a tile at {position} reaches off the board")]
    OffBoard {
        /// Its top left corner.
        position: Cell,
    },
    /// The tile covers more than one filled cell.
    #[error("a tile at {position} covers {} filled cells, {}: at most one", cells.len(), cells.iter().join(" "))]
    CoversFilled {
        /// Its top left corner.
        position: Cell,
        /// The filled cells that it covers, two or more.
        cells: Vec<Cell>,
    },
    /// The tile covers no filled cell, and is next to none.
    #[error("a tile at {position} touches nothing: it covers no filled cell and is next to none")]
    TouchesNothing {
        /// Its top left corner.
        position: Cell,
    },
    /// Asked for was a move that covers this cell.
    #[error("a tile at {position} does not cover {cell}")]
    NotCovering {
        /// Its top left corner.
        position: Cell,
        /// The cell to cover.
        cell: Cell,
    },
    /// Asked for was a move after which this colour has a square more.
    #[error("colour {colour} has {after} squares after the move and had {before} before")]
    NotForming {
        /// The colour.
        colour: Colour,
        /// Its squares before the move.
        before: usize,
        /// Its squares after it.
        after: usize,
    },
    /// A move of a game breaks a rule.
    #[error("line {line}, {placed} by player {player}: {broken}")]
    InGame {
        /// In which line of the game it is, from 1.
        line: usize,
        /// The move.
        placed: String,
        /// Whose move it is, 1 or 2.
        player: usize,
        /// What is wrong with it.
        broken: Box<Violation>,
    },
}
