//! A puzzle as rows of `.`, `w` and `b`.

use crate::{
    masyu::{
        grid::Size,
        instance::{MAX_CELLS, Masyu, Pearl},
    },
    text::{self, ReadError},
};

pub(super) fn read(text: &str) -> Result<Masyu, ReadError> {
    let mut pearls = Vec::new();
    let mut size = Size { width: 0, height: 0 };
    let mut last = 0;
    for (number, line) in text::lines(text) {
        if size.height > 0 && number != last + 1 {
            return Err(ReadError::at(last + 1, 1, "a blank line", "the next row, or the end"));
        }
        last = number;
        for (index, found) in line.chars().enumerate() {
            pearls.push(match found {
                '.' => None,
                'w' | 'W' => Some(Pearl::White),
                'b' | 'B' => Some(Pearl::Black),
                _ => {
                    let found = text::quoted(&found.to_string());
                    return Err(ReadError::at(number, index + 1, found, "'.', 'w' or 'b'"));
                }
            });
            if pearls.len() > MAX_CELLS {
                let expected = format!("at most {MAX_CELLS} cells");
                return Err(ReadError::at(number, index + 1, "more cells", expected));
            }
        }
        let width = pearls.len() - size.width * size.height;
        if size.height == 0 {
            size.width = width;
        } else if width != size.width {
            let expected = format!("{}, as in the first row", size.width);
            let column = width.min(size.width) + 1;
            return Err(ReadError::at(number, column, format!("a row of {width} cells"), expected));
        }
        size.height += 1;
    }
    Ok(Masyu::new(size, pearls))
}
