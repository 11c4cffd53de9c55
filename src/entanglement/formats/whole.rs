//! A game with its answers in one text: for each turn the six lines of the tile and then the two of the
//! answer, as they passed between judge and player.

use super::{
    answers::{read_segments, read_total},
    reading::refuse_after_end,
    tiles::Incoming,
};
use crate::{
    entanglement::{
        game::{Entanglement, Rules},
        tile::Tile,
        transcript::{Answer, Transcript},
    },
    text::ReadError,
};

/// Reads the tiles and the answers; none where the first tile is not followed by a total, which is a
/// number alone on its line.
pub(in crate::entanglement) fn read(
    text: &str,
) -> Result<Option<(Entanglement, Transcript)>, ReadError> {
    let after_tile = crate::text::lines(text).nth(Tile::N_PATHS);
    if after_tile.is_none_or(|(_, line)| line.split_whitespace().count() != 1) {
        return Ok(None);
    }
    let mut incoming = Incoming::new(1);
    let (mut tiles, mut transcript) = (Vec::new(), Transcript::default());
    let n_lines = text.lines().count();
    let mut lines = (1..).zip(text.lines());
    let mut first_line = None;
    while let Some((number, line)) = lines.next() {
        if line.trim().is_empty() {
            continue;
        }
        first_line.get_or_insert(number);
        let Some(tile) = incoming.take((number, line))? else { continue };
        tiles.push((first_line.take().unwrap_or(number), tile));
        let mut next = |expected: &str| {
            let end = || ReadError::at(n_lines + 1, 1, "the end", expected);
            lines.next().ok_or_else(end)
        };
        let total = read_total(next("a total")?)?;
        let segments = read_segments(next("a line of segments")?)?;
        transcript.answers.push(Answer { total, segments });
    }
    incoming.end(n_lines)?;
    refuse_after_end(&tiles)?;
    let tiles = tiles.into_iter().map(|(_, tile)| tile).collect();
    Ok(Some((Entanglement::new(tiles, Rules::AsDealt), transcript)))
}
