//! Moves, right or wrong.

use std::fmt;

use super::{
    cell::Cell,
    tile::{Rotation, Tile},
};

/// Where the tile at hand goes, written `Eg0`: the cell of its top left corner, and its rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The cell of its top left corner.
    pub position: Cell,
    /// How far it is turned.
    pub rotation: Rotation,
}

impl Move {
    /// The move with this tile.
    #[must_use]
    pub fn with(self, tile: Tile) -> Placed {
        Placed { tile, at: self }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.position, self.rotation)
    }
}

/// A tile and where it went, written `Eg41320`: position, tile as dealt, rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// The tile as it was dealt.
    pub tile: Tile,
    /// Where it went.
    pub at: Move,
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.at.position, self.tile, self.at.rotation)
    }
}
