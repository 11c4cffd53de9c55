//! Parts of a line that has a whole puzzle.

use crate::{
    masyu::{grid::Size, instance::MAX_CELLS},
    text::quoted,
};

/// What is wrong in a line: the part of it that was found, in words what that is, and what was
/// expected.
pub(super) type LineError<'l> = (&'l str, String, String);

/// Reads a width and a height, which are parts of a line.
pub(super) fn read_size<'l>(width: &'l str, height: &'l str) -> Result<Size, LineError<'l>> {
    let number = |digits: &'l str, what: &str| {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let value = digits.parse().ok().filter(|value| (1..=MAX_CELLS).contains(value));
        value
            .filter(|_| is_number)
            .ok_or_else(|| (digits, quoted(digits), format!("a {what} from 1 to {MAX_CELLS}")))
    };
    let size = Size { width: number(width, "width")?, height: number(height, "height")? };
    if size.n_cells() > MAX_CELLS {
        return Err((width, format!("a {size} grid"), format!("at most {MAX_CELLS} cells")));
    }
    Ok(size)
}
