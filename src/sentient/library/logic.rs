//! Functions of booleans, and those of any values.

use super::{arguments::Arguments, choice::choose, equality::equal};
use crate::sentient::semantics::{
    algebra::Algebra,
    evaluate::{Evaluator, Outcome},
    value::Value,
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let result = match arguments.function {
        "!@" | "&&" | "||" => connective(run, arguments),
        "==" | "!=" => comparison(run, arguments),
        "if" => conditional(run, arguments),
        "self" => arguments.value(0),
        _ => return None,
    };
    Some(result.map(|value| vec![value]))
}

fn connective<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let a = arguments.bool(0)?;
    Ok(Value::Bool(match arguments.function {
        "!@" => run.algebra.not(&a),
        "&&" => run.algebra.and(&a, &arguments.bool(1)?),
        _ => run.algebra.or(&a, &arguments.bool(1)?),
    }))
}

fn comparison<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (a, b) = (arguments.value(0)?, arguments.value(1)?);
    let is_equal = equal(run, &a, &b, arguments.place)?;
    Ok(Value::Bool(match arguments.function {
        "==" => is_equal,
        _ => run.algebra.not(&is_equal),
    }))
}

fn conditional<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let condition = arguments.bool(0)?;
    let (then, otherwise) = (arguments.value(1)?, arguments.value(2)?);
    choose(run, &condition, &then, &otherwise, arguments.place)
}
