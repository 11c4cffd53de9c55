//! Times a folder of Masyu puzzles: two solutions, or one and the proof that it is the only one.
//!
//! `cargo bench --bench folder -- FOLDER [SOLVER]`

use std::{env, fs, path::PathBuf, process::ExitCode, time::Instant};

use quadrille::{
    masyu::Masyu,
    solutions::solutions,
    solving::{Settings, Solver},
};

fn main() -> ExitCode {
    // cargo passes --bench
    let mut arguments = env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(folder) = arguments.next() else {
        println!("usage: cargo bench --bench folder -- FOLDER [SOLVER]");
        return ExitCode::SUCCESS;
    };
    let solver: Solver = match arguments.next().as_deref().map(str::parse) {
        None => Solver::default(),
        Some(Ok(solver)) => solver,
        Some(Err(error)) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut files: Vec<PathBuf> = match fs::read_dir(&folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(error) => {
            eprintln!("{folder}: {error}");
            return ExitCode::FAILURE;
        }
    };
    files.sort();
    println!("                puzzles  total s  median ms  99 % ms  maximum ms");
    let mut times = [const { Vec::new() }; 3];
    for file in files {
        let Some(puzzle) = fs::read_to_string(&file).ok().and_then(|text| Masyu::parse(&text).ok())
        else {
            println!("{}: not a puzzle", file.display());
            continue;
        };
        let settings = Settings { solver, ..Settings::default() };
        let start = Instant::now();
        let n_solutions = solutions(&puzzle, &settings).take(2).map(Result::unwrap).count();
        times[n_solutions].push((start.elapsed().as_secs_f64(), file));
    }
    for (times, kind) in times.iter_mut().zip(["no solution", "one solution", "two or more"]) {
        times.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let Some((slowest, file)) = times.last() else { continue };
        let rank = |share: f64| 1e3 * times[((times.len() - 1) as f64 * share).round() as usize].0;
        println!(
            "{kind:<14} {:>8} {:>8.3} {:>10.2} {:>8.2} {:>11.2}  {}",
            times.len(),
            times.iter().map(|(time, _)| time).sum::<f64>(),
            rank(0.5),
            rank(0.99),
            1e3 * slowest,
            file.display(),
        );
    }
    ExitCode::SUCCESS
}
