//! Programs in Sentient on the command line.

use std::fs;

use super::{quadrille, stderr, stdout};

const SUM: &str = "int4 a, b; invariant a + b == 12; expose a, b;";

#[test]
fn solutions_are_lines() {
    let money = "puzzles/sentient/send-more-money.snt";
    let solution = "{\"send\":9567,\"more\":1085,\"money\":10652}\n";
    quadrille(&format!("solve sentient {money}")).assert().code(0).stdout(solution);
    let assert = quadrille("enumerate sentient").write_stdin(SUM).assert().code(0);
    let mut lines: Vec<String> = stdout(&assert).lines().map(str::to_owned).collect();
    lines.sort();
    assert_eq!(lines, ["{\"a\":5,\"b\":7}", "{\"a\":6,\"b\":6}", "{\"a\":7,\"b\":5}"]);
    quadrille("count sentient").write_stdin(SUM).assert().code(0).stdout("3\n");
    let none = "int4 a; invariant a == 8; expose a;";
    let assert = quadrille("solve sentient").write_stdin(none).assert().code(1).stdout("");
    assert!(stderr(&assert).ends_with("no solution\n"));
    // nothing is exposed, but there is a solution
    quadrille("enumerate sentient").write_stdin("int4 a;").assert().code(0).stdout("{}\n");
}

#[test]
fn what_is_exposed_and_given() {
    let list = "{\"a\":{\"type\":\"integer\",\"minimum\":-8,\"maximum\":7},\
                \"b\":{\"type\":\"integer\",\"minimum\":-8,\"maximum\":7}}\n";
    quadrille("solve sentient --exposed").write_stdin(SUM).assert().code(0).stdout(list);
    let given = "{\"a\":5,\"b\":7}\n";
    let mut solve = quadrille("solve sentient --unique --assign {\"a\":5}");
    solve.write_stdin(SUM).assert().code(0).stdout(given);
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), "{\"a\": 5}").unwrap();
    let mut solve = quadrille("solve sentient --assign-file");
    solve.arg(file.path()).write_stdin(SUM).assert().code(0).stdout(given);
    for words in ["--assign {", "--assign [1]", "--assign-file no/such/file", "--assign {\"c\":1}"]
    {
        let assert = quadrille(&format!("solve sentient {words}")).write_stdin(SUM).assert();
        assert!(!stderr(&assert.code(2).stdout("")).is_empty(), "{words}");
    }
}

#[test]
fn what_all_solutions_share_and_what_two_do_not() {
    let text = "int4 a; array2<bool> k; invariant a.between?(3, 4), k[0], a == 3 || k[1]; \
                b = a > 2; expose a, k, b;";
    for encoding in ["direct", "order", "binary"] {
        let words = format!("solve sentient --forced --encoding {encoding}");
        let shared = "{\"a\":null,\"b\":true,\"k\":[true,null]}\n";
        quadrille(&words).write_stdin(text).assert().code(0).stdout(shared);
    }
    let assert = quadrille("solve sentient --unique").write_stdin(text).assert().code(1);
    assert!(stdout(&assert).starts_with("{\"unique\":false,\"solutions\":[{\"a\":"));
}

#[test]
fn an_error_shows_the_line() {
    let assert = quadrille("solve sentient").write_stdin("int a;\ninvariant a +;\n").assert();
    assert_eq!(
        stderr(&assert.code(2).stdout("")),
        "error: standard input:2:14: found ';', expected an expression\n  invariant a +;\n               ^\n"
    );
    let assert = quadrille("solve sentient").write_stdin("int a; b = a / 0; expose b;").assert();
    assert!(stderr(&assert.code(1).stdout("")).starts_with("warning: 1:14: the divisor is 0"));
}

#[test]
fn what_is_assigned_counts_in_a_check() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("program.snt");
    fs::write(&program, "int3 a; array2<int3> b; expose a, b;").unwrap();
    let check = |assigned: &str, answer: &str| {
        let mut command = quadrille("check sentient");
        command.arg(&program).args(["-", "--assign", assigned]).write_stdin(answer);
        stdout(&command.assert())
    };
    let answer = "{\"a\":2,\"b\":[1,3]}";
    assert_eq!(check("{\"a\":2}", answer), "valid\n");
    assert_eq!(check("{\"a\":1}", answer), "invalid: a is not 1, which was assigned\n");
    assert_eq!(check("{\"b\":[null,3]}", answer), "valid\n");
    assert_eq!(check("{\"b\":{\"1\":3}}", answer), "valid\n");
    let broken = check("{\"b\":{\"1\":2}}", answer);
    assert_eq!(broken, "invalid: b is not {\"1\":2}, which was assigned\n");
}

#[test]
fn no_answer_is_no_valid_one() {
    let mut check = quadrille("check sentient puzzles/sentient/discs.snt -");
    let assert = check.write_stdin("\n").assert().code(2).stdout("");
    assert_eq!(stderr(&assert), "error: standard input: found nothing, expected an answer\n");
}

#[test]
fn answers_are_checked() {
    let discs = "puzzles/sentient/discs.snt";
    let solution = stdout(&quadrille(&format!("solve sentient {discs}")).assert().code(0));
    let check = format!("check sentient {discs}");
    quadrille(&check).write_stdin(solution.clone()).assert().code(0).stdout("valid\n");
    let wrong = solution.replacen("1,", "2,", 1);
    let assert = quadrille(&check).write_stdin(wrong).assert().code(1);
    assert!(stdout(&assert).starts_with("invalid: "), "{}", stdout(&assert));
    quadrille(&check).write_stdin("{\"discs\":1.5}").assert().code(2).stdout("");
}

#[test]
fn the_formula_names_what_is_exposed() {
    let text = "int3 a; bool k; xs = [1, 2].select(function^ (x, i) { return k; }); \
                invariant a > 1; expose a, k, xs;";
    let dimacs = stdout(&quadrille("encode sentient").write_stdin(text).assert().code(0));
    for comment in [" a = 2\n", " a = 3\n", " k\n"] {
        assert!(dimacs.contains(comment), "{comment} in {dimacs}");
    }
    let table = quadrille("compare sentient --format csv").write_stdin(text).assert().code(0);
    let table = stdout(&table);
    for name in ["direct", "order", "binary"] {
        assert!(table.contains(name), "{table}");
    }
}
