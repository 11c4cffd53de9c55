//! White space, names and numbers.

use num_bigint::BigInt;
use winnow::stream::Stream;

use super::{
    input::{Input, Parsed, missing, place, sign},
    tree::{Name, Named},
};

/// Operators that are names of functions; where one begins like another, the longer one first.
const OPERATORS: [&str; 16] =
    ["[]", "-@", "!@", "<=", ">=", "==", "!=", "&&", "||", "+", "-", "*", "/", "%", "<", ">"];

/// White space and comments, if any.
pub(super) fn space(input: &mut Input<'_>) {
    loop {
        let text: &str = input.as_ref();
        let blank = text.len() - text.trim_start_matches([' ', '\t', '\r', '\n']).len();
        let comment = if text[blank..].starts_with('#') {
            text[blank..].find('\n').unwrap_or(text.len() - blank)
        } else {
            0
        };
        if blank + comment == 0 {
            return;
        }
        input.next_slice(blank + comment);
    }
}

/// White space or a comment.
pub(super) fn some_space(input: &mut Input<'_>) -> Parsed<()> {
    let start = place(input);
    space(input);
    if place(input) == start { missing(input, "white space") } else { Ok(()) }
}

fn is_in_name(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

/// The word that the input begins with, if it could be a name.
fn word<'t>(input: &Input<'t>) -> Option<&'t str> {
    let text: &'t str = input.as_ref();
    let word = &text[..text.find(|char| !is_in_name(char)).unwrap_or(text.len())];
    word.starts_with(|char: char| char.is_ascii_alphabetic()).then_some(word)
}

/// Whether a word cannot be a name: `int8`, `return2` and `array3` too.
fn is_reserved(word: &str) -> bool {
    match word.trim_end_matches(|char: char| char.is_ascii_digit()) {
        "int" | "array" | "return" => true,
        stem if stem != word => false,
        stem => matches!(stem, "expose" | "invariant" | "function" | "bool" | "true" | "false"),
    }
}

/// A name of a variable.
pub(super) fn name(input: &mut Input<'_>, expected: &'static str) -> Parsed<Named> {
    let place = place(input);
    match word(input).filter(|word| !is_reserved(word)) {
        Some(word) => {
            input.next_slice(word.len());
            Ok(Named { name: word.into(), place })
        }
        None => missing(input, expected),
    }
}

/// A name of a function: that of a variable with `?` or `!` or without, or an operator.
pub(super) fn function_name(input: &mut Input<'_>, expected: &'static str) -> Parsed<Named> {
    let place = place(input);
    let text: &str = input.as_ref();
    let length = match word(input).filter(|word| !is_reserved(word)) {
        Some(word) => word.len() + usize::from(text[word.len()..].starts_with(['?', '!'])),
        None => OPERATORS.iter().find(|name| text.starts_with(**name)).map_or(0, |name| name.len()),
    };
    if length == 0 {
        return missing(input, expected);
    }
    let name: Name = input.next_slice(length).into();
    Ok(Named { name, place })
}

/// A word of the language, which ends where a name would.
pub(super) fn keyword(
    input: &mut Input<'_>,
    text: &'static str,
    expected: &'static str,
) -> Parsed<()> {
    if word(input) == Some(text) {
        input.next_slice(text.len());
        return Ok(());
    }
    missing(input, expected)
}

fn digits<'t>(input: &mut Input<'t>) -> &'t str {
    let text: &str = input.as_ref();
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    input.next_slice(length)
}

/// A whole number without a sign.
pub(super) fn integer(input: &mut Input<'_>, expected: &'static str) -> Parsed<BigInt> {
    match digits(input) {
        "" => missing(input, expected),
        digits => Ok(BigInt::parse_bytes(digits.as_bytes(), 10).unwrap_or_default()),
    }
}

/// A number from 1 that does not begin with 0; one that is too large to be held is the largest.
pub(super) fn size(input: &mut Input<'_>) -> Parsed<u64> {
    if !input.as_ref().starts_with(|char: char| matches!(char, '1'..='9')) {
        return missing(input, "a number from 1");
    }
    Ok(digits(input).parse().unwrap_or(u64::MAX))
}

/// Things with commas between them.
pub(super) fn list<'t, T>(
    input: &mut Input<'t>,
    mut parse: impl FnMut(&mut Input<'t>) -> Parsed<T>,
) -> Parsed<Vec<T>> {
    let mut items = vec![parse(input)?];
    loop {
        let comma = super::input::maybe(input, |input| {
            space(input);
            sign(input, ",")?;
            space(input);
            Ok(())
        })?;
        if comma.is_none() {
            return Ok(items);
        }
        items.push(parse(input)?);
    }
}
