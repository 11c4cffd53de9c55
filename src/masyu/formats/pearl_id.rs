//! The game ids of Pearl in Simon Tatham's Portable Puzzle Collection: `WIDTHxHEIGHT[dX]:CELLS`.
//!
//! `B` and `W` are pearls, a letter from `a` to `z` a run of 1 to 26 empty cells. What follows the
//! height says how hard it is, and is passed over.

use super::{LineError, read_size};
use crate::{
    masyu::instance::{Masyu, Pearl},
    text::quoted,
};

/// Whether a line is meant as an id.
pub(super) fn is_id(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_digit())
}

pub(super) fn read(line: &str) -> Result<Masyu, LineError> {
    let expected = || "a Pearl id, WIDTHxHEIGHT:CELLS".to_owned();
    let Some((parameters, cells)) = line.split_once(':') else {
        return match line.find('#') {
            Some(offset) => Err((offset, "a random seed".into(), expected())),
            None => Err((0, quoted(line), expected())),
        };
    };
    let (width, rest) = parameters.split_once('x').ok_or((0, quoted(parameters), expected()))?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let size = read_size(line, width, &rest[..end])?;
    let mut pearls = Vec::with_capacity(size.n_cells());
    for (offset, found) in cells.char_indices() {
        match found {
            'B' => pearls.push(Some(Pearl::Black)),
            'W' => pearls.push(Some(Pearl::White)),
            'a'..='z' => {
                let run = found as usize - 'a' as usize + 1;
                pearls.resize(pearls.len() + run, None);
            }
            _ => {
                let found = quoted(&found.to_string());
                let offset = parameters.len() + 1 + offset;
                return Err((offset, found, "'B', 'W' or a letter from 'a' to 'z'".into()));
            }
        }
        if pearls.len() > size.n_cells() {
            let expected = format!("{} for a {size} grid", size.n_cells());
            return Err((parameters.len() + 1 + offset, "more cells".into(), expected));
        }
    }
    if pearls.len() < size.n_cells() {
        let expected = format!("{} for a {size} grid", size.n_cells());
        return Err((line.len(), format!("{} cells", pearls.len()), expected));
    }
    Ok(Masyu::new(size, pearls))
}
