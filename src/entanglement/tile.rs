//! Tiles: six paths between twelve entrances.

use std::fmt;

use super::board::{Entrance, N_ENTRANCES};

/// A tile joins its entrances in pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// The other end of the path at each entrance.
    other_ends: [Entrance; N_ENTRANCES],
}

/// Why pairs of entrances are no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTile {
    /// A number is no entrance.
    #[error("{0} is no entrance from 0 to 11")]
    NoEntrance(Entrance),
    /// An entrance has two ends.
    #[error("the entrance {0} occurs twice")]
    Twice(Entrance),
}

impl Tile {
    /// How many paths there are on a tile.
    pub const N_PATHS: usize = N_ENTRANCES / 2;
    /// How many ways to turn a tile there are.
    pub const N_ROTATIONS: u8 = 6;

    /// A tile from its six paths.
    ///
    /// # Errors
    ///
    /// If they do not join each of 0 to 11 to another.
    pub fn new(paths: [[Entrance; 2]; Self::N_PATHS]) -> Result<Self, BadTile> {
        let mut other_ends = [None; N_ENTRANCES];
        for [a, b] in paths {
            for (one, other) in [(a, b), (b, a)] {
                let end = other_ends.get_mut(usize::from(one)).ok_or(BadTile::NoEntrance(one))?;
                if end.replace(other).is_some() {
                    return Err(BadTile::Twice(one));
                }
            }
        }
        Ok(Self { other_ends: other_ends.map(|end| end.expect("twelve ends, all different")) })
    }

    /// The other end of the path that begins at an entrance.
    #[must_use]
    pub fn other_end(&self, entrance: Entrance) -> Entrance {
        self.other_ends[usize::from(entrance)]
    }

    /// Its six paths, each from its lower to its higher end.
    pub fn paths(&self) -> impl Iterator<Item = [Entrance; 2]> + '_ {
        let ends = (0..).zip(self.other_ends);
        ends.filter(|(one, other)| one < other).map(|(one, other)| [one, other])
    }

    /// The tile turned clockwise by this many sides.
    #[must_use]
    pub fn rotated(&self, rotation: u8) -> Self {
        let n = N_ENTRANCES as u8;
        let turn = rotation % Self::N_ROTATIONS * 2;
        let mut turned = *self;
        for (one, other) in (0..).zip(self.other_ends) {
            turned.other_ends[usize::from((one + turn) % n)] = (other + turn) % n;
        }
        turned
    }
}

/// The six lines that the judge sends, each with its end.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.paths().try_for_each(|[one, other]| writeln!(f, "{one} {other}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning() {
        let tile = Tile::new([[0, 1], [2, 6], [3, 4], [5, 11], [7, 8], [9, 10]]).unwrap();
        let turned = Tile::new([[2, 3], [4, 8], [5, 6], [7, 1], [9, 10], [11, 0]]).unwrap();
        assert_eq!(tile.rotated(1), turned);
        assert_eq!(tile.rotated(1).rotated(5), tile);
        assert_eq!(tile.paths().nth(3), Some([5, 11]));
    }

    #[test]
    fn what_is_no_tile() {
        let paths = [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 10]];
        assert_eq!(Tile::new(paths), Err(BadTile::Twice(10)));
        let paths = [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 12]];
        assert_eq!(Tile::new(paths), Err(BadTile::NoEntrance(12)));
    }
}
