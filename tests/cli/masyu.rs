//! Each verb on Masyu.

use super::{quadrille, stderr, stdout};

const TWO_LOOPS: &str = "...\nw..\n...\n";

#[test]
fn solve_prints_the_path_alone() {
    let assert = quadrille("solve masyu puzzles/masyu/classic.txt").assert().code(0);
    let text = stdout(&assert);
    assert!(text.starts_with("1 0 5 0 5 1 ") && text.lines().count() == 1, "{text}");
    assert_eq!(stderr(&assert), "");
}

#[test]
fn every_shipped_puzzle_is_solved_and_passes_check() {
    for entry in std::fs::read_dir("puzzles/masyu").unwrap() {
        let path = entry.unwrap().path().display().to_string();
        for format in ["text", "text --every-cell", "json", "grid"] {
            let solved =
                quadrille(&format!("solve masyu {path} --format {format}")).assert().code(0);
            let mut check = quadrille(&format!("check masyu {path}"));
            check.write_stdin(stdout(&solved)).assert().code(0).stdout("valid\n");
        }
        let unique = if path.contains("sparse") { 1 } else { 0 };
        quadrille(&format!("solve masyu --unique {path}")).assert().code(unique);
    }
}

#[test]
fn a_puzzle_is_shown_without_its_solution() {
    let shown = stdout(&quadrille("show masyu 3x3:cWdB --format url").assert().code(0));
    quadrille(&format!("solve masyu {shown}")).assert().code(0).stdout("0 0 2 0 2 2 0 2\n");
    let shown = stdout(&quadrille("show masyu 3x3:cWdB --format grid").assert().code(0));
    assert!(shown.contains('○') && shown.contains('●') && !shown.contains('─'), "{shown}");
    quadrille("show masyu 3x3:cWdB").assert().code(2).stdout("");
}

#[test]
fn a_puzzle_may_come_from_a_pipe_or_stand_in_the_argument() {
    let expected = "0 0 2 0 2 2 0 2\n";
    for file in ["", "-"] {
        let command = format!("solve masyu {file}");
        quadrille(&command).write_stdin("...\r\nw..\r\n..b").assert().code(0).stdout(expected);
    }
    quadrille("solve masyu").write_stdin("\u{feff}...\nw..\n..b\n").assert().stdout(expected);
    for argument in ["https://puzz.link/p?mashu/3/3/092", "puzz.link/p?masyu/3/3/092", "3x3:cWdB"] {
        quadrille(&format!("solve masyu {argument}")).assert().code(0).stdout(expected);
    }
}

#[test]
fn full_loops_by_option_and_by_url() {
    let count = |words: &str| stdout(&quadrille(&format!("count masyu {words}")).assert().code(0));
    assert_eq!(count("https://puzz.link/p?mashu/4/4/000000"), "213\n");
    assert_eq!(count("https://puzz.link/p?mashu/4/4/000000 --full-loop"), "6\n");
    assert_eq!(count("https://puzz.link/p?mashu/f/4/4/000000"), "6\n");
}

#[test]
fn a_unique_puzzle_says_so() {
    let assert = quadrille("solve masyu --unique puzzles/masyu/first.txt").assert().code(0);
    assert_eq!(stdout(&assert), "0 0 2 0 2 2 0 2\n");
    assert_eq!(stderr(&assert), "unique\n");
}

#[test]
fn an_ambiguous_puzzle_shows_where_two_solutions_differ() {
    let unique = |format: &str| {
        let command = format!("solve masyu --unique --format {format}");
        let assert = quadrille(&command).write_stdin(TWO_LOOPS).assert().code(1);
        let n_lines = if format == "text" { 6 } else { 1 };
        assert!(stderr(&assert).starts_with("not unique"), "{}", stderr(&assert));
        assert_eq!(stderr(&assert).lines().count(), n_lines);
        (stdout(&assert), stderr(&assert))
    };
    let (paths, words) = unique("text");
    assert_eq!(paths.lines().count(), 2);
    assert!(words.contains('1') || words.contains('2'), "{words}");
    let check =
        quadrille("check masyu https://puzz.link/p?mashu/3/3/090").write_stdin(paths).assert();
    check.code(0).stdout("valid\nvalid\n");
    assert!(unique("grid").0.contains('○'));
    let json: serde_json::Value = serde_json::from_str(&unique("json").0).unwrap();
    assert_eq!(json["unique"], false);
    assert_ne!(json["paths"][0], json["paths"][1]);
    assert!(unique("svg").0.starts_with("<svg "));
}

#[test]
fn no_solution_is_an_answer() {
    for verb in ["solve", "solve --unique", "solve --forced", "enumerate"] {
        let (verb, options) = verb.split_once(' ').unwrap_or((verb, ""));
        let assert = quadrille(&format!("{verb} masyu {options}")).write_stdin("b.\n..\n").assert();
        assert_eq!(stderr(&assert), "no solution\n");
        assert.code(1).stdout("");
    }
    quadrille("count masyu").write_stdin("b.\n..\n").assert().code(0).stdout("0\n");
}

#[test]
fn enumerate_lists_each_solution_once_and_count_counts_them() {
    let listed =
        stdout(&quadrille("enumerate masyu").write_stdin("....\n....\n....\n").assert().code(0));
    let mut lines: Vec<&str> = listed.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    let counted =
        stdout(&quadrille("count masyu").write_stdin("....\n....\n....\n").assert().code(0));
    assert_eq!(counted, format!("{}\n", lines.len()));
    assert_eq!(listed.lines().count(), lines.len());
}

#[test]
fn limits_end_with_3_and_what_was_printed_stands() {
    let grid = "....\n....\n....\n";
    let assert = quadrille("enumerate masyu --limit 3").write_stdin(grid).assert().code(3);
    assert_eq!(stdout(&assert).lines().count(), 3);
    quadrille("count masyu --limit 3").write_stdin(grid).assert().code(3).stdout("3\n");
    quadrille("count masyu --limit 300").write_stdin(grid).assert().code(0);
    let assert = quadrille("count masyu --time-limit 0").write_stdin(grid).assert().code(3);
    assert_eq!(stdout(&assert), "");
    assert!(stderr(&assert).contains("stopped by the time limit"));
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let solve = |words: &str| {
        let command = format!("solve masyu puzzles/masyu/sparse-40x40.txt {words}");
        stdout(&quadrille(&command).assert().code(0))
    };
    assert_eq!(solve(""), solve(""));
    assert_eq!(solve("--seed 5"), solve("--seed 5"));
    assert_ne!(solve("--seed 5"), solve("--seed 6"));
}

#[test]
fn every_solver_by_name() {
    let solve = |solver: &str| {
        quadrille(&format!("solve masyu puzzles/masyu/classic.txt --solver {solver}")).assert()
    };
    let expected = stdout(&solve("varisat").code(0));
    solve("batsat").code(0).stdout(expected.clone());
    if cfg!(feature = "cadical") {
        solve("cadical").code(0).stdout(expected);
    } else {
        let assert = solve("cadical").code(2).stdout("");
        assert!(stderr(&assert).contains("cargo feature `cadical`"));
    }
}

#[test]
fn an_answer_goes_to_a_file_where_asked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("loop.svg");
    let command = format!("solve masyu puzzles/masyu/first.txt --format svg -o {}", file.display());
    quadrille(&command).assert().code(0).stdout("");
    assert!(std::fs::read_to_string(file).unwrap().ends_with("</svg>\n"));
}

#[test]
fn a_file_is_left_alone_where_there_is_no_answer() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzle.txt");
    std::fs::write(&file, "b.\n..\n").unwrap();
    quadrille(&format!("solve masyu {0} -o {0}", file.display())).assert().code(1);
    assert_eq!(std::fs::read_to_string(file).unwrap(), "b.\n..\n");
}

#[test]
fn lists_can_be_read_back_or_are_refused() {
    for format in ["text", "json", "grid"] {
        let command = format!("enumerate masyu --format {format}");
        let listed = stdout(&quadrille(&command).write_stdin("....\n....\n").assert().code(0));
        let mut check = quadrille("check masyu https://puzz.link/p?mashu/4/2/000");
        check.write_stdin(listed).assert().code(0).stdout("valid\n".repeat(6));
    }
    for format in ["svg", "url"] {
        let assert = quadrille(&format!("enumerate masyu --format {format}")).assert().code(2);
        assert_eq!(stdout(&assert), "");
    }
}

#[test]
fn a_dash_is_standard_output() {
    let command = "solve masyu puzzles/masyu/first.txt -o -";
    quadrille(command).assert().code(0).stdout("0 0 2 0 2 2 0 2\n");
}

#[test]
fn help_tells_what_may_be_given() {
    let assert = quadrille("solve masyu --help").assert().code(0);
    for words in ["Find a solution", "One closed loop", "puzz.link", "--unique", "--seed"] {
        assert!(stdout(&assert).contains(words), "{words}: {}", stdout(&assert));
    }
    assert!(stdout(&quadrille("--help").assert().code(0)).contains("Exit codes"));
    quadrille("help solve").assert().code(0);
}

#[test]
fn verbose_says_what_it_took() {
    let assert = quadrille("solve masyu -v puzzles/masyu/first.txt").assert().code(0);
    assert!(stderr(&assert).starts_with("varisat: 1 solution, "), "{}", stderr(&assert));
}

#[test]
fn check_names_the_rule_and_the_cell() {
    let check = |answer: &str| {
        let command =
            quadrille("check masyu puzzles/masyu/first.txt").write_stdin(answer).assert().code(1);
        stdout(&command)
    };
    for (answer, verdict) in [
        ("", "invalid: the path is empty\n"),
        ("{\"path\":[]}", "invalid: the path is empty\n"),
        ("0 0 3 0 3 2 0 2", "invalid: point 2, 3 0, is off the 3x3 grid\n"),
        ("0 0 2 0 2 -1", "invalid: point 3, 2 -1, is off the 3x3 grid\n"),
        ("0 0 2 2", "invalid: the step from 0 0 to 2 2 is diagonal\n"),
        (
            "0 0 2 0 2 0",
            "invalid: the step from point 2, 2 0, goes nowhere: the next point, after the last the first one, \
             is the same\n",
        ),
        ("0 0 2 0", "invalid: dead end at 2 0\n"),
        ("0 0 1 0 1 1 0 1", "invalid: the loop turns on the white pearl at 0 1\n"),
        ("1 0 2 0 2 2 1 2", "invalid: the white pearl at 0 1 is not on the loop\n"),
        ("0 0 1 0 1 2 0 2", "invalid: the black pearl at 2 2 is not on the loop\n"),
        (
            "{\"path\":[[0,0],[2,0],[2,2],[0,2]]}\n\n{\"path\":[[0,0],[1,0]]}",
            "valid\ninvalid: dead end at 1 0\n",
        ),
        (
            "0 0 2 0 2 2 0 2\r\n0 0 1 1\r\n",
            "valid\ninvalid: the step from 0 0 to 1 1 is diagonal\n",
        ),
    ] {
        assert_eq!(check(answer), verdict, "{answer}");
    }
    let grids = [
        ("┌───┬───┐\n│   │   │\n○   │   │\n│   │   │\n└───┴───●\n", "the loop branches at 1 0"),
        (
            "┌───┐   ·\n│   │\n○───┼───┐\n    │   │\n·   └───●\n",
            "the loop crosses or touches itself at 1 1",
        ),
        ("╶───╴   ·\n\n○   ·   ·\n\n·   ·   ●\n", "dead end at 0 0"),
    ];
    for (grid, verdict) in grids {
        assert_eq!(check(grid), format!("invalid: {verdict}\n"), "{grid}");
    }
    let two =
        "┌───┐   ·   ·\n│   │\n└───┘   ·   ·\n\n·   ·   ┌───┐\n        │   │\n·   ·   └───┘\n";
    let assert =
        quadrille("check masyu https://puzz.link/p?mashu/4/4/000000").write_stdin(two).assert();
    assert
        .code(1)
        .stdout("invalid: more than one loop: one goes through 0 0, another through 2 2\n");
}
