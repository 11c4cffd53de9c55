//! Each way of breaking each rule.

use quadrille::{
    masyu::{Direction, Drawing, Pearl, Size, Violation},
    puzzle::Puzzle,
};

use crate::{cell, puzzle};

const SIZE: Size = Size { width: 5, height: 5 };

fn path(points: &[(i64, i64)]) -> Result<Drawing, Violation> {
    Drawing::from_path(SIZE, points)
}

/// What is wrong with a path through a 5x5 grid with the pearls of `rows`.
fn broken(rows: &str, points: &[(i64, i64)]) -> Option<Violation> {
    path(points).and_then(|drawing| puzzle(rows).check(&drawing)).err()
}

const EMPTY: &str = "..... ..... ..... ..... .....";
const RING: [(i64, i64); 4] = [(0, 0), (4, 0), (4, 4), (0, 4)];

#[test]
fn a_ring_is_a_loop() {
    assert_eq!(broken(EMPTY, &RING), None);
    let every_cell: Vec<(i64, i64)> =
        path(&RING).unwrap().path().iter().map(|cell| (cell.x as i64, cell.y as i64)).collect();
    assert_eq!(every_cell.len(), 16);
    assert_eq!(broken(EMPTY, &every_cell), None);
}

#[test]
fn paths_that_cannot_be_drawn() {
    assert_eq!(broken(EMPTY, &[]), Some(Violation::Empty));
    assert_eq!(
        broken(EMPTY, &[(0, 0), (5, 0), (5, 4), (0, 4)]),
        Some(Violation::OffGrid { point: 2, x: 5, y: 0, size: SIZE })
    );
    assert_eq!(
        broken(EMPTY, &[(0, 0), (1, 0), (1, -1), (0, -1)]),
        Some(Violation::OffGrid { point: 3, x: 1, y: -1, size: SIZE })
    );
    assert_eq!(
        broken(EMPTY, &[(0, 0), (i64::MAX, 0), (i64::MIN, i64::MAX)]),
        Some(Violation::OffGrid { point: 2, x: i64::MAX, y: 0, size: SIZE })
    );
    assert_eq!(
        broken(EMPTY, &[(0, 0), (2, 0), (2, 0), (2, 2), (0, 2)]),
        Some(Violation::NoStep { point: 2, cell: cell(2, 0) })
    );
    assert_eq!(broken(EMPTY, &[(3, 3)]), Some(Violation::NoStep { point: 1, cell: cell(3, 3) }));
    assert_eq!(
        broken(EMPTY, &[(0, 0), (2, 0), (2, 2), (0, 2), (0, 0)]),
        Some(Violation::NoStep { point: 5, cell: cell(0, 0) })
    );
    assert_eq!(
        broken(EMPTY, &[(0, 0), (2, 0), (2, 2), (1, 1)]),
        Some(Violation::DiagonalStep { from: cell(2, 2), to: cell(1, 1) })
    );
    assert_eq!(
        broken(EMPTY, &[(0, 0), (2, 0), (2, 2), (0, 3)]),
        Some(Violation::DiagonalStep { from: cell(2, 2), to: cell(0, 3) })
    );
    assert_eq!(broken(EMPTY, &[(0, 0), (3, 0)]), Some(Violation::DeadEnd { cell: cell(3, 0) }));
    assert_eq!(
        broken(EMPTY, &[(0, 0), (2, 0), (2, 2), (0, 2), (0, 0), (2, 0), (2, 2), (0, 2)]),
        Some(Violation::Retraced { from: cell(0, 0), to: cell(1, 0) })
    );
}

#[test]
fn crossings() {
    // a figure eight through 2 2
    let eight = [(0, 0), (2, 0), (2, 4), (4, 4), (4, 2), (0, 2)];
    assert_eq!(broken(EMPTY, &eight), Some(Violation::Crossing { cell: cell(2, 2) }));
    // two corners that touch
    let touching = [(0, 0), (2, 0), (2, 2), (4, 2), (4, 4), (2, 4), (2, 2), (0, 2)];
    assert_eq!(broken(EMPTY, &touching), Some(Violation::Crossing { cell: cell(2, 2) }));
}

#[test]
fn dead_ends_branches_and_second_loops() {
    let ring = || path(&[(0, 0), (2, 0), (2, 2), (0, 2)]).unwrap();
    let check = |drawing: &Drawing| puzzle(EMPTY).check(drawing).err();
    assert_eq!(check(&Drawing::blank(SIZE)), Some(Violation::Empty));

    let mut branch = ring();
    branch.draw(cell(2, 1), Direction::Right);
    assert_eq!(check(&branch), Some(Violation::Branch { cell: cell(2, 1) }));

    let mut dead_end = Drawing::blank(SIZE);
    dead_end.draw(cell(3, 3), Direction::Down);
    assert_eq!(check(&dead_end), Some(Violation::DeadEnd { cell: cell(3, 3) }));

    let mut two = ring();
    for (from, way) in [
        (cell(3, 3), Direction::Right),
        (cell(4, 3), Direction::Down),
        (cell(4, 4), Direction::Left),
        (cell(3, 4), Direction::Up),
    ] {
        two.draw(from, way);
    }
    let several = Violation::SeveralLoops { one: cell(0, 0), other: cell(3, 3) };
    assert_eq!(check(&two), Some(several));
}

#[test]
fn pearls_off_the_loop() {
    assert_eq!(
        broken("..... ..... ..w.. ..... .....", &RING),
        Some(Violation::PearlMissed { cell: cell(2, 2), pearl: Pearl::White })
    );
    assert_eq!(
        broken("..... .b... ..... ..... .....", &RING),
        Some(Violation::PearlMissed { cell: cell(1, 1), pearl: Pearl::Black })
    );
}

#[test]
fn white_pearls() {
    assert_eq!(broken(".w... ..... ..... ..... .....", &RING), None);
    assert_eq!(
        broken("....w ..... ..... ..... .....", &RING),
        Some(Violation::WhiteTurn { cell: cell(4, 0) })
    );
    assert_eq!(
        broken("..w.. ..... ..... ..... .....", &RING),
        Some(Violation::WhiteStraight { cell: cell(2, 0) })
    );
    assert_eq!(
        broken("..... ..... w.... ..... .....", &RING),
        Some(Violation::WhiteStraight { cell: cell(0, 2) })
    );
}

#[test]
fn black_pearls() {
    assert_eq!(broken("b...b ..... ..... ..... b...b", &RING), None);
    assert_eq!(
        broken("..b.. ..... ..... ..... .....", &RING),
        Some(Violation::BlackStraight { cell: cell(2, 0) })
    );
    let low = [(0, 0), (4, 0), (4, 1), (0, 1)];
    assert_eq!(
        broken("....b ..... ..... ..... .....", &low),
        Some(Violation::BlackNearTurn { cell: cell(4, 0), turn: cell(4, 1) })
    );
    let narrow = [(0, 0), (1, 0), (1, 4), (0, 4)];
    assert_eq!(
        broken(".b... ..... ..... ..... .....", &narrow),
        Some(Violation::BlackNearTurn { cell: cell(1, 0), turn: cell(0, 0) })
    );
}

#[test]
fn a_full_loop_misses_no_cell() {
    let full = puzzle("... ...").with_full_loop(true);
    let size = full.size();
    let all = Drawing::from_path(size, &[(0, 0), (2, 0), (2, 1), (0, 1)]).unwrap();
    assert_eq!(full.check(&all), Ok(()));
    let part = Drawing::from_path(size, &[(0, 0), (1, 0), (1, 1), (0, 1)]).unwrap();
    assert_eq!(full.check(&part), Err(Violation::CellMissed { cell: cell(2, 0) }));
}
