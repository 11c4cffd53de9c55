//! From text to [trees](tree).
//!
//! White space matters in a few places, so there are no tokens: the grammar is one of expressions that
//! are tried in order, character by character, and a text that cannot be read is wrong at the furthest
//! place that any of them came to.

mod expressions;
mod input;
mod lexical;
mod primary;
mod statements;
pub(super) mod tree;

use winnow::stream::{LocatingSlice, Stateful};

use self::{
    input::{Progress, Rules},
    tree::Statement,
};
use crate::sentient::{fault::Fault, limits};

/// Reads a program.
pub(super) fn parse(text: &str) -> Result<Vec<Statement>, Fault> {
    let rules = Rules { expression: expressions::conditional, function: statements::any_function };
    let mut input = Stateful { input: LocatingSlice::new(text), state: Progress::new(rules) };
    let parsed = statements::statements(&mut input).and_then(|statements| {
        statements::end(&mut input)?;
        Ok(statements)
    });
    let Progress { furthest, expected, too_deep, .. } = input.state;
    match (parsed, too_deep) {
        (Ok(statements), _) => Ok(statements),
        (Err(_), Some(place)) => Err(Fault::new(
            place,
            format!("more than {} levels of nesting", limits::NESTING),
            "fewer",
        )),
        (Err(_), None) => Err(Fault::new(furthest, found(text, furthest), alternatives(&expected))),
    }
}

/// The character at a place.
fn found(text: &str, place: usize) -> String {
    text[place..].chars().next().map_or("the end".to_owned(), |char| format!("{char:?}"))
}

/// What was expected, in words.
fn alternatives(expected: &[&str]) -> String {
    let is_word = |one: &str| one.starts_with(|char: char| char.is_alphabetic());
    let quoted: Vec<String> = expected
        .iter()
        .map(|one| if is_word(one) { (*one).to_owned() } else { format!("{one:?}") })
        .collect();
    match &quoted[..] {
        [] => "a statement".to_owned(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} or {last}", all.join(", ")),
    }
}
