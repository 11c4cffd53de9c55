//! Answers as they are read: the JSON that is written, an object a line.

use std::collections::HashMap;

use num_bigint::BigInt;
use serde_json::{Map, Value as Json};

use super::{
    decode,
    domains::Domains,
    program::{Program, Shown},
    terms::{node::Id, symbolic::Input},
    value::{Solution, Value},
};
use crate::{
    json,
    text::{Position, ReadError, lines, quoted},
};

/// Reads the answers in a text.
pub(super) fn read<'t>(
    program: &'t Program,
    domains: &'t Domains,
    source: &'t str,
    text: &'t str,
) -> impl Iterator<Item = Result<Solution, ReadError>> + 't {
    lines(text).map(move |(number, line)| {
        let expected = "a JSON object with the exposed variables, as it is written";
        let map = json::read((number, line), expected)?;
        answer(program, domains, source, &map)
            .map_err(|(found, expected)| ReadError::at(number, 1, found, expected))
    })
}

type Wrong = (String, String);

fn answer(
    program: &Program,
    domains: &Domains,
    source: &str,
    map: &Map<String, Json>,
) -> Result<Solution, Wrong> {
    if let Some(name) =
        map.keys().find(|name| program.exposed.iter().all(|(one, _)| **one != ***name))
    {
        return Err((format!("{name:?}"), "exposed variables alone".to_owned()));
    }
    let mut known = HashMap::new();
    let mut exposed = Vec::with_capacity(program.exposed.len());
    for (name, shown) in &program.exposed {
        let given = map.get(&**name).ok_or_else(|| {
            (format!("no value for {name:?}"), "one for each exposed variable".to_owned())
        })?;
        let given = value(given).map_err(|found| {
            (format!("{found} for {name:?}"), "a boolean, an integer or an array".to_owned())
        })?;
        learn(&given, shown, &mut known);
        exposed.push((name.clone(), given));
    }
    let mut inputs = Vec::with_capacity(program.inputs.len());
    let used = used(program);
    for &(input, place) in &program.inputs {
        let id = match input {
            Input::Bool(truth) => truth.id,
            Input::Int(id) => id,
        };
        inputs.push(match (known.remove(&id), input) {
            (Some(value), _) => value,
            (None, _) if used[id as usize] => {
                let Position { line, column } = Position::of(source, place);
                let found = format!("an answer without the variable of {line}:{column}");
                return Err((found, "a program that exposes it".to_owned()));
            }
            (None, Input::Bool(_)) => Value::Bool(false),
            (None, Input::Int(id)) => Value::Int(decode::any(program, domains, id)),
        });
    }
    Ok(Solution { inputs, exposed })
}

fn value(given: &Json) -> Result<Value, String> {
    match given {
        Json::Bool(bool) => Ok(Value::Bool(*bool)),
        Json::Number(number) => {
            let text = number.to_string();
            text.parse::<BigInt>().map(Value::Int).map_err(|_| text)
        }
        Json::Array(elements) => {
            elements.iter().map(value).collect::<Result<_, _>>().map(Value::Array)
        }
        other => Err(quoted(&other.to_string())),
    }
}

/// Takes note of the unknowns that are shown as they are.
fn learn(value: &Value, shown: &Shown, known: &mut HashMap<Id, Value>) {
    match (shown, value) {
        (Shown::Bool(truth), Value::Bool(bool)) => {
            known.insert(truth.id, Value::Bool(*bool != truth.is_negated));
        }
        (Shown::Int(id, _), Value::Int(_)) => {
            known.insert(*id, value.clone());
        }
        (Shown::Array(slots), Value::Array(elements))
            if slots.len() == elements.len() && slots.iter().all(|slot| slot.present.is_none()) =>
        {
            slots.iter().zip(elements).for_each(|(slot, value)| learn(value, &slot.value, known));
        }
        _ => {}
    }
}

/// The terms that what has to hold or is shown depends on.
fn used(program: &Program) -> Vec<bool> {
    let mut used = vec![false; program.nodes.len()];
    let mut open = program.roots();
    while let Some(id) = open.pop() {
        if !std::mem::replace(&mut used[id as usize], true) {
            open.extend(program.nodes[id as usize].parts());
        }
    }
    used
}
