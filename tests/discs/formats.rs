//! Layouts that make no sense, and answers in each format.

use proptest::prelude::*;
use quadrille::{
    discs::{Discs, Format, Layout, Options, Output},
    puzzle::Puzzle,
};

use super::{read, shipped};

#[test]
fn a_layout_that_makes_no_sense_is_refused_with_the_place() {
    let directives = "`positions`, `values`, `distinct`, `sum` or `fixed`";
    for (layout, expected) in [
        ("", "found the end, expected a line `positions 15`"),
        ("# nothing\n", "found the end, expected a line `positions 15`"),
        ("positions 3\n", "found the end, expected a line `values 1..15`"),
        ("positions\n", "1:10: found the end of the line, expected a number of positions"),
        ("positions 0\n", "1:11: found \"0\", expected a number of positions from 1 to 10000"),
        ("positions -3\n", "1:11: found \"-3\""),
        ("positions 3 4\n", "1:13: found \"4\", expected the end of the line"),
        ("positions 3\npositions 3\n", "2:1: found a second `positions`"),
        ("positions 3\nvalues 1..3\nvalues 4\n", "3:1: found a second `values`"),
        ("distinct\ndistinct\n", "2:1: found a second `distinct`"),
        ("positions 3\nvalues\n", "2:7: found the end of the line, expected values"),
        ("values 3..1\n", "1:8: found \"3..1\", expected an interval that is not empty"),
        ("values 1..x\n", "1:8: found \"1..x\", expected values"),
        ("values 1..2..3\n", "1:8: found \"1..2..3\", expected values"),
        ("values 9223372036854775808\n", "1:8: found \"9223372036854775808\", expected values"),
        (
            "values 0..9223372036854775807\n",
            "1:1: found 9223372036854775808 values, expected at most",
        ),
        ("positions 10000\nvalues 1..1000\n", "found 10000 positions and 1000 values"),
        ("positions 3\nsum 3 = 0 3\n", "2:11: found \"3\", expected a position from 0 to 2"),
        ("positions 3\nsum 3 = 0 -1\n", "2:11: found \"-1\", expected a position from 0 to 2"),
        ("sum 3 = 0\n", "1:9: found \"0\", expected `positions` on a line before"),
        ("positions 3\nsum 3 0 1\n", "2:7: found \"0\", expected `=`"),
        ("positions 3\nsum\n", "2:4: found the end of the line, expected a total"),
        ("positions 3\nsum 99999999999999999999 = 0\n", "2:5: found \"99999999999999999999\""),
        ("positions 3\nsum 1 = 1000001*0\n", "2:9: found \"1000001*0\", expected a factor"),
        (
            "positions 3\nsum 1 = 1000000*0 0\n",
            "2:1: found a sum in which position 0 counts 1000001 times",
        ),
        ("positions 3\nfixed 0 = 1\nfixed 0 = 1\n", "3:7: found a second `fixed 0`"),
        ("positions 3\nfixed 3 = 1\n", "2:7: found \"3\", expected a position from 0 to 2"),
        ("positions 3\nfixed 0 = x\n", "2:11: found \"x\", expected a value"),
        (
            "positions 2\nvalues 1 9223372036854775807\nsum S = 0 1",
            "3:1: found an unknown total from 2 to 18446744073709551614, expected one of 64 bits",
        ),
        ("position 3\n", &format!("1:1: found \"position\", expected {directives}")),
        ("\0\n", &format!("1:1: found \"\\0\", expected {directives}")),
    ] {
        let error = Layout::parse(layout).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{layout:?}: {error}");
    }
}

#[test]
fn symmetries_that_are_too_many_are_refused() {
    let options = Options { up_to_symmetry: true };
    let refused = |layout: &str| Discs::read(layout, &options).unwrap_err().to_string();
    let pairs = (0..8).map(|pair| format!("sum 3 = {} {}\n", 2 * pair, 2 * pair + 1));
    let error = refused(&("positions 16\nvalues 1..2\n".to_owned() + &pairs.collect::<String>()));
    assert!(error.contains("expected `distinct` or at most 10000"), "{error}");
    let error = refused("positions 501\nvalues 1..2\n");
    assert!(error.contains("at most 500 with --up-to-symmetry"), "{error}");
    let many = Discs::read("positions 40\nvalues 1..40\ndistinct", &options).unwrap();
    assert_eq!(many.remark().unwrap(), "the layout has more than 10^38 automorphisms");
}

#[test]
fn line_ends_blanks_and_comments_do_not_matter() {
    let plain = read("positions 2\nvalues 1..3\nsum 4 = 0 1\n");
    let other = read("# two\r\npositions 2 # discs\r\n\r\nvalues 1 2 3..3\r\n\tsum 4=0 1");
    assert_eq!(plain.layout().sums(), other.layout().sums());
    assert_eq!(plain.layout().values(), other.layout().values());
}

#[test]
fn a_factor_may_stand_apart() {
    let sum = |text: &str| {
        read(&format!("positions 2\nvalues 1..3\nsum 3 = {text}\n")).layout().sums().to_vec()
    };
    assert_eq!(sum("2*0 1"), sum("2* 0 1"));
    assert_eq!(sum("2*0 1"), sum("2*\u{3000}0\u{a0}1"));
    let error = Layout::parse("positions 2\nvalues 1..3\nsum 3 = 2*\n").unwrap_err().to_string();
    assert!(error.starts_with("3:11: found the end of the line"), "{error}");
}

#[test]
fn solutions_are_written_and_read_back() {
    let puzzle = read("positions 3\nvalues -1..9\n");
    let discs = vec![-1, 0, 9];
    let write = |format| puzzle.write(&discs, &Output { format });
    assert_eq!(write(Format::Text), "-1 0 9\n");
    assert_eq!(write(Format::Json), "{\"discs\":[-1,0,9]}\n");
    for text in [write(Format::Text), write(Format::Json)] {
        let answers: Vec<_> = puzzle.read_answers(&text).map(Result::unwrap).collect();
        assert_eq!(answers, [Ok(discs.clone())]);
    }
    let error = |text: &str| puzzle.read_answers(text).next().unwrap().unwrap_err().to_string();
    assert!(error("1 x 3").starts_with("1:3: found \"x\""));
    assert!(error("{\"discs\":[1,2}").starts_with("1:14: found something else"));
    let empty = puzzle.read_answers("").next().unwrap().unwrap();
    assert_eq!(empty.unwrap_err().to_string(), "0 discs for 3 positions");
}

/// The centres of the discs of a picture.
fn centres(svg: &str) -> Vec<(f64, f64)> {
    let number = |circle: &str, name: &str| {
        let value = circle.split(&format!("{name}=\"")).nth(1).unwrap();
        value.split('"').next().unwrap().parse::<f64>().unwrap()
    };
    let circles = svg.split("<circle").skip(1);
    circles.map(|circle| (number(circle, "cx"), number(circle, "cy"))).collect()
}

#[test]
fn discs_are_drawn_apart_from_each_other() {
    for name in ["fifteen", "magic-square-3", "magic-square-4", "magic-hexagon", "magic-hexagram"] {
        let puzzle = read(&shipped(name));
        let discs: Vec<i64> = (1..=puzzle.layout().n_positions() as i64).collect();
        let svg = puzzle.write(&discs, &Output { format: Format::Svg });
        let centres = centres(&svg);
        assert_eq!(centres.len(), puzzle.layout().n_positions(), "{name}");
        assert!(discs.iter().all(|disc| svg.contains(&format!(">\n{disc}\n<"))), "{svg}");
        for (index, one) in centres.iter().enumerate() {
            for other in &centres[..index] {
                let distance = (one.0 - other.0).hypot(one.1 - other.1);
                assert!(distance > 46.0, "{name}: {one:?} and {other:?}");
            }
        }
    }
    // the outer ring of the original stands between its neighbours
    let puzzle = read(&shipped("fifteen"));
    let svg = puzzle.write(&(1..=15).collect::<Vec<_>>(), &Output { format: Format::Svg });
    let centres = centres(&svg);
    let distance =
        |a: usize, b: usize| (centres[a].0 - centres[b].0).hypot(centres[a].1 - centres[b].1);
    for disc in 0..7 {
        let (outer, one, other) = (8 + disc, 1 + disc, 1 + (disc + 1) % 7);
        assert!((distance(outer, one) - distance(outer, other)).abs() < 3.0);
        assert!(distance(outer, one) < distance(outer, 0));
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(
        text in "\\PC*|((positions|values|distinct|sum|fixed)?[ 0-9A-Z=*.#-]{0,12}\n){0,6}"
    ) {
        let _ = Discs::read(&text, &Options { up_to_symmetry: true });
    }
}
