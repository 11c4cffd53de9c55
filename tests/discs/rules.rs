//! Each way to break the rules.

use quadrille::{discs::Violation, puzzle::Puzzle};

use super::read;

#[test]
fn each_rule_is_named_with_the_place() {
    let puzzle = read(
        "positions 4\nvalues 1..4 9\ndistinct\nsum 6 = 0 0 1\nsum S = 0 1\nsum S = 2 -1*3\nfixed 0 = 2",
    );
    let broken = |discs: &[i64]| puzzle.check(&discs.to_vec()).unwrap_err();
    assert_eq!(broken(&[]), Violation::Length { found: 0, expected: 4 });
    assert_eq!(broken(&[2, 1, 4]), Violation::Length { found: 3, expected: 4 });
    assert_eq!(broken(&[2, 1, 5, 3]), Violation::NoValue { position: 2, value: 5 });
    assert_eq!(broken(&[1, 2, 3, 4]), Violation::NotFixed { position: 0, value: 1, given: 2 });
    assert_eq!(broken(&[2, 1, 3, 1]), Violation::Repeated { value: 1, one: 1, other: 3 });
    let wrong = Violation::WrongSum { sum: 1, group: "2*0 1".to_owned(), found: 5, expected: 6 };
    assert_eq!(broken(&[2, 1, 3, 4]), wrong);
    let puzzle = read("positions 3\nvalues 1..4\nsum S = 0 1\nsum S = 2");
    let different =
        Violation::DifferentTotals { name: "S".to_owned(), one: 3, first: 1, other: 4, second: 2 };
    assert_eq!(puzzle.check(&vec![1, 2, 4]), Err(different));
    assert_eq!(puzzle.check(&vec![1, 2, 3]), Ok(()));
}
