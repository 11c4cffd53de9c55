//! Statements and functions.

use std::sync::Arc;

use winnow::stream::Stream;

use super::{
    expressions::{call_statement, composite},
    input::{Input, Parsed, expression, function, maybe, missing, nested, place, sign, token},
    lexical::{function_name, keyword, list, name, size, some_space, space},
    tree::{Function, Named, Parameter, Return, Statement, Type},
};

const STATEMENT: &str = "a statement";
const NAME: &str = "the name of a variable";

/// Statements, each with its semicolon, as many as there are.
pub(super) fn statements(input: &mut Input<'_>) -> Parsed<Vec<Statement>> {
    let mut statements = Vec::new();
    loop {
        space(input);
        if maybe(input, |input| token(input, ";", STATEMENT))?.is_some() {
            continue;
        }
        let Some(statement) = maybe(input, |input| {
            let statement = statement(input)?;
            space(input);
            sign(input, ";")?;
            Ok(statement)
        })?
        else {
            return Ok(statements);
        };
        statements.push(statement);
    }
}

fn statement(input: &mut Input<'_>) -> Parsed<Statement> {
    for parse in [declaration, expose, invariant, definition, assignment] {
        if let Some(statement) = maybe(input, parse)? {
            return Ok(statement);
        }
    }
    call_statement(input).map(Statement::Call)
}

fn declaration(input: &mut Input<'_>) -> Parsed<Statement> {
    let declared = variable_type(input)?;
    some_space(input)?;
    Ok(Statement::Declaration(declared, names(input)?))
}

fn variable_type(input: &mut Input<'_>) -> Parsed<Type> {
    nested(input, |input| {
        if maybe(input, |input| keyword(input, "bool", STATEMENT))?.is_some() {
            return Ok(Type::Bool);
        }
        if maybe(input, |input| token(input, "int", STATEMENT))?.is_some() {
            return Ok(Type::Int(maybe(input, size)?.unwrap_or(8)));
        }
        token(input, "array", STATEMENT)?;
        let length = size(input)?;
        sign(input, "<")?;
        let element = variable_type(input)?;
        sign(input, ">")?;
        Ok(Type::Array(length, Box::new(element)))
    })
}

fn names(input: &mut Input<'_>) -> Parsed<Vec<Named>> {
    list(input, |input| name(input, NAME))
}

fn expose(input: &mut Input<'_>) -> Parsed<Statement> {
    token(input, "expose", STATEMENT)?;
    some_space(input)?;
    Ok(Statement::Expose(names(input)?))
}

fn invariant(input: &mut Input<'_>) -> Parsed<Statement> {
    token(input, "invariant", STATEMENT)?;
    some_space(input)?;
    Ok(Statement::Invariant(list(input, expression)?))
}

fn assignment(input: &mut Input<'_>) -> Parsed<Statement> {
    let targets = list(input, |input| name(input, STATEMENT))?;
    space(input);
    if let [target] = &targets[..] {
        let here = place(input);
        for operator in ["+", "-", "*", "/", "%", "&&", "||"] {
            let found = maybe(input, |input| {
                token(input, operator, "an assignment")?;
                token(input, "=", "an assignment")
            })?;
            if found.is_some() {
                space(input);
                let operator = Named { name: operator.into(), place: here };
                let value = composite(target, operator, expression(input)?);
                return Ok(Statement::Assignment(targets, vec![value]));
            }
        }
    }
    if input.as_ref().starts_with("==") {
        return missing(input, "an assignment");
    }
    token(input, "=", "an assignment")?;
    space(input);
    Ok(Statement::Assignment(targets, list(input, expression)?))
}

fn definition(input: &mut Input<'_>) -> Parsed<Statement> {
    function(input).map(Statement::Function)
}

/// The rule of a function, with a name or without.
pub(super) fn any_function(input: &mut Input<'_>) -> Parsed<Arc<Function>> {
    keyword(input, "function", STATEMENT)?;
    let is_dynamic = maybe(input, |input| sign(input, "^"))?.is_some();
    let named = maybe(input, |input| {
        some_space(input)?;
        let named = function_name(input, "the name of a function")?;
        let is_immutable = maybe(input, |input| sign(input, "&"))?.is_some();
        Ok((named, is_immutable))
    })?;
    let (name, is_immutable) = named.map_or((None, false), |(name, is)| (Some(name), is));
    space(input);
    sign(input, "(")?;
    space(input);
    let parameters = maybe(input, |input| list(input, parameter))?.unwrap_or_default();
    space(input);
    sign(input, ")")?;
    space(input);
    sign(input, "{")?;
    let body = statements(input)?;
    let result = maybe(input, return_statement)?;
    space(input);
    while maybe(input, |input| sign(input, ";"))?.is_some() {
        space(input);
    }
    sign(input, "}")?;
    Ok(Arc::new(Function { name, is_immutable, is_dynamic, parameters, body, result }))
}

fn parameter(input: &mut Input<'_>) -> Parsed<Parameter> {
    let is_pointer = maybe(input, |input| token(input, "*", "a parameter"))?.is_some();
    let parse = if is_pointer { function_name } else { name };
    Ok(Parameter { named: parse(input, "a parameter")?, is_pointer })
}

fn return_statement(input: &mut Input<'_>) -> Parsed<Return> {
    let place = place(input);
    token(input, "return", STATEMENT)?;
    let n_values = maybe(input, size)?.map(|n| usize::try_from(n).unwrap_or(usize::MAX));
    let values = maybe(input, |input| {
        some_space(input)?;
        list(input, expression)
    })?;
    space(input);
    sign(input, ";")?;
    Ok(Return { place, n_values, values: values.unwrap_or_default() })
}

/// The end of the text.
pub(super) fn end(input: &mut Input<'_>) -> Parsed<()> {
    if input.eof_offset() == 0 { Ok(()) } else { missing(input, "the end") }
}
