//! The grid in box-drawing characters.
//!
//! A cell is one character, every fourth of every second line; between two cells in a row stands
//! the edge between them, three characters wide, and between two rows the edges down.

use crate::{
    masyu::{
        drawing::Drawing,
        forced::{Forced, State},
        grid::{Cell, Direction, Size},
        instance::{Masyu, Pearl},
        violation::Violation,
    },
    text::{self, ReadError},
};

/// A cell by the ways out of it, as bits by the order of [`Direction::ALL`].
const JOINTS: [char; 16] =
    ['·', '╶', '╷', '┌', '╴', '─', '┐', '┬', '╵', '└', '│', '├', '┘', '┴', '┤', '┼'];

const PEARLS: [char; 2] = ['○', '●'];

pub(super) fn solution(puzzle: &Masyu, solution: &Drawing) -> String {
    draw(puzzle, solution, |_, _| ' ')
}

/// Edges of one solution alone are marked 1, those of the other alone 2.
pub(super) fn difference(puzzle: &Masyu, [one, other]: [&Drawing; 2]) -> String {
    let both =
        Drawing::new(puzzle.size(), |cell, way| one.takes(cell, way) && other.takes(cell, way));
    draw(puzzle, &both, |cell, way| match (one.takes(cell, way), other.takes(cell, way)) {
        (true, _) => '1',
        (_, true) => '2',
        _ => ' ',
    })
}

/// Edges that are off are marked ×, those that are open ?.
pub(super) fn forced(puzzle: &Masyu, forced: &Forced) -> String {
    draw(puzzle, &forced.on, |cell, way| match forced.state(cell, way) {
        State::Off => '×',
        _ => '?',
    })
}

/// Whether a drawn grid can begin with this character.
pub(super) fn can_begin_with(first: char) -> bool {
    JOINTS.contains(&first) || PEARLS.contains(&first)
}

/// Draws the lines, and a mark on each edge without a line.
fn draw(puzzle: &Masyu, lines: &Drawing, mark: impl Fn(Cell, Direction) -> char) -> String {
    let Size { width, height } = puzzle.size();
    let mut art = String::new();
    for y in 0..height {
        let mut below = String::new();
        for x in 0..width {
            let cell = Cell { x, y };
            art.push(match puzzle.pearl(cell) {
                Some(Pearl::White) => PEARLS[0],
                Some(Pearl::Black) => PEARLS[1],
                None => JOINTS[usize::from(lines.arms(cell))],
            });
            if lines.takes(cell, Direction::Right) {
                art.push_str("───");
            } else if x + 1 < width {
                art.extend([' ', mark(cell, Direction::Right), ' ']);
            }
            if lines.takes(cell, Direction::Down) {
                below.push('│');
            } else if y + 1 < height {
                below.push(mark(cell, Direction::Down));
            }
            below.push_str("   ");
        }
        art.truncate(art.trim_end().len());
        art.push('\n');
        if y + 1 < height {
            art.push_str(below.trim_end());
            art.push('\n');
        }
    }
    art
}

/// Reads drawn grids, with blank lines between them, as [`solution`] draws them.
pub(super) fn read<'t>(
    text: &'t str,
    puzzle: &'t Masyu,
) -> impl Iterator<Item = Result<Result<Drawing, Violation>, ReadError>> + 't {
    let n_lines = 2 * puzzle.size().height - 1;
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut start = 0;
    std::iter::from_fn(move || {
        start += lines[start..].iter().position(|line| !line.is_empty())?;
        let drawing = read_one(&lines, start, puzzle);
        start = lines.len().min(start + n_lines);
        Some(drawing.map(Ok))
    })
}

/// Reads the drawn grid that begins at a line.
fn read_one(lines: &[&str], start: usize, puzzle: &Masyu) -> Result<Drawing, ReadError> {
    let size = puzzle.size();
    let n_lines = 2 * size.height - 1;
    let mut drawing = Drawing::blank(size);
    for row in 0..n_lines {
        let number = start + row + 1;
        let Some(line) = lines.get(start + row) else {
            let expected = format!("{n_lines}, for a {size} grid");
            return Err(ReadError::at(number, 1, format!("{row} lines"), expected));
        };
        read_line(&mut drawing, row, line).map_err(|(column, found)| {
            let expected = format!("a line of a {size} grid in box-drawing characters");
            ReadError::at(number, column + 1, text::quoted(&found.to_string()), expected)
        })?;
    }
    if let Some(line) = lines.get(start + n_lines).filter(|line| !line.is_empty()) {
        let expected = format!("a blank line or the end after {n_lines} lines");
        return Err(ReadError::at(start + n_lines + 1, 1, text::quoted(line), expected));
    }
    // the pearls are those of the puzzle, and the joints go with the lines
    for (row, expected) in solution(puzzle, &drawing).lines().enumerate() {
        let mut pairs = lines[start + row].chars().zip(expected.chars()).enumerate();
        if let Some((column, (found, expected))) = pairs.find(|(_, pair)| pair.0 != pair.1) {
            let [found, expected] = [found, expected].map(|one| text::quoted(&one.to_string()));
            return Err(ReadError::at(start + row + 1, column + 1, found, expected));
        }
    }
    Ok(drawing)
}

/// Draws what a line of the art shows; an unexpected character comes back with its column.
fn read_line(drawing: &mut Drawing, row: usize, line: &str) -> Result<(), (usize, char)> {
    let way = [Direction::Right, Direction::Down][row % 2];
    for (column, found) in line.chars().enumerate() {
        let cell = Cell { x: column / 4, y: row / 2 };
        let is_inside = cell.x < drawing.size().width;
        let has_edge = is_inside && drawing.size().step(cell, way).is_some();
        match (found, row % 2, column % 4) {
            (' ', ..) => {}
            (_, 0, 0) if is_inside && can_begin_with(found) => {}
            ('─', 0, 1 | 3) if has_edge => {}
            ('─', 0, 2) | ('│', 1, 0) if has_edge => drawing.draw(cell, way),
            _ => return Err((column, found)),
        }
    }
    Ok(())
}
