//! The answers of other solvers, in the formats of the SAT competitions
//! (<https://satcompetition.github.io/2024/output.html>). Formulas for them are written by
//! [`write_dimacs`](quadrille_encodings::write_dimacs).

mod answer;
#[cfg(test)]
mod tests;

pub use self::answer::{Answer, read_answer};
