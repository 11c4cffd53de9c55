//! Values that are given to exposed variables.

use std::{fs, path::Path, sync::Arc};

use num_bigint::BigInt;
use serde_json::{Map, Value as Json};

use super::{
    concrete::Concrete,
    semantics::{
        algebra::Algebra,
        bounds::bits_of,
        evaluate::Evaluator,
        value::{Int, Slot, Value},
    },
    syntax::tree::Name,
    terms::symbolic::Symbolic,
};
use crate::text::ReadError;

/// Values by the names of variables, as in JSON.
#[derive(Clone, Debug, Default)]
pub struct Assignments(Arc<Map<String, Json>>);

impl Assignments {
    /// Reads them from the text of a JSON object.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, String> {
        let map = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Ok(Self(Arc::new(map)))
    }

    /// Reads them from a file.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or what is wrong with the text.
    pub fn read(file: &str) -> Result<Self, String> {
        let text = fs::read_to_string(Path::new(file)).map_err(|error| error.to_string())?;
        Self::parse(&text)
    }

    /// The first of them that is not what was computed, with what is given for it.
    pub(super) fn broken_by(
        &self,
        exposed: &[(Name, Value<Concrete<'_>>)],
    ) -> Option<(String, String)> {
        let broken = self.0.iter().find(|(name, given)| {
            let value = exposed.iter().find(|(other, _)| **other == ***name);
            !value.is_some_and(|(_, value)| agrees(value, given))
        });
        broken.map(|(name, given)| (name.clone(), given.to_string()))
    }

    /// Claims them of what a program exposes.
    pub(super) fn claim(&self, run: &mut Evaluator<Symbolic>) -> Result<(), ReadError> {
        for (name, given) in self.0.iter() {
            let exposed = run.exposed.iter().find(|(other, _)| **other == **name);
            let Some((_, value)) = exposed else {
                let names: Vec<&str> = run.exposed.iter().map(|(name, _)| &**name).collect();
                let expected = format!("one of the exposed variables: {}", names.join(", "));
                return Err(ReadError::whole(format!("a value for {name:?}"), expected));
            };
            let value = value.clone();
            claim(run, name, &value, given)?;
        }
        Ok(())
    }
}

/// Whether a value that was computed is what is given; an element for which nothing is given may be
/// anything where the element is one of an object, and is absent where the list is shorter.
fn agrees(value: &Value<Concrete<'_>>, given: &Json) -> bool {
    match (value, given) {
        (_, Json::Null) => true,
        (Value::Bool(truth), Json::Bool(given)) => truth == given,
        (Value::Int(Int { term, .. }), Json::Number(given)) => {
            given.to_string().parse::<BigInt>().is_ok_and(|given| given == *term)
        }
        (Value::Array(array), Json::Array(list)) => {
            list.len() <= array.slots.len()
                && array.slots.iter().enumerate().all(|(index, slot)| match list.get(index) {
                    Some(given) => slot_agrees(slot, given),
                    None => slot.present == Some(false),
                })
        }
        (Value::Array(array), Json::Object(map)) => map.iter().all(|(key, given)| {
            let slot = key.parse::<usize>().ok().and_then(|index| array.slots.get(index));
            slot.is_some_and(|slot| slot_agrees(slot, given))
        }),
        _ => false,
    }
}

fn slot_agrees(slot: &Slot<Concrete<'_>>, given: &Json) -> bool {
    given.is_null() || slot.present.unwrap_or(true) && agrees(&slot.value, given)
}

/// Claims that a value is what is given.
fn claim(
    run: &mut Evaluator<Symbolic>,
    name: &str,
    value: &Value<Symbolic>,
    given: &Json,
) -> Result<(), ReadError> {
    let holds = match (value, given) {
        (_, Json::Null) => return Ok(()),
        (Value::Bool(truth), Json::Bool(given)) => {
            let given = run.algebra.bool(*given);
            run.algebra.same(truth, &given)
        }
        (Value::Int(Int { term, bits }), Json::Number(number)) => {
            let Ok(given) = number.to_string().parse::<BigInt>() else {
                return Err(wrong(name, given, "an integer"));
            };
            if bits_of(&given) > *bits {
                let half = BigInt::from(1) << (bits - 1);
                let expected = format!("an integer from {} to {}", -&half, &half - 1);
                return Err(ReadError::whole(format!("{given} for {name:?}"), expected));
            }
            let given = run.algebra.int(&given);
            run.algebra.equal(term, &given)
        }
        (Value::Array(array), given) => return claim_slots(run, name, &array.slots, given),
        (value, given) => return Err(wrong(name, given, &value.kind().to_string())),
    };
    run.algebra.claims.push(holds);
    Ok(())
}

fn wrong(name: &str, given: &Json, expected: &str) -> ReadError {
    let mut found = given.to_string();
    if found.chars().count() > 40 {
        found = found.chars().take(40).chain("...".chars()).collect();
    }
    ReadError::whole(format!("{found} for {name:?}"), expected)
}

/// The same of elements, which are given as a list or by their indexes.
fn claim_slots(
    run: &mut Evaluator<Symbolic>,
    name: &str,
    slots: &[Slot<Symbolic>],
    given: &Json,
) -> Result<(), ReadError> {
    let n = slots.len();
    match given {
        Json::Array(list) if list.len() <= n => {
            for (index, slot) in slots.iter().enumerate() {
                match (list.get(index), slot.present) {
                    (Some(given), _) => claim_slot(run, &format!("{name}[{index}]"), slot, given)?,
                    (None, Some(present)) => run.algebra.claims.push(!present),
                    (None, None) => {
                        let found = format!("{} elements for {name:?}", list.len());
                        let expected = format!("{n}; null leaves one open");
                        return Err(ReadError::whole(found, expected));
                    }
                }
            }
            Ok(())
        }
        Json::Object(map) => {
            for (key, given) in map {
                let slot = key.parse::<usize>().ok().and_then(|index| slots.get(index));
                let Some(slot) = slot else {
                    let found = format!("the index {key:?} for {name:?}");
                    return Err(ReadError::whole(found, format!("one of {n} from 0")));
                };
                claim_slot(run, &format!("{name}[{key}]"), slot, given)?;
            }
            Ok(())
        }
        other => Err(wrong(name, other, &format!("an array of {n} elements"))),
    }
}

fn claim_slot(
    run: &mut Evaluator<Symbolic>,
    name: &str,
    slot: &Slot<Symbolic>,
    given: &Json,
) -> Result<(), ReadError> {
    if let (Some(present), false) = (slot.present, given.is_null()) {
        run.algebra.claims.push(present);
    }
    claim(run, name, &slot.value, given)
}
