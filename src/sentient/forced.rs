//! What all solutions share.

use itertools::Itertools;
use num_bigint::BigInt;
use quadrille_encodings::{Assignment, TernaryVal, circuit::Signal, integer::Integer};

use super::encode::{Located, Vars};

/// A JSON object of the exposed variables, with null for what solutions differ in.
pub(super) fn write(vars: &Vars, backbone: &Assignment) -> String {
    let exposed = vars.exposed.iter();
    let members =
        exposed.map(|(name, located)| format!("\"{name}\":{}", shared(located, backbone)));
    format!("{{{}}}\n", { members }.join(","))
}

fn shared(located: &Located, backbone: &Assignment) -> String {
    let value = match located {
        Located::Bool(signal) => known(*signal, backbone).map(|value| value.to_string()),
        Located::Integer(integer) => {
            is_known(integer, backbone).then(|| integer.value(backbone).to_string())
        }
        Located::Number(number) => {
            let bits = number.bits.iter().map(|&bit| known(bit, backbone));
            let bits: Option<Vec<bool>> = bits.collect();
            bits.map(|bits| {
                let ones = bits.iter().enumerate().filter(|(_, is_one)| **is_one);
                let distance: BigInt = ones.map(|(index, _)| BigInt::from(1) << index).sum();
                (&number.base + distance).to_string()
            })
        }
        // which elements there are shows in variables of other kinds
        Located::Array(slots) if slots.iter().any(|(present, _)| present.is_some()) => None,
        Located::Array(slots) => {
            let elements = slots.iter().map(|(_, value)| shared(value, backbone));
            Some(format!("[{}]", { elements }.join(",")))
        }
    };
    value.unwrap_or_else(|| "null".to_owned())
}

fn known(signal: Signal, backbone: &Assignment) -> Option<bool> {
    match signal {
        Signal::Constant(value) => Some(value),
        Signal::Lit(lit) => match backbone.lit_value(lit) {
            TernaryVal::True => Some(true),
            TernaryVal::False => Some(false),
            TernaryVal::DontCare => None,
        },
    }
}

/// Whether all variables that decide an integer are the same in all solutions.
fn is_known(integer: &Integer, backbone: &Assignment) -> bool {
    integer.deciding().all(|var| backbone.var_value(var) != TernaryVal::DontCare)
}
