//! Random layouts of a few positions, compared with brute force.

use std::collections::BTreeSet;

use proptest::prelude::*;
use quadrille::{
    discs::Discs,
    encoding::Encoding,
    puzzle::Puzzle,
    solving::{Enumerator, Settings},
};

use super::{brute_force, read, solve, up_to_symmetry};

/// Up to five positions, a handful of values, sums that some list of values has.
fn layouts() -> impl Strategy<Value = String> {
    let shape = (1usize..=5, prop::collection::btree_set(-3i64..6, 1..6), any::<bool>());
    shape.prop_flat_map(|(n_positions, values, is_distinct)| {
        let values: Vec<i64> = values.into_iter().collect();
        let terms = prop::collection::vec((0..n_positions, -2i64..=2), 0..5);
        let sums = prop::collection::vec((terms, 0usize..4, -1i64..=1), 0..4);
        let hidden = prop::collection::vec(prop::sample::select(values.clone()), n_positions);
        let fixed =
            prop::option::weighted(0.2, (0..n_positions, prop::sample::select(values.clone())));
        (Just((n_positions, values, is_distinct)), sums, hidden, fixed).prop_map(
            |((n_positions, values, is_distinct), sums, hidden, fixed)| {
                let words: Vec<String> = values.iter().map(i64::to_string).collect();
                let mut layout = format!("positions {n_positions}\nvalues {}\n", words.join(" "));
                if is_distinct {
                    layout += "distinct\n";
                }
                for (terms, kind, error) in sums {
                    let total: i64 = terms.iter().map(|&(at, times)| times * hidden[at]).sum();
                    let total = match kind {
                        0 => (total + error).to_string(),
                        1 => "S".to_owned(),
                        2 => "T".to_owned(),
                        _ => total.to_string(),
                    };
                    layout += &format!("sum {total} =");
                    for (position, times) in terms {
                        layout += &format!(" {times}*{position}");
                    }
                    layout += "\n";
                }
                if let Some((position, value)) = fixed {
                    layout += &format!("fixed {position} = {value}\n");
                }
                layout
            },
        )
    })
}

/// Layouts with symmetries: each group of two or three positions of a few has the same total.
fn symmetric() -> impl Strategy<Value = String> {
    let shape = (3usize..=5, 1usize..=3, any::<bool>(), any::<bool>(), 2i64..=6);
    shape.prop_map(|(n, step, is_distinct, is_known, greatest)| {
        let greatest = if is_distinct { greatest.max(n as i64) } else { greatest.min(4) };
        let mut layout = format!("positions {n}\nvalues 1..{greatest}\n");
        if is_distinct {
            layout += "distinct\n";
        }
        let total = if is_known { (greatest + 1).to_string() } else { "S".to_owned() };
        for first in 0..n {
            layout += &format!("sum {total} = {first} {}\n", (first + step) % n);
        }
        layout
    })
}

fn check(layout: &str) {
    let puzzle = read(layout);
    let expected = brute_force::solutions(&puzzle);
    for encoding in Encoding::each(&Discs::dimensions()) {
        for enumerator in Enumerator::ALL {
            let settings = Settings { enumerator, ..Settings::default() };
            let found = solve(&puzzle, &encoding, &settings);
            assert_eq!(found.len(), expected.len(), "{layout} with {encoding}, {enumerator}");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{layout} {encoding}");
        }
    }
    let automorphisms = brute_force::automorphisms(&puzzle);
    let n_classes = brute_force::n_classes(&expected, &automorphisms);
    let puzzle = up_to_symmetry(layout);
    let remark = match automorphisms.len() {
        1 => "the layout has no symmetry".to_owned(),
        n => format!("the layout has {n} automorphisms"),
    };
    assert_eq!(puzzle.remark(), Some(remark), "{layout}");
    for encoding in Encoding::each(&Discs::dimensions()) {
        let found = solve(&puzzle, &encoding, &Settings::default());
        assert_eq!(found.len(), n_classes, "{layout} with {encoding}");
        assert!(found.iter().all(|discs| expected.contains(discs)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]
    #[test]
    fn layouts_agree_with_brute_force(layout in layouts()) {
        check(&layout);
    }

    #[test]
    fn symmetric_layouts_agree_with_brute_force(layout in symmetric()) {
        check(&layout);
    }
}
