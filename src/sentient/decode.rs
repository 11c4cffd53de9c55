//! From models to values.

use num_bigint::BigInt;
use quadrille_encodings::{Assignment, TernaryVal, circuit::Signal};

use super::{
    domains::Domains,
    encode::{Located, Vars},
    program::Program,
    terms::{node::Id, symbolic::Input},
    value::{Solution, Value},
};

/// The solution that a model stands for.
pub(super) fn decode(
    program: &Program,
    domains: &Domains,
    vars: &Vars,
    model: &Assignment,
) -> Solution {
    let inputs = program.inputs.iter().zip(&vars.inputs).map(|((input, _), located)| {
        match (located, *input) {
            (Some(located), _) => value(located, model),
            (None, Input::Bool(_)) => Value::Bool(false),
            (None, Input::Int(id)) => Value::Int(any(program, domains, id)),
        }
    });
    let exposed = vars.exposed.iter().map(|(name, located)| (name.clone(), value(located, model)));
    Solution { inputs: inputs.collect(), exposed: exposed.collect() }
}

/// A value of an integer that nothing depends on.
pub(super) fn any(program: &Program, domains: &Domains, id: Id) -> BigInt {
    match domains.get(id) {
        Some(domain) if domain.contains(0) => BigInt::ZERO,
        Some(domain) => domain.min().into(),
        // the numbers of its bits
        None => BigInt::ZERO.clamp(
            program.ranges[id as usize].low.clone(),
            program.ranges[id as usize].high.clone(),
        ),
    }
}

fn is_true(signal: Signal, model: &Assignment) -> bool {
    match signal {
        Signal::Constant(value) => value,
        Signal::Lit(lit) => model.lit_value(lit) == TernaryVal::True,
    }
}

fn value(located: &Located, model: &Assignment) -> Value {
    match located {
        Located::Bool(signal) => Value::Bool(is_true(*signal, model)),
        Located::Integer(integer) => Value::Int(integer.value(model).into()),
        Located::Number(number) => {
            let mut value = number.base.clone();
            for (index, &bit) in number.bits.iter().enumerate() {
                if is_true(bit, model) {
                    value += BigInt::from(1) << index;
                }
            }
            Value::Int(value)
        }
        Located::Array(slots) => {
            let there = slots
                .iter()
                .filter(|(present, _)| present.is_none_or(|present| is_true(present, model)));
            Value::Array(there.map(|(_, element)| value(element, model)).collect())
        }
    }
}
