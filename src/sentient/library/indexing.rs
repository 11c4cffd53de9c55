//! Elements by their index.

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::{
    arguments::Arguments,
    choice::{choose, padding},
};
use crate::sentient::{
    fault::Fault,
    semantics::{
        algebra::{Algebra, Claim},
        evaluate::{Evaluator, Outcome},
        value::{Array, Int, Slot, Value},
    },
    syntax::tree::Place,
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let result = match arguments.function {
        "[]" => element(run, arguments).map(|value| vec![value]),
        "get" => get(run, arguments),
        "bounds?" => is_there(run, arguments).map(|value| vec![value]),
        "first" => first(run, arguments).map(|value| vec![value]),
        "last" => last(run, arguments).map(|value| vec![value]),
        _ => return None,
    };
    Some(result)
}

/// The array, if it has a slot.
fn not_empty<A: Algebra>(arguments: &Arguments<A>) -> Outcome<std::rc::Rc<Array<A>>> {
    let array = arguments.array(0)?;
    if array.slots.is_empty() {
        return Err(Fault::new(arguments.place, "an empty array", "one that has elements"));
    }
    Ok(array)
}

/// The slot of an index that is written out.
fn slot_at<'a, A: Algebra>(
    array: &'a Array<A>,
    index: &BigInt,
    place: Place,
) -> Outcome<&'a Slot<A>> {
    let slot = index.to_usize().and_then(|index| array.slots.get(index));
    slot.ok_or_else(|| {
        let expected = format!("an index from 0 to {}", array.slots.len() - 1);
        Fault::new(place, index.to_string(), expected)
    })
}

/// `a[i]`: that the element is there is claimed.
fn element<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, index) = (not_empty(arguments)?, arguments.int(1)?);
    let place = arguments.place;
    if let Some(literal) = arguments.literal(1) {
        return claimed(run, slot_at(&array, literal, place)?, place);
    }
    let is_inside = inside(run, &index, array.slots.len());
    run.algebra.claim(&is_inside, Claim::Index, place);
    if array.has_maybe() {
        let is_there = presence(run, &array, &index, place)?;
        run.algebra.claim(&is_there, Claim::Index, place);
    }
    select(run, &array, &index, place)
}

/// The element in a slot, which is claimed to be there.
fn claimed<A: Algebra>(run: &mut Evaluator<A>, slot: &Slot<A>, place: Place) -> Outcome<Value<A>> {
    if let Some(present) = &slot.present {
        run.algebra.claim(present, Claim::Index, place);
    }
    Ok(slot.value.clone())
}

/// `a.get(i)`: the element and whether it is there.
fn get<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Vec<Value<A>>> {
    let (array, index) = (not_empty(arguments)?, arguments.int(1)?);
    if let Some(literal) = arguments.literal(1) {
        let slot = slot_at(&array, literal, arguments.place)?;
        let present = slot.present.clone().unwrap_or_else(|| run.algebra.bool(true));
        return Ok(vec![slot.value.clone(), Value::Bool(present)]);
    }
    let is_there = presence(run, &array, &index, arguments.place)?;
    let value = select(run, &array, &index, arguments.place)?;
    let otherwise = padding(run, &value);
    let value = choose(run, &is_there, &value, &otherwise, arguments.place)?;
    Ok(vec![value, Value::Bool(is_there)])
}

fn is_there<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, index) = (arguments.array(0)?, arguments.int(1)?);
    presence(run, &array, &index, arguments.place).map(Value::Bool)
}

/// Whether an index is one of the slots'.
fn inside<A: Algebra>(run: &mut Evaluator<A>, index: &Int<A>, length: usize) -> A::Bool {
    let (zero, end) = (run.algebra.int(&BigInt::from(0)), run.algebra.int(&BigInt::from(length)));
    let is_negative = run.algebra.less(&index.term, &zero);
    let is_before_end = run.algebra.less(&index.term, &end);
    let is_not_negative = run.algebra.not(&is_negative);
    run.algebra.and(&is_not_negative, &is_before_end)
}

/// Whether an element is at an index.
fn presence<A: Algebra>(
    run: &mut Evaluator<A>,
    array: &Array<A>,
    index: &Int<A>,
    place: Place,
) -> Outcome<A::Bool> {
    if !array.has_maybe() {
        return Ok(inside(run, index, array.slots.len()));
    }
    let mut any = run.algebra.bool(false);
    for (number, slot) in array.slots.iter().enumerate() {
        run.step(1, place)?;
        let mut here = is_index(run, index, number);
        if let Some(present) = &slot.present {
            here = run.algebra.and(&here, present);
        }
        any = run.algebra.or(&any, &here);
    }
    Ok(any)
}

fn is_index<A: Algebra>(run: &mut Evaluator<A>, index: &Int<A>, number: usize) -> A::Bool {
    let number = run.algebra.int(&BigInt::from(number));
    run.algebra.equal(&index.term, &number)
}

/// The value at an index that is inside. Of arrays of several lengths, any element may be absent.
fn select<A: Algebra>(
    run: &mut Evaluator<A>,
    array: &Array<A>,
    index: &Int<A>,
    place: Place,
) -> Outcome<Value<A>> {
    let (last, others) = array.slots.split_last().expect("an array that is not empty");
    let mut selected = last.value.clone();
    for (number, slot) in others.iter().enumerate().rev() {
        let is_here = is_index(run, index, number);
        selected = choose(run, &is_here, &slot.value, &selected, place)?;
    }
    let length = |slot: &Slot<A>| match &slot.value {
        Value::Array(inner) => inner.slots.len(),
        _ => 0,
    };
    let is_jagged = others.iter().any(|slot| length(slot) != length(last));
    Ok(match selected {
        Value::Array(inner) if is_jagged => {
            let always = run.algebra.bool(true);
            let slots = inner.slots.iter().map(|slot| Slot {
                value: slot.value.clone(),
                present: Some(slot.present.clone().unwrap_or_else(|| always.clone())),
            });
            let (slots, element) = (slots.collect(), inner.element.clone());
            Value::Array(Array { slots, element }.into())
        }
        other => other,
    })
}

fn first<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = not_empty(arguments)?;
    claimed(run, &array.slots[0], arguments.place)
}

/// The last element that is there; that there is one is claimed.
fn last<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let array = not_empty(arguments)?;
    let place = arguments.place;
    let mut found = array.slots[0].value.clone();
    let mut any = run.algebra.bool(false);
    for slot in &array.slots {
        let present = slot.present.clone().unwrap_or_else(|| run.algebra.bool(true));
        found = choose(run, &present, &slot.value, &found, place)?;
        any = run.algebra.or(&any, &present);
    }
    run.algebra.claim(&any, Claim::Index, place);
    Ok(found)
}
