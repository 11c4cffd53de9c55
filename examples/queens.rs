//! N queens on a board, none of which attacks another: a puzzle that is not built in.
//!
//! `cargo run --release --example queens [N] [JOBS]` prints one placement and the number of them all.

use std::{env, error::Error};

use quadrille::solving::{Deciding, Enumerator, Models, Problem, Settings};
use quadrille_encodings::{
    Cnf, Formula, Lit, TernaryVal,
    at_most_one::{AtMostOne, Pairwise},
};

/// One queen in each row and each column, at most one in each diagonal.
fn problem(n: usize) -> (Problem, Vec<Vec<Lit>>) {
    let mut formula = Cnf::new();
    let rows: Vec<Vec<Lit>> = (0..n).map(|_| (0..n).map(|_| formula.fresh()).collect()).collect();
    let along = |line: &dyn Fn(usize, usize) -> usize, number: usize| -> Vec<Lit> {
        let cells = (0..n * n).map(|cell| (cell / n, cell % n));
        cells.filter(|&(y, x)| line(y, x) == number).map(|(y, x)| rows[y][x]).collect()
    };
    for number in 0..n {
        Pairwise.encode_exactly_one(&along(&|y, _| y, number), &mut formula);
        Pairwise.encode_exactly_one(&along(&|_, x| x, number), &mut formula);
    }
    for number in 0..2 * n {
        Pairwise.encode(&along(&|y, x| y + x, number), &mut formula);
        Pairwise.encode(&along(&|y, x| n + y - x, number), &mut formula);
    }
    // the same number of queens in every solution: none has all of another's and more
    let vars = rows.iter().flatten().map(|lit| lit.var()).collect();
    let deciding = Deciding { vars, incomparable: true };
    (Problem { formula, deciding, lazy: None, multiplicity: 1 }, rows)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1).map(|word| word.parse());
    let n = arguments.next().transpose()?.unwrap_or(8);
    let jobs = arguments.next().transpose()?.unwrap_or(1);
    let (problem, rows) = problem(n);
    let settings = Settings { enumerator: Enumerator::Chronological, jobs, ..Settings::default() };
    let mut n_solutions = 0;
    for model in Models::new(problem, &settings) {
        let model = model?;
        if n_solutions == 0 {
            for row in &rows {
                let square =
                    |&lit| if model.lit_value(lit) == TernaryVal::True { "♛ " } else { "· " };
                println!("{}", row.iter().map(square).collect::<String>());
            }
        }
        n_solutions += 1;
    }
    println!("{n_solutions} solutions");
    Ok(())
}

#[test]
fn numbers_of_solutions_are_those_of_oeis_a000170() {
    for (n, expected) in
        [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4), (7, 40), (8, 92), (9, 352)]
    {
        for (enumerator, jobs) in
            [(Enumerator::Auto, 1), (Enumerator::Blocking, 1), (Enumerator::Chronological, 2)]
        {
            let settings = Settings { enumerator, jobs, ..Settings::default() };
            assert_eq!(
                Models::new(problem(n).0, &settings).count(),
                expected,
                "{n} by {enumerator}"
            );
        }
    }
}
