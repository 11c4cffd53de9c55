//! Discs on the command line.

use super::{quadrille, stderr, stdout};

#[test]
fn without_a_file_the_puzzle_is_the_original() {
    let solution = stdout(&quadrille("solve discs").assert().code(0));
    assert_eq!(solution.split_whitespace().count(), 15);
    quadrille("check discs").write_stdin(solution.clone()).assert().code(0).stdout("valid\n");
    quadrille("check discs puzzles/discs/fifteen.txt")
        .write_stdin(solution)
        .assert()
        .code(0)
        .stdout("valid\n");
    quadrille("count discs").assert().code(0).stdout("952\n");
    quadrille("solve discs -").write_stdin("").assert().code(2).stdout("");
}

#[test]
fn one_of_each_class_and_the_number_of_symmetries() {
    let assert = quadrille("count discs --up-to-symmetry").assert().code(0).stdout("68\n");
    assert_eq!(stderr(&assert), "the layout has 14 automorphisms\n");
    let layout = "positions 2\nvalues 1..2\nsum S = 0 1\n";
    let assert = quadrille("enumerate discs - --up-to-symmetry").write_stdin(layout).assert();
    let mut lines: Vec<String> = stdout(&assert.code(0)).lines().map(str::to_owned).collect();
    lines.sort();
    assert_eq!(lines, ["1 1", "1 2", "2 2"]);
}

#[test]
fn a_layout_with_symmetries_has_several_solutions() {
    let layout = "puzzles/discs/magic-square-3.txt";
    let assert = quadrille(&format!("solve discs {layout} --unique")).assert().code(1);
    assert!(stderr(&assert).contains("not unique"), "{}", stderr(&assert));
    for encoding in ["broken", "kept"] {
        let words = format!("solve discs {layout} --forced --encoding {encoding}");
        let assert = quadrille(&words).assert().code(0);
        assert_eq!(stdout(&assert).trim(), "? ? ? ? 5 ? ? ? ?");
    }
    let words = format!("enumerate discs {layout} --limit 3 -v");
    let assert = quadrille(&words).assert().code(3);
    assert_eq!(stdout(&assert).lines().count(), 3);
    assert!(stderr(&assert).contains("3 solutions"), "{}", stderr(&assert));
}

#[test]
fn a_time_limit_holds_for_images_too() {
    let positions: Vec<String> = (0..18).map(|position| position.to_string()).collect();
    let layout =
        format!("positions 18\nvalues 1..18\ndistinct\nsum 171 = {}\n", positions.join(" "));
    let words = "count discs - --time-limit 0.3";
    let assert = quadrille(words).write_stdin(layout).assert().code(3).stdout("");
    assert!(stderr(&assert).contains("at least"), "{}", stderr(&assert));
}

#[test]
fn where_clauses_do_not_tell_which_of_several_is_wanted_they_are_not_asked() {
    let layout = "positions 3\nvalues 0..1\nsum 1 = 0 1 2\n";
    for words in ["solve discs - --forced", "encode discs -"] {
        let words = format!("{words} --up-to-symmetry");
        let assert = quadrille(&words).write_stdin(layout).assert().code(2).stdout("");
        assert!(stderr(&assert).contains("do not go together"), "{}", stderr(&assert));
    }
    let assert = quadrille("solve discs - --unique --up-to-symmetry").write_stdin(layout).assert();
    assert.code(0).stdout("0 0 1\n");
    let distinct = "positions 2\nvalues 0..1\ndistinct\nsum 1 = 0 1\n";
    let assert =
        quadrille("solve discs - --forced --up-to-symmetry").write_stdin(distinct).assert();
    assert.code(0).stdout("0 1\n");
}

#[test]
fn a_layout_whose_formula_is_too_large_says_so() {
    let layout = "positions 1000\nvalues 1..1000\ndistinct\n";
    let assert = quadrille("encode discs - --encoding hall").write_stdin(layout).assert();
    let words = stderr(&assert.code(3).stdout(""));
    assert!(words.contains("stopped at 32 million literals"), "{words}");
    let assert = quadrille("compare discs - --encoding hall").write_stdin(layout).assert();
    assert!(stdout(&assert.code(3)).contains("too large"));
}

#[test]
fn a_time_limit_holds_while_a_formula_is_written() {
    let group: Vec<String> = (0..3000).map(|position| position.to_string()).collect();
    let layout = format!("positions 3000\nvalues 0..1\nsum 1500 = {}\n", group.join(" "));
    let start = std::time::Instant::now();
    let words = "compare discs - --encoding diagram --time-limit 0.2";
    let assert = quadrille(words).write_stdin(layout).assert().code(3);
    assert!(stdout(&assert).contains("time limit"), "{}", stdout(&assert));
    assert!(start.elapsed() < std::time::Duration::from_secs(60));
}

#[test]
fn a_layout_may_be_impossible_or_make_no_sense() {
    let assert =
        quadrille("solve discs -").write_stdin("positions 2\nvalues 1\ndistinct\n").assert();
    assert_eq!(stderr(&assert.code(1).stdout("")), "no solution\n");
    let assert =
        quadrille("solve discs -").write_stdin("positions 2\nvalues 1..2\nsum 3 = 2\n").assert();
    let words = "error: standard input:3:9: found \"2\", expected a position from 0 to 1\n";
    assert_eq!(stderr(&assert.code(2).stdout("")), words);
}

#[test]
fn what_is_forced_and_where_two_solutions_differ() {
    let layout = "positions 3\nvalues 1..3\ndistinct\nsum 4 = 0 1\n";
    let assert = quadrille("solve discs - --forced").write_stdin(layout).assert();
    assert.code(0).stdout("? ? 2\n");
    let mut json = quadrille("solve discs - --forced --format json --encoding order");
    json.write_stdin(layout).assert().code(0).stdout("{\"forced\":[null,null,2]}\n");
    let assert = quadrille("solve discs - --unique").write_stdin(layout).assert().code(1);
    let mut both: Vec<String> = stdout(&assert).lines().map(str::to_owned).collect();
    both.sort();
    assert_eq!(both, ["1 3 2", "3 1 2"]);
    let svg = stdout(
        &quadrille("solve discs - --unique --format svg").write_stdin(layout).assert().code(1),
    );
    assert!(svg.contains("1|3") || svg.contains("3|1"), "{svg}");
}
