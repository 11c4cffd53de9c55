//! Expressions, from the operators that bind least to those that bind most.

use winnow::stream::Stream;

use super::{
    input::{EXPRESSION, Input, OPERATOR, Parsed, expression, maybe, missing, place, sign, token},
    lexical::space,
    primary::{call, chain, link, named, negation, tail},
    tree::{Argument, Call, Expression, Kind, Named},
};

/// Operators of two sides, those that bind least first; comparisons cannot be chained.
const LEVELS: [&[&str]; 6] =
    [&["||"], &["&&"], &["==", "!="], &["<=", ">=", "<", ">"], &["+", "-"], &["*", "/", "%"]];
const COMPARISONS: usize = 3;

/// The rule of an expression.
pub(super) fn conditional(input: &mut Input<'_>) -> Parsed<Expression> {
    let condition = binary(input, 0)?;
    let question = maybe(input, |input| {
        space(input);
        let question = named("if", place(input));
        token(input, "?", OPERATOR)?;
        Ok(question)
    })?;
    let Some(question) = question else { return Ok(condition) };
    space(input);
    let then = expression(input)?;
    space(input);
    sign(input, ":")?;
    space(input);
    let otherwise = expression(input)?;
    let arguments = [condition, then, otherwise].map(Argument::Value).into();
    Ok(call(question, arguments))
}

fn binary(input: &mut Input<'_>, level: usize) -> Parsed<Expression> {
    let Some(operators) = LEVELS.get(level) else { return not(input) };
    let first = binary(input, level + 1)?;
    let mut links = Vec::new();
    while level != COMPARISONS || links.is_empty() {
        let link = maybe(input, |input| {
            space(input);
            let here = place(input);
            let text: &str = input.as_ref();
            let Some(operator) = operators.iter().find(|one| text.starts_with(**one)) else {
                return missing(input, OPERATOR);
            };
            input.next_slice(operator.len());
            space(input);
            let right = binary(input, level + 1)?;
            Ok(Call { function: named(operator, here), arguments: vec![Argument::Value(right)] })
        })?;
        match link {
            Some(link) => links.push(link),
            None => break,
        }
    }
    Ok(chain(first, links))
}

fn not(input: &mut Input<'_>) -> Parsed<Expression> {
    let here = place(input);
    let negated = maybe(input, |input| {
        token(input, "!", EXPRESSION)?;
        method(input)
    })?;
    match negated {
        Some(negated) => Ok(chain(negated, vec![link(named("!@", here), Vec::new())])),
        None => method(input),
    }
}

fn method(input: &mut Input<'_>) -> Parsed<Expression> {
    let base = negation(input)?;
    let (links, _) = tail(input)?;
    Ok(chain(base, links))
}

/// An expression that is a statement: a call, or one that ends in a method or an index after one.
pub(super) fn call_statement(input: &mut Input<'_>) -> Parsed<Expression> {
    let base = negation(input)?;
    let is_call = matches!(&base.kind, Kind::Call(call) if &*call.function.name != "buildArray");
    let (links, n_methods) = tail(input)?;
    if n_methods == 0 && !is_call {
        return missing(input, "a method");
    }
    Ok(chain(base, links))
}

/// What a variable becomes by `name OP= right`.
pub(super) fn composite(target: &Named, operator: Named, right: Expression) -> Expression {
    let base = Expression { place: target.place, kind: Kind::Variable(target.name.clone()) };
    chain(base, vec![link(operator, vec![Argument::Value(right)])])
}
