//! Discs: layouts, their solutions, their symmetries.

mod brute_force;
mod formats;
mod known;
mod random;
mod rules;

use quadrille::{
    discs::{Discs, Options},
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::Solutions,
    solving::Settings,
};

fn read(layout: &str) -> Discs {
    Discs::read(layout, &Options::default()).unwrap_or_else(|error| panic!("{layout}: {error}"))
}

/// One solution of each class.
fn up_to_symmetry(layout: &str) -> Discs {
    let options = Options { up_to_symmetry: true };
    Discs::read(layout, &options).unwrap_or_else(|error| panic!("{layout}: {error}"))
}

fn solve(puzzle: &Discs, encoding: &Encoding, settings: &Settings) -> Vec<Vec<i64>> {
    let solutions = Solutions::new(puzzle, encoding, settings);
    solutions.collect::<Result<_, _>>().expect("nothing stops it, and all solutions pass the check")
}

fn shipped(name: &str) -> String {
    std::fs::read_to_string(format!("puzzles/discs/{name}.txt")).expect("a shipped layout")
}
