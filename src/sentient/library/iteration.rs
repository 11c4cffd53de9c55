//! Functions that call a function for each element.

use num_bigint::BigInt;

use super::{arguments::Arguments, arrays::array_of};
use crate::sentient::{
    fault::Fault,
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Outcome},
        function::Function,
        value::{Slot, Value},
    },
    syntax::tree::Place,
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let result = match arguments.function {
        "each" => each(run, arguments),
        "map" | "collect" => map(run, arguments),
        "select" | "reject" => select(run, arguments),
        "reduce" => reduce(run, arguments),
        "times" | "upto" | "downto" => return Some(repeat(run, arguments)),
        _ => return None,
    };
    Some(result.map(|value| vec![value]))
}

/// What a function is told of an element: the value, the index, and whether it is there.
pub(super) fn told<A: Algebra>(
    run: &mut Evaluator<A>,
    index: usize,
    slot: &Slot<A>,
    place: Place,
) -> Outcome<Vec<Value<A>>> {
    let index = run.constant(&BigInt::from(index), place)?;
    let present = slot.present.clone().unwrap_or_else(|| run.algebra.bool(true));
    Ok(vec![slot.value.clone(), index, Value::Bool(present)])
}

fn each<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, function) = (arguments.array(0)?, arguments.function(1)?);
    for (index, slot) in array.slots.iter().enumerate() {
        let told = told(run, index, slot, arguments.place)?;
        run.call_back(&function, told, 1, arguments.place)?;
    }
    Ok(Value::Array(array))
}

fn map<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, function) = (arguments.array(0)?, arguments.function(1)?);
    let mut slots = Vec::with_capacity(array.slots.len());
    for (index, slot) in array.slots.iter().enumerate() {
        let told = told(run, index, slot, arguments.place)?;
        let value = run.call_back_for_one(&function, told, 1, arguments.place)?;
        slots.push(Slot { value, present: slot.present.clone() });
    }
    array_of(run, slots, arguments.place)
}

/// The elements of which something holds, or for `reject` does not, in their slots.
fn select<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, function) = (arguments.array(0)?, arguments.function(1)?);
    let mut slots = Vec::with_capacity(array.slots.len());
    for (index, slot) in array.slots.iter().enumerate() {
        let told = told(run, index, slot, arguments.place)?;
        let mut kept = verdict(run, &function, told, arguments.place)?;
        if arguments.function == "reject" {
            kept = run.algebra.not(&kept);
        }
        if let Some(present) = &slot.present {
            kept = run.algebra.and(present, &kept);
        }
        slots.push(Slot { value: slot.value.clone(), present: Some(kept) });
    }
    array_of(run, slots, arguments.place)
}

/// What a function says of an element.
pub(super) fn verdict<A: Algebra>(
    run: &mut Evaluator<A>,
    function: &Function,
    told: Vec<Value<A>>,
    place: Place,
) -> Outcome<A::Bool> {
    match run.call_back_for_one(function, told, 1, place)? {
        Value::Bool(verdict) => Ok(verdict),
        other => {
            let found = format!("a function whose value is {}", other.kind());
            Err(Fault::new(place, found, "one whose value is a boolean"))
        }
    }
}

fn reduce<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let place = arguments.place;
    let (array, function) = (arguments.array(0)?, arguments.function(arguments.list.len() - 1)?);
    let (mut result, first) = if arguments.list.len() == 3 {
        (arguments.value(1)?, 0)
    } else {
        match array.slots.first() {
            Some(Slot { value, present: None }) => (value.clone(), 1),
            Some(_) => {
                let found = "an array whose first element may be absent, and no initial value";
                return Err(Fault::new(place, found, "an initial value"));
            }
            None => {
                let found = "an empty array and no initial value";
                return Err(Fault::new(place, found, "an initial value"));
            }
        }
    };
    for (index, slot) in array.slots.iter().enumerate().skip(first) {
        let mut told = told(run, index, slot, place)?;
        told.insert(0, result);
        result = run.call_back_for_one(&function, told, 2, place)?;
    }
    Ok(result)
}

/// `3.times(f)`, `1.upto(3, f)` and `3.downto(1, f)`, whose value is the last of the function.
fn repeat<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Vec<Value<A>>> {
    let place = arguments.place;
    let function = arguments.function(arguments.list.len() - 1)?;
    let one = BigInt::from(1);
    let (mut next, end, step) = match arguments.function {
        "times" => {
            arguments.required_size(0)?;
            (BigInt::from(0), arguments.required_literal(0)? - &one, one)
        }
        "upto" => (arguments.required_literal(0)?, arguments.required_literal(1)?, one),
        _ => (arguments.required_literal(0)?, arguments.required_literal(1)?, -one),
    };
    let is_past = |next: &BigInt| if step < BigInt::from(0) { *next < end } else { *next > end };
    if is_past(&next) {
        let other = if arguments.function == "upto" { "downto" } else { "upto" };
        return Err(Fault::new(place, format!("{next} and {end}"), format!("{other:?} for these")));
    }
    let mut values = Vec::new();
    while !is_past(&next) {
        let index = run.constant(&next, place)?;
        values = run.call_back(&function, vec![index], 1, place)?;
        next += &step;
    }
    Ok(values)
}
