//! What is refused, where, and why.

use super::{error, program, some};

/// The place and the words of an error, without the line.
fn first_line(text: &str) -> String {
    error(text).lines().next().unwrap().to_owned()
}

#[test]
fn the_line_is_shown() {
    assert_eq!(
        error("int a;\n\tinvariant a + ;\nexpose a;"),
        "2:16: found ';', expected an expression\n   invariant a + ;\n                 ^"
    );
    let long = format!("a = {}1 +;", "1 + ".repeat(50));
    let message = error(&long);
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines[2].find('^'), lines[1].find(';'), "{message}");
}

#[test]
fn syntax() {
    for (text, expected) in [
        ("int a", "1:6: found the end, expected \",\" or \";\""),
        ("x = [1, 2;", "1:10: found ';', expected an operator, \",\" or \"]\""),
        ("invariant(true);", "1:10: found '(', expected white space"),
        ("function f (x) { return x; } f(1);", "1:30: found 'f', expected \";\""),
        ("int9x a;", "1:7: found 'a', expected an assignment"),
        ("a = f(*);", "1:8: found ')', expected the name of a function or \"(\""),
    ] {
        let message = first_line(text);
        let (place, _) = expected.split_once(": ").unwrap();
        assert!(message.starts_with(place), "{text}: {message} against {expected}");
    }
    assert_eq!(first_line("int a"), "1:6: found the end, expected \",\" or \";\"");
    assert_eq!(first_line("invariant(true);"), "1:10: found '(', expected white space");
}

#[test]
fn meaning() {
    for (text, expected) in [
        ("a = 1 + true;", "1:7: found a boolean, expected an integer for \"+\""),
        ("a = [1, [2]];", "1:5: found an array of integers among others, expected an integer"),
        ("a = b;", "1:5: found \"b\", expected a variable that has a value here"),
        ("a = 1.nope;", "1:7: found \"nope\", expected a function that is defined"),
        ("a = 1.abs(2);", "1:7: found 2 arguments, expected 1 argument"),
        ("a, b = 1;", "1:4: found a value, expected 2 values"),
        ("a = 1; a = true;", "1:8: found a boolean for \"a\", expected an integer"),
        ("int a, a;", "1:8: found another declaration of \"a\", expected another name"),
        ("a = [1, 2][2];", "1:11: found 2, expected an index from 0 to 1"),
        ("invariant 3;", "1:11: found an integer, expected a boolean"),
        ("function f () { }; a = f();", "1:20: found no value, expected a value"),
        (
            "a = [1].map(*reduce);",
            "1:9: found a function that takes literal arguments, expected one of 1 to 3",
        ),
        (
            "n = 3; n.times(*self);",
            "1:10: found a computed value, expected a number that is written out for \"times\"",
        ),
    ] {
        assert_eq!(first_line(text), expected, "{text}");
    }
}

#[test]
fn too_much() {
    for (text, expected) in [
        (format!("a = {}1{};", "(".repeat(100_000), ")".repeat(100_000)), "levels of nesting"),
        (format!("a = {}1{};", "-(".repeat(100_000), ")".repeat(100_000)), "levels of nesting"),
        (format!("a = {}1{};", "[".repeat(100_000), "]".repeat(100_000)), "levels of nesting"),
        (
            format!("{}int{} a;", "array1<".repeat(100_000), ">".repeat(100_000)),
            "levels of nesting",
        ),
        (
            format!("{}{}", "function f () {".repeat(100_000), "};".repeat(100_000)),
            "levels of nesting",
        ),
        (format!("a = {}1;", "true ? 1 : ".repeat(100_000)), "levels of nesting"),
        (" ".repeat(5_000_000), "found 5000000 bytes, expected at most 4194304"),
        ("array1000000000<int> a;".to_owned(), "more than 1000000 declared elements"),
        ("array100000<array100000<int>> a;".to_owned(), "more than 1000000 declared elements"),
        ("int1000000 a;".to_owned(), "1000000 bits"),
        ("int99999999999999999999999 a;".to_owned(), "bits"),
        ("int60000 a; b = a * a;".to_owned(), "120000 bits"),
        ("int9000 a; b = a * a; expose b;".to_owned(), "gates, expected at most"),
        ("function f (x) { return f(x); }; a = f(1);".to_owned(), "more than 1000 calls"),
        (
            "function^ f () { x = [x]; }; x = [1]; 1000.times(function^ (i) { f(); });".to_owned(),
            "dimensions",
        ),
        ("1.upto(999999999, function (i) { });".to_owned(), "terms"),
        ("x = []; 9999.times(function^ (i) { x = x.push(0); });".to_owned(), "steps"),
    ] {
        let message = first_line(&text);
        assert!(message.contains(expected), "{message} against {expected}");
    }
    // what is long and not deep is no trouble
    program(&format!("a = true{}; expose a;", " && true".repeat(100_000)));
    program(&format!("a = [1]{}; expose a;", ".reverse".repeat(100_000)));
    program(&"a = 1;\n".repeat(100_000));
}

#[test]
fn answers_of_deep_programs_are_checked_like_others() {
    for depth in [1, 10, 31, 62, 63, 64, 65, 66, 300, 990] {
        let nested =
            format!("int4 a; b = {}a{}; expose a, b;", "-(".repeat(depth), ")".repeat(depth));
        // calls take more of the stack than brackets
        let mut called = "function f0 (x) { return x; };\n".to_owned();
        for call in 1..=depth {
            called += &format!("function f{call} (x) {{ return [f{}(x)].get(0); }};\n", call - 1);
        }
        called += &format!("int4 a; b = f{depth}(a); expose a, b;");
        for text in [nested, called] {
            assert_eq!(some(&program(&text), 20).len(), 16, "{text}");
        }
    }
}
