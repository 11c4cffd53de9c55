//! JSON, an object a line; a point is `[x, y]`, an edge `[x1, y1, x2, y2]`.

use serde::{Deserialize, Serialize};

use crate::{
    masyu::{
        drawing::Drawing,
        forced::{Forced, State},
        grid::{Cell, Direction, Size},
        instance::Masyu,
        violation::Violation,
    },
    text::{self, ReadError},
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
    path: Vec<[i64; 2]>,
}

/// Reads the `path` of an object from each line that is not blank.
pub(super) fn read(text: &str, size: Size) -> Result<Vec<Result<Drawing, Violation>>, ReadError> {
    text::lines(text)
        .map(|(number, line)| {
            let answer: Answer = serde_json::from_str(line).map_err(|error| {
                let expected = "a JSON object with a path, {\"path\":[[0,0],[1,0],...]}";
                let found = format!("something else ({})", what(&error));
                ReadError::at(number, error.column().max(1), found, expected)
            })?;
            let points: Vec<(i64, i64)> = answer.path.iter().map(|&[x, y]| (x, y)).collect();
            Ok(Drawing::from_path(size, &points))
        })
        .collect()
}

/// The message without the place, which is given apart.
fn what(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message.split(" at line ").next().unwrap_or_default().to_owned()
}

pub(super) fn solution(puzzle: &Masyu, path: &[Cell]) -> String {
    let Size { width, height } = puzzle.size();
    line(&Solution { width, height, path: points(path) })
}

pub(super) fn difference(puzzle: &Masyu, both: [&Drawing; 2], paths: [Vec<Cell>; 2]) -> String {
    let size = puzzle.size();
    let only = |this: &Drawing, that: &Drawing| {
        edges(size, |cell, way| this.takes(cell, way) && !that.takes(cell, way))
    };
    line(&Difference {
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
    line(&Edges {
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

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and lists can be written") + "\n"
}
