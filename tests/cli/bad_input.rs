//! Whatever is wrong with the input: one message, exit code 2, nothing on standard output.

use super::{quadrille, stderr};

/// The message for a puzzle from standard input.
fn message(text: impl Into<Vec<u8>>) -> String {
    let assert = quadrille("solve masyu").write_stdin(text).assert().code(2).stdout("");
    let words = stderr(&assert);
    assert_eq!(words.lines().count(), 1, "{words}");
    words.trim_end().to_owned()
}

#[test]
fn puzzles() {
    assert_eq!(
        message("..\n.x\n"),
        "error: standard input:2:2: found \"x\", expected '.', 'w' or 'b'"
    );
    assert_eq!(
        message("..\n.\n"),
        "error: standard input:2:2: found a row of 1 cells, expected 2, as in the first row"
    );
    let nothing = "error: standard input: found nothing, expected a Masyu grid, a puzz.link URL or a Pearl id";
    for text in ["", "\u{feff}", "\r\n", "   \n\n"] {
        assert_eq!(message(text), nothing);
    }
    assert_eq!(
        message("..\n.\0\n"),
        "error: standard input:2:2: found \"\\0\", expected '.', 'w' or 'b'"
    );
    assert_eq!(
        message(b"..\n.\xff\n"),
        "error: standard input:2:2: found the byte 0xff, expected UTF-8 text"
    );
    assert!(
        message("https://puzz.link/p?slither/5/5/0")
            .contains("expected the name of the puzzle, mashu or masyu")
    );
    assert!(message("mashu/1000000000/1000000000/0").contains("expected a width from 1 to 250000"));
    assert!(message(".".repeat(70 << 20)).contains("at most"));
}

#[test]
fn puzzles_that_are_named() {
    let assert = quadrille("solve masyu Cargo.toml").assert().code(2).stdout("");
    assert!(
        stderr(&assert).starts_with("error: Cargo.toml:1:1: found \"[\""),
        "{}",
        stderr(&assert)
    );
    let assert = quadrille("solve masyu no/such/file").assert().code(2).stdout("");
    assert!(stderr(&assert).starts_with("error: no/such/file: "), "{}", stderr(&assert));
    let assert = quadrille("solve masyu puzzles").assert().code(2).stdout("");
    assert!(stderr(&assert).starts_with("error: puzzles: "), "{}", stderr(&assert));
    let assert = quadrille("solve masyu https://puzz.link/p?mashu/0/5/").assert().code(2);
    assert!(
        stderr(&assert).starts_with("error: the argument:1:27: found \"0\""),
        "{}",
        stderr(&assert)
    );
}

#[test]
fn answers() {
    let message = |answer: &str| {
        let command = quadrille("check masyu puzzles/masyu/first.txt").write_stdin(answer).assert();
        let assert = command.code(2).stdout("");
        stderr(&assert).trim_end().to_owned()
    };
    assert_eq!(
        message("0 0 x 0"),
        "error: standard input:1:5: found \"x\", expected a coordinate, a whole number"
    );
    assert_eq!(
        message("0 0 2"),
        "error: standard input:1:6: found 3 numbers, expected an even number: x and y of each point"
    );
    assert_eq!(
        message("0 0 99999999999999999999 0"),
        "error: standard input:1:5: found \"99999999999999999999\", expected a coordinate, a whole number"
    );
    assert!(
        message("{\"path\":[[0,0],[1]]}")
            .starts_with("error: standard input:1:18: found something else (invalid length 1")
    );
    assert!(message("{").contains("(EOF while parsing"));
    assert!(message("┌───┐\n│   │\n└───┘\n").contains("found 3 lines, expected 5, for a 3x3 grid"));
    assert!(message("┌───┐   ·   ·\n").contains("standard input:1:13"));
}

#[test]
fn usage() {
    for words in [
        "",
        "solve",
        "solve sudoku",
        "solve masyu --solver minisat",
        "solve masyu --format png",
        "solve masyu --time-limit -1",
        "solve masyu --time-limit x",
        "solve masyu --seed x",
        "solve masyu --unique --forced",
        "enumerate masyu --limit -1",
        "frobnicate masyu",
    ] {
        let assert = quadrille(words).write_stdin("...\n...\n").assert().code(2).stdout("");
        assert!(!stderr(&assert).is_empty(), "{words}");
    }
    let assert = quadrille("check masyu").write_stdin("...").assert().code(2).stdout("");
    assert!(stderr(&assert).contains("cannot both come from standard input"));
    quadrille("check masyu - -").write_stdin("...").assert().code(2);
}

#[test]
fn output_that_cannot_be_written() {
    let assert =
        quadrille("solve masyu puzzles/masyu/first.txt -o no/such/folder/x").assert().code(2);
    assert!(stderr(&assert).starts_with("error: no/such/folder/x: "), "{}", stderr(&assert));
    if cfg!(target_os = "linux") {
        let assert = quadrille("solve masyu puzzles/masyu/first.txt -o /dev/full").assert().code(2);
        assert!(stderr(&assert).starts_with("error: /dev/full: "), "{}", stderr(&assert));
    }
}
