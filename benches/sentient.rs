//! The programs that are shipped: `cargo bench --bench sentient`.

use std::fs;

use quadrille::{
    sentient::{Assignments, Sentient},
    solutions::solutions,
    solving::Settings,
};

fn main() {
    divan::main();
}

fn programs() -> impl Iterator<Item = String> {
    let folder = fs::read_dir("puzzles/sentient").expect("run in the root of the project");
    let mut files: Vec<_> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files.into_iter().map(|file| file.display().to_string())
}

fn read(file: &str) -> Sentient {
    let text = fs::read_to_string(file).expect("a shipped program");
    Sentient::parse(&text, &Assignments::default()).expect("a shipped program")
}

/// Reading, without solving.
#[divan::bench(args = programs(), sample_count = 10)]
fn parse(file: &str) -> Sentient {
    read(file)
}

/// The first solution.
#[divan::bench(args = programs(), sample_count = 10)]
fn solve(file: &str) -> usize {
    solutions(&read(file), &Settings::default()).take(1).map(Result::unwrap).count()
}

/// All solutions.
#[divan::bench(args = programs(), sample_count = 3)]
fn count(file: &str) -> usize {
    solutions(&read(file), &Settings::default()).map(Result::unwrap).count()
}
