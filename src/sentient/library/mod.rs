//! The functions that every program has.

mod arguments;
mod arrays;
mod choice;
mod count;
mod equality;
mod groups;
mod indexing;
mod integers;
mod iteration;
mod logic;
mod quantifiers;

use self::arguments::Arguments;
use super::{
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Library, Outcome},
        function::{Argument, wrong_number},
        value::Value,
    },
    syntax::tree::Place,
};

/// Their names by the number of their arguments, the receiver among them.
const BY_ARITY: [&[&str]; 3] = [
    &[
        "-@",
        "!@",
        "abs",
        "square",
        "cube",
        "succ",
        "next",
        "pred",
        "prev",
        "positive?",
        "negative?",
        "zero?",
        "even?",
        "odd?",
        "self",
        "length",
        "size",
        "count",
        "sum",
        "first",
        "last",
        "reverse",
        "transpose",
        "uniq?",
    ],
    &[
        "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "[]", "divmod",
        "get", "bounds?", "push", "each", "map", "collect", "select", "reject", "all?", "any?",
        "none?", "one?", "countBy", "include?", "member?", "uniqBy?",
    ],
    &["if", "between?"],
];

/// Those that take numbers that are written out, or any number of arguments, with the fewest and the
/// most.
const MACROS: [(&str, usize, usize); 8] = [
    ("buildArray", 0, usize::MAX),
    ("times", 2, 2),
    ("upto", 3, 3),
    ("downto", 3, 3),
    ("reduce", 2, 3),
    ("eachCombination", 3, 3),
    ("eachCons", 3, 3),
    ("eachSlice", 3, 3),
];

/// The functions, for an evaluator.
pub(super) fn library<A: Algebra>() -> Library<A> {
    Library { find, arity, call }
}

fn find(name: &str) -> Option<&'static str> {
    let functions = BY_ARITY.iter().copied().flatten().copied();
    functions.chain(MACROS.iter().map(|one| one.0)).find(|known| *known == name)
}

fn arity(name: &str) -> Option<usize> {
    BY_ARITY.iter().position(|names| names.contains(&name)).map(|index| index + 1)
}

fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    function: &'static str,
    list: Vec<Argument<A>>,
    place: Place,
) -> Outcome<Vec<Value<A>>> {
    let n = arity(function);
    let (fewest, most) = n.map_or_else(
        || MACROS.iter().find(|one| one.0 == function).map_or((0, 0), |one| (one.1, one.2)),
        |n| (n, n),
    );
    if !(fewest..=most).contains(&list.len()) {
        let expected =
            if fewest == most { fewest.to_string() } else { format!("{fewest} or {most}") };
        return Err(wrong_number(list.len(), &expected, place));
    }
    let arguments = Arguments { function, list, place };
    let groups = [
        integers::call,
        logic::call,
        indexing::call,
        arrays::call,
        iteration::call,
        groups::call,
        quantifiers::call,
    ];
    let result = groups.into_iter().find_map(|call| call(run, &arguments));
    result.expect("a function of the library is in one of its groups")
}
