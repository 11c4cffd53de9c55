//! The board as text: a digit for a filled cell, a dot for an empty one.

use crate::squares::{
    board::Board,
    cell::{Cell, SIDE},
    forced::Forced,
    instance::Squares,
    moves::Move,
    summary::{describe, holdings},
};

/// The position as it is.
pub(super) fn position(puzzle: &Squares) -> String {
    let to_place = puzzle.tile().map_or(String::new(), |tile| format!("to place: {tile}\n"));
    board(puzzle.board(), None, |_| true, |_| true) + &words(puzzle, puzzle.board()) + &to_place
}

/// The position after a move, with the tile in brackets; its cells are `?` if it is not known.
pub(super) fn solution(puzzle: &Squares, answer: Move) -> String {
    let after = puzzle.tile().map(|tile| puzzle.board().after(answer.with(tile)));
    let after = after.as_ref().unwrap_or(puzzle.board());
    board(after, Some(answer.position), |_| true, |_| true) + &words(puzzle, after)
}

/// The position, with the letters of those rows and columns that a move may begin in.
pub(super) fn forced(puzzle: &Squares, forced: &Forced) -> String {
    let Forced { rows, columns, .. } = forced;
    board(puzzle.board(), None, |row| rows.contains(&row), |column| columns.contains(&column))
}

fn words(puzzle: &Squares, board: &Board) -> String {
    holdings(puzzle.game(), board).iter().map(|holding| describe(holding) + "\n").collect()
}

fn board(
    board: &Board,
    new: Option<Cell>,
    has_row: impl Fn(usize) -> bool,
    has_column: impl Fn(usize) -> bool,
) -> String {
    let letter = |has_it: bool, first: u8, index: usize| {
        if has_it { char::from(first + index as u8) } else { ' ' }
    };
    let mut text = " ".to_owned();
    for column in 0..SIDE {
        text.push(' ');
        text.push(letter(has_column(column), b'a', column));
    }
    text = text.trim_end().to_owned() + "\n";
    for row in 0..SIDE {
        text.push(letter(has_row(row), b'A', row));
        let bracketed = new.filter(|new| row == new.row || row == new.row + 1);
        for column in 0..=SIDE {
            let bracket = bracketed.and_then(|new| match column.checked_sub(new.column) {
                Some(0) => Some('['),
                Some(2) => Some(']'),
                _ => None,
            });
            match bracket {
                Some(bracket) => text.push(bracket),
                None if column < SIDE => text.push(' '),
                None => {}
            }
            if column < SIDE {
                let is_new =
                    bracketed.is_some_and(|new| (new.column..new.column + 2).contains(&column));
                let colour = board.colour(Cell { row, column });
                text += &match colour {
                    Some(colour) => colour.to_string(),
                    None => if is_new { "?" } else { "·" }.to_owned(),
                };
            }
        }
        text.push('\n');
    }
    text
}
