//! Masyu through the library: rules, formats, and the number of solutions.

mod brute_force;
mod counts;
mod formats;
mod rules;

use quadrille::{
    masyu::{Cell, Drawing, Masyu, Options},
    puzzle::Puzzle,
    solutions::solutions,
    solving::Settings,
};

/// Reads a puzzle whose rows are separated by blanks.
fn puzzle(rows: &str) -> Masyu {
    let text = rows.split_whitespace().collect::<Vec<_>>().join("\n");
    Masyu::read(&text, &Options::default()).unwrap()
}

fn solve(puzzle: &Masyu) -> Vec<Drawing> {
    solutions(puzzle, &Settings::default()).map(|solution| solution.unwrap()).collect()
}

fn cell(x: usize, y: usize) -> Cell {
    Cell { x, y }
}
