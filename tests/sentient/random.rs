//! Random programs against brute force: over three integers of two or three bits and a boolean.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{all_in, encodings, program};

/// An integer.
#[derive(Clone, Debug)]
enum Int {
    Variable(usize),
    Constant(i64),
    Binary(&'static str, Box<Int>, Box<Int>),
    Unary(&'static str, Box<Int>),
    If(Box<Bool>, Box<Int>, Box<Int>),
    /// An element of the array of all variables.
    Element(Box<Int>),
    Count(Box<Bool>, Box<Bool>),
}

/// A boolean.
#[derive(Clone, Debug)]
enum Bool {
    Variable,
    Compare(&'static str, Box<Int>, Box<Int>),
    Binary(&'static str, Box<Bool>, Box<Bool>),
    Not(Box<Bool>),
    Between(Box<Int>, Box<Int>, Box<Int>),
    Unique(Vec<Int>),
    Sum(Vec<Int>, i64),
}

/// The values of the variables.
type Values = ([i64; 3], bool);

impl Int {
    fn text(&self) -> String {
        match self {
            Self::Variable(index) => ["a", "b", "c"][*index].to_owned(),
            Self::Constant(value) => format!("({value})"),
            Self::Binary(operator, one, other) => {
                format!("({} {operator} {})", one.text(), other.text())
            }
            Self::Unary("-", one) => format!("(-({}))", one.text()),
            Self::Unary(name, one) => format!("({}).{name}", one.text()),
            Self::If(c, one, other) => {
                format!("({} ? {} : {})", c.text(), one.text(), other.text())
            }
            Self::Element(index) => format!("[a, b, c][0 + {}]", index.text()),
            Self::Count(one, other) => {
                format!("[{}, {}].countBy(*self)", one.text(), other.text())
            }
        }
    }

    /// None where nothing is a solution.
    fn value(&self, values: &Values) -> Option<i64> {
        Some(match self {
            Self::Variable(index) => values.0[*index],
            Self::Constant(value) => *value,
            Self::Binary(operator, one, other) => {
                let (a, b) = (one.value(values)?, other.value(values)?);
                match *operator {
                    "+" => a + b,
                    "-" => a - b,
                    "*" => a * b,
                    "/" => a.checked_div_euclid(b)?,
                    _ => a.checked_rem_euclid(b)?,
                }
            }
            Self::Unary(name, one) => {
                let a = one.value(values)?;
                match *name {
                    "-" => -a,
                    "abs" => a.abs(),
                    "succ" => a + 1,
                    _ => a * a,
                }
            }
            Self::If(c, one, other) => {
                let (c, a, b) = (c.value(values)?, one.value(values)?, other.value(values)?);
                if c { a } else { b }
            }
            Self::Element(index) => *values.0.get(usize::try_from(index.value(values)?).ok()?)?,
            Self::Count(one, other) => {
                i64::from(one.value(values)?) + i64::from(other.value(values)?)
            }
        })
    }
}

impl Bool {
    fn text(&self) -> String {
        let list = |ints: &[Int]| ints.iter().map(Int::text).collect::<Vec<_>>().join(", ");
        match self {
            Self::Variable => "k".to_owned(),
            Self::Compare(operator, one, other) => {
                format!("({} {operator} {})", one.text(), other.text())
            }
            Self::Binary(operator, one, other) => {
                format!("({} {operator} {})", one.text(), other.text())
            }
            Self::Not(one) => format!("!({})", one.text()),
            Self::Between(a, b, c) => {
                format!("({}).between?({}, {})", a.text(), b.text(), c.text())
            }
            Self::Unique(ints) => format!("[{}].uniq?", list(ints)),
            Self::Sum(ints, sum) => format!("([{}].sum == {sum})", list(ints)),
        }
    }

    fn value(&self, values: &Values) -> Option<bool> {
        let list =
            |ints: &[Int]| ints.iter().map(|int| int.value(values)).collect::<Option<Vec<_>>>();
        Some(match self {
            Self::Variable => values.1,
            Self::Compare(operator, one, other) => {
                let (a, b) = (one.value(values)?, other.value(values)?);
                match *operator {
                    "<" => a < b,
                    "<=" => a <= b,
                    ">" => a > b,
                    ">=" => a >= b,
                    "==" => a == b,
                    _ => a != b,
                }
            }
            Self::Binary(operator, one, other) => {
                let (a, b) = (one.value(values)?, other.value(values)?);
                match *operator {
                    "&&" => a && b,
                    "||" => a || b,
                    _ => a == b,
                }
            }
            Self::Not(one) => !one.value(values)?,
            Self::Between(a, b, c) => {
                let (a, b, c) = (a.value(values)?, b.value(values)?, c.value(values)?);
                (b.min(c)..=b.max(c)).contains(&a)
            }
            Self::Unique(ints) => {
                let list = list(ints)?;
                list.iter().collect::<BTreeSet<_>>().len() == list.len()
            }
            Self::Sum(ints, sum) => list(ints)?.iter().sum::<i64>() == *sum,
        })
    }
}

fn ints() -> impl Strategy<Value = Int> {
    let leaf = prop_oneof![
        3 => (0..3usize).prop_map(Int::Variable),
        1 => (-4..6i64).prop_map(Int::Constant),
    ];
    leaf.prop_recursive(3, 10, 2, |inner| {
        let operator = prop::sample::select(vec!["+", "-", "*", "/", "%"]);
        let name = prop::sample::select(vec!["-", "abs", "succ", "square"]);
        let int = || inner.clone().prop_map(Box::new);
        let compare = || {
            let operator = prop::sample::select(vec!["<", "<=", ">", ">=", "==", "!="]);
            (operator, int(), int())
                .prop_map(|(operator, a, b)| Box::new(Bool::Compare(operator, a, b)))
        };
        prop_oneof![
            4 => (operator, int(), int()).prop_map(|(operator, a, b)| Int::Binary(operator, a, b)),
            2 => (name, int()).prop_map(|(name, a)| Int::Unary(name, a)),
            1 => (compare(), int(), int()).prop_map(|(c, a, b)| Int::If(c, a, b)),
            1 => int().prop_map(Int::Element),
            1 => (compare(), compare()).prop_map(|(a, b)| Int::Count(a, b)),
        ]
    })
}

fn bools() -> impl Strategy<Value = Bool> {
    let int = || ints().prop_map(Box::new);
    let operator = prop::sample::select(vec!["<", "<=", ">", ">=", "==", "!="]);
    let leaf = prop_oneof![
        1 => Just(Bool::Variable),
        5 => (operator, int(), int()).prop_map(|(operator, a, b)| Bool::Compare(operator, a, b)),
        1 => (int(), int(), int()).prop_map(|(a, b, c)| Bool::Between(a, b, c)),
        1 => prop::collection::vec(ints(), 2..4).prop_map(Bool::Unique),
        1 => (prop::collection::vec(ints(), 1..5), -3..9i64).prop_map(|(ints, sum)| Bool::Sum(ints, sum)),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        let operator = prop::sample::select(vec!["&&", "||", "=="]);
        let bool = || inner.clone().prop_map(Box::new);
        prop_oneof![
            (operator, bool(), bool()).prop_map(|(operator, a, b)| Bool::Binary(operator, a, b)),
            bool().prop_map(Bool::Not),
        ]
    })
}

/// All values of the variables for which the facts hold, and what an integer is for them.
fn brute_force(facts: &[Bool], int: &Int) -> Vec<String> {
    let mut lines = Vec::new();
    for k in [false, true] {
        for (a, b, c) in itertools::iproduct!(-4..4i64, -4..4i64, -2..2i64) {
            let values = ([a, b, c], k);
            let Some(int) = int.value(&values) else { continue };
            if facts.iter().all(|fact| fact.value(&values) == Some(true)) {
                lines.push(format!("{{\"a\":{a},\"b\":{b},\"c\":{c},\"k\":{k},\"x\":{int}}}"));
            }
        }
    }
    lines.sort();
    lines
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn programs_mean_what_they_say(facts in prop::collection::vec(bools(), 1..4), int in ints()) {
        let invariants: Vec<String> =
            facts.iter().map(|fact| format!("invariant {};\n", fact.text())).collect();
        let text = format!(
            "int3 a, b; int2 c; bool k;\n{}x = {};\nexpose a, b, c, k, x;",
            invariants.concat(),
            int.text(),
        );
        let expected = brute_force(&facts, &int);
        let puzzle = program(&text);
        for encoding in encodings() {
            prop_assert_eq!(&all_in(&puzzle, &encoding), &expected, "{} in\n{}", encoding, &text);
        }
    }
}
