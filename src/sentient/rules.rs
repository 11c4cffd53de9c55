//! Answers checked without SAT: the program is run with the values that were found.

use super::{
    assign::Assignments,
    concrete::{Broken, Concrete},
    library::library,
    limits,
    semantics::{
        evaluate::Evaluator,
        value::{Slot, Value as Computed},
    },
    syntax::tree::Statement,
    thread::with_large_stack,
    value::{Solution, Value},
    violation::Violation,
};
use crate::text::Position;

/// Whether everything that the program demands holds of a solution, what was assigned too, and the
/// exposed variables are what it computes. Most programs need no large stack for that, which takes longer
/// to get than a run.
pub(super) fn check(
    statements: &[Statement],
    text: &str,
    assignments: &Assignments,
    solution: &Solution,
) -> Result<(), Violation> {
    let run = |max_depth| check_to_depth(statements, text, assignments, solution, max_depth);
    run(limits::SHALLOW_DEPTH).unwrap_or_else(|TooDeep| {
        let result = with_large_stack(|| run(limits::DEPTH));
        let stuck = |words: String| Err(Violation::Stuck(words));
        match result {
            Ok(Ok(result)) => result,
            Ok(Err(TooDeep)) => stuck("expressions are too deep within each other".to_owned()),
            Err(error) => stuck(error.to_string()),
        }
    })
}

/// More expressions wait for each other than may.
struct TooDeep;

fn check_to_depth(
    statements: &[Statement],
    text: &str,
    assignments: &Assignments,
    solution: &Solution,
    max_depth: usize,
) -> Result<Result<(), Violation>, TooDeep> {
    let mut run = Evaluator::new(Concrete::new(&solution.inputs), library(), max_depth);
    if let Err(fault) = run.run(statements) {
        if run.is_too_deep {
            return Err(TooDeep);
        }
        return Ok(Err(Violation::Stuck(fault.in_text(text).to_string())));
    }
    Ok(judge(&run, text, assignments, solution))
}

/// Whether a run of the whole program is what a solution says.
fn judge(
    run: &Evaluator<Concrete<'_>>,
    text: &str,
    assignments: &Assignments,
    solution: &Solution,
) -> Result<(), Violation> {
    if let Some((broken, place)) = &run.algebra.broken {
        let what = match broken {
            Broken::Claim(claim) => claim.broken(),
            Broken::Input => "the value of the variable is not of its type",
        };
        return Err(Violation::Broken { position: Position::of(text, *place), what });
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
