//! Encodings by name, side by side, and for other solvers.

use std::{fs, process::Command};

use super::{quadrille, stderr, stdout};

#[test]
fn encodings_are_chosen_by_name() {
    for encoding in ["order", "binary,adder", "tuples,pairs,stated", "hall", "bounds,order"] {
        let assert = quadrille(&format!(
            "count discs puzzles/discs/magic-square-3.txt --encoding {encoding}"
        ))
        .assert();
        assert.code(0).stdout("8\n");
    }
    for encoding in ["lazy", "lfsr", "tree", "distance"] {
        let assert = quadrille(&format!(
            "solve masyu puzzles/masyu/unique-8x8.txt --unique --encoding {encoding}"
        ))
        .assert();
        let expected = stdout(&quadrille("solve masyu puzzles/masyu/unique-8x8.txt").assert());
        assert.code(0).stdout(expected);
    }
    let assert = quadrille("solve discs --encoding ordr").assert().code(2).stdout("");
    assert!(stderr(&assert).contains("no encoding is called \"ordr\"; there are integers: direct"));
    let assert = quadrille("solve discs --encoding order,direct").assert().code(2).stdout("");
    assert!(stderr(&assert).contains("order and direct are both encodings of the integers"));
}

#[test]
fn compare_has_a_row_for_each_encoding() {
    let assert = quadrille("compare discs puzzles/discs/magic-square-3.txt").assert().code(0);
    let table = stdout(&assert);
    let rows: Vec<Vec<&str>> =
        table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0][0], "encoding");
    assert_eq!(rows.len(), 12);
    assert!(rows[1..].iter().all(|row| row.last() == Some(&"8")), "{table}");
    let assert = quadrille("compare masyu puzzles/masyu/six.txt --format csv").assert().code(0);
    let csv = stdout(&assert);
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0][..4], ["encoding", "variables", "clauses", "literals"]);
    assert_eq!(
        rows.iter().map(|row| row[0]).collect::<Vec<_>>()[1..],
        ["lazy", "lfsr", "tree", "distance"]
    );
    assert_eq!(rows[1][1..4], ["60", "254", "769"]);
}

#[test]
fn compare_takes_rows_combinations_and_formats() {
    let words = "compare discs puzzles/discs/magic-square-3.txt";
    let two = format!("{words} --encoding order --encoding binary,adder --format json");
    let rows = stdout(&quadrille(&two).assert().code(0));
    let rows: Vec<serde_json::Value> =
        rows.lines().map(|row| serde_json::from_str(row).unwrap()).collect();
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0]["encoding"], "order,diagram,values,implied,broken");
    assert_eq!(rows[1]["encoding"], "binary,adder,values,implied,broken");
    assert!(rows.iter().all(|row| row["solutions"] == 8 && row["complete"] == true));
    let all = stdout(&quadrille(&format!("{words} --combinations")).assert().code(0));
    assert_eq!(all.lines().count(), 1 + 3 * 5 * 3 * 2 * 2);
    let svg = stdout(&quadrille(&format!("{words} --format svg")).assert().code(0));
    assert_eq!(svg.matches("<rect").count(), 1 + 2 * 11, "{svg}");
    assert!(svg.contains("direct,diagram,values,stated,broken"));
}

#[test]
fn compare_says_where_a_limit_was_hit() {
    let words = "compare discs puzzles/discs/magic-square-4.txt --encoding stated,adder";
    let assert = quadrille(&format!("{words} --time-limit 0.2")).assert().code(3);
    assert!(stdout(&assert).contains("time limit"), "{}", stdout(&assert));
    let assert = quadrille("compare discs --encoding direct --limit 5").assert().code(0);
    assert!(stdout(&assert).trim_end().ends_with(" 5+"), "{}", stdout(&assert));
    quadrille("compare discs --limit 0").assert().code(2);
    // a puzzle without solutions is compared too
    let assert =
        quadrille("compare discs -").write_stdin("positions 2\nvalues 1\ndistinct\n").assert();
    let table = stdout(&assert.code(0));
    assert!(table.lines().skip(1).all(|row| row.trim_end().ends_with(" 0")), "{table}");
}

#[test]
fn a_formula_names_its_variables() {
    let text = stdout(&quadrille("encode masyu puzzles/masyu/first.txt").assert().code(0));
    assert!(
        text.starts_with("c quadrille 0.1.0 masyu, encoding lfsr\nc 1 edge 0 0 - 1 0\n"),
        "{text}"
    );
    let header = text.lines().find(|line| line.starts_with("p cnf ")).unwrap();
    let numbers: Vec<usize> =
        header.split_whitespace().skip(2).map(|word| word.parse().unwrap()).collect();
    let clauses: Vec<&str> =
        text.lines().skip_while(|line| !line.starts_with("p ")).skip(1).collect();
    assert_eq!(clauses.len(), numbers[1]);
    assert!(clauses.iter().all(|clause| clause.ends_with('0')));
    for (encoding, name) in [
        ("direct", "c 1 disc 0 = 1"),
        ("order", "c 1 disc 0 >= 2"),
        ("binary", "c 1 disc 0 - 1: bit 0"),
    ] {
        let text = stdout(&quadrille(&format!("encode discs --encoding {encoding}")).assert());
        assert_eq!(text.lines().nth(1), Some(name));
    }
    // all solutions, not one of each class of symmetric ones
    let whole = |encoding: &str| stdout(&quadrille(&format!("encode discs{encoding}")).assert());
    assert_eq!(whole(""), whole(" --encoding kept"));
    assert!(whole(" --encoding broken").starts_with("c quadrille"));
    assert_eq!(whole(" --encoding broken"), whole(""));
}

#[test]
fn decode_tells_what_a_solver_printed() {
    let decode = |answer: &str| {
        quadrille("decode masyu puzzles/masyu/first.txt").write_stdin(answer).assert()
    };
    assert_eq!(stderr(&decode("s UNSATISFIABLE\n").code(1).stdout("")), "no solution\n");
    assert_eq!(stderr(&decode("s UNKNOWN\n").code(3).stdout("")), "the solver gave up\n");
    let words = stderr(&decode("").code(2).stdout(""));
    assert!(words.starts_with("error: standard input: found no answer, expected"), "{words}");
    let words = stderr(&decode("v 1 0\n").code(2).stdout(""));
    assert!(words.contains("found a model that does not satisfy clause"), "{words}");
    let words = stderr(&decode("v 1 nonsense 0\n").code(2).stdout(""));
    assert!(words.starts_with("error: standard input:1:5: found \"nonsense\""), "{words}");
    quadrille("decode masyu").write_stdin("v 1 0\n").assert().code(2).stdout("");
}

/// A solver that reads DIMACS on standard input: this program itself cannot be one, so the tests look
/// for those that Debian has.
fn solvers() -> Vec<&'static str> {
    let is_there = |name: &&str| Command::new(name).arg("--help").output().is_ok();
    ["minisat", "cadical"].into_iter().filter(is_there).collect()
}

#[test]
fn other_solvers_find_what_solve_finds() {
    let folder = tempfile::tempdir().unwrap();
    let [formula, answer] =
        ["formula.cnf", "answer.txt"].map(|name| folder.path().join(name).display().to_string());
    let solvers = solvers();
    assert!(
        solvers.len() == 2 || std::env::var_os("QUADRILLE_SOLVERS").is_none(),
        "QUADRILLE_SOLVERS is set and these are there: {solvers:?}"
    );
    for puzzle in [
        "masyu puzzles/masyu/unique-10x10.txt",
        "masyu puzzles/masyu/unique-8x8.txt --encoding tree",
        "discs puzzles/discs/magic-square-3.txt --up-to-symmetry",
        "discs puzzles/discs/magic-hexagon.txt --up-to-symmetry --encoding order,bounds",
    ] {
        let expected = stdout(&quadrille(&format!("solve {puzzle}")).assert().code(0));
        quadrille(&format!("encode {puzzle} -o {formula}")).assert().code(0).stdout("");
        for solver in &solvers {
            let (command, whole) = match *solver {
                "minisat" => (vec![&*formula, &*answer], "minisat {in} {out}"),
                _ => (vec!["-q", &*formula], "cadical -q"),
            };
            let output = Command::new(solver).args(command).output().unwrap();
            if *solver != "minisat" {
                fs::write(&answer, output.stdout).unwrap();
            }
            let mut words: Vec<&str> = puzzle.split_whitespace().collect();
            words.insert(2, &answer);
            quadrille(&format!("decode {}", words.join(" ")))
                .assert()
                .code(0)
                .stdout(expected.clone());
            let mut solve = quadrille(&format!("solve {puzzle} --solver external"));
            solve.args(["--solver-cmd", whole]).assert().code(0).stdout(expected.clone());
        }
    }
}

#[test]
#[cfg(unix)]
fn an_external_solver_may_fail_in_any_way() {
    let message = |command: &str| {
        let mut solve = quadrille("solve masyu puzzles/masyu/first.txt --solver external");
        let assert = solve.args(["--solver-cmd", command]).assert().code(2).stdout("");
        stderr(&assert)
    };
    assert!(message("no-such-program").starts_with("error: no-such-program: "));
    assert!(message("true").contains("found no answer"));
    assert!(message("false").contains("exit status: 1"));
    assert!(message("echo v 1 0").contains("its model breaks a clause"));
    assert!(message("echo s UNKNOWN").contains("it gave up"));
    assert!(message("echo 'v 1").contains("a quote is not closed"));
    assert!(message("").contains("it names no program"));
    let unsatisfiable = quadrille("solve masyu puzzles/masyu/first.txt --solver external")
        .args(["--solver-cmd", "echo s UNSATISFIABLE"])
        .assert();
    unsatisfiable.code(1).stdout("");
    quadrille("solve discs --solver external").assert().code(2);
    quadrille("solve discs --solver-cmd true").assert().code(2);
    let slow = quadrille("solve discs --solver external --time-limit 0.1")
        .args(["--solver-cmd", "sleep 100"])
        .assert();
    slow.code(3).stdout("");
}

/// Neither the files for it nor the programs that it started.
#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_of_an_external_solver() {
    let folder = tempfile::tempdir().unwrap();
    let temporary = folder.path().join("temporary");
    fs::create_dir(&temporary).unwrap();
    let script = folder.path().join("solver.sh");
    let pid = folder.path().join("pid");
    let text = format!("#!/bin/sh\nsleep 100 &\necho $! > {}\nwait\n", pid.display());
    fs::write(&script, text).unwrap();
    for command in [format!("sh {}", script.display()), "yes".to_owned()] {
        let mut solve = quadrille("solve discs --solver external --time-limit 0.5");
        solve.args(["--solver-cmd", &command]).env("TMPDIR", &temporary);
        let code = solve.assert().stdout("").get_output().status.code();
        assert!(matches!(code, Some(2 | 3)), "{code:?}");
        assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0, "{command}");
    }
    let pid = fs::read_to_string(pid).unwrap();
    let state = fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    assert!(state.is_empty() || state.contains(" Z "), "{state}");
}

#[test]
fn jobs_do_not_change_the_list() {
    let words = "enumerate discs puzzles/discs/magic-hexagram.txt --enumerator chronological";
    let two = stdout(&quadrille(&format!("{words} --jobs 2")).assert().code(0));
    assert_eq!(two.lines().count(), 960);
    assert_eq!(two, stdout(&quadrille(&format!("{words} --jobs 7")).assert().code(0)));
    quadrille(&format!("{words} --jobs 0")).assert().code(2).stdout("");
    quadrille(&format!("{words} --jobs -1")).assert().code(2).stdout("");
    let assert = quadrille("enumerate discs --jobs 2 --limit 3").assert().code(3);
    assert_eq!(stdout(&assert).lines().count(), 3);
}
