//! A whole game at once.

use super::tiles;
use crate::{
    entanglement::{
        game::{Entanglement, Rules},
        tile::Tile,
        walk::Walk,
    },
    text::ReadError,
};

/// Reads the tiles of a game. A tile that comes after the game's end is an error; that of a plan is not
/// known before.
pub(in crate::entanglement) fn read(text: &str, rules: Rules) -> Result<Entanglement, ReadError> {
    let tiles = tiles::read(text)?;
    let has_pocket = matches!(rules, Rules::Plan { has_pocket: true, .. });
    let (n_least, least) =
        if has_pocket { (2, "two tiles, one for the pocket") } else { (1, "a tile") };
    if tiles.len() < n_least {
        let found = if tiles.is_empty() { "nothing" } else { "one tile" };
        return Err(ReadError::whole(found, format!("{least}, six lines `a b` each")));
    }
    let n_most = Entanglement::MAX_TURNS + usize::from(has_pocket);
    if let Some(&(line, _)) = tiles.get(n_most) {
        return Err(ReadError::at(line, 1, format!("tile {}", n_most + 1), "no more tiles"));
    }
    if rules == Rules::AsDealt {
        refuse_after_end(&tiles)?;
    }
    Ok(Entanglement::new(tiles.into_iter().map(|(_, tile)| tile).collect(), rules))
}

/// Refuses the first tile that comes after the game's end.
pub(super) fn refuse_after_end(tiles: &[(usize, Tile)]) -> Result<(), ReadError> {
    let mut walk = Walk::new();
    for (index, &(line, tile)) in tiles.iter().enumerate() {
        if walk.place(tile).is_none() {
            return Err(after_end(line, index + 1));
        }
    }
    Ok(())
}

/// The error of a tile that comes when the path has ended.
pub(in crate::entanglement) fn after_end(line: usize, tile: usize) -> ReadError {
    let expected = format!("the end: the path has ended with tile {}", tile - 1);
    ReadError::at(line, 1, format!("tile {tile}"), expected)
}
