//! What a solver printed.

use quadrille_encodings::{Assignment, Lit, TernaryVal};

use crate::text::{self, ReadError, quoted};

/// The answer of a solver to a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// There is a model.
    Satisfiable(Assignment),
    /// There is none.
    Unsatisfiable,
    /// The solver gave up.
    Unknown,
}

/// Reads the answer among the lines that a solver printed: `s` lines with the result and `v` lines with
/// the model, or the file that MiniSat writes, `SAT` and the model on the next line. Comments (`c`) are
/// skipped, and so are lines in words, as long as they are neither.
///
/// A model may leave out variables, and needs no `s` line.
///
/// # Errors
///
/// If there is no answer, or two that differ; a literal that is no number other than 0 of at most 31
/// bits, or that contradicts another; no 0 at the end of the model, or something behind it.
pub fn read_answer(text: &str) -> Result<Answer, ReadError> {
    let mut result = None;
    let mut model = Model::default();
    let mut is_minisat = false;
    for (number, line) in text::lines(text) {
        let mut words = line.split_whitespace();
        let (first, second) = (words.next().unwrap_or_default(), words.next());
        let found = match (first, second) {
            ("s", Some(word)) | (word, None) => result_of(word),
            _ => None,
        };
        if let Some(found) = found {
            is_minisat = first == "SAT";
            if result.replace(found).is_some_and(|before| before != found) {
                return Err(ReadError::at(number, 1, "another result", "one result"));
            }
        } else if first == "v" {
            model.read(number, line, line.trim_start().trim_start_matches('v'))?;
        } else if is_minisat && first.parse::<i64>().is_ok() {
            model.read(number, line, line)?;
        }
    }
    let expected = "a solver's answer: a line `s SATISFIABLE` or `s UNSATISFIABLE`, and `v` lines";
    match (result, model.has_begun) {
        (Some(Found::Unsatisfiable), false) => Ok(Answer::Unsatisfiable),
        (Some(Found::Unknown), false) => Ok(Answer::Unknown),
        (None | Some(Found::Satisfiable), true) if model.is_complete => {
            Ok(Answer::Satisfiable(model.assignment))
        }
        (None | Some(Found::Satisfiable), true) => {
            Err(ReadError::whole("a model without an end", "0 after its last literal"))
        }
        (Some(Found::Satisfiable), false) => Err(ReadError::whole("no model", "lines `v`")),
        (Some(_), true) => Err(ReadError::whole("a model without `SATISFIABLE`", expected)),
        (None, false) => Err(ReadError::whole("no answer", expected)),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Satisfiable,
    Unsatisfiable,
    Unknown,
}

fn result_of(word: &str) -> Option<Found> {
    match word {
        "SATISFIABLE" | "SAT" => Some(Found::Satisfiable),
        "UNSATISFIABLE" | "UNSAT" => Some(Found::Unsatisfiable),
        "UNKNOWN" | "INDETERMINATE" | "INDET" => Some(Found::Unknown),
        _ => None,
    }
}

#[derive(Default)]
struct Model {
    assignment: Assignment,
    has_begun: bool,
    is_complete: bool,
}

impl Model {
    fn read(&mut self, number: usize, line: &str, literals: &str) -> Result<(), ReadError> {
        self.has_begun = true;
        for word in literals.split_whitespace() {
            let error = |expected: &str| {
                Err(ReadError::at(number, text::column(line, word), quoted(word), expected))
            };
            if self.is_complete {
                return error("nothing after the 0 of the model");
            }
            let literal: Option<i32> = word.parse().ok();
            match literal.map(Lit::from_ipasir) {
                _ if literal == Some(0) => self.is_complete = true,
                Some(Ok(lit)) if lit.vidx() < MAX_VARIABLES => {
                    if self.assignment.lit_value(!lit) == TernaryVal::True {
                        return error("a literal that does not contradict another");
                    }
                    self.assignment.assign_lit(lit);
                }
                _ => return error("a literal: the number of a variable, or its negative"),
            }
        }
        Ok(())
    }
}

/// More variables than any formula here has.
const MAX_VARIABLES: usize = 1 << 28;
