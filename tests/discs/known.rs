//! Layouts whose number of solutions is known.

use std::{collections::BTreeSet, sync::atomic::Ordering::Relaxed};

use quadrille::{
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::first,
    solving::{Enumerator, Settings},
};

use super::{read, shipped, solve, up_to_symmetry};

fn default() -> Encoding {
    Encoding::new(&quadrille::discs::Discs::dimensions())
}

#[test]
fn shipped_layouts_have_their_number_of_solutions_and_of_classes() {
    for (name, n_solutions, n_classes, n_automorphisms) in [
        ("fifteen", 952, 68, 14),
        ("magic-square-3", 8, 1, 8),
        ("magic-square-4", 7040, 220, 32),
        ("magic-hexagon", 12, 1, 12),
        ("magic-hexagram", 960, 20, 48),
    ] {
        let layout = shipped(name);
        let all = solve(&read(&layout), &default(), &Settings::default());
        assert_eq!(all.len(), n_solutions, "{name}");
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), n_solutions, "{name}");
        let puzzle = up_to_symmetry(&layout);
        assert_eq!(solve(&puzzle, &default(), &Settings::default()).len(), n_classes, "{name}");
        let remark = format!("the layout has {n_automorphisms} automorphisms");
        assert_eq!(puzzle.remark(), Some(remark), "{name}");
    }
}

#[test]
fn every_combination_of_encodings_finds_the_same_hexagrams() {
    let layout = shipped("magic-hexagram");
    let expected: BTreeSet<Vec<i64>> =
        solve(&read(&layout), &default(), &Settings::default()).into_iter().collect();
    for encoding in Encoding::all(&quadrille::discs::Discs::dimensions()) {
        let found = solve(&read(&layout), &encoding, &Settings::default());
        assert_eq!(found.len(), 960, "{encoding}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{encoding}");
        assert_eq!(solve(&up_to_symmetry(&layout), &encoding, &Settings::default()).len(), 20);
    }
}

#[test]
fn enumerators_and_numbers_of_threads_agree() {
    let puzzle = read(&shipped("fifteen"));
    let all = |enumerator, jobs| {
        solve(&puzzle, &default(), &Settings { enumerator, jobs, ..Settings::default() })
    };
    let expected: BTreeSet<Vec<i64>> = all(Enumerator::Blocking, 1).into_iter().collect();
    assert_eq!(expected.len(), 952);
    for enumerator in [Enumerator::Auto, Enumerator::Chronological] {
        let two = all(enumerator, 2);
        assert_eq!(two, all(enumerator, 3), "the order does not depend on the threads");
        for found in [all(enumerator, 1), two] {
            assert_eq!(found.len(), 952);
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
        }
    }
}

#[test]
fn images_of_solutions_are_not_searched_for() {
    for name in ["fifteen", "magic-square-4", "magic-hexagon", "magic-hexagram"] {
        let n_conflicts = ["broken", "kept"].map(|choice| {
            let encoding = Encoding::parse(&quadrille::discs::Discs::dimensions(), choice).unwrap();
            let enumerator = Enumerator::Chronological;
            let settings = Settings { enumerator, ..Settings::default() };
            let found = solve(&read(&shipped(name)), &encoding, &settings);
            assert_eq!(settings.counters.solutions.load(Relaxed), found.len() as u64);
            settings.counters.conflicts.load(Relaxed)
        });
        assert!(5 * n_conflicts[0] < n_conflicts[1], "{name}: {n_conflicts:?}");
    }
}

#[test]
fn a_great_many_images_come_one_by_one() {
    // 18 positions in any order: more symmetries than anybody can list
    let positions: Vec<String> = (0..18).map(|position| position.to_string()).collect();
    let layout = format!("positions 18\nvalues 1..18\ndistinct\nsum 171 = {}", positions.join(" "));
    let puzzle = read(&layout);
    let solutions = quadrille::solutions::solutions(&puzzle, &Settings::default());
    let some: BTreeSet<Vec<i64>> = solutions.take(5000).map(Result::unwrap).collect();
    assert_eq!(some.len(), 5000);
}

#[test]
fn the_first_solution_is_one_of_all() {
    let settings = Settings::default;
    for name in ["fifteen", "magic-square-3", "magic-square-4", "magic-hexagon", "magic-hexagram"] {
        let puzzle = read(&shipped(name));
        for encoding in Encoding::each(&quadrille::discs::Discs::dimensions()) {
            let found = first(&puzzle, &encoding, &settings()).unwrap().expect("a solution");
            assert_eq!(puzzle.check(&found), Ok(()), "{name} with {encoding}");
        }
        // a seed is for a solver, and leads to other solutions
        let seeded = |seed| Settings { seed: Some(seed), ..settings() };
        let found: BTreeSet<Vec<i64>> = (0..8)
            .map(|seed| first(&puzzle, &default(), &seeded(seed)).unwrap().unwrap())
            .collect();
        assert!(found.len() > 1, "{name}: {found:?}");
    }
    for layout in ["sum 9 = 0 1 2", "sum 4 = 0 1\nsum 4 = 1 2\nsum 4 = 2 0"] {
        let puzzle = read(&format!("positions 3\nvalues 1..3\ndistinct\n{layout}"));
        assert_eq!(first(&puzzle, &default(), &settings()), Ok(None), "{layout}");
    }
}

#[test]
fn impossible_layouts_have_no_solution() {
    for layout in [
        // out of reach
        "positions 2\nvalues 1..3\nsum 7 = 0 1",
        "positions 2\nvalues 1..3\ndistinct\nsum 6 = 0 1",
        "positions 1\nvalues 1..3\nsum 3 = 0 0",
        // a group of nothing
        "positions 1\nvalues 1\nsum 1 =",
        // two fixed discs of one value
        "positions 3\nvalues 1..3\ndistinct\nfixed 0 = 2\nfixed 2 = 2",
        // more positions than values
        "positions 40\nvalues 1..39\ndistinct",
        // a value that is none
        "positions 2\nvalues 1..3\nfixed 0 = 4",
        // sums that contradict each other
        "positions 2\nvalues 1..9\nsum 7 = 0 1\nsum 8 = 0 1",
    ] {
        for encoding in Encoding::each(&quadrille::discs::Discs::dimensions()) {
            let none: Vec<Vec<i64>> = Vec::new();
            assert_eq!(solve(&read(layout), &encoding, &Settings::default()), none, "{layout}");
        }
    }
}

#[test]
fn sums_at_the_edges() {
    for (layout, expected) in [
        ("positions 1\nvalues 5\nsum 0 =", vec![vec![5]]),
        ("positions 1\nvalues -3..3\nsum -6 = 0 0", vec![vec![-3]]),
        ("positions 2\nvalues -1..1\nsum 3 = 2*0 -1*1", vec![vec![1, -1]]),
        ("positions 2\nvalues 0..1\nsum 1 = 0 1 -1*1", vec![vec![1, 0], vec![1, 1]]),
        ("positions 2\nvalues 1..2\nsum S = 0\nsum S = 1", vec![vec![1, 1], vec![2, 2]]),
        (
            "positions 2\nvalues -9223372036854775808 9223372036854775807\nsum -1 = 0 1",
            vec![vec![i64::MIN, i64::MAX], vec![i64::MAX, i64::MIN]],
        ),
        (
            "positions 2\nvalues -9223372036854775808 9223372036854775807\nsum S = 0\nsum S = 1",
            vec![vec![i64::MIN, i64::MIN], vec![i64::MAX, i64::MAX]],
        ),
    ] {
        for encoding in Encoding::each(&quadrille::discs::Discs::dimensions()) {
            let mut found = solve(&read(layout), &encoding, &Settings::default());
            found.sort();
            assert_eq!(found, expected, "{layout} with {encoding}");
        }
    }
}

#[test]
fn positions_that_can_change_places_are_no_burden() {
    for (layout, n_classes) in
        [("positions 40\nvalues 0..1\nsum 20 = ", 1), ("positions 9\nvalues 1..2\n", 10)]
    {
        let all: Vec<String> = (0..40).map(|position| position.to_string()).collect();
        let group = if layout.ends_with("= ") { all.join(" ") } else { String::new() };
        let puzzle = up_to_symmetry(&(layout.to_owned() + &group));
        let one = quadrille::solutions::solutions(&puzzle, &Settings::default()).next();
        assert!(one.expect("a solution").is_ok());
        if n_classes > 1 {
            assert_eq!(solve(&puzzle, &default(), &Settings::default()).len(), n_classes);
        }
    }
}

#[test]
fn large_layouts_of_few_solutions_are_solved() {
    // pairs of 200 positions with one sum each, of a thousand values
    let mut layout = "positions 200\nvalues 1..1000\n".to_owned();
    for pair in 0..100 {
        layout += &format!("sum 2000 = {} {}\n", 2 * pair, 2 * pair + 1);
    }
    let found = solve(&read(&layout), &default(), &Settings::default());
    assert_eq!(found, [vec![1000; 200]]);
}
