//! What holds of all, some or how many elements.

use num_bigint::BigInt;

use super::{
    arguments::Arguments,
    count::count,
    equality::equal,
    iteration::{told, verdict},
};
use crate::sentient::semantics::{
    algebra::Algebra,
    evaluate::{Evaluator, Outcome},
    value::{Slot, Value},
};

/// Calls the function, if it is one of these.
pub(super) fn call<A: Algebra>(
    run: &mut Evaluator<A>,
    arguments: &Arguments<A>,
) -> Option<Outcome<Vec<Value<A>>>> {
    let result = match arguments.function {
        "all?" | "any?" | "none?" | "one?" | "countBy" => quantified(run, arguments),
        "include?" | "member?" => includes(run, arguments),
        "uniq?" | "uniqBy?" => is_unique(run, arguments).map(Value::Bool),
        _ => return None,
    };
    Some(result.map(|value| vec![value]))
}

fn quantified<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, function) = (arguments.array(0)?, arguments.function(1)?);
    let place = arguments.place;
    let mut verdicts = Vec::with_capacity(array.slots.len());
    for (index, slot) in array.slots.iter().enumerate() {
        let told = told(run, index, slot, place)?;
        let holds = verdict(run, &function, told, place)?;
        verdicts.push(match (&slot.present, arguments.function) {
            (None, _) => holds,
            // an element that is absent does not count
            (Some(present), "all?") => {
                let is_absent = run.algebra.not(present);
                run.algebra.or(&is_absent, &holds)
            }
            (Some(present), _) => run.algebra.and(present, &holds),
        });
    }
    let algebra = &mut run.algebra;
    Ok(match arguments.function {
        "all?" => {
            let start = algebra.bool(true);
            Value::Bool(verdicts.iter().fold(start, |all, one| algebra.and(&all, one)))
        }
        "any?" | "none?" => {
            let start = algebra.bool(false);
            let any = verdicts.iter().fold(start, |any, one| algebra.or(&any, one));
            Value::Bool(if arguments.function == "any?" { any } else { algebra.not(&any) })
        }
        _ => match count(run, &verdicts, place)? {
            Value::Int(number) if arguments.function == "one?" => {
                let one = run.algebra.int(&BigInt::from(1));
                Value::Bool(run.algebra.equal(&number.term, &one))
            }
            number => number,
        },
    })
}

fn includes<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<Value<A>> {
    let (array, value) = (arguments.array(0)?, arguments.value(1)?);
    let mut any = run.algebra.bool(false);
    for slot in &array.slots {
        let mut is_it = equal(run, &slot.value, &value, arguments.place)?;
        if let Some(present) = &slot.present {
            is_it = run.algebra.and(present, &is_it);
        }
        any = run.algebra.or(&any, &is_it);
    }
    Ok(Value::Bool(any))
}

/// Whether all elements, or what a function makes of them, are different.
fn is_unique<A: Algebra>(run: &mut Evaluator<A>, arguments: &Arguments<A>) -> Outcome<A::Bool> {
    let array = arguments.array(0)?;
    let place = arguments.place;
    let mut slots = array.slots.clone();
    if arguments.function == "uniqBy?" {
        let function = arguments.function(1)?;
        for (index, slot) in slots.iter_mut().enumerate() {
            let told = told(run, index, slot, place)?;
            slot.value = run.call_back_for_one(&function, told, 1, place)?;
        }
    }
    run.step((slots.len() * slots.len()) as u64, place)?;
    let ints = slots.iter().map(|slot| match slot {
        Slot { value: Value::Int(int), present: None } => Some(int.term.clone()),
        _ => None,
    });
    if let Some(ints) = ints.collect::<Option<Vec<_>>>() {
        return Ok(run.algebra.all_different(&ints));
    }
    let mut all = run.algebra.bool(true);
    for (number, one) in slots.iter().enumerate() {
        for other in &slots[..number] {
            let mut is_same = equal(run, &one.value, &other.value, place)?;
            for present in [&one.present, &other.present].into_iter().flatten() {
                is_same = run.algebra.and(present, &is_same);
            }
            let differs = run.algebra.not(&is_same);
            all = run.algebra.and(&all, &differs);
        }
    }
    Ok(all)
}
