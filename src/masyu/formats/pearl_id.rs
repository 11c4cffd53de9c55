//! The game ids of Pearl in Simon Tatham's Portable Puzzle Collection: `WIDTHxHEIGHT[dX]:CELLS`.
//!
//! `B` and `W` are pearls, a letter from `a` to `z` a run of 1 to 26 empty cells. What follows the
//! height says how hard it is, and is passed over.

use super::line::{LineError, read_size};
use crate::{
    masyu::instance::{Masyu, Pearl},
    text::quoted,
};

/// Whether a line is meant as an id.
pub(super) fn is_id(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_digit())
}

/// Whether an argument is meant as an id and not as a path.
pub(super) fn is_inline(argument: &str) -> bool {
    let sides = argument.split_once(':').and_then(|(parameters, _)| parameters.split_once('x'));
    sides.is_some_and(|(width, height)| is_id(width) && is_id(height))
}

pub(super) fn read(line: &str) -> Result<Masyu, LineError<'_>> {
    let expected = || "a Pearl id, WIDTHxHEIGHT:CELLS".to_owned();
    let Some((parameters, cells)) = line.split_once(':') else {
        return match line.find('#') {
            Some(offset) => Err((&line[offset..], "a random seed".into(), expected())),
            None => Err((line, quoted(line), expected())),
        };
    };
    let sides = parameters.split_once('x');
    let (width, rest) = sides.ok_or_else(|| (line, quoted(parameters), expected()))?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let end = if end == 0 { rest.len() } else { end };
    let size = read_size(width, &rest[..end])?;
    let enough = format!("{} for a {size} grid", size.n_cells());
    let mut pearls = Vec::with_capacity(size.n_cells());
    for (offset, found) in cells.char_indices() {
        let here = &cells[offset..];
        match found {
            'B' => pearls.push(Some(Pearl::Black)),
            'W' => pearls.push(Some(Pearl::White)),
            'a'..='z' => pearls.resize(pearls.len() + found as usize - 'a' as usize + 1, None),
            _ => {
                let expected = "'B', 'W' or a letter from 'a' to 'z'".to_owned();
                return Err((here, quoted(&found.to_string()), expected));
            }
        }
        if pearls.len() > size.n_cells() {
            return Err((here, "more cells".into(), enough));
        }
    }
    if pearls.len() < size.n_cells() {
        return Err((&line[line.len()..], format!("{} cells", pearls.len()), enough));
    }
    Ok(Masyu::new(size, pearls))
}
