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
        "error: standard input:1:6: found the end, expected another number: y of the last point"
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
fn answers_to_another_puzzle() {
    let message = |answer: &str| {
        let command = quadrille("check masyu puzzles/masyu/first.txt").write_stdin(answer).assert();
        stderr(&command.code(2).stdout("")).trim_end().to_owned()
    };
    assert_eq!(
        message("{\"width\":4,\"height\":3,\"path\":[[0,0],[2,0],[2,2],[0,2]]}"),
        "error: standard input:1:1: found an answer for a 4x3 grid, expected one for a 3x3 grid"
    );
    let drawn = "┌───────┐\n│       │\n●   ·   │\n│       │\n└───────●\n";
    assert_eq!(message(drawn), "error: standard input:3:1: found \"●\", expected \"○\"");
    let drawn = "┌───────·\n│       │\n○   ·   │\n│       │\n└───────●\n";
    assert_eq!(message(drawn), "error: standard input:1:9: found \"·\", expected \"┐\"");
    assert!(message("{\"é\":1,\"path\":[[0,x]]}").starts_with("error: standard input:1:19: "));
}

#[test]
fn byte_order_marks_do_not_count() {
    let mut text = "\u{feff}..".as_bytes().to_vec();
    text.push(0xff);
    assert_eq!(
        message(text),
        "error: standard input:1:3: found the byte 0xff, expected UTF-8 text"
    );
}

#[test]
#[cfg(unix)]
fn names_of_files_are_no_trap() {
    use std::os::unix::ffi::OsStringExt;
    let folder = tempfile::tempdir().unwrap();
    let name = std::ffi::OsString::from_vec(b"na\xffme".to_vec());
    std::fs::write(folder.path().join(&name), "...\nw..\n..b\n").unwrap();
    let mut solve = quadrille("solve masyu");
    solve.current_dir(folder.path()).arg(&name).assert().code(0).stdout("0 0 2 0 2 2 0 2\n");

    let mut solve = quadrille("solve masyu");
    let assert = solve.arg("no\nsuch\u{1b}[31mfile").assert().code(2);
    assert!(
        stderr(&assert).starts_with("error: \"no\\nsuch\\u{1b}[31mfile\": "),
        "{}",
        stderr(&assert)
    );
    quadrille("solve masyu").arg("").assert().code(2).stdout("");

    // a file is a file, even if its name could be a puzzle
    for name in ["3x3:i", "12:30.txt"] {
        std::fs::write(folder.path().join(name), "...\nw..\n..b\n").unwrap();
        let mut solve = quadrille("solve masyu");
        solve.current_dir(folder.path()).arg(name).assert().code(0).stdout("0 0 2 0 2 2 0 2\n");
    }
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
        "solve masyu --time-limit=nan",
        "solve masyu --seed x",
        "solve masyu --unique --forced",
        "enumerate masyu --limit -1",
        "frobnicate masyu",
    ] {
        let assert = quadrille(words).write_stdin("...\n...\n").assert().code(2).stdout("");
        assert!(!stderr(&assert).is_empty(), "{words}");
    }
    for option in ["--time-limit", "--seed"] {
        let assert = quadrille(&format!("solve masyu {option} -1")).assert().code(2).stdout("");
        assert!(stderr(&assert).contains(&format!("invalid value '-1' for '{option}")));
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
