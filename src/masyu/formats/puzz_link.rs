//! The URLs of puzz.link, pzv.jp and pzprxs: `.../p?mashu/WIDTH/HEIGHT/DATA`.
//!
//! Each character of the data is a digit in base 27 and stands for three cells, row by row, as
//! digits in base 3: empty, white, black; the last one is filled up with empty cells. Between name
//! and width there may be flags such as `v:`; of these, `f` says that the loop visits every cell.

use itertools::Itertools;

use super::{LineError, read_size};
use crate::{
    masyu::instance::{Masyu, Pearl},
    text::quoted,
};

const NAMES: [&str; 2] = ["mashu", "masyu"];
const FULL_LOOP: &str = "f";

/// Whether a line of a text is meant as a URL.
pub(super) fn is_url(line: &str) -> bool {
    line.contains('/')
}

/// Whether an argument is meant as a URL and not as a path.
pub(super) fn is_inline(argument: &str) -> bool {
    let has_name = |name| argument.contains(&format!("?{name}/"));
    argument.contains("://") || NAMES.into_iter().any(has_name)
}

pub(super) fn read(line: &str) -> Result<Masyu, LineError> {
    let at = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize;
    let query = line.split_once('?').map_or(line, |(_, query)| query);
    let mut parts = query.split('/').peekable();
    let name = parts.next().unwrap_or_default();
    if !NAMES.contains(&name) {
        let expected = "the name of the puzzle, mashu or masyu".to_owned();
        return Err((at(name), quoted(name), expected));
    }
    let is_flag = |part: &&str| !part.starts_with(|first: char| first.is_ascii_digit());
    let flags: Vec<&str> = parts.peeking_take_while(is_flag).collect();
    let (width, height) = (parts.next(), parts.next());
    let (Some(width), Some(height), Some(data)) = (width, height, parts.next()) else {
        return Err((line.len(), "the end".into(), "/WIDTH/HEIGHT/DATA".into()));
    };
    if let Some(rest) = parts.find(|part| !part.is_empty()) {
        return Err((at(rest), quoted(rest), "the end of the URL".into()));
    }
    let size = read_size(line, width, height)?;
    let n_digits = size.n_cells().div_ceil(3);
    let mut pearls = Vec::with_capacity(size.n_cells());
    for (offset, found) in data.char_indices().take(n_digits) {
        let Some(digit) = found.to_digit(27) else {
            let expected = "a digit in base 27, 0 to 9 or a to q".to_owned();
            return Err((at(data) + offset, quoted(&found.to_string()), expected));
        };
        for digit in [digit / 9, digit / 3 % 3, digit % 3] {
            pearls.push([None, Some(Pearl::White), Some(Pearl::Black)][digit as usize]);
        }
    }
    let n_found = data.chars().count();
    if n_found != n_digits {
        let expected = format!("{n_digits} for a {size} grid");
        let end = data.char_indices().nth(n_digits).map_or(data.len(), |(offset, _)| offset);
        return Err((at(data) + end, format!("data of {n_found} characters"), expected));
    }
    if pearls[size.n_cells()..].iter().any(Option::is_some) {
        let found = quoted(&data[data.len() - 1..]);
        return Err((at(data) + data.len() - 1, found, "no pearls after the last cell".into()));
    }
    pearls.truncate(size.n_cells());
    Ok(Masyu::new(size, pearls).with_full_loop(flags.contains(&FULL_LOOP)))
}

pub(super) fn write(puzzle: &Masyu) -> String {
    let digit = |pearl: &Option<Pearl>| match pearl {
        None => 0,
        Some(Pearl::White) => 1,
        Some(Pearl::Black) => 2,
    };
    let value = |cells: &[Option<Pearl>]| {
        let digits = cells.iter().map(digit).chain([0; 2]).take(3);
        digits.fold(0, |value, digit| 3 * value + digit)
    };
    let data: String =
        puzzle.pearls().chunks(3).filter_map(|cells| char::from_digit(value(cells), 27)).collect();
    let flag = if puzzle.is_full_loop() { "f/" } else { "" };
    let size = puzzle.size();
    format!("https://puzz.link/p?mashu/{flag}{}/{}/{data}", size.width, size.height)
}
