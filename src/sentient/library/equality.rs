//! Whether values are equal.

use crate::sentient::{
    fault::Fault,
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Outcome},
        value::{Array, Slot, Value},
    },
    syntax::tree::Place,
};

/// Whether two values of the same kind are equal.
pub(super) fn equal<A: Algebra>(
    run: &mut Evaluator<A>,
    a: &Value<A>,
    b: &Value<A>,
    place: Place,
) -> Outcome<A::Bool> {
    run.step(1, place)?;
    match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => Ok(run.algebra.same(a, b)),
        (Value::Int(a), Value::Int(b)) => Ok(run.algebra.equal(&a.term, &b.term)),
        (Value::Array(a), Value::Array(b)) if a.element.unify(&b.element).is_some() => {
            equal_arrays(run, a, b, place)
        }
        (a, b) => Err(Fault::new(place, format!("{} and {}", a.kind(), b.kind()), "the same kind")),
    }
}

/// Whether two arrays have equal elements in the same slots.
fn equal_arrays<A: Algebra>(
    run: &mut Evaluator<A>,
    a: &Array<A>,
    b: &Array<A>,
    place: Place,
) -> Outcome<A::Bool> {
    let common = a.slots.len().min(b.slots.len());
    let rest = a.slots[common..].iter().chain(&b.slots[common..]);
    let mut all = run.algebra.bool(true);
    for slot in rest {
        let is_absent = match &slot.present {
            None => run.algebra.bool(false),
            Some(present) => run.algebra.not(present),
        };
        all = run.algebra.and(&all, &is_absent);
    }
    for (a, b) in a.slots.iter().zip(&b.slots) {
        let is_same = equal_slots(run, a, b, place)?;
        all = run.algebra.and(&all, &is_same);
    }
    Ok(all)
}

/// Both absent, or both there and equal.
fn equal_slots<A: Algebra>(
    run: &mut Evaluator<A>,
    a: &Slot<A>,
    b: &Slot<A>,
    place: Place,
) -> Outcome<A::Bool> {
    let is_equal = equal(run, &a.value, &b.value, place)?;
    let algebra = &mut run.algebra;
    let (a, b) = match (&a.present, &b.present) {
        (None, None) => return Ok(is_equal),
        (None, Some(only)) | (Some(only), None) => return Ok(algebra.and(only, &is_equal)),
        (Some(a), Some(b)) => (a, b),
    };
    let is_same = algebra.same(a, b);
    let is_absent = algebra.not(a);
    let agrees = algebra.or(&is_absent, &is_equal);
    Ok(algebra.and(&is_same, &agrees))
}
