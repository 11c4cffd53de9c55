//! The puzzles that are shipped: `cargo bench --bench masyu`.

use std::{fs, path::PathBuf};

use quadrille::{masyu::Masyu, solutions::solutions, solving::Settings};

fn main() {
    divan::main();
}

fn puzzles() -> impl Iterator<Item = String> {
    let folder = fs::read_dir("puzzles/masyu").expect("run in the root of the project");
    let mut files: Vec<PathBuf> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files.into_iter().map(|file| file.display().to_string())
}

fn read(file: &str) -> Masyu {
    let text = fs::read_to_string(file).expect("a shipped puzzle");
    Masyu::parse(&text).expect("a shipped puzzle")
}

/// The first solution.
#[divan::bench(args = puzzles(), sample_count = 10)]
fn solve(file: &str) -> usize {
    solutions(&read(file), &Settings::default()).take(1).map(Result::unwrap).count()
}

/// Two solutions, or the proof that there is only one.
#[divan::bench(args = puzzles(), sample_count = 10)]
fn unique(file: &str) -> usize {
    solutions(&read(file), &Settings::default()).take(2).map(Result::unwrap).count()
}

/// The same by cuts alone, without repairs: see how long the sparse one takes.
#[divan::bench(args = puzzles(), sample_count = 1)]
fn unique_by_cuts(file: &str) -> usize {
    let settings = Settings { repair_from: usize::MAX, ..Settings::default() };
    solutions(&read(file), &settings).take(2).map(Result::unwrap).count()
}

/// All loops of the empty 5x5 grid, 9349.
#[divan::bench(sample_count = 5)]
fn count() -> usize {
    let puzzle = Masyu::parse(&".....\n".repeat(5)).expect("a grid");
    solutions(&puzzle, &Settings::default()).map(Result::unwrap).count()
}
