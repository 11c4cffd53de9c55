//! One of several values.

use std::rc::Rc;

use num_bigint::BigInt;

use crate::sentient::{
    fault::Fault,
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Outcome},
        value::{Array, Int, Kind, Slot, Value},
    },
    syntax::tree::Place,
};

/// One value where the condition holds, the other where it does not. Of arrays, slot by slot; a slot
/// that only one of them has may be absent.
pub(super) fn choose<A: Algebra>(
    run: &mut Evaluator<A>,
    condition: &A::Bool,
    then: &Value<A>,
    otherwise: &Value<A>,
    place: Place,
) -> Outcome<Value<A>> {
    run.step(1, place)?;
    match (then, otherwise) {
        (Value::Bool(a), Value::Bool(b)) => {
            Ok(Value::Bool(run.algebra.choose_bool(condition, a, b)))
        }
        (Value::Int(a), Value::Int(b)) => {
            let term = run.algebra.choose_int(condition, &a.term, &b.term);
            Ok(Value::Int(Int { term, bits: a.bits.max(b.bits) }))
        }
        (Value::Array(a), Value::Array(b)) => {
            let Some(element) = a.element.unify(&b.element) else {
                return different(then, otherwise, place);
            };
            let length = a.slots.len().max(b.slots.len());
            let mut slots = Vec::with_capacity(length);
            for index in 0..length {
                let (a, b) = (a.slots.get(index), b.slots.get(index));
                slots.push(choose_slot(run, condition, a, b, place)?);
            }
            Ok(Value::Array(Rc::new(Array { slots, element })))
        }
        _ => different(then, otherwise, place),
    }
}

fn different<A: Algebra, T>(a: &Value<A>, b: &Value<A>, place: Place) -> Outcome<T> {
    let found = format!("{} or {}", a.kind(), b.kind());
    Err(Fault::new(place, found, "the same kind in both cases"))
}

fn choose_slot<A: Algebra>(
    run: &mut Evaluator<A>,
    condition: &A::Bool,
    a: Option<&Slot<A>>,
    b: Option<&Slot<A>>,
    place: Place,
) -> Outcome<Slot<A>> {
    let presence = |run: &mut Evaluator<A>, slot: Option<&Slot<A>>| match slot {
        None => run.algebra.bool(false),
        Some(Slot { present: None, .. }) => run.algebra.bool(true),
        Some(Slot { present: Some(present), .. }) => present.clone(),
    };
    let is_sure = |slot: Option<&Slot<A>>| slot.is_some_and(|slot| slot.present.is_none());
    let present = if is_sure(a) && is_sure(b) {
        None
    } else {
        let (a, b) = (presence(run, a), presence(run, b));
        Some(run.algebra.choose_bool(condition, &a, &b))
    };
    let value = match (a, b) {
        (Some(a), Some(b)) => choose(run, condition, &a.value, &b.value, place)?,
        (Some(slot), None) | (None, Some(slot)) => slot.value.clone(),
        (None, None) => unreachable!("one of the arrays has the slot"),
    };
    Ok(Slot { value, present })
}

/// What stands in the place of an element that is absent: -1, false, or an array without elements.
pub(super) fn padding<A: Algebra>(run: &mut Evaluator<A>, like: &Value<A>) -> Value<A> {
    match like {
        Value::Bool(_) => Value::Bool(run.algebra.bool(false)),
        Value::Int(_) => {
            let term = run.algebra.int(&BigInt::from(-1));
            Value::Int(Int { term, bits: 1 })
        }
        Value::Array(array) => {
            let element = array.element.clone();
            Value::Array(Rc::new(Array { slots: Vec::new(), element }))
        }
    }
}

/// The kind of all elements of an array.
pub(super) fn common_kind<'v, A: Algebra + 'v>(
    values: impl IntoIterator<Item = &'v Value<A>>,
    place: Place,
) -> Outcome<Kind> {
    let mut common = Kind::Unknown;
    for value in values {
        let kind = value.kind();
        let Some(both) = common.unify(&kind) else {
            return Err(Fault::new(place, format!("{kind} among others"), common.to_string()));
        };
        common = both;
    }
    Ok(common)
}
