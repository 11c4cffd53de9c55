//! Functions of integers.

use num_bigint::BigInt;

use super::arguments::Arguments;
use crate::sentient::semantics::{
    algebra::Algebra,
    evaluate::{Evaluator, Outcome},
    value::{Int, Value},
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let result = match arguments.function {
        "+" | "-" | "*" | "/" | "%" | "<" | ">" | "<=" | ">=" => binary(run, arguments),
        "divmod" => division(run, arguments).map(|both| both.into()),
        "between?" => between(run, arguments),
        "-@" | "abs" | "square" | "cube" | "succ" | "next" | "pred" | "prev" | "positive?"
        | "negative?" | "zero?" | "even?" | "odd?" => unary(run, arguments),
        _ => return None,
    };
    Some(result)
}

fn binary<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Vec<Value<A>>> {
    let (a, b) = (arguments.int(0)?, arguments.int(1)?);
    let algebra = &mut run.algebra;
    let value = match arguments.function {
        "<" => Value::Bool(algebra.less(&a.term, &b.term)),
        ">" => Value::Bool(algebra.less(&b.term, &a.term)),
        "<=" => {
            let more = algebra.less(&b.term, &a.term);
            Value::Bool(algebra.not(&more))
        }
        ">=" => {
            let less = algebra.less(&a.term, &b.term);
            Value::Bool(algebra.not(&less))
        }
        "+" => sum(run, arguments, &a, &b)?,
        "-" => {
            let negated = Int { term: algebra.negate(&b.term), bits: b.bits.max(2) + 1 };
            sum(run, arguments, &a, &negated)?
        }
        "*" => product(run, arguments, &a, &b)?,
        _ => {
            let [quotient, remainder] = division(run, arguments)?;
            if arguments.function == "/" { quotient } else { remainder }
        }
    };
    Ok(vec![value])
}

fn sum<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
    a: &Int<A>,
    b: &Int<A>,
) -> Outcome<Value<A>> {
    let term = run.algebra.add(&a.term, &b.term);
    run.int(term, a.bits.max(b.bits) + 1, arguments.place)
}

fn product<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
    a: &Int<A>,
    b: &Int<A>,
) -> Outcome<Value<A>> {
    let term = run.algebra.multiply(&a.term, &b.term);
    run.int(term, a.bits + b.bits, arguments.place)
}

fn division<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Outcome<[Value<A>; 2]> {
    let (a, b) = (arguments.int(0)?, arguments.int(1)?);
    let [quotient, remainder] = run.algebra.divide(&a.term, &b.term, arguments.place);
    let bits = a.bits + 1;
    let quotient = run.int(quotient, bits, arguments.place)?;
    // the remainder of a negative number may be almost as large as the divisor
    Ok([quotient, run.int(remainder, bits.max(b.bits), arguments.place)?])
}

/// Whether a number is one of two or lies between them, whichever is the greater.
fn between<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Vec<Value<A>>> {
    let [a, b, c] = [arguments.int(0)?, arguments.int(1)?, arguments.int(2)?].map(|int| int.term);
    let algebra = &mut run.algebra;
    let is_ascending = algebra.less(&b, &c);
    let low = algebra.choose_int(&is_ascending, &b, &c);
    let high = algebra.choose_int(&is_ascending, &c, &b);
    let (below, above) = (algebra.less(&a, &low), algebra.less(&high, &a));
    let outside = algebra.or(&below, &above);
    Ok(vec![Value::Bool(algebra.not(&outside))])
}

fn unary<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Vec<Value<A>>> {
    let a = arguments.int(0)?;
    let place = arguments.place;
    let constant = |run: &mut Evaluator<A>, value: i32| run.algebra.int(&BigInt::from(value));
    let zero = constant(run, 0);
    let value = match arguments.function {
        "-@" => {
            let term = run.algebra.negate(&a.term);
            run.int(term, a.bits.max(2) + 1, place)?
        }
        "abs" => {
            let is_negative = run.algebra.less(&a.term, &zero);
            let negated = run.algebra.negate(&a.term);
            let term = run.algebra.choose_int(&is_negative, &negated, &a.term);
            run.int(term, a.bits.max(2) + 1, place)?
        }
        "square" => product(run, arguments, &a, &a)?,
        "cube" => {
            let square = run.algebra.multiply(&a.term, &a.term);
            product(run, arguments, &Int { term: square, bits: 2 * a.bits }, &a)?
        }
        "succ" | "next" => {
            let one = Int { term: constant(run, 1), bits: 2 };
            sum(run, arguments, &a, &one)?
        }
        "pred" | "prev" => {
            let minus_one = Int { term: constant(run, -1), bits: 3 };
            sum(run, arguments, &a, &minus_one)?
        }
        "positive?" => Value::Bool(run.algebra.less(&zero, &a.term)),
        "negative?" => Value::Bool(run.algebra.less(&a.term, &zero)),
        "zero?" => Value::Bool(run.algebra.equal(&a.term, &zero)),
        _ => {
            let two = constant(run, 2);
            let [_, remainder] = run.algebra.divide(&a.term, &two, place);
            let wanted = constant(run, i32::from(arguments.function == "odd?"));
            Value::Bool(run.algebra.equal(&remainder, &wanted))
        }
    };
    Ok(vec![value])
}
