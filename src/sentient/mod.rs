#![doc = include_str!("differences.md")]
//!
//! # How it works
//!
//! A program is read (`syntax`), then run (`semantics`) once from top to bottom, with unknown values in the
//! place of declared variables; the functions that need not be written are in a `library`. What is
//! computed are `terms`: constants are folded, and equal terms are the same term. From the facts that
//! have to hold, the unknown integers get `domains`, which decide how they are represented; then all of
//! it is written as clauses (`encode`).
//!
//! A solution is checked by running the program again with values in the place of terms (`concrete`):
//! nothing that folds, narrows or encodes takes part in that.

mod answers;
mod assign;
mod concrete;
mod decode;
mod domains;
mod encode;
mod fault;
mod forced;
mod library;
mod limits;
mod listing;
mod options;
mod program;
mod rules;
mod semantics;
mod size;
mod syntax;
mod terms;
mod thread;
mod value;
mod violation;

use quadrille_encodings::{Assignment, Formula, Lit};

pub use self::{
    assign::Assignments,
    encode::Vars,
    options::{Options, Output},
    value::{Solution, Value},
    violation::Violation,
};
use self::{domains::Domains, program::Program, syntax::tree::Statement};
use crate::{
    encoding::{Dimension, Encoding},
    puzzle::{Answers, Puzzle},
    solving::Deciding,
    text::{Position, ReadError},
};

/// A program that says what its solutions are.
pub struct Sentient {
    text: String,
    statements: Vec<Statement>,
    assignments: Assignments,
    program: Program,
    domains: Domains,
}

impl Sentient {
    /// Reads a program, with values for some of its exposed variables.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where.
    pub fn parse(text: &str, assignments: &Assignments) -> Result<Self, ReadError> {
        if text.len() > limits::TEXT {
            let found = format!("{} bytes", text.len());
            return Err(ReadError::whole(found, format!("at most {}", limits::TEXT)));
        }
        thread::with_large_stack(|| {
            let statements = syntax::parse(text).map_err(|fault| fault.in_text(text))?;
            let mut program = program::evaluate(&statements, text, assignments)?;
            let domains = Domains::narrow(&mut program);
            size::check(&program)?;
            let (text, assignments) = (text.to_owned(), assignments.clone());
            Ok(Self { text, statements, assignments, program, domains })
        })
        .unwrap_or_else(|error| {
            let found = format!("no memory for a stack of {} MiB", limits::STACK >> 20);
            Err(ReadError::whole(found, format!("so much ({error})")))
        })
    }
}

impl Puzzle for Sentient {
    const NAME: &'static str = "sentient";
    const ABOUT: &'static str = "A program in Sentient, which says what its solutions are";
    const INPUT: &'static str = "\
A program declares variables, says what has to hold of them, and exposes some: docs/sentient.md tells
how. An answer is a JSON object of the exposed variables on a line, as `solve` writes it.";

    type Options = Options;
    type Output = Output;
    type Vars = Vars;
    type Solution = Solution;
    type Violation = Violation;

    fn read(text: &str, options: &Options) -> Result<Self, ReadError> {
        let given = options.assign.as_ref().or(options.assign_file.as_ref());
        Self::parse(text, given.unwrap_or(&Assignments::default()))
    }

    fn about(&self, output: &Output) -> Option<String> {
        output.exposed.then(|| listing::list(&self.program))
    }

    fn dimensions() -> Vec<Dimension> {
        encode::dimensions()
    }

    fn encode(&self, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
        encode::encode(&self.program, &self.domains, encoding, out)
    }

    fn deciding(vars: &Vars) -> Deciding {
        vars.deciding.clone()
    }

    fn names(&self, vars: &Vars) -> Vec<(Lit, String)> {
        vars.names()
    }

    fn decode(&self, vars: &Vars, model: &Assignment) -> Solution {
        decode::decode(&self.program, &self.domains, vars, model)
    }

    fn check(&self, solution: &Solution) -> Result<(), Violation> {
        rules::check(&self.statements, &self.text, &self.assignments, solution)
    }

    fn remark(&self) -> Option<String> {
        let warning = |&(what, place): &(&str, usize)| {
            let Position { line, column } = Position::of(&self.text, place);
            format!("warning: {line}:{column}: {what}, whatever the variables are: no solution")
        };
        let warnings: Vec<String> = self.program.broken.iter().map(warning).collect();
        (!warnings.is_empty()).then(|| warnings.join("\n"))
    }

    fn read_answers<'t>(&'t self, text: &'t str) -> Answers<'t, Self> {
        Box::new(
            answers::read(&self.program, &self.domains, &self.text, text)
                .map(|answer| answer.map(Ok)),
        )
    }

    fn write(&self, solution: &Solution, _output: &Output) -> String {
        format!("{solution}\n")
    }

    fn write_difference(&self, both: [&Solution; 2], _output: &Output) -> String {
        let [one, other] = both;
        let names = one.exposed().zip(other.exposed()).filter(|(a, b)| a.1 != b.1);
        let names: Vec<String> = names.map(|((name, _), _)| format!("\"{name}\"")).collect();
        let only = names.join(",");
        format!("{{\"unique\":false,\"solutions\":[{one},{other}],\"different\":[{only}]}}\n")
    }

    fn write_backbone(&self, vars: &Vars, backbone: &Assignment, _output: &Output) -> String {
        forced::write(vars, backbone)
    }
}
