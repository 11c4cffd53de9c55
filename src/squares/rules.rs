//! The rules, checked without SAT.

use itertools::Itertools;

use super::{
    board::{Board, covered},
    cell::Cell,
    instance::Squares,
    moves::Move,
    scoring::squares,
    violation::Violation,
};

/// Whether a tile may go to a position, in whatever rotation; if not, the rule that it breaks.
///
/// # Errors
///
/// The rule that it breaks: it lies on the board, covers at most one filled cell, and if it covers
/// none is next to one.
pub fn check_position(board: &Board, position: Cell) -> Result<(), Violation> {
    let cells = covered(position).ok_or(Violation::OffBoard { position })?;
    let is_filled = |cell: &Cell| board.colour(*cell).is_some();
    let filled: Vec<Cell> = cells.into_iter().filter(is_filled).sorted().collect();
    match filled.len() {
        0 => {
            let mut around = cells.into_iter().flat_map(Cell::neighbours);
            if around.any(|cell| is_filled(&cell)) {
                Ok(())
            } else {
                Err(Violation::TouchesNothing { position })
            }
        }
        1 => Ok(()),
        _ => Err(Violation::CoversFilled { position, cells: filled }),
    }
}

/// Every move that the rules allow, by position and rotation.
pub fn legal_moves(board: &Board) -> impl Iterator<Item = Move> {
    use super::tile::Rotation;
    let positions = Cell::all().filter(|&position| check_position(board, position).is_ok());
    positions.flat_map(|position| Rotation::ALL.map(|rotation| Move { position, rotation }))
}

/// Whether a move is legal, and such as was asked for.
pub(super) fn check(puzzle: &Squares, answer: Move) -> Result<(), Violation> {
    let position = answer.position;
    check_position(puzzle.board(), position)?;
    let cells = covered(position).ok_or(Violation::OffBoard { position })?;
    let asked = puzzle.options();
    if let Some(&cell) = asked.covering.iter().find(|cell| !cells.contains(cell)) {
        return Err(Violation::NotCovering { position, cell });
    }
    for &colour in &asked.forming {
        let tile = puzzle.tile().expect("a tile at hand where squares are asked for");
        let before = squares(puzzle.board(), colour).len();
        let after = squares(&puzzle.board().after(answer.with(tile)), colour).len();
        if after <= before {
            return Err(Violation::NotForming { colour, before, after });
        }
    }
    Ok(())
}
