//! The URLs of puzz.link, pzv.jp and pzprxs: `.../p?mashu/WIDTH/HEIGHT/DATA`.
//!
//! Each character of the data is a digit in base 27 and stands for three cells, row by row, as
//! digits in base 3: empty, white, black; the last one is filled up with empty cells. Between name
//! and width there may be flags such as `v:`; of these, `f` says that the loop visits every cell.

use itertools::Itertools;

use super::line::{LineError, read_size};
use crate::{
    masyu::instance::{Masyu, Pearl},
    text::quoted,
};

const NAMES: [&str; 2] = ["mashu", "masyu"];
const FULL_LOOP: char = 'f';

/// Whether a line of a text is meant as a URL.
pub(super) fn is_url(line: &str) -> bool {
    let name = line.trim_start().split('/').next().unwrap_or_default();
    line.contains('?') || line.contains("://") || NAMES.contains(&name)
}

/// Whether an argument is meant as a URL and not as a path.
pub(super) fn is_inline(argument: &str) -> bool {
    let has_name = |name| argument.contains(&format!("?{name}/"));
    argument.contains("://") || NAMES.into_iter().any(has_name)
}

pub(super) fn read(line: &str) -> Result<Masyu, LineError<'_>> {
    let end = &line[line.len()..];
    let query = line.split_once('?').map_or(line, |(_, query)| query);
    let mut parts = query.split('/');
    let name = parts.next().unwrap_or_default();
    if !NAMES.contains(&name) {
        return Err((name, quoted(name), "the name of the puzzle, mashu or masyu".to_owned()));
    }
    // flags are letters, like `v:` and `f`; several may stand together
    let is_flag = |part: &str| {
        let is_letter = |c: char| c.is_ascii_alphabetic() || c == ':';
        !part.is_empty() && part.chars().all(is_letter)
    };
    let mut is_full_loop = false;
    let mut parts = parts.peekable();
    while let Some(flags) = parts.next_if(|part| is_flag(part)) {
        is_full_loop |= flags.contains(FULL_LOOP);
    }
    let Some((width, height, data)) = parts.next_tuple() else {
        return Err((end, "the end".into(), "/WIDTH/HEIGHT/DATA".into()));
    };
    if let Some(rest) = parts.find(|part| !part.is_empty()) {
        return Err((rest, quoted(rest), "the end of the URL".into()));
    }
    let size = read_size(width, height)?;
    let n_digits = size.n_cells().div_ceil(3);
    let mut pearls = Vec::with_capacity(size.n_cells());
    for (offset, found) in data.char_indices().take(n_digits) {
        let Some(digit) = found.to_digit(27) else {
            let expected = "a digit in base 27, 0 to 9 or a to q".to_owned();
            return Err((&data[offset..], quoted(&found.to_string()), expected));
        };
        for digit in [digit / 9, digit / 3 % 3, digit % 3] {
            pearls.push([None, Some(Pearl::White), Some(Pearl::Black)][digit as usize]);
        }
    }
    if data.len() != n_digits {
        let found = format!("data of {} characters", data.chars().count());
        let rest = data.char_indices().nth(n_digits).map_or(end, |(offset, _)| &data[offset..]);
        return Err((rest, found, format!("{n_digits} for a {size} grid")));
    }
    if pearls[size.n_cells()..].iter().any(Option::is_some) {
        let last = &data[n_digits - 1..];
        return Err((last, quoted(last), "no pearls after the last cell".into()));
    }
    pearls.truncate(size.n_cells());
    Ok(Masyu::new(size, pearls).with_full_loop(is_full_loop))
}

impl Masyu {
    /// The puzzle as a puzz.link URL.
    #[must_use]
    pub fn to_url(&self) -> String {
        let digit = |pearl: &Option<Pearl>| match pearl {
            None => 0,
            Some(Pearl::White) => 1,
            Some(Pearl::Black) => 2,
        };
        let value = |cells: &[Option<Pearl>]| {
            let digits = cells.iter().map(digit).chain([0; 2]).take(3);
            digits.fold(0, |value, digit| 3 * value + digit)
        };
        let digits = self.pearls().chunks(3).map(value);
        let data: String = digits.filter_map(|value| char::from_digit(value, 27)).collect();
        let flag = if self.is_full_loop() { "f/" } else { "" };
        let size = self.size();
        format!("https://puzz.link/p?mashu/{flag}{}/{}/{data}", size.width, size.height)
    }
}
