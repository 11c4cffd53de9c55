//! Moves as the protocol writes them: `Eg0`, and `Eg41320` with its tile.

use crate::squares::{
    cell::Cell,
    moves::{Move, Placed},
    tile::{Rotation, Tile},
    violation::Violation,
};

/// A word that does not even look like a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove;

/// A position in two letters, the digits of a tile, and the digit of a rotation.
struct Parts<'w> {
    position: &'w str,
    tile: &'w str,
    rotation: char,
}

impl<'w> Parts<'w> {
    fn of(word: &'w str) -> Option<Self> {
        let is_move = word.is_ascii()
            && matches!(word.len(), 3 | 7)
            && word[..2].bytes().all(|byte| byte.is_ascii_alphabetic())
            && word[2..].bytes().all(|byte| byte.is_ascii_digit());
        let (position, digits) = is_move.then(|| word.split_at(2))?;
        let rotation = digits.chars().next_back()?;
        Some(Self { position, tile: &digits[..digits.len() - 1], rotation })
    }

    fn at(&self) -> Result<Move, Violation> {
        let unknown = || Violation::UnknownPosition(self.position.to_owned());
        let position = Cell::parse(self.position).ok_or_else(unknown)?;
        let rotation =
            Rotation::parse(self.rotation).ok_or(Violation::UnknownRotation(self.rotation))?;
        Ok(Move { position, rotation })
    }

    fn tile(&self) -> Result<Tile, Violation> {
        Tile::parse(self.tile).ok_or_else(|| Violation::NoTile(self.tile.to_owned()))
    }
}

/// Reads a move without its tile or with it, for the tile at hand.
///
/// # Errors
///
/// [`NotAMove`] if it is neither.
pub fn parse_move(word: &str, dealt: Option<Tile>) -> Result<Result<Move, Violation>, NotAMove> {
    let parts = Parts::of(word).ok_or(NotAMove)?;
    let read = || {
        let at = parts.at()?;
        if parts.tile.is_empty() {
            return Ok(at);
        }
        let found = parts.tile()?;
        match dealt {
            Some(dealt) if dealt != found => Err(Violation::WrongTile { found, dealt }),
            _ => Ok(at),
        }
    };
    Ok(read())
}

/// Reads a move with its tile.
///
/// # Errors
///
/// [`NotAMove`] if it is none.
pub fn parse_placed(word: &str) -> Result<Result<Placed, Violation>, NotAMove> {
    let parts = Parts::of(word).filter(|parts| !parts.tile.is_empty()).ok_or(NotAMove)?;
    Ok(parts.at().and_then(|at| Ok(at.with(parts.tile()?))))
}
