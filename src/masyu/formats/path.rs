//! A loop as the coordinates of its path, `x1 y1 x2 y2 ...`, and edges as those of their ends.

use itertools::Itertools;

use crate::{
    masyu::{
        drawing::Drawing,
        forced::Forced,
        grid::{Cell, Direction, Size},
        instance::Masyu,
        violation::Violation,
    },
    text::{self, ReadError},
};

/// Reads the path on a line, which comes with its number.
pub(super) fn read(
    (number, line): (usize, &str),
    size: Size,
) -> Result<Result<Drawing, Violation>, ReadError> {
    let mut numbers = Vec::new();
    for word in line.split_whitespace() {
        let value: i64 = word.parse().map_err(|_| {
            let column = text::column(line, word);
            ReadError::at(number, column, text::quoted(word), "a coordinate, a whole number")
        })?;
        numbers.push(value);
    }
    if numbers.len() % 2 == 1 {
        let column = line.chars().count() + 1;
        return Err(ReadError::at(
            number,
            column,
            "the end",
            "another number: y of the last point",
        ));
    }
    let points: Vec<(i64, i64)> = numbers.into_iter().tuples().collect();
    Ok(Drawing::from_path(size, &points))
}

pub(super) fn write(points: &[Cell]) -> String {
    format!("{}\n", points.iter().join(" "))
}

/// One edge a line: `on`, `off` or `open`, and its ends.
pub(super) fn forced(puzzle: &Masyu, forced: &Forced) -> String {
    let line = |(cell, way): (Cell, Direction)| {
        let next = puzzle.size().step(cell, way)?;
        Some(format!("{} {cell} {next}\n", forced.state(cell, way)))
    };
    puzzle.size().edges().filter_map(line).collect()
}
