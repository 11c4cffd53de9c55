//! Positions and games as text.

use quadrille::{
    puzzle::Puzzle,
    squares::{Format, Options, Output, Squares, Violation},
};

use super::{random_game, squares};

fn show(puzzle: &Squares, format: Format) -> String {
    puzzle.show(&Output { format }).unwrap()
}

#[test]
fn what_is_written_is_read_again() {
    for (game, tile) in (0..20).flat_map(random_game) {
        for tile in [None, Some(tile)] {
            let puzzle = Squares::new(game.clone(), tile);
            assert_eq!(Squares::parse(&show(&puzzle, Format::Text)).unwrap(), puzzle);
        }
    }
}

#[test]
fn a_game_reads_as_either_player_saw_it() {
    let plain = squares("Ff42130 Eg41320 Di14231 3124");
    // player 1 reads its colour, the start tile, Start, a tile, and writes a move
    let first = squares("2 Ff42130 Start 4132 Eg0 Di14231 3124");
    assert_eq!((first.board(), first.tile()), (plain.board(), plain.tile()));
    let second = squares("3 Ff42130 Eg41320 1423 Di1");
    assert_eq!(second.board(), plain.board());
    assert_eq!(
        Squares::parse("# a game\r\n\r\n3 1\r\nFf42130\r\nEg41320\r\n").unwrap().game().moves.len(),
        1
    );
}

#[test]
fn bad_positions_name_the_place() {
    let message = |text: &str| Squares::read(text, &Options::default()).unwrap_err().to_string();
    let cases = [
        ("", "found nothing, expected the start tile"),
        ("Eg0", "1:1: found \"Eg0\", expected the start tile"),
        ("Ll42130", "1:1: found \"Ll42130\", expected the start tile"),
        (
            "Ff42130\nAa41320",
            "2:1: found \"Aa41320\", expected a legal move: a tile at Aa touches nothing",
        ),
        ("Ff42130\n\n  Eg4132x", "3:3: found \"Eg4132x\", expected a move with its tile"),
        ("Ff42130\n1123", "2:1: found \"1123\", expected a tile"),
        ("5\nFf42130", "1:1: found \"5\", expected one colour or two"),
        ("2 2\nFf42130", "1:1: found \"2 2\", expected one colour or two"),
        ("Ff42130\nQuit\n1423", "3:1: found \"1423\", expected the end"),
    ];
    for (text, expected) in cases {
        assert!(message(text).starts_with(expected), "{text:?}: {}", message(text));
    }
}

#[test]
fn a_whole_game_is_judged_up_to_its_first_bad_move() {
    let verdict =
        |words: &str| Squares::judge(&words.split_whitespace().collect::<Vec<_>>().join("\n"));
    assert_eq!(verdict("Ff42130 Eg41320"), Ok(Some(Ok(()))));
    assert_eq!(verdict("Ff42130 Eg41320 1423"), Ok(None));
    let Ok(Some(Err(Violation::InGame { line, player, placed, broken }))) =
        verdict("Ff42130 Eg41320 Eg14231")
    else {
        panic!("a bad move");
    };
    assert_eq!((line, player, placed.as_str()), (3, 2, "Eg14231"));
    assert!(matches!(*broken, Violation::CoversFilled { .. }));
}

#[test]
fn pictures_show_board_letters_squares_and_score() {
    let (game, tile) = random_game(3).pop().unwrap();
    let puzzle = Squares::new(game.clone(), Some(tile));
    let picture = show(&puzzle, Format::Svg);
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    let n_letters = |letter: &str| picture.matches(&format!("\n{letter}\n")).count();
    assert_eq!((n_letters("A"), n_letters("L"), n_letters("a"), n_letters("l")), (2, 2, 2, 2));
    let n_filled = quadrille::squares::Cell::all()
        .filter(|&cell| puzzle.board().colour(cell).is_some())
        .count();
    let fills = ["#f0e442", "#0072b2", "#d55e00", "#cc79a7"];
    let n_fills: usize = fills.iter().map(|fill| picture.matches(fill).count()).sum();
    // the cells, the four of the tile to place, and a box for each colour
    assert_eq!(n_fills, n_filled + 4 + 4);
    assert!(picture.contains("points"));
    let grid = show(&puzzle, Format::Grid);
    assert!(grid.starts_with("  a b c d e f g h i j k l\nA "), "{grid}");
}
