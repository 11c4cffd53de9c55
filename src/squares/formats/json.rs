//! JSON, an object a line.

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use crate::{
    json,
    squares::{
        board::Board,
        cell::{Cell, SIDE},
        forced::Forced,
        instance::Squares,
        moves::Move,
        scoring::score,
        tile::Colour,
    },
    text::ReadError,
};

#[derive(Serialize)]
struct Solution {
    r#move: String,
    tile: Option<String>,
    /// The points of each colour after the move, where the tile is known.
    points: Option<Vec<usize>>,
}

#[derive(Serialize)]
struct Difference {
    unique: bool,
    moves: [String; 2],
}

#[derive(Serialize)]
struct Shared {
    rows: Vec<String>,
    columns: Vec<String>,
    rotations: Vec<String>,
}

#[derive(Serialize)]
struct Position {
    /// Of player 1 and player 2.
    colours: [Option<usize>; 2],
    start: String,
    moves: Vec<String>,
    tile: Option<String>,
    board: Vec<String>,
    points: Vec<usize>,
}

#[derive(Deserialize)]
struct Answer {
    r#move: String,
}

/// The name of the move in the object on a line, which comes with its number.
pub(super) fn read_move(line: (usize, &str)) -> Result<String, ReadError> {
    let answer: Answer = json::read(line, "a JSON object with a move, {\"move\":\"Eg0\"}")?;
    Ok(answer.r#move)
}

pub(super) fn solution(puzzle: &Squares, answer: Move) -> String {
    let tile = puzzle.tile();
    json::write(&Solution {
        r#move: answer.to_string(),
        tile: tile.map(|tile| tile.to_string()),
        points: tile.map(|tile| points(&puzzle.board().after(answer.with(tile)))),
    })
}

pub(super) fn difference(both: [Move; 2]) -> String {
    json::write(&Difference { unique: false, moves: both.map(|answer| answer.to_string()) })
}

pub(super) fn forced(forced: &Forced) -> String {
    let [rows, columns] = forced.letters();
    let rotations = forced.rotations.iter().map(ToString::to_string).collect();
    json::write(&Shared { rows, columns, rotations })
}

pub(super) fn position(puzzle: &Squares) -> String {
    let game = puzzle.game();
    let rows = (0..SIDE).map(|row| {
        let colours = (0..SIDE).map(|column| puzzle.board().colour(Cell { row, column }));
        colours.map(|colour| colour.map_or(".".to_owned(), |colour| colour.to_string())).join("")
    });
    json::write(&Position {
        colours: game.colours.map(|colour| colour.map(|colour| colour.index() + 1)),
        start: game.start.to_string(),
        moves: game.moves.iter().map(ToString::to_string).collect(),
        tile: puzzle.tile().map(|tile| tile.to_string()),
        board: rows.collect(),
        points: points(puzzle.board()),
    })
}

fn points(board: &Board) -> Vec<usize> {
    Colour::ALL.iter().map(|&colour| score(board, colour)).collect()
}
