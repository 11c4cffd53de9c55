//! The text as the parsers see it, which take note of how far they came.

use std::sync::Arc;

use winnow::{
    ModalResult,
    error::{EmptyError, ErrMode},
    stream::{LocatingSlice, Location, Stateful, Stream},
};

use super::tree::{Expression, Function, Place};
use crate::sentient::limits;

pub(super) const EXPRESSION: &str = "an expression";
pub(super) const OPERATOR: &str = "an operator";

pub(super) type Input<'t> = Stateful<LocatingSlice<&'t str>, Progress>;
pub(super) type Parsed<T> = ModalResult<T, EmptyError>;

/// The furthest place at which something was tried in vain, and what that was; a text that cannot be
/// read is wrong there.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    rules: Rules,
    pub(super) furthest: Place,
    pub(super) expected: Vec<&'static str>,
    depth: usize,
    /// Where the text is nested too deeply.
    pub(super) too_deep: Option<Place>,
}

/// Rules that are part of themselves by way of others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub(super) expression: Rule<Expression>,
    pub(super) function: Rule<Arc<Function>>,
}

type Rule<T> = for<'i, 't> fn(&'i mut Input<'t>) -> Parsed<T>;

impl Progress {
    pub(super) fn new(rules: Rules) -> Self {
        Self { rules, furthest: 0, expected: Vec::new(), depth: 0, too_deep: None }
    }
}

/// An expression within something.
pub(super) fn expression(input: &mut Input<'_>) -> Parsed<Expression> {
    nested(input, input.state.rules.expression)
}

/// A function within something.
pub(super) fn function(input: &mut Input<'_>) -> Parsed<Arc<Function>> {
    nested(input, input.state.rules.function)
}

/// Where the input is.
pub(super) fn place(input: &Input<'_>) -> Place {
    input.current_token_start()
}

/// Takes note that something was expected here.
pub(super) fn missing<T>(input: &mut Input<'_>, expected: &'static str) -> Parsed<T> {
    let here = place(input);
    let progress = &mut input.state;
    if here > progress.furthest || progress.expected.is_empty() {
        progress.furthest = here;
        progress.expected.clear();
    }
    if here == progress.furthest && !progress.expected.contains(&expected) {
        progress.expected.push(expected);
    }
    Err(ErrMode::Backtrack(EmptyError))
}

/// Exactly this text; otherwise `expected` is missing.
pub(super) fn token(input: &mut Input<'_>, text: &str, expected: &'static str) -> Parsed<()> {
    if input.as_ref().starts_with(text) {
        input.next_slice(text.len());
        return Ok(());
    }
    missing(input, expected)
}

/// Exactly this punctuation.
pub(super) fn sign(input: &mut Input<'_>, text: &'static str) -> Parsed<()> {
    token(input, text, text)
}

/// What a parser reads, or nothing, in which case the input stays where it is.
pub(super) fn maybe<'t, T>(
    input: &mut Input<'t>,
    parse: impl FnOnce(&mut Input<'t>) -> Parsed<T>,
) -> Parsed<Option<T>> {
    let start = input.checkpoint();
    match parse(input) {
        Ok(parsed) => Ok(Some(parsed)),
        Err(ErrMode::Backtrack(_)) => {
            input.reset(&start);
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Reads something that may contain itself.
pub(super) fn nested<'t, T>(
    input: &mut Input<'t>,
    parse: impl FnOnce(&mut Input<'t>) -> Parsed<T>,
) -> Parsed<T> {
    if input.state.depth >= limits::NESTING {
        input.state.too_deep = Some(place(input));
        return Err(ErrMode::Cut(EmptyError));
    }
    input.state.depth += 1;
    let parsed = parse(input);
    input.state.depth -= 1;
    parsed
}
