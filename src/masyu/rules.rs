//! The rules, checked without SAT.

use super::{
    drawing::Drawing,
    grid::{Cell, Direction},
    instance::{Masyu, Pearl},
    violation::Violation,
};

/// Whether a drawing solves a puzzle of its size; if not, a rule that it breaks: first of the line,
/// cell by cell, then of the pearls, then that it is a single loop.
pub(super) fn check(puzzle: &Masyu, drawing: &Drawing) -> Result<(), Violation> {
    assert_eq!(drawing.size(), puzzle.size(), "a drawing on the puzzle's grid");
    let first = drawing.first_cell().ok_or(Violation::Empty)?;
    for cell in puzzle.size().cells() {
        match drawing.ways(cell).count() {
            1 => return Err(Violation::DeadEnd { cell }),
            3 => return Err(Violation::Branch { cell }),
            4 => return Err(Violation::Crossing { cell }),
            _ => {}
        }
    }
    for cell in puzzle.size().cells() {
        check_cell(puzzle, cell, drawing)?;
    }
    let mut is_elsewhere: Vec<bool> =
        puzzle.size().cells().map(|cell| drawing.ways(cell).next().is_some()).collect();
    for cell in drawing.path() {
        is_elsewhere[puzzle.size().index(cell)] = false;
    }
    match puzzle.size().cells().find(|&cell| is_elsewhere[puzzle.size().index(cell)]) {
        Some(other) => Err(Violation::SeveralLoops { one: first, other }),
        None => Ok(()),
    }
}

fn check_cell(puzzle: &Masyu, cell: Cell, drawing: &Drawing) -> Result<(), Violation> {
    let ways: Vec<Direction> = drawing.ways(cell).collect();
    let pearl = puzzle.pearl(cell);
    let &[way, other] = ways.as_slice() else {
        return match pearl {
            Some(pearl) => Err(Violation::PearlMissed { cell, pearl }),
            None if puzzle.is_full_loop() => Err(Violation::CellMissed { cell }),
            None => Ok(()),
        };
    };
    let is_straight = way == other.opposite();
    let turn_beside = |way: Direction| {
        let next = puzzle.size().step(cell, way).expect("an edge leads to a cell");
        (!drawing.takes(next, way)).then_some(next)
    };
    match pearl {
        None => Ok(()),
        Some(Pearl::White) if !is_straight => Err(Violation::WhiteTurn { cell }),
        Some(Pearl::White) => match turn_beside(way).or(turn_beside(other)) {
            Some(_) => Ok(()),
            None => Err(Violation::WhiteStraight { cell }),
        },
        Some(Pearl::Black) if is_straight => Err(Violation::BlackStraight { cell }),
        Some(Pearl::Black) => match turn_beside(way).or(turn_beside(other)) {
            Some(turn) => Err(Violation::BlackNearTurn { cell, turn }),
            None => Ok(()),
        },
    }
}
