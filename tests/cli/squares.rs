//! Each verb on Squares.

use super::{quadrille, stderr, stdout};

const START: &str = "Ff42130\n4132\n";

#[test]
fn the_legal_moves_are_listed_in_the_notation_of_the_protocol() {
    let listed = stdout(&quadrille("enumerate squares").write_stdin(START).assert().code(0));
    let mut moves: Vec<&str> = listed.lines().collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), 64);
    assert!(moves.contains(&"Eg0") && moves.contains(&"Hf3"));
    quadrille("count squares").write_stdin(START).assert().code(0).stdout("64\n");
    let factored = "count squares --encoding factored,ladder";
    quadrille(factored).write_stdin(START).assert().code(0).stdout("64\n");
}

#[test]
fn what_if_questions_narrow_them_down() {
    let count = |words: &str, position: &str| {
        stdout(&quadrille(&format!("count squares {words}")).write_stdin(position).assert().code(0))
    };
    // at Ef, Eg and Ff the start tile has more than one cell in the way; left are Eg and Fh
    assert_eq!(count("--covering Fg", START), "4\n");
    assert_eq!(count("--covering Aa", START), "0\n");
    assert_eq!(count("--forming 1", START), "0\n");
    quadrille("count squares --forming 5").write_stdin(START).assert().code(2).stdout("");
    quadrille("count squares --covering Mm").write_stdin(START).assert().code(2).stdout("");
    let no_tile = quadrille("count squares --forming 1").write_stdin("Ff42130\n").assert().code(2);
    assert!(stderr(&no_tile).contains("expected a tile in the last line"));
}

#[test]
fn check_judges_a_move_or_a_whole_game() {
    let position = "puzzles/squares/opening.txt";
    let check = |answer: &str| {
        let mut check = quadrille(&format!("check squares {position}"));
        let assert = check.write_stdin(answer).assert();
        (assert.get_output().status.code(), stdout(&assert))
    };
    assert_eq!(check("Cf2\n"), (Some(0), "valid\n".to_owned()));
    assert_eq!(check("Cf32412\n"), (Some(0), "valid\n".to_owned()));
    let (code, words) = check("Cf2\nAa0\nCf14232\n");
    assert_eq!(code, Some(1));
    let words: Vec<&str> = words.lines().collect();
    assert!(words[1].starts_with("invalid: a tile at Aa touches nothing"));
    assert!(words[2].starts_with("invalid: the tile 1423 is not the one at hand, 3241"));

    let game = |text: &str| quadrille("check squares").write_stdin(text).assert();
    game("Ff42130\nEg41320\nDi14231\n").code(0).stdout("valid\n");
    let bad = game("Ff42130\nEg41320\nEh14231\n").code(1);
    assert!(stdout(&bad).starts_with("invalid: line 3, Eh14231 by player 2: a tile at Eh"));
    game("Ff42130\nEg41320\n1423\n").code(2);
}

#[test]
fn positions_are_drawn() {
    let show = |format: &str| {
        let words = format!("show squares puzzles/squares/opening.txt --format {format}");
        stdout(&quadrille(&words).assert().code(0))
    };
    assert_eq!(show("text"), std::fs::read_to_string("puzzles/squares/opening.txt").unwrap());
    assert!(show("svg").starts_with("<svg"));
    assert!(show("json").starts_with("{\"colours\":"));
    assert!(show("grid").contains("to place: 3241"));
}

#[test]
fn play_speaks_the_protocol() {
    let play = |input: &str| {
        let assert = quadrille("play squares --seconds 0.1").write_stdin(input).assert().code(0);
        assert_eq!(stderr(&assert), "");
        stdout(&assert)
    };
    for (input, n_answers) in [
        ("", 0),
        ("Quit\n", 0),
        ("1\r\n\r\nFf42130\r\nStart\r\n4132\r\nQuit\r\n", 1),
        ("2\nFf42130\nEg41320\n1423", 1),
    ] {
        assert_eq!(play(input).lines().count(), n_answers, "{input:?}");
    }
    let bad = quadrille("play squares").write_stdin("6\n").assert().code(2).stdout("");
    assert!(stderr(&bad).starts_with("error: standard input:1:1: found \"6\""));
}
