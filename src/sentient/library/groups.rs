//! Functions that call a function for each group of elements.

use itertools::Itertools;
use num_bigint::BigInt;

use super::{arguments::Arguments, arrays::array_of, choice::padding};
use crate::sentient::{
    fault::Fault,
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Outcome},
        value::{Array, Slot, Value},
    },
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let is_one = matches!(arguments.function, "eachCombination" | "eachCons" | "eachSlice");
    is_one.then(|| groups(run, arguments).map(|value| vec![value]))
}

fn groups<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = arguments.array(0)?;
    let (width, length) = (arguments.required_size(1)?, array.slots.len());
    if width > length {
        let expected = format!("at most {length}, the number of elements");
        return Err(Fault::new(arguments.place, width.to_string(), expected));
    }
    match arguments.function {
        "eachCombination" => {
            for indexes in (0..length).combinations(width) {
                group(run, arguments, &array, indexes)?;
            }
        }
        "eachCons" => {
            for first in 0..=length - width {
                group(run, arguments, &array, (first..first + width).collect())?;
            }
        }
        _ => {
            for first in (0..length).step_by(width) {
                group(run, arguments, &array, (first..first + width).collect())?;
            }
        }
    }
    Ok(Value::Array(array))
}

/// Calls the function for the elements at some indexes; an index beyond the end is -1, of an element
/// that is absent.
fn group<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
    array: &Array<A>,
    indexes: Vec<usize>,
) -> Outcome<()> {
    let place = arguments.place;
    let (mut elements, mut numbers, mut presences) = (Vec::new(), Vec::new(), Vec::new());
    for index in indexes {
        let (slot, number) = match array.slots.get(index) {
            Some(slot) => (slot.clone(), BigInt::from(index)),
            None => {
                let value = padding(run, &array.slots[0].value);
                let present = Some(run.algebra.bool(false));
                (Slot { value, present }, BigInt::from(-1))
            }
        };
        let present = slot.present.clone().unwrap_or_else(|| run.algebra.bool(true));
        numbers.push(Slot::sure(run.constant(&number, place)?));
        presences.push(Slot::sure(Value::Bool(present)));
        elements.push(slot);
    }
    let mut told = Vec::with_capacity(3);
    for slots in [elements, numbers, presences] {
        told.push(array_of(run, slots, place)?);
    }
    run.call_back(&arguments.function(2)?, told, 1, place).map(drop)
}
