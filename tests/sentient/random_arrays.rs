//! Random programs about arrays with absent elements against brute force.

use std::collections::BTreeSet;

use itertools::Itertools;
use proptest::prelude::*;

use super::{all_in, encodings, program};

/// Elements that may be absent, filtered, and all that is shown of them.
fn text(low: i64, left_out: i64, sought: i64, other: i64) -> String {
    format!(
        "array4<int2> xs;
        ys = xs.select(function (x) {{ return x > {low}; }}).reject(function (x) {{ return x == {left_out}; }});
        zs = xs.select(function (x) {{ return x > {other}; }});
        n = ys.length; s = ys.map(*square).sum;
        t = ys.reduce(0, function (t, x, i, isThere) {{ return isThere ? 3 * t + x : t; }});
        found = ys.include?({sought}); same = ys == zs; different = ys.uniq?;
        one = ys.one?(*odd?); all = ys.all?(*even?); turned = ys.reverse;
        expose turned, n, s, t, found, same, different, one, all;"
    )
}

/// The lines, each once.
fn brute_force(low: i64, left_out: i64, sought: i64, other: i64) -> Vec<String> {
    let mut lines = BTreeSet::new();
    for xs in (0..4).map(|_| -2..2i64).multi_cartesian_product() {
        let is_kept = |x: i64| x > low && x != left_out;
        let ys: Vec<i64> = xs.iter().copied().filter(|&x| is_kept(x)).collect();
        lines.insert(format!(
            "{{\"n\":{},\"s\":{},\"t\":{},\"found\":{},\"same\":{},\"different\":{},\"one\":{},\"all\":{},\
             \"turned\":[{}]}}",
            ys.len(),
            ys.iter().map(|y| y * y).sum::<i64>(),
            ys.iter().fold(0, |t, y| 3 * t + y),
            ys.contains(&sought),
            xs.iter().all(|&x| is_kept(x) == (x > other)),
            ys.iter().all_unique(),
            ys.iter().filter(|&y| y % 2 != 0).count() == 1,
            ys.iter().all(|y| y % 2 == 0),
            ys.iter().rev().join(","),
        ));
    }
    lines.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn absent_elements_do_not_count(
        [low, left_out, sought, other] in prop::array::uniform4(-3..3i64),
    ) {
        let text = text(low, left_out, sought, other);
        let expected = brute_force(low, left_out, sought, other);
        let puzzle = program(&text);
        for encoding in encodings() {
            prop_assert_eq!(&all_in(&puzzle, &encoding), &expected, "{} in\n{}", encoding, &text);
        }
    }
}
