//! JSON, an object a line; a point is `[x, y]`, an edge `[x1, y1, x2, y2]`.

use serde::{Deserialize, Serialize};

use crate::{
    json,
    masyu::{
        drawing::Drawing,
        forced::{Forced, State},
        grid::{Cell, Direction, Size},
        instance::Masyu,
        violation::Violation,
    },
    text::ReadError,
};

type Point = [usize; 2];
type Edge = [usize; 4];

#[derive(Serialize)]
struct Solution {
    width: usize,
    height: usize,
    path: Vec<Point>,
}

#[derive(Serialize)]
struct Difference {
    width: usize,
    height: usize,
    unique: bool,
    paths: [Vec<Point>; 2],
    /// The edges that only the first loop takes, and those that only the second takes.
    only: [Vec<Edge>; 2],
}

#[derive(Serialize)]
struct Edges {
    width: usize,
    height: usize,
    on: Vec<Edge>,
    off: Vec<Edge>,
    open: Vec<Edge>,
}

#[derive(Deserialize)]
struct Answer {
    width: Option<usize>,
    height: Option<usize>,
    path: Vec<[i64; 2]>,
}

/// Reads the `path` of the object on a line, which comes with its number.
pub(super) fn read(
    (number, line): (usize, &str),
    size: Size,
) -> Result<Result<Drawing, Violation>, ReadError> {
    let expected = "a JSON object with a path, {\"path\":[[0,0],[1,0],...]}";
    let answer: Answer = json::read((number, line), expected)?;
    let sides = (answer.width.unwrap_or(size.width), answer.height.unwrap_or(size.height));
    if sides != (size.width, size.height) {
        let found = format!("an answer for a {}x{} grid", sides.0, sides.1);
        return Err(ReadError::at(number, 1, found, format!("one for a {size} grid")));
    }
    let points: Vec<(i64, i64)> = answer.path.iter().map(|&[x, y]| (x, y)).collect();
    Ok(Drawing::from_path(size, &points))
}

pub(super) fn solution(puzzle: &Masyu, path: &[Cell]) -> String {
    let Size { width, height } = puzzle.size();
    json::write(&Solution { width, height, path: points(path) })
}

pub(super) fn difference(puzzle: &Masyu, both: [&Drawing; 2], paths: [Vec<Cell>; 2]) -> String {
    let size = puzzle.size();
    let only = |this: &Drawing, that: &Drawing| {
        edges(size, |cell, way| this.takes(cell, way) && !that.takes(cell, way))
    };
    json::write(&Difference {
        width: size.width,
        height: size.height,
        unique: false,
        paths: paths.map(|path| points(&path)),
        only: [only(both[0], both[1]), only(both[1], both[0])],
    })
}

pub(super) fn forced(puzzle: &Masyu, forced: &Forced) -> String {
    let size = puzzle.size();
    let in_state = |state| edges(size, |cell, way| forced.state(cell, way) == state);
    json::write(&Edges {
        width: size.width,
        height: size.height,
        on: in_state(State::On),
        off: in_state(State::Off),
        open: in_state(State::Open),
    })
}

fn points(path: &[Cell]) -> Vec<Point> {
    path.iter().map(|cell| [cell.x, cell.y]).collect()
}

fn edges(size: Size, is_meant: impl Fn(Cell, Direction) -> bool) -> Vec<Edge> {
    let ends = |(cell, way): (Cell, Direction)| {
        let next = size.step(cell, way)?;
        is_meant(cell, way).then_some([cell.x, cell.y, next.x, next.y])
    };
    size.edges().filter_map(ends).collect()
}
