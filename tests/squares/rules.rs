//! The rules on what is known by heart.

use proptest::prelude::*;
use quadrille::{
    puzzle::Puzzle,
    squares::{
        Board, Cell, Colour, Move, Rotation, Squares, Tile, Violation, check_position,
        olympiad_points, score, squares as squares_of,
    },
};

use super::{squares, tile};

fn cell(name: &str) -> Cell {
    Cell::parse(name).unwrap()
}

fn colour(digit: char) -> Colour {
    Colour::parse(digit).unwrap()
}

/// The filled part of a board, in rows.
fn rows(board: &Board) -> Vec<String> {
    let digit = |cell| board.colour(cell).map_or(".".to_owned(), |colour| colour.to_string());
    let row = |row| (0..12).map(|column| digit(Cell { row, column })).collect();
    (0..12).map(row).collect()
}

#[test]
fn a_tile_is_turned_clockwise() {
    let colours = |rotation: usize| tile("1234").turned(Rotation::ALL[rotation]);
    // clockwise from the top left: 4 1 over 3 2 reads 4 1 2 3
    assert_eq!(colours(1), ['4', '1', '2', '3'].map(colour));
    assert_eq!(colours(2), ['3', '4', '1', '2'].map(colour));
}

#[test]
fn the_opening_of_the_statement() {
    let puzzle = squares("Ff42130 Eg41320 Di14231 Cf32412");
    // as with paper tiles: Ff 42 over 31, Eg 41 over 23, Di turned 31 over 24, Cf turned 41 over 23
    let expected = "............ ............ .....41..... .....23.31.. ......4124.. .....423.... .....31..... \
                    ............ ............ ............ ............ ............";
    let expected: Vec<&str> = expected.split_whitespace().collect();
    assert_eq!(rows(puzzle.board()), expected);
}

#[test]
fn violations_are_named_in_the_order_of_the_rules() {
    let puzzle = squares("Ff42130");
    let verdict = |name: &str| check_position(puzzle.board(), cell(name));
    assert_eq!(verdict("Ll"), Err(Violation::OffBoard { position: cell("Ll") }));
    let cells = vec![cell("Ff"), cell("Fg")];
    assert_eq!(verdict("Ef"), Err(Violation::CoversFilled { position: cell("Ef"), cells }));
    assert_eq!(verdict("Aa"), Err(Violation::TouchesNothing { position: cell("Aa") }));
    // at a corner only
    assert_eq!(verdict("Dd"), Err(Violation::TouchesNothing { position: cell("Dd") }));
    assert_eq!(verdict("De"), Ok(()));
    assert_eq!(verdict("Ee"), Ok(()));
}

#[test]
fn the_square_of_the_statement_counts_4() {
    let mut board = Board::new();
    // colour 2 at the corners Bg Bk Fg Fk, by tiles that are laid anywhere
    for (name, digits) in [("Bg", "2134"), ("Bk", "2341"), ("Fg", "2413"), ("Fk", "2143")] {
        let at = Move { position: cell(name), rotation: Rotation::ALL[0] };
        board.place(at.with(tile(digits)));
    }
    assert_eq!(score(&board, colour('2')), 4);
    // a corner that is covered takes the square away
    let over = Move { position: cell("Aj"), rotation: Rotation::ALL[0] };
    board.place(over.with(tile("2341")));
    assert_eq!(board.colour(cell("Bk")), Some(colour('4')));
    assert_eq!(score(&board, colour('2')), 0);
}

#[test]
fn nested_and_overlapping_squares_all_count() {
    // a block of 3 x 3 in one colour: 4 of side 2, 1 of side 3
    let mut board = Board::new();
    for name in ["Aa", "Ab", "Ac", "Ba", "Bb", "Bc", "Ca", "Cb", "Cc"] {
        // each later tile hides all but the top left of those before it
        let at = Move { position: cell(name), rotation: Rotation::ALL[0] };
        board.place(at.with(tile("1234")));
    }
    assert_eq!(squares_of(&board, colour('1')).len(), 5);
    assert_eq!(score(&board, colour('1')), 4 + 2);
}

#[test]
fn olympiad_points_are_those_of_the_statement() {
    assert_eq!((olympiad_points(30, 12), olympiad_points(12, 30)), (218, 82));
    assert_eq!((olympiad_points(150, 10), olympiad_points(10, 150)), (340, 0));
    assert_eq!(olympiad_points(7, 7), 150);
}

#[test]
fn answers_of_another_tile_or_of_no_kind_are_named() {
    let puzzle = squares("Ff42130 1423");
    let verdicts = |text: &str| -> Vec<String> {
        let answers = puzzle.read_answers(text).map(|answer| answer.unwrap());
        answers
            .map(|answer| answer.and_then(|answer| puzzle.check(&answer)))
            .map(|verdict| {
                verdict.map_or_else(|broken| broken.to_string(), |()| "valid".to_owned())
            })
            .collect()
    };
    let all = verdicts("Eg0\nEg14233\nEg41320\nMa0\nEg4\nEg11230\n{\"move\":\"Eg1\"}\n");
    let expected = [
        "valid",
        "valid",
        "not the one at hand, 1423",
        "unknown position \"Ma\"",
        "unknown rotation '4'",
        "\"1123\" is no tile",
        "valid",
    ];
    assert_eq!(all.len(), expected.len());
    for (verdict, expected) in all.iter().zip(expected) {
        assert!(verdict.contains(expected), "{verdict}");
    }
}

/// What a square counts, by looking at every four cells that could be its corners.
fn score_by_corners(board: &Board, colour: Colour) -> usize {
    let mut points = 0;
    for row in 0..12 {
        for column in 0..12 {
            for side in 1..12 - row.max(column) {
                let corners = [(0, 0), (0, side), (side, 0), (side, side)];
                let has = |(down, right)| {
                    board.colour(Cell { row: row + down, column: column + right }) == Some(colour)
                };
                points += if corners.into_iter().all(has) { side } else { 0 };
            }
        }
    }
    points
}

proptest! {
    #[test]
    fn scores_are_sums_over_corners(places in prop::collection::vec((0..11usize, 0..11usize, 0..24usize), 0..60)) {
        let tiles: Vec<Tile> = Tile::all().collect();
        let mut board = Board::new();
        for (row, column, index) in places {
            let at = Move { position: Cell { row, column }, rotation: Rotation::ALL[0] };
            board.place(at.with(tiles[index]));
        }
        for colour in Colour::ALL {
            prop_assert_eq!(score(&board, colour), score_by_corners(&board, colour));
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in "[A-La-l0-4 \n#QuitS]{0,60}") {
        if let Ok(puzzle) = Squares::parse(&text) {
            let _ = puzzle.read_answers(&text).count();
        }
        let _ = Squares::judge(&text);
    }
}
