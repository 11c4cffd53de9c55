//! Answers checked without SAT: the program is run with the values that were found.

use super::{
    assign::Assignments,
    concrete::{Broken, Concrete},
    library::library,
    semantics::{
        evaluate::Evaluator,
        value::{Slot, Value as Computed},
    },
    syntax::tree::Statement,
    value::{Solution, Value},
    violation::Violation,
};
use crate::text::Position;

/// Whether everything that the program demands holds of a solution, what was assigned too, and the exposed variables are
/// what it computes.
pub(super) fn check(
    statements: &[Statement],
    text: &str,
    assignments: &Assignments,
    solution: &Solution,
) -> Result<(), Violation> {
    let mut run = Evaluator::new(Concrete::new(&solution.inputs), library());
    if let Err(fault) = run.run(statements) {
        return Err(Violation::Stuck(fault.in_text(text).to_string()));
    }
    if let Some((broken, place)) = run.algebra.broken {
        let what = match broken {
            Broken::Claim(claim) => claim.broken(),
            Broken::Input => "the value of the variable is not of its type",
        };
        return Err(Violation::Broken { position: Position::of(text, place), what });
    }
    if let Some((name, given)) = assignments.broken_by(&run.exposed) {
        return Err(Violation::Assigned { name, given });
    }
    for (name, value) in &solution.exposed {
        let computed = run.exposed.iter().find(|(other, _)| other == name);
        let computed = computed.map(|(_, value)| plain(value));
        if computed.as_ref() != Some(value) {
            let words =
                |value: Option<Value>| value.map_or("nothing".to_owned(), |it| it.to_string());
            return Err(Violation::Exposed {
                name: name.to_string(),
                found: value.to_string(),
                computed: words(computed),
            });
        }
    }
    Ok(())
}

/// A computed value without absent elements.
fn plain(value: &Computed<Concrete<'_>>) -> Value {
    match value {
        Computed::Bool(bool) => Value::Bool(*bool),
        Computed::Int(int) => Value::Int(int.term.clone()),
        Computed::Array(array) => {
            let there = array.slots.iter().filter(|slot| slot.present.unwrap_or(true));
            Value::Array(there.map(|Slot { value, .. }| plain(value)).collect())
        }
    }
}
