//! Entanglement as a user types it.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use super::{quadrille, stderr, stdout};

const GAME: &str = include_str!("../../puzzles/entanglement/short.txt");
const STRAIGHT: &str = "0 7\n1 6\n2 9\n3 8\n4 11\n5 10\n";
const NEXT: &str = "0 1\n2 3\n4 5\n6 7\n8 9\n10 11\n";

#[test]
fn solve_play_and_check_agree() {
    let solved =
        stdout(&quadrille("solve entanglement puzzles/entanglement/short.txt").assert().code(0));
    for encoding in ["reached", "steps"] {
        let command = format!("play entanglement --encoding {encoding}");
        quadrille(&command).write_stdin(GAME).assert().code(0).stdout(solved.clone()).stderr("");
    }
    let mut check = quadrille("check entanglement puzzles/entanglement/short.txt");
    check.write_stdin(solved.clone()).assert().code(0).stdout("valid\n");
    let wrong = solved.replacen("0 -1 0 7", "0 -1 0 6", 1);
    let mut check = quadrille("check entanglement puzzles/entanglement/short.txt");
    let assert = check.write_stdin(wrong).assert().code(1);
    assert_eq!(stdout(&assert), "invalid: turn 1: segment 1 is 0 -1 0 7, not 0 -1 0 6\n");
}

/// Each answer comes before the next tile is sent, and the program ends with the game.
#[test]
fn a_judge_gets_each_answer_at_once() {
    let mut player = Command::new(env!("CARGO_BIN_EXE_quadrille"))
        .args(["play", "entanglement"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = player.stdin.take().unwrap();
    let mut lines = BufReader::new(player.stdout.take().unwrap()).lines();
    for (tile, expected) in [
        (STRAIGHT, ["1", "0 -1 0 7"]),
        (STRAIGHT, ["2", "0 -2 0 7"]),
        (NEXT, ["8", "0 -3 0 1; 0 -2 6 1; 0 -1 6 1"]),
    ] {
        input.write_all(tile.as_bytes()).unwrap();
        for line in expected {
            assert_eq!(lines.next().unwrap().unwrap(), line);
        }
    }
    // the input is still open
    assert!(lines.next().is_none());
    assert!(player.wait().unwrap().success());
}

#[test]
fn the_game_ends_with_the_input() {
    quadrille("play entanglement").write_stdin("").assert().code(0).stdout("").stderr("");
    let input = format!("\n{STRAIGHT}\r\n  \n");
    quadrille("play entanglement").write_stdin(input).assert().code(0).stdout("1\n0 -1 0 7\n");
}

/// What was answered before stands; for the bad turn nothing is written.
#[test]
fn bad_tiles() {
    let straight = "1\n0 -1 0 7\n";
    for (input, answered, message) in [
        (
            "0 7\n1 6\n2 9\n3 8\n4 11\n5 x\n",
            "",
            "6:3: found \"x\", expected an entrance of tile 1, 0 to 11",
        ),
        ("0 12\n", "", "1:3: found \"12\", expected an entrance of tile 1, 0 to 11"),
        ("0 -1\n", "", "1:3: found \"-1\", expected an entrance of tile 1, 0 to 11"),
        ("0 +1\n", "", "1:3: found \"+1\", expected an entrance of tile 1, 0 to 11"),
        ("0\n", "", "1:2: found the end of the line, expected an entrance of tile 1, 0 to 11"),
        ("0 1 2\n", "", "1:5: found \"2\", expected two entrances on each line of tile 1"),
        ("0 1\n1 2\n", "", "2:1: found 1 once more, expected an entrance that tile 1 has not yet"),
        ("0 0\n", "", "1:3: found 0 once more, expected an entrance that tile 1 has not yet"),
        ("0 1\n2 3\n", "", "3:1: found the end after 2 lines of tile 1, expected 6 lines `a b`"),
        (
            "0 99999999999999999999\n",
            "",
            "1:3: found \"99999999999999999999\", expected an entrance of tile 1, 0 to 11",
        ),
        (
            &format!("{STRAIGHT}0 1\n0 2\n"),
            straight,
            "8:1: found 0 once more, expected an entrance that tile 2 has not yet",
        ),
        (
            &format!("{STRAIGHT}0 1\n"),
            straight,
            "8:1: found the end after 1 line of tile 2, expected 6 lines `a b`",
        ),
        (
            &format!("{STRAIGHT}{NEXT}{NEXT}"),
            "1\n0 -1 0 7\n4\n0 -2 0 1; 0 -1 6 1\n",
            "13:1: found tile 3, expected the end: the path has ended with tile 2",
        ),
    ] {
        let assert = quadrille("play entanglement").write_stdin(input).assert().code(2);
        assert_eq!(stdout(&assert), answered, "{input:?}");
        assert_eq!(stderr(&assert), format!("error: standard input:{message}\n"));
        // a whole game is refused as a whole
        let assert = quadrille("solve entanglement").write_stdin(input).assert().code(2).stdout("");
        assert_eq!(stderr(&assert), format!("error: standard input:{message}\n"));
    }
}

#[test]
fn games_that_are_none() {
    let message = |words: &str, input: &str| {
        stderr(&quadrille(words).write_stdin(input).assert().code(2).stdout(""))
    };
    assert!(message("solve entanglement", "").contains("found nothing, expected a tile"));
    let words = "solve entanglement --plan --pocket";
    assert!(
        message(words, STRAIGHT).contains("found one tile, expected two tiles, one for the pocket")
    );
    let words = "solve entanglement --plan";
    assert!(
        message(words, &STRAIGHT.repeat(37))
            .contains(":217:1: found tile 37, expected no more tiles")
    );
    assert!(message("solve entanglement --pocket", STRAIGHT).contains("--plan"));
    assert!(
        message("play entanglement --encoding no", STRAIGHT)
            .contains("possible values: reached, steps")
    );
}

/// Three lines a turn: how the tile is placed, the total, the segments.
#[test]
fn plans() {
    let file = "puzzles/entanglement/short.txt";
    let assert = quadrille(&format!("solve entanglement --plan {file}")).assert().code(0);
    let plan = stdout(&assert);
    let lines: Vec<&str> = plan.lines().collect();
    assert_eq!(lines.len() % 3, 0);
    let points: u64 = lines[lines.len() - 2].parse().unwrap();
    assert_eq!(stderr(&assert).lines().last(), Some(&*format!("optimal: {points} points")));
    let mut check = quadrille(&format!("check entanglement --plan {file}"));
    check.write_stdin(plan.clone()).assert().code(0).stdout("valid\n");
    let mut check = quadrille(&format!("check entanglement {file}"));
    check.write_stdin(plan).assert().code(2).stdout("");

    let words = format!("solve entanglement --plan --encoding clauses {file}");
    let clauses = stdout(&quadrille(&words).assert().code(0));
    assert_eq!(clauses.lines().nth_back(1), Some(&*points.to_string()));

    let words = format!("solve entanglement --plan --goal length --format json {file}");
    let assert = quadrille(&words).assert().code(0);
    let json = stdout(&assert);
    assert!(json.starts_with("{\"score\":"), "{json}");
    assert!(json.contains("\"turns\":[{\"rotation\":") && !json.contains("swap"), "{json}");
    assert!(stderr(&assert).contains("segments\n"));
}

#[test]
fn a_pocket() {
    let file = "puzzles/entanglement/short.txt";
    let words = format!("solve entanglement --plan --pocket {file}");
    let plan = stdout(&quadrille(&words).assert().code(0));
    assert_eq!(plan.lines().count(), 9, "three of the four tiles are placed");
    let mut check = quadrille(&format!("check entanglement --plan --pocket {file}"));
    check.write_stdin(plan).assert().code(0).stdout("valid\n");
    let json = stdout(&quadrille(&format!("{words} --format json")).assert().code(0));
    assert!(json.contains("\"swap\":"), "{json}");
}

/// The best so far is printed, and it is said that it may not be the best.
#[test]
fn a_time_limit_leaves_the_best_so_far() {
    let tiles = [STRAIGHT, NEXT, "0 3\n1 8\n2 11\n4 6\n5 9\n7 10\n"].concat().repeat(10);
    let mut solve = quadrille("solve entanglement --plan --pocket --time-limit 0.2");
    let assert = solve.write_stdin(tiles).assert().code(3);
    let words = stderr(&assert);
    assert!(words.contains(" points or more\n"), "{words}");
    assert!(words.contains(" points so far: not proved to be the most\n"), "{words}");
    assert!(words.ends_with("error: stopped by the time limit\n"), "{words}");
    assert_eq!(stdout(&assert).lines().count() % 3, 0);
    assert!(!stdout(&assert).is_empty());
}

/// Of a game with the highest score that there is, no plan is better: that needs no search.
#[test]
fn the_highest_score_is_proved_at_once() {
    let words = "solve entanglement --plan puzzles/entanglement/highest.txt";
    let assert = quadrille(words).assert().code(0);
    assert_eq!(stderr(&assert).lines().last(), Some("optimal: 9080 points"));
}

#[test]
fn pictures() {
    let words = "solve entanglement puzzles/entanglement/highest.txt --format svg";
    let drawn = stdout(&quadrille(words).assert().code(0));
    assert_eq!(drawn, include_str!("../../docs/entanglement.svg"));
    assert!(drawn.contains("9080 points, 36 turns, ended"));
}

#[test]
fn the_best_is_not_asked_for_together_with_all() {
    for option in ["--unique", "--forced"] {
        let words = format!("solve entanglement --plan {option} puzzles/entanglement/short.txt");
        quadrille(&words).assert().code(2).stdout("");
    }
    let words = "count entanglement --plan puzzles/entanglement/short.txt --encoding";
    let counts = ["lazy", "clauses"]
        .map(|name| stdout(&quadrille(&format!("{words} {name}")).assert().code(0)));
    assert_eq!(counts[0], counts[1]);
}

/// Tiles and answers in one file, as they passed between judge and player.
#[test]
fn a_whole_transcript() {
    let verdict = |transcript: &str| {
        let assert = quadrille("check entanglement -").write_stdin(transcript).assert();
        (assert.get_output().status.code(), stdout(&assert), stderr(&assert))
    };
    let turns =
        |total: &str| format!("{STRAIGHT}1\n0 -1 0 7\n\n{NEXT}{total}\n0 -2 0 1; 0 -1 6 1\n");
    assert_eq!(verdict(&turns("4")), (Some(0), "valid\n".to_owned(), String::new()));
    let wrong = "invalid: turn 2: the total is 4, not 5\n".to_owned();
    assert_eq!(verdict(&turns("5")), (Some(1), wrong, String::new()));
    let bad = |transcript: &str, message: &str| {
        let message = format!("error: standard input:{message}\n");
        assert_eq!(verdict(transcript), (Some(2), String::new(), message));
    };
    bad(&format!("{STRAIGHT}1\n"), "8:1: found the end, expected a line of segments");
    bad(
        &format!("{STRAIGHT}1\n0 -1 0 7\n0 1\n"),
        "10:1: found the end after 1 line of tile 2, expected 6 lines `a b`",
    );
    bad(&format!("{STRAIGHT}1\n0 -1 0 7\n{STRAIGHT}"), "15:1: found the end, expected a total");
    bad(
        &format!("{}{}", turns("4"), turns("4")),
        "18:1: found tile 3, expected the end: the path has ended with tile 2",
    );
}

#[test]
fn show_writes_the_tiles() {
    let file = "puzzles/entanglement/highest.txt";
    let expected = include_str!("../../puzzles/entanglement/highest.txt");
    quadrille(&format!("show entanglement {file}")).assert().code(0).stdout(expected);
    quadrille(&format!("show entanglement {file} --format svg")).assert().code(2).stdout("");
}

#[test]
fn check_takes_the_json_of_solve() {
    for plan in ["", " --plan", " --plan --pocket"] {
        let words = format!("entanglement puzzles/entanglement/short.txt{plan}");
        let json = stdout(&quadrille(&format!("solve {words} --format json")).assert().code(0));
        let check =
            |text: String| quadrille(&format!("check {words} -")).write_stdin(text).assert();
        check(json.repeat(2)).code(0).stdout("valid\nvalid\n");
        let wrong = stdout(&check(json.replacen("\"total\":1", "\"total\":2", 1)).code(1));
        assert_eq!(wrong, "invalid: turn 1: the total is 1, not 2\n");
        check(r#"{"turns":[]}"#.to_owned()).code(1).stdout("invalid: turn 1: no answer\n");
        for (from, to, error) in [
            ("\"score\":", "\"score\":1", "expected the last total"),
            ("\"length\":", "\"length\":1", "expected the number of segments"),
            ("[0,-1,", "[0,-4,", "expected a segment"),
            ("[0,-1,0", "[0,-1,12", "expected a segment"),
            ("\"segments\"", "\"segment\"", "missing field `segments`"),
            ("\"turns\":[", "\"turns\":[7,", "expected a JSON object with the turns"),
        ] {
            let text = json.replacen(from, to, 1);
            assert_ne!(text, json, "{from}");
            let words = stderr(&check(text).code(2).stdout(""));
            assert!(words.starts_with("error: standard input:1:"), "{words}");
            assert!(words.contains(error), "{words}");
        }
    }
    // a plan says how each tile is placed, and a game as it is dealt does not
    for (solve, check, error) in
        [("", " --plan", "found no rotation in turn 1"), (" --plan", "", "found a move in turn 1")]
    {
        let puzzle = "entanglement puzzles/entanglement/short.txt";
        let json = stdout(&quadrille(&format!("solve {puzzle} --format json{solve}")).assert());
        let assert = quadrille(&format!("check {puzzle}{check} -")).write_stdin(json).assert();
        assert!(stderr(&assert.code(2)).contains(error));
    }
}
