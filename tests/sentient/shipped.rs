//! The programs that are shipped, by their numbers of solutions.

use std::fs;

use quadrille::{
    discs::Discs,
    puzzle::Puzzle,
    solutions::{encode, solutions},
    solving::{Settings, Stop},
};

use super::{all_in, encodings, program, some};

/// Found by brute force, or known: 8 queens have 92 solutions, the square of 3 has 8 symmetries, six marks
/// need a length of 17, and a knight has 304 tours from a corner.
const PROGRAMS: [(&str, usize); 10] = [
    ("discs", 952),
    ("golomb", 8),
    ("knapsack", 9),
    ("knights-tour", 304),
    ("magic-square", 8),
    ("map-colouring", 18),
    ("nonogram", 1),
    ("queens", 92),
    ("send-more-money", 1),
    ("subset-sum", 11),
];
/// Those that are quick in every encoding.
const QUICK: [&str; 7] = [
    "golomb",
    "knapsack",
    "magic-square",
    "map-colouring",
    "queens",
    "send-more-money",
    "subset-sum",
];

fn read(name: &str) -> String {
    fs::read_to_string(format!("puzzles/sentient/{name}.snt")).expect("a shipped program")
}

#[test]
fn all_are_counted() {
    let mut files: Vec<String> = fs::read_dir("puzzles/sentient")
        .unwrap()
        .map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    assert_eq!(files, PROGRAMS.map(|(name, _)| name));
    for (name, expected) in PROGRAMS {
        assert_eq!(some(&program(&read(name)), usize::MAX).len(), expected, "{name}");
    }
}

#[test]
fn encodings_agree() {
    for name in QUICK {
        let puzzle = program(&read(name));
        let expected = all_in(&puzzle, &encodings()[0]);
        for encoding in encodings() {
            assert_eq!(all_in(&puzzle, &encoding), expected, "{name}, {encoding}");
        }
    }
}

#[test]
fn the_discs_are_those_of_the_layout() {
    let mut program: Vec<String> =
        some(&program(&read("discs")), usize::MAX).iter().map(ToString::to_string).collect();
    let layout = Discs::read(Discs::DEFAULT.unwrap(), &Default::default()).unwrap();
    let layout = solutions(&layout, &Settings::default()).map(|solution| {
        let values: Vec<String> = solution.unwrap().iter().map(ToString::to_string).collect();
        format!("{{\"discs\":[{}]}}", values.join(","))
    });
    let mut layout: Vec<String> = layout.collect();
    program.sort();
    layout.sort();
    assert_eq!(program, layout);
}

/// In bits, half of what the language's original implementation takes.
#[test]
fn the_discs_in_bits_are_few() {
    let puzzle = program(&read("discs"));
    let binary = encodings().into_iter().find(|one| one.to_string().starts_with("binary")).unwrap();
    let (problem, _) = encode(&puzzle, &binary, &Stop::new()).unwrap();
    assert!(problem.formula.n_vars() <= 8_363 / 2, "{} variables", problem.formula.n_vars());
    assert!(problem.formula.n_clauses() <= 25_137 / 2, "{} clauses", problem.formula.n_clauses());
}

#[test]
fn an_answer_can_be_checked() {
    let puzzle = program(&read("send-more-money"));
    let judge = |answer: &str| {
        let answer =
            puzzle.read_answers(answer).next().unwrap().map_err(|error| error.to_string())?;
        answer.and_then(|answer| puzzle.check(&answer)).map_err(|violation| violation.to_string())
    };
    // its letters are not shown
    assert!(judge("{\"send\":9567,\"more\":1085,\"money\":10652}").unwrap_err().contains("3:6"));
    let puzzle = program(&read("discs"));
    let judge = |answer: &str| {
        let answer =
            puzzle.read_answers(answer).next().unwrap().map_err(|error| error.to_string())?;
        answer.and_then(|answer| puzzle.check(&answer)).map_err(|violation| violation.to_string())
    };
    let right = some(&puzzle, 1)[0].to_string();
    assert_eq!(judge(&right), Ok(()));
    let wrong = "{\"discs\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]}";
    assert_eq!(judge(wrong).unwrap_err(), "6:11: the invariant does not hold");
    assert!(judge("{\"discs\":[1]}").unwrap_err().contains("1:15"));
    assert!(judge("{\"discs\":\"x\"}").unwrap_err().contains("expected a boolean"));
    assert!(judge("{}").unwrap_err().contains("no value for \"discs\""));
}
