//! What the parts of the language mean, where the conformance file is silent or another tongue.

use quadrille::{
    puzzle::Puzzle,
    sentient::{Assignments, Output, Sentient},
};

use super::{all, program, some};

/// The one solution of a program.
fn only(text: &str) -> String {
    let mut lines = all(text);
    assert_eq!(lines.len(), 1, "{text}: {lines:?}");
    lines.remove(0)
}

#[test]
fn integers_are_exact() {
    let text = "a = 123456789012345678901234567890; b = a * a; c = -a; q, r = divmod(c, 1000); expose a, b, q, r;";
    assert_eq!(
        only(text),
        "{\"a\":123456789012345678901234567890,\
         \"b\":15241578753238836750495351562536198787501905199875019052100,\
         \"q\":-123456789012345678901234568,\"r\":110}"
    );
    let wide = "int102 a; invariant a * 3 == 3000000000000000000000000000003; expose a;";
    assert_eq!(only(wide), "{\"a\":1000000000000000000000000000001}");
}

#[test]
fn division_is_euclidean() {
    let text = "a, b = -7 / 2, -7 % 2; c, d = 7 / -2, 7 % -2; e, f = -8 / -1, -5 % 100; expose a, b, c, d, e, f;";
    assert_eq!(only(text), "{\"a\":-4,\"b\":1,\"c\":-3,\"d\":1,\"e\":8,\"f\":95}");
    assert!(all("int3 a; b = a / (a - a); expose a;").is_empty());
}

#[test]
fn what_is_certain_is_said() {
    let remark = |text: &str| program(text).remark();
    assert_eq!(remark("int a; expose a;"), None);
    let warning = |text: &str| remark(text).expect("a warning");
    assert!(warning("int a; b = a / 0; expose b;").starts_with("warning: 1:14: the divisor is 0"));
    assert!(
        warning("x = [1]; i = 5; a = x[i]; expose a;")
            .contains("1:22: no element is at this index")
    );
    assert!(warning("int3 a;\ninvariant a > 9;").contains("2:11: the invariant does not hold"));
}

#[test]
fn functions_see_what_their_callers_have() {
    let text =
        "function^ grow () { n = n * 2; return n; }; n = 1; a, b = grow(), grow(); expose a, b, n;";
    assert_eq!(only(text), "{\"a\":4,\"b\":2,\"n\":4}");
    let text = "function twice (x, *f) { return f(f(x)); }; a = 3.twice(*square); expose a;";
    assert_eq!(only(text), "{\"a\":81}");
    let text =
        "function f () { return 1, 2; }; function g () { return2 f(); }; a, b = g(); expose a, b;";
    assert_eq!(only(text), "{\"a\":1,\"b\":2}");
}

#[test]
fn given_values() {
    let text = "int a, b; array2<int4> xs; bool k; invariant a + b == 10; expose a, b, xs, k;";
    let given = |json: &str| Sentient::parse(text, &Assignments::parse(json).unwrap());
    let puzzle =
        given("{\"a\":3,\"xs\":[null,-2],\"k\":true}").unwrap_or_else(|error| panic!("{error}"));
    let solutions = some(&puzzle, 100);
    assert_eq!(solutions.len(), 16);
    assert!(solutions.iter().all(|one| one.to_string().ends_with(",-2]}")));
    assert_eq!(some(&given("{\"xs\":{\"1\":5},\"a\":1,\"k\":false}").ok().unwrap(), 100).len(), 16);
    for (json, expected) in [
        (
            "{\"c\":1}",
            "found a value for \"c\", expected one of the exposed variables: a, b, xs, k",
        ),
        ("{\"a\":200}", "found 200 for \"a\", expected an integer from -128 to 127"),
        ("{\"a\":1.5}", "found 1.5 for \"a\", expected an integer"),
        ("{\"k\":0}", "found 0 for \"k\", expected a boolean"),
        ("{\"xs\":[1]}", "found 1 elements for \"xs\", expected 2; null leaves one open"),
        ("{\"xs\":{\"2\":1}}", "found the index \"2\" for \"xs\", expected one of 2 from 0"),
        ("{\"xs\":[true,1]}", "found true for \"xs[0]\", expected an integer"),
    ] {
        assert_eq!(given(json).err().expect(json).to_string(), expected);
    }
    assert!(Assignments::parse("[1]").is_err());
}

#[test]
fn given_values_of_arrays_with_gaps() {
    let text = "array3<int3> xs; ys = xs.select(*positive?); expose ys;";
    let count = |json: &str| {
        let puzzle = Sentient::parse(text, &Assignments::parse(json).unwrap());
        let puzzle = puzzle.unwrap_or_else(|error| panic!("{error}"));
        some(&puzzle, 100).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(count("{\"ys\":[2]}"), ["{\"ys\":[2]}"]);
    assert_eq!(count("{\"ys\":{\"0\":1,\"1\":3,\"2\":2}}"), ["{\"ys\":[1,3,2]}"]);
    // values from 1 to 3, and how many
    assert_eq!(count("{}").len(), 1 + 3 + 9 + 27);
}

#[test]
fn exposed_variables_are_listed() {
    let text = "int4 a; bool k; xs = [1, 100].select(*odd?); expose xs, a, k;";
    let list = program(text).about(&Output { exposed: true }).unwrap();
    assert_eq!(
        list,
        "{\"a\":{\"type\":\"integer\",\"minimum\":-8,\"maximum\":7},\"k\":{\"type\":\"boolean\"},\
         \"xs\":{\"type\":\"array\",\"width\":2,\"elements\":[\
         {\"type\":\"integer\",\"maybe\":true,\"minimum\":-2,\"maximum\":1},\
         {\"type\":\"integer\",\"maybe\":true,\"minimum\":-128,\"maximum\":127}]}}\n"
    );
    assert_eq!(program(text).about(&Output::default()), None);
}
