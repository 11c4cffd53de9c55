//! Arrays made from arrays, and what they amount to.

use num_bigint::BigInt;

use super::{
    arguments::Arguments,
    choice::{common_kind, padding},
    count::{count, total},
};
use crate::sentient::{
    fault::Fault,
    limits,
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Outcome},
        value::{Array, Kind, Slot, Value},
    },
    syntax::tree::Place,
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let result = match arguments.function {
        "buildArray" => build(run, arguments),
        "length" | "size" | "count" => length(run, arguments),
        "sum" => sum(run, arguments),
        "push" => push(run, arguments),
        "reverse" => reverse(run, arguments),
        "transpose" => transpose(run, arguments),
        _ => return None,
    };
    Some(result.map(|value| vec![value]))
}

/// An array of slots whose values have a kind in common, if it is not too large.
pub(super) fn array_of<A: Algebra>(
    run: &mut Evaluator<A>,
    slots: Vec<Slot<A>>,
    place: Place,
) -> Outcome<Value<A>> {
    run.step(slots.len() as u64, place)?;
    if slots.len() as u64 > limits::ELEMENTS {
        let found = format!("an array of {} elements", slots.len());
        return Err(Fault::new(place, found, format!("at most {}", limits::ELEMENTS)));
    }
    let element = common_kind(slots.iter().map(|slot| &slot.value), place)?;
    if element.depth() >= limits::DIMENSIONS {
        let found = format!("more than {} dimensions", limits::DIMENSIONS);
        return Err(Fault::new(place, found, "fewer"));
    }
    Ok(Value::Array(Array { slots, element }.into()))
}

fn build<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let slots = (0..arguments.list.len()).map(|index| arguments.value(index).map(Slot::sure));
    let slots = slots.collect::<Outcome<_>>()?;
    array_of(run, slots, arguments.place)
}

fn length<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = arguments.array(0)?;
    if !array.has_maybe() {
        return run.constant(&BigInt::from(array.slots.len()), arguments.place);
    }
    let present = array.slots.iter().map(|slot| slot.present.clone());
    let present: Vec<A::Bool> =
        present.map(|present| present.unwrap_or_else(|| run.algebra.bool(true))).collect();
    count(run, &present, arguments.place)
}

fn sum<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = arguments.array(0)?;
    let mut terms = Vec::with_capacity(array.slots.len());
    for slot in &array.slots {
        let Value::Int(int) = &slot.value else {
            let found = slot.value.kind().to_string();
            return Err(Fault::new(arguments.place, found, "integers for \"sum\""));
        };
        let mut int = int.clone();
        if let Some(present) = &slot.present {
            let zero = run.algebra.int(&BigInt::from(0));
            int.term = run.algebra.choose_int(present, &int.term, &zero);
        }
        terms.push(int);
    }
    total(run, terms, arguments.place)
}

fn push<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, value) = (arguments.array(0)?, arguments.value(1)?);
    if array.element.unify(&value.kind()).is_none() {
        let expected = array.element.to_string();
        return Err(Fault::new(arguments.place, value.kind().to_string(), expected));
    }
    let slots = array.slots.iter().cloned().chain([Slot::sure(value)]).collect();
    array_of(run, slots, arguments.place)
}

fn reverse<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = arguments.array(0)?;
    array_of(run, array.slots.iter().rev().cloned().collect(), arguments.place)
}

/// Rows become columns; where a row has no element in a slot, neither has the column.
fn transpose<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = arguments.array(0)?;
    if !matches!(array.element, Kind::Array(_) | Kind::Unknown) {
        let found = array.element.to_string();
        return Err(Fault::new(arguments.place, found, "arrays for \"transpose\""));
    }
    let rows = array.slots.iter().filter_map(|slot| match &slot.value {
        Value::Array(row) => Some((row, &slot.present)),
        _ => None,
    });
    let rows: Vec<_> = rows.collect();
    let width = rows.iter().map(|(row, _)| row.slots.len()).max().unwrap_or(0);
    let mut columns = Vec::with_capacity(width);
    for index in 0..width {
        let like = rows.iter().find_map(|(row, _)| row.slots.get(index));
        let like = &like.expect("the longest row has a slot").value;
        let mut slots = Vec::with_capacity(rows.len());
        for (row, row_present) in &rows {
            slots.push(match (row.slots.get(index), row_present) {
                (None, _) => {
                    let value = padding(run, like);
                    Slot { value, present: Some(run.algebra.bool(false)) }
                }
                (Some(slot), None) => slot.clone(),
                (Some(slot), Some(row_present)) => {
                    let present = match &slot.present {
                        None => row_present.clone(),
                        Some(present) => run.algebra.and(row_present, present),
                    };
                    Slot { value: slot.value.clone(), present: Some(present) }
                }
            });
        }
        columns.push(Slot::sure(array_of(run, slots, arguments.place)?));
    }
    array_of(run, columns, arguments.place)
}
