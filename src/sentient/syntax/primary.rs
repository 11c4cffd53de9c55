//! What operators stand between.

use num_bigint::BigInt;
use winnow::error::ErrMode;

use super::{
    input::{EXPRESSION, Input, OPERATOR, Parsed, expression, function, maybe, place, sign, token},
    lexical::{function_name, integer, keyword, list, name, space},
    tree::{Argument, Call, Expression, Kind, Named, Place},
};

/// Methods and indexes, and how many methods there are.
pub(super) fn tail(input: &mut Input<'_>) -> Parsed<(Vec<Call>, usize)> {
    let (mut links, mut n_methods) = (Vec::new(), 0);
    loop {
        let link = maybe(input, |input| {
            token(input, ".", OPERATOR)?;
            let function = function_name(input, "the name of a function")?;
            let arguments = maybe(input, arguments)?.unwrap_or_default();
            Ok(link(function, arguments))
        })?;
        if let Some(link) = link {
            links.push(link);
            n_methods += 1;
        } else if let Some(link) = maybe(input, index)? {
            links.push(link);
        } else {
            return Ok((links, n_methods));
        }
    }
}

pub(super) fn negation(input: &mut Input<'_>) -> Parsed<Expression> {
    let here = place(input);
    if input.as_ref().starts_with("-(") {
        return minus(input);
    }
    let negated = maybe(input, |input| {
        token(input, "-", EXPRESSION)?;
        fetch(input)
    })?;
    Ok(match negated {
        Some(Expression { kind: Kind::Integer(value), .. }) => integer_at(here, -value),
        Some(negated) => chain(negated, vec![link(named("-@", here), Vec::new())]),
        None => return fetch(input),
    })
}

/// `-(a)` is a negation, `-(a, b)` a call. Brackets are read once: to try one after the other would
/// take twice as long for each level of them.
fn minus(input: &mut Input<'_>) -> Parsed<Expression> {
    let here = place(input);
    token(input, "-", EXPRESSION)?;
    let mut arguments = arguments(input)?;
    if let [Argument::Value(_)] = &arguments[..]
        && let Some(Argument::Value(negated)) = arguments.pop()
    {
        let negated = indexes(input, negated)?;
        return Ok(chain(negated, vec![link(named("-@", here), Vec::new())]));
    }
    indexes(input, call(named("-", here), arguments))
}

fn fetch(input: &mut Input<'_>) -> Parsed<Expression> {
    let base = primary(input)?;
    indexes(input, base)
}

fn indexes(input: &mut Input<'_>, base: Expression) -> Parsed<Expression> {
    let mut links = Vec::new();
    while let Some(link) = maybe(input, index)? {
        links.push(link);
    }
    Ok(chain(base, links))
}

fn index(input: &mut Input<'_>) -> Parsed<Call> {
    let here = place(input);
    token(input, "[", OPERATOR)?;
    space(input);
    let index = expression(input)?;
    space(input);
    sign(input, "]")?;
    Ok(link(named("[]", here), vec![Argument::Value(index)]))
}

fn primary(input: &mut Input<'_>) -> Parsed<Expression> {
    let here = place(input);
    let called = maybe(input, |input| {
        let function = function_name(input, EXPRESSION)?;
        Ok(call(function, arguments(input)?))
    })?;
    if let Some(called) = called {
        return Ok(called);
    }
    if let Some(elements) = maybe(input, array)? {
        return Ok(call(named("buildArray", here), elements));
    }
    if let Some(value) = maybe(input, |input| integer(input, EXPRESSION))? {
        return Ok(integer_at(here, value));
    }
    for (text, value) in [("true", true), ("false", false)] {
        if maybe(input, |input| keyword(input, text, EXPRESSION))?.is_some() {
            return Ok(Expression { place: here, kind: Kind::Bool(value) });
        }
    }
    if let Some(Named { name, place }) = maybe(input, |input| name(input, EXPRESSION))? {
        return Ok(Expression { place, kind: Kind::Variable(name) });
    }
    token(input, "(", EXPRESSION)?;
    space(input);
    let inner = expression(input)?;
    space(input);
    sign(input, ")")?;
    Ok(inner)
}

fn array(input: &mut Input<'_>) -> Parsed<Vec<Argument>> {
    token(input, "[", EXPRESSION)?;
    space(input);
    let elements =
        maybe(input, |input| list(input, |input| expression(input).map(Argument::Value)))?;
    space(input);
    sign(input, "]")?;
    Ok(elements.unwrap_or_default())
}

fn arguments(input: &mut Input<'_>) -> Parsed<Vec<Argument>> {
    sign(input, "(")?;
    space(input);
    let arguments = maybe(input, |input| list(input, argument))?;
    space(input);
    sign(input, ")")?;
    Ok(arguments.unwrap_or_default())
}

fn argument(input: &mut Input<'_>) -> Parsed<Argument> {
    if let Some(function) = maybe(input, function)? {
        return Ok(Argument::Function(function));
    }
    match maybe(input, expression) {
        Ok(Some(value)) => return Ok(Argument::Value(value)),
        Err(ErrMode::Cut(error)) => return Err(ErrMode::Cut(error)),
        _ => {}
    }
    token(input, "*", "a pointer")?;
    function_name(input, "the name of a function").map(Argument::Pointer)
}

pub(super) fn named(name: &str, place: Place) -> Named {
    Named { name: name.into(), place }
}

fn integer_at(place: Place, value: BigInt) -> Expression {
    Expression { place, kind: Kind::Integer(value) }
}

pub(super) fn link(function: Named, arguments: Vec<Argument>) -> Call {
    Call { function, arguments }
}

pub(super) fn call(function: Named, arguments: Vec<Argument>) -> Expression {
    Expression { place: function.place, kind: Kind::Call(link(function, arguments)) }
}

pub(super) fn chain(base: Expression, links: Vec<Call>) -> Expression {
    if links.is_empty() {
        return base;
    }
    Expression { place: base.place, kind: Kind::Chain(Box::new(base), links) }
}
