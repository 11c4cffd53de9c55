//! Slitherlink, a puzzle that is not built in: one loop along the lines of a grid, and each number
//! says how many of the four lines around it belong to the loop.
//!
//! `cargo run --example slitherlink [FILE]` solves a grid of digits and dots, and says whether the
//! solution is the only one. The loop, its cuts and the driver are those of Masyu.

use std::{env, error::Error, fs, sync::Arc};

use itertools::Itertools;
use quadrille::solving::{Deciding, Models, Problem, Settings};
use quadrille_encodings::{Assignment, Cnf, Edge, Formula, Lit, LoopGraph, TernaryVal};

const SAMPLE: &str = "\
..132.3
2.22..2
.22...2
...2...
30.1.23
..31.12
.2.3...
";

/// The lines between dots: for each dot the one to the right of it and the one below it.
struct Lines {
    width: usize,
    right: Vec<Vec<Lit>>,
    down: Vec<Vec<Lit>>,
}

impl Lines {
    fn new(width: usize, height: usize, out: &mut dyn Formula) -> Self {
        let mut rows = |n_rows: usize, n: usize| -> Vec<Vec<Lit>> {
            (0..n_rows).map(|_| (0..n).map(|_| out.fresh()).collect()).collect()
        };
        Self { width, right: rows(height + 1, width), down: rows(height, width + 1) }
    }

    fn graph(&self) -> LoopGraph {
        let dot = |x: usize, y: usize| y * (self.width + 1) + x;
        let mut edges = Vec::new();
        for (rows, dx, dy) in [(&self.right, 1, 0), (&self.down, 0, 1)] {
            for (y, row) in rows.iter().enumerate() {
                let edge = |(x, &lit)| Edge { ends: [dot(x, y), dot(x + dx, y + dy)], lit };
                edges.extend(row.iter().enumerate().map(edge));
            }
        }
        LoopGraph::new(vec![false; dot(0, self.right.len())], edges)
    }

    /// Just `n` of the four lines around a cell: no n + 1 are taken, and no 5 - n are not.
    fn encode_clue(&self, x: usize, y: usize, n: usize, out: &mut dyn Formula) {
        let around = [self.right[y][x], self.right[y + 1][x], self.down[y][x], self.down[y][x + 1]];
        for too_many in around.into_iter().combinations(n + 1) {
            out.clause(&too_many.into_iter().map(|lit| !lit).collect::<Vec<_>>());
        }
        if let Some(too_few) = 5usize.checked_sub(n) {
            around.into_iter().combinations(too_few).for_each(|lits| out.clause(&lits));
        }
    }

    fn draw(&self, clues: &[Vec<char>], model: &Assignment) -> String {
        let mark =
            |lit: Lit, on, off| if model.lit_value(lit) == TernaryVal::True { on } else { off };
        let mut drawing = String::new();
        for (y, row) in self.right.iter().enumerate() {
            let lines = row.iter().map(|&lit| mark(lit, "───", "   "));
            drawing += &format!("·{}·\n", lines.format("·"));
            let Some(row) = self.down.get(y) else { continue };
            for (x, &lit) in row.iter().enumerate() {
                let clue = clues[y].get(x).map_or(String::new(), |clue| format!(" {clue} "));
                drawing += &(mark(lit, "│", " ").to_owned() + &clue.replace('.', " "));
            }
            drawing += "\n";
        }
        drawing
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = env::args().nth(1).map_or(Ok(SAMPLE.to_owned()), fs::read_to_string)?;
    let clues: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let width = clues.iter().map(Vec::len).all_equal_value().map_err(|_| "rows of one width")?;
    let mut formula = Cnf::new();
    let lines = Lines::new(width, clues.len(), &mut formula);
    let graph = Arc::new(lines.graph());
    graph.encode_degrees(&mut formula);
    for (y, x) in (0..clues.len()).cartesian_product(0..width) {
        if let Some(n) = clues[y][x].to_digit(5) {
            lines.encode_clue(x, y, n as usize, &mut formula);
        }
    }
    let vars = graph.edges().iter().map(|edge| edge.lit.var()).collect();
    let deciding = Deciding { vars, incomparable: true };
    let problem = Problem { formula, deciding, lazy: Some(graph), multiplicity: 1 };
    let models: Vec<Assignment> =
        Models::new(problem, &Settings::default()).take(2).try_collect()?;
    models.iter().for_each(|model| println!("{}", lines.draw(&clues, model)));
    println!("{}", ["no solution", "the only solution", "not the only solution"][models.len()]);
    Ok(())
}
