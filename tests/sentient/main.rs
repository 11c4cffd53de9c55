//! Programs in Sentient.

mod arrays;
mod conformance;
mod errors;
mod language;
mod random;
mod random_arrays;
mod shipped;

use quadrille::{
    encoding::Encoding,
    puzzle::Puzzle,
    sentient::{Assignments, Sentient, Solution},
    solutions::{Solutions, solutions},
    solving::Settings,
};

/// A program without given values.
fn program(text: &str) -> Sentient {
    Sentient::parse(text, &Assignments::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The first solutions, each of which has passed the check.
fn some(puzzle: &Sentient, limit: usize) -> Vec<Solution> {
    solutions(puzzle, &Settings::default()).take(limit).map(Result::unwrap).collect()
}

/// All solutions as they are written, in order.
fn all(text: &str) -> Vec<String> {
    let puzzle = program(text);
    let mut lines: Vec<String> =
        some(&puzzle, usize::MAX).iter().map(ToString::to_string).collect();
    lines.sort();
    lines
}

/// All solutions in an encoding, in order.
fn all_in(puzzle: &Sentient, encoding: &Encoding) -> Vec<String> {
    let solutions = Solutions::new(puzzle, encoding, &Settings::default());
    let mut lines: Vec<String> = solutions.map(|solution| solution.unwrap().to_string()).collect();
    lines.sort();
    lines
}

/// The encodings that differ from the default in one dimension.
fn encodings() -> Vec<Encoding> {
    Encoding::each(&Sentient::dimensions())
}

/// What is wrong with a program.
fn error(text: &str) -> String {
    match Sentient::parse(text, &Assignments::default()) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error.to_string(),
    }
}
