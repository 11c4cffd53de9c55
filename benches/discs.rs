//! The layouts that are shipped: `cargo bench --bench discs`. Other tools beside it: `rivals.py`.

use std::fs;

use quadrille::{
    discs::{Discs, Layout},
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::Solutions,
    solving::Settings,
};

fn main() {
    divan::main();
}

const LAYOUTS: [&str; 5] =
    ["fifteen", "magic-square-3", "magic-square-4", "magic-hexagon", "magic-hexagram"];

fn count(layout: &str, encodings: &str, jobs: usize, limit: usize) -> usize {
    let text = fs::read_to_string(format!("puzzles/discs/{layout}.txt")).expect("a shipped layout");
    let puzzle = Discs::new(Layout::parse(&text).expect("a shipped layout"));
    let encoding = Encoding::parse(&Discs::dimensions(), encodings).expect("names of encodings");
    let settings = Settings { jobs, ..Settings::default() };
    Solutions::new(&puzzle, &encoding, &settings).take(limit).map(Result::unwrap).count()
}

#[divan::bench(args = LAYOUTS, sample_count = 10)]
fn first(layout: &str) -> usize {
    count(layout, "direct", 1, 1)
}

#[divan::bench(args = LAYOUTS, sample_count = 5)]
fn all(layout: &str) -> usize {
    count(layout, "direct", 1, usize::MAX)
}

#[divan::bench(args = LAYOUTS, sample_count = 5)]
fn all_by_two_threads(layout: &str) -> usize {
    count(layout, "direct", 2, usize::MAX)
}

/// With all symmetric solutions searched for.
#[divan::bench(args = LAYOUTS, sample_count = 3)]
fn all_without_symmetry(layout: &str) -> usize {
    count(layout, "kept", 1, usize::MAX)
}

/// Without what the sums say together.
#[divan::bench(args = ["fifteen", "magic-square-3", "magic-hexagon"], sample_count = 5)]
fn all_as_stated(layout: &str) -> usize {
    count(layout, "stated", 1, usize::MAX)
}

#[divan::bench(args = ["diagram", "tuples", "totalizer", "bounds", "adder"], sample_count = 5)]
fn hexagram_by_sums(sums: &str) -> usize {
    count("magic-hexagram", sums, 1, usize::MAX)
}
