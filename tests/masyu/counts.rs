//! The number of solutions, against brute force and known values.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
};

use itertools::Itertools;
use proptest::prelude::*;
use quadrille::{
    encoding::Encoding,
    masyu::{Drawing, Masyu, Pearl, Size},
    puzzle::Puzzle,
    solutions::{Solutions, backbone, solutions},
    solving::{Counters, Enumerator, Settings, Solver},
};
use quadrille_encodings::TernaryVal;

use crate::{brute_force, puzzle, solve};

const PEARLS: [Option<Pearl>; 3] = [None, Some(Pearl::White), Some(Pearl::Black)];

fn paths<'d>(drawings: impl IntoIterator<Item = &'d Drawing>) -> BTreeSet<Vec<(usize, usize)>> {
    let path = |drawing: &Drawing| drawing.path().iter().map(|cell| (cell.x, cell.y)).collect();
    drawings.into_iter().map(path).collect()
}

/// Every way of walking the solutions finds just those loops that pass the rules, each once.
fn agree(puzzle: &Masyu, loops: &[Drawing]) {
    let expected = paths(loops.iter().filter(|drawing| puzzle.check(drawing).is_ok()));
    for (enumerator, repair_from, learn_from) in [
        (Enumerator::Auto, 5, 64),
        (Enumerator::Blocking, 1, 64),
        (Enumerator::Blocking, usize::MAX, 64),
        (Enumerator::Chronological, 5, 0),
        (Enumerator::Chronological, 5, u64::MAX),
    ] {
        let settings = Settings { enumerator, repair_from, learn_from, ..Settings::default() };
        let found: Vec<Drawing> = solutions(puzzle, &settings).map(Result::unwrap).collect();
        assert_eq!(found.len(), expected.len(), "{puzzle:?}");
        assert_eq!(paths(&found), expected, "{puzzle:?}");
    }
}

#[test]
fn loops_by_brute_force_are_the_known_number() {
    let count = |n| brute_force::loops(Size { width: n, height: n }).len();
    assert_eq!([2, 3, 4, 5].map(count), [1, 13, 213, 9349]);
}

#[test]
fn empty_grids_have_the_known_number_of_loops() {
    // OEIS A140517
    let count = |n: usize| solve(&puzzle(&(".".repeat(n) + " ").repeat(n))).len();
    assert_eq!([1, 2, 3, 4, 5].map(count), [0, 1, 13, 213, 9349]);
}

#[test]
fn narrow_grids_have_no_loop() {
    for rows in [".", "w", "b", ".....", "..w..", ". . . .", ". b ."] {
        assert_eq!(solve(&puzzle(rows)), [], "{rows}");
    }
}

#[test]
fn every_3x3_agrees_with_brute_force() {
    let size = Size { width: 3, height: 3 };
    let loops = brute_force::loops(size);
    for pearls in std::iter::repeat_n(PEARLS, size.n_cells()).multi_cartesian_product() {
        agree(&Masyu::new(size, pearls), &loops);
    }
}

#[test]
fn every_3x2_with_a_full_loop_agrees_with_brute_force() {
    let size = Size { width: 3, height: 2 };
    let loops = brute_force::loops(size);
    for pearls in std::iter::repeat_n(PEARLS, size.n_cells()).multi_cartesian_product() {
        agree(&Masyu::new(size, pearls).with_full_loop(true), &loops);
    }
}

/// Pearls where a loop allows them, some left out, so that there are solutions.
fn from_loop(size: Size) -> impl Strategy<Value = Masyu> {
    let loops = brute_force::loops(size);
    let keep = prop::collection::vec(prop::bool::weighted(0.4), size.n_cells());
    (prop::sample::select(loops), keep).prop_map(move |(drawing, keep)| {
        let mut pearls = vec![None; size.n_cells()];
        for cell in size.cells().filter(|&cell| keep[size.index(cell)]) {
            pearls[size.index(cell)] = [Pearl::White, Pearl::Black]
                .into_iter()
                .map(Some)
                .find(|&pearl| {
                    let mut alone = vec![None; size.n_cells()];
                    alone[size.index(cell)] = pearl;
                    Masyu::new(size, alone).check(&drawing).is_ok()
                })
                .flatten();
        }
        Masyu::new(size, pearls)
    })
}

fn at_random(size: Size) -> impl Strategy<Value = Masyu> {
    let pearl = prop_oneof![6 => Just(PEARLS[0]), 1 => Just(PEARLS[1]), 1 => Just(PEARLS[2])];
    prop::collection::vec(pearl, size.n_cells()).prop_map(move |pearls| Masyu::new(size, pearls))
}

/// Thousands of placements on one grid.
fn random_placements_agree(size: Size) {
    let loops = brute_force::loops(size);
    let config = ProptestConfig { cases: 1500, failure_persistence: None, ..Default::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner
        .run(&from_loop(size), |puzzle| {
            agree(&puzzle, &loops);
            Ok(())
        })
        .unwrap();
    runner
        .run(&at_random(size), |puzzle| {
            agree(&puzzle, &loops);
            Ok(())
        })
        .unwrap();
    let full = from_loop(size).prop_map(|puzzle| puzzle.with_full_loop(true));
    runner
        .run(&full, |puzzle| {
            agree(&puzzle, &loops);
            Ok(())
        })
        .unwrap();
}

#[test]
fn random_4x4_placements_agree_with_brute_force() {
    random_placements_agree(Size { width: 4, height: 4 });
}

#[test]
fn random_4x5_placements_agree_with_brute_force() {
    random_placements_agree(Size { width: 4, height: 5 });
}

#[test]
fn forced_edges_are_those_that_all_loops_share() {
    let size = Size { width: 4, height: 4 };
    let loops = brute_force::loops(size);
    let config = ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner
        .run(&from_loop(size), |puzzle| {
            let solutions = || loops.iter().filter(|drawing| puzzle.check(drawing).is_ok());
            let (vars, shared) =
                backbone(&puzzle, &Encoding::new(&Masyu::dimensions()), &Settings::default())
                    .unwrap()
                    .unwrap();
            for (cell, way) in size.edges() {
                let expected =
                    match solutions().map(|drawing| drawing.takes(cell, way)).all_equal_value() {
                        Ok(taken) => TernaryVal::from(taken),
                        Err(_) => TernaryVal::DontCare,
                    };
                prop_assert_eq!(shared.lit_value(vars.edge(cell, way).unwrap()), expected);
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn every_encoding_of_the_loop_agrees_with_brute_force() {
    let size = Size { width: 4, height: 4 };
    let loops = brute_force::loops(size);
    let config = ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let puzzles = prop_oneof![
        from_loop(size),
        at_random(size),
        from_loop(size).prop_map(|puzzle| puzzle.with_full_loop(true)),
    ];
    runner
        .run(&puzzles, |puzzle| {
            let expected = paths(loops.iter().filter(|drawing| puzzle.check(drawing).is_ok()));
            for encoding in Encoding::all(&Masyu::dimensions()) {
                for enumerator in Enumerator::ALL {
                    let settings = Settings { enumerator, ..Settings::default() };
                    let found = Solutions::new(&puzzle, &encoding, &settings);
                    let found: Vec<Drawing> = found.map(Result::unwrap).collect();
                    prop_assert_eq!(found.len(), expected.len());
                    prop_assert_eq!(&paths(&found), &expected);
                }
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn threads_find_the_same_loops_in_one_order() {
    let puzzle = puzzle("..... ..... ..w.. ..... .....");
    let all = |jobs| {
        let enumerator = Enumerator::Chronological;
        let settings = Settings { jobs, enumerator, ..Settings::default() };
        solutions(&puzzle, &settings).map(Result::unwrap).collect::<Vec<Drawing>>()
    };
    let (one, two) = (all(1), all(2));
    assert!(one.len() > 1000 && paths(&one) == paths(&two) && one.len() == two.len());
    assert_eq!(two, all(5));
}

#[test]
fn solvers_and_seeds_agree() {
    let is_built_in = |solver: &Solver| *solver != Solver::External;
    let solvers = || {
        let available = Solver::ALL.into_iter().filter_map(|solver| solver.available().ok());
        available.filter(is_built_in)
    };
    let loops = brute_force::loops(Size { width: 5, height: 5 });
    for rows in [
        "..... .w... ..... ..... .....",
        "..w.. ..... b.... ..... .....",
        "..... ..... ..b.. ..... .....",
    ] {
        let puzzle = puzzle(rows);
        let expected = paths(loops.iter().filter(|drawing| puzzle.check(drawing).is_ok()));
        assert!(expected.len() > 100, "{rows} has {} loops", expected.len());
        for (solver, seed) in solvers().cartesian_product([None, Some(1), Some(u64::MAX)]) {
            let settings = Settings { solver, seed, ..Settings::default() };
            let found: Vec<Drawing> = solutions(&puzzle, &settings).map(Result::unwrap).collect();
            assert_eq!(paths(&found), expected, "{rows} by {solver} with {seed:?}");
            assert_eq!(found.len(), expected.len(), "{rows} by {solver} with {seed:?}");
        }
    }
}

/// By cuts alone these take hundreds of rounds.
#[test]
fn repairs_make_sparse_grids_easy() {
    let sparse = include_str!("../../puzzles/masyu/sparse-40x40.txt");
    for (text, needs_repairs) in [(sparse, true), (&"....................\n".repeat(20), false)] {
        let settings = Settings::default();
        let puzzle = Masyu::parse(text).unwrap();
        let found: Vec<Drawing> =
            solutions(&puzzle, &settings).take(2).map(Result::unwrap).collect();
        assert_ne!(found[0], found[1]);
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let Counters { rounds, repairs, .. } = &*settings.counters;
        assert!(count(rounds) < 100, "{} rounds", count(rounds));
        assert_eq!(count(repairs) > 0, needs_repairs);
    }
}

#[test]
fn another_seed_gives_another_first_solution() {
    let puzzle = puzzle(&"........ ".repeat(8));
    let first = |seed| {
        let settings = Settings { seed, ..Settings::default() };
        solutions(&puzzle, &settings).next().unwrap().unwrap().path()
    };
    assert_eq!(first(Some(1)), first(Some(1)));
    assert_eq!((0..5).map(|seed| first(Some(seed))).unique().count(), 5);
}
