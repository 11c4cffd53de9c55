//! The exposed variables with their types and ranges.

use itertools::Itertools;
use num_bigint::BigInt;

use super::program::{Program, Shown, ShownSlot};

/// A JSON object of the exposed variables, on a line.
pub(super) fn list(program: &Program) -> String {
    let exposed = program.exposed.iter();
    let members = exposed.map(|(name, shown)| format!("\"{name}\":{{{}}}", members(shown, false)));
    format!("{{{}}}\n", { members }.join(","))
}

fn members(shown: &Shown, is_maybe: bool) -> String {
    let maybe = if is_maybe { ",\"maybe\":true" } else { "" };
    match shown {
        Shown::Bool(_) => format!("\"type\":\"boolean\"{maybe}"),
        Shown::Int(_, bits) => {
            let half = BigInt::from(1) << (bits - 1);
            let (low, high) = (-&half, half - 1);
            format!("\"type\":\"integer\"{maybe},\"minimum\":{low},\"maximum\":{high}")
        }
        Shown::Array(slots) => {
            let element = |ShownSlot { present, value }: &ShownSlot| {
                format!("{{{}}}", members(value, present.is_some()))
            };
            let elements = slots.iter().map(element).join(",");
            let width = slots.len();
            format!("\"type\":\"array\"{maybe},\"width\":{width},\"elements\":[{elements}]")
        }
    }
}
