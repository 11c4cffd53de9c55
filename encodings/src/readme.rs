//! The README says of each encoding what its documentation says.

use crate::{
    all_different, at_most_one, cardinality, integer, linear, named::Named, placement, single_loop,
    table, testing::Documented, tracing,
};

const README: &str = include_str!("../README.md");

fn check<E: ?Sized>(table: &[Named<E>]) {
    for named in table {
        let row = format!("| `{}` {}", named.name, Documented::row(named.source));
        assert!(README.contains(&row), "the README lacks the row {row}");
    }
}

#[test]
fn tables_are_those_of_the_documentation() {
    check(all_different::ENCODINGS);
    check(at_most_one::ENCODINGS);
    check(cardinality::ENCODINGS);
    check(integer::ENCODINGS);
    check(linear::ENCODINGS);
    check(placement::ENCODINGS);
    check(single_loop::ENCODINGS);
    check(table::ENCODINGS);
    check(tracing::ENCODINGS);
    let n_rows = README.lines().filter(|line| line.starts_with("| `")).count();
    let n_encodings = all_different::ENCODINGS.len()
        + at_most_one::ENCODINGS.len()
        + cardinality::ENCODINGS.len()
        + integer::ENCODINGS.len()
        + linear::ENCODINGS.len()
        + placement::ENCODINGS.len()
        + single_loop::ENCODINGS.len()
        + table::ENCODINGS.len()
        + tracing::ENCODINGS.len();
    assert_eq!(n_rows, n_encodings);
}
