//! Formulas for other solvers, and their answers, in the formats of the SAT competitions
//! (<https://satcompetition.github.io/2024/output.html>).

mod answer;
mod formula;
#[cfg(test)]
mod tests;

pub use self::{
    answer::{Answer, read_answer},
    formula::write_formula,
};
