//! What is read and written.

use proptest::prelude::*;
use quadrille::{
    encoding::Encoding,
    masyu::{Format, Masyu, Options, Output, Pearl, Size},
    puzzle::Puzzle,
    solutions::{backbone, solutions},
    solving::Settings,
    text::ReadError,
};

use crate::{cell, puzzle, solve};

fn read(text: &str) -> Result<Masyu, ReadError> {
    Masyu::read(text, &Options::default())
}

/// The message for a text that is no puzzle.
fn message(text: &str) -> String {
    read(text).expect_err(text).to_string()
}

const CLASSIC: &str = include_str!("../../puzzles/masyu/classic.txt");

#[test]
fn grids() {
    let expected = puzzle(".w.b ....");
    for text in [".w.b\n....\n", ".w.b\n....", ".W.B\r\n....\r\n", "\n\n.w.b  \n....\t\n\n"] {
        assert_eq!(read(text).as_ref(), Ok(&expected), "{text:?}");
    }
    assert_eq!(expected.size(), Size { width: 4, height: 2 });
    assert_eq!(expected.pearl(cell(1, 0)), Some(Pearl::White));
    assert_eq!(expected.pearl(cell(3, 0)), Some(Pearl::Black));
    assert_eq!(expected.pearl(cell(3, 1)), None);
}

#[test]
fn urls() {
    let expected = puzzle(".w.b. ..... w....");
    for text in [
        "https://puzz.link/p?mashu/5/3/3i030",
        "https://puzz.link/p?masyu/5/3/3i030\n",
        "http://pzv.jp/p.html?mashu/5/3/3i030",
        "https://pzprxs.vercel.app/p?masyu/v:/5/3/3i030/",
        "puzz.link/p?mashu/5/3/3I030\r\n",
        "mashu/5/3/3i030",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&expected), "{text:?}");
    }
    assert_eq!(expected.to_url(), "https://puzz.link/p?mashu/5/3/3i030");
    let full = read("https://puzz.link/p?mashu/f/5/3/3i030").unwrap();
    assert_eq!(full, expected.clone().with_full_loop(true));
    for flags in ["v:/f", "fv:", "v:f", "f"] {
        assert_eq!(read(&format!("https://puzz.link/p?mashu/{flags}/5/3/3i030")), Ok(full.clone()));
    }
    assert_eq!(read(&full.to_url()), Ok(full));
}

#[test]
fn pearl_ids() {
    let expected = puzzle(".w.b. ..... w....");
    for text in ["5x3:aWaBfWd", "5x3dt:aWaBfWd\n", "5x3den:aWaBaaaaaaWd"] {
        assert_eq!(read(text).as_ref(), Ok(&expected), "{text:?}");
    }
    assert_eq!(read("9x3:za").unwrap().size(), Size { width: 9, height: 3 });
}

#[test]
fn bad_grids() {
    for text in ["", "\n", " \r\n\t\n"] {
        assert_eq!(
            message(text),
            "found nothing, expected a Masyu grid, a puzz.link URL or a Pearl id"
        );
    }
    assert_eq!(message("...\n.x.\n..."), "2:2: found \"x\", expected '.', 'w' or 'b'");
    assert_eq!(message("...\n.\0.\n"), "2:2: found \"\\0\", expected '.', 'w' or 'b'");
    assert_eq!(message("..é"), "1:3: found \"é\", expected '.', 'w' or 'b'");
    assert_eq!(
        message("...\n....\n"),
        "2:4: found a row of 4 cells, expected 3, as in the first row"
    );
    assert_eq!(
        message("...\n..\n"),
        "2:3: found a row of 2 cells, expected 3, as in the first row"
    );
    assert_eq!(
        message("...\n\n...\n"),
        "2:1: found a blank line, expected the next row, or the end"
    );
    assert_eq!(
        message(&".".repeat(300_000)),
        "1:250001: found more cells, expected at most 250000 cells"
    );
}

#[test]
fn bad_urls() {
    let message = |rest: &str| message(&format!("https://puzz.link/p?{rest}"));
    assert_eq!(
        message("slither/5/3/3i030"),
        "1:21: found \"slither\", expected the name of the puzzle, mashu or masyu"
    );
}

#[test]
fn urls_with_bad_sizes_or_data() {
    let message = |rest: &str| message(&format!("p?{rest}"));
    assert_eq!(
        message("mashu/5/3/3i00"),
        "1:17: found data of 4 characters, expected 5 for a 5x3 grid"
    );
    assert_eq!(
        message("mashu/5/3/3i0300"),
        "1:18: found data of 6 characters, expected 5 for a 5x3 grid"
    );
    assert_eq!(
        message("mashu/5/3/3i0r3"),
        "1:16: found \"r\", expected a digit in base 27, 0 to 9 or a to q"
    );
    assert_eq!(
        message("mashu/4/1/01"),
        "1:14: found \"1\", expected no pearls after the last cell"
    );
    assert_eq!(message("mashu/0/3/"), "1:9: found \"0\", expected a width from 1 to 250000");
    assert_eq!(message("mashu/3/0/"), "1:11: found \"0\", expected a height from 1 to 250000");
    assert_eq!(
        message("mashu/1000000000/1000000000/0"),
        "1:9: found \"1000000000\", expected a width from 1 to 250000"
    );
    assert_eq!(
        message("mashu/99999999999999999999999/3/0"),
        "1:9: found \"99999999999999999999999\", expected a width from 1 to 250000"
    );
    assert_eq!(
        message("mashu/1000/1000/0"),
        "1:9: found a 1000x1000 grid, expected at most 250000 cells"
    );
    assert_eq!(message("mashu/5"), "1:10: found the end, expected /WIDTH/HEIGHT/DATA");
    assert_eq!(
        message("mashu/5/3x/00000"),
        "1:11: found \"3x\", expected a height from 1 to 250000"
    );
    assert_eq!(message("mashu/-5/3/00000"), "1:9: found \"-5\", expected a width from 1 to 250000");
    assert_eq!(
        message("mashu/5/3/00000/more"),
        "1:19: found \"more\", expected the end of the URL"
    );
    assert_eq!(
        message("mashu/5/3/00000\n..."),
        "2:1: found \"...\", expected one puzzle on one line"
    );
}

#[test]
fn bad_pearl_ids() {
    assert_eq!(message("5x3"), "1:1: found \"5x3\", expected a Pearl id, WIDTHxHEIGHT:CELLS");
    assert_eq!(
        message("5x3dt#1234"),
        "1:6: found a random seed, expected a Pearl id, WIDTHxHEIGHT:CELLS"
    );
    assert_eq!(message("5:aaa"), "1:1: found \"5\", expected a Pearl id, WIDTHxHEIGHT:CELLS");
    assert_eq!(message("5x3:aWaBfWe"), "1:11: found more cells, expected 15 for a 5x3 grid");
    assert_eq!(message("5x3:aWaB"), "1:9: found 4 cells, expected 15 for a 5x3 grid");
    assert_eq!(
        message("5x3:aXaB"),
        "1:6: found \"X\", expected 'B', 'W' or a letter from 'a' to 'z'"
    );
    assert_eq!(message("0x3:a"), "1:1: found \"0\", expected a width from 1 to 250000");
    assert_eq!(
        message("3x1000000000:a"),
        "1:3: found \"1000000000\", expected a height from 1 to 250000"
    );
}

fn written(text: &str, format: Format, every_cell: bool) -> String {
    let puzzle = read(text).unwrap();
    puzzle.write(&solve(&puzzle)[0], &Output { format, every_cell })
}

#[test]
fn the_classic_has_one_solution_which_begins_as_stated() {
    let puzzle = read(CLASSIC).unwrap();
    assert_eq!(solve(&puzzle).len(), 1);
    let text = written(CLASSIC, Format::Text, false);
    assert!(text.starts_with("1 0 5 0 5 1 "), "{text}");
    assert!(written(CLASSIC, Format::Text, true).starts_with("1 0 2 0 3 0 4 0 5 0 5 1 "));
}

#[test]
fn the_shipped_puzzles_have_their_number_of_solutions() {
    for (text, n_solutions) in [
        (include_str!("../../puzzles/masyu/first.txt"), 1),
        (include_str!("../../puzzles/masyu/six.txt"), 1),
        (include_str!("../../puzzles/masyu/twelve.txt"), 1),
        (include_str!("../../puzzles/masyu/unique-40x40.txt"), 1),
    ] {
        assert_eq!(solve(&read(text).unwrap()).len(), n_solutions);
    }
    let first = written(include_str!("../../puzzles/masyu/first.txt"), Format::Text, false);
    assert_eq!(first, "0 0 2 0 2 2 0 2\n");
}

#[test]
fn a_small_solution_in_every_format() {
    let first = "...\nw..\n..b\n";
    assert_eq!(
        written(first, Format::Json, false),
        "{\"width\":3,\"height\":3,\"path\":[[0,0],[2,0],[2,2],[0,2]]}\n"
    );
    assert_eq!(
        written(first, Format::Grid, false),
        "┌───────┐\n│       │\n○   ·   │\n│       │\n└───────●\n"
    );
    assert_eq!(written(first, Format::Url, false), "https://puzz.link/p?mashu/3/3/092\n");
    let svg = written(first, Format::Svg, false);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("<circle").count(), 2);
}

#[test]
fn differences_and_facts() {
    let puzzle = puzzle("... ...");
    let solutions = solve(&puzzle);
    let pick = |path: &str| {
        let write = |drawing: &&quadrille::masyu::Drawing| {
            puzzle.write(drawing, &Output::default()).trim() == path
        };
        solutions.iter().find(write).unwrap()
    };
    let both = [pick("0 0 1 0 1 1 0 1"), pick("0 0 2 0 2 1 0 1")];
    let output = |format| Output { format, every_cell: false };
    assert_eq!(
        puzzle.write_difference(both, &output(Format::Text)),
        "0 0 1 0 1 1 0 1\n0 0 2 0 2 1 0 1\n"
    );
    assert_eq!(
        puzzle.write_difference(both, &output(Format::Grid)),
        "┌───╴ 2 ·\n│   1   2\n└───╴ 2 ·\n"
    );
    assert_eq!(
        puzzle.write_difference(both, &output(Format::Json)),
        "{\"width\":3,\"height\":2,\"unique\":false,\
         \"paths\":[[[0,0],[1,0],[1,1],[0,1]],[[0,0],[2,0],[2,1],[0,1]]],\
         \"only\":[[[1,0,1,1]],[[1,0,2,0],[2,0,2,1],[1,1,2,1]]]}\n"
    );
    // a line for what both share, one for each of the edges that only one of them takes
    let svg = puzzle.write_difference(both, &output(Format::Svg));
    assert_eq!([LOOP, FIRST, SECOND].map(|colour| n_edges(&svg, colour)), [3, 1, 3]);

    let pearl = crate::puzzle("... w.. ...");
    let (vars, shared) =
        backbone(&pearl, &Encoding::new(&Masyu::dimensions()), &Settings::default())
            .unwrap()
            .expect("there are loops");
    let facts = |format| pearl.write_backbone(&vars, &shared, &output(format));
    assert_eq!(facts(Format::Grid), "┌───╴ ? ·\n│   ?   ?\n○ × · ? ·\n│   ?   ?\n└───╴ ? ·\n");
    assert_eq!(
        facts(Format::Json),
        "{\"width\":3,\"height\":3,\
         \"on\":[[0,0,1,0],[0,0,0,1],[0,1,0,2],[0,2,1,2]],\
         \"off\":[[0,1,1,1]],\
         \"open\":[[1,0,2,0],[1,0,1,1],[2,0,2,1],[1,1,2,1],[1,1,1,2],[2,1,2,2],[1,2,2,2]]}\n"
    );
    assert!(facts(Format::Text).starts_with("on 0 0 1 0\non 0 0 0 1\nopen 1 0 2 0\n"));
    let svg = facts(Format::Svg);
    // a cross is two strokes, of which each begins with a move
    assert_eq!([LOOP, SECOND].map(|colour| n_edges(&svg, colour)), [4, 2]);
}

const LOOP: &str = "#1b7f4d";
const FIRST: &str = "#2463b4";
const SECOND: &str = "#d9730d";

/// Number of strokes in the path of this colour.
fn n_edges(svg: &str, colour: &str) -> usize {
    let mut paths = svg.split('<').filter(|tag| tag.starts_with("path ") && tag.contains(colour));
    let path = paths.next().expect("a path of that colour");
    assert_eq!(paths.next(), None, "one path of a colour");
    path.split_once(" d=\"")
        .expect("a path has data")
        .1
        .split('"')
        .next()
        .unwrap()
        .matches('M')
        .count()
}

proptest! {
    #[test]
    fn every_puzzle_survives_its_url_and_every_solution_its_drawing(
        (size, pearls) in (1usize..7, 1usize..7).prop_flat_map(|(width, height)| {
            let pearl = prop::sample::select(vec![None, None, None, Some(Pearl::White), Some(Pearl::Black)]);
            (Just(Size { width, height }), prop::collection::vec(pearl, width * height))
        }),
        full_loop: bool,
    ) {
        let puzzle = Masyu::new(size, pearls).with_full_loop(full_loop);
        prop_assert_eq!(read(&puzzle.to_url()), Ok(puzzle.clone()));
        for solution in solutions(&puzzle, &Settings::default()).take(3) {
            let solution = solution.unwrap();
            for (format, every_cell) in [
                (Format::Text, false), (Format::Text, true), (Format::Json, false), (Format::Json, true), (Format::Grid, false),
            ] {
                let text = puzzle.write(&solution, &Output { format, every_cell });
                let answers: Vec<_> = puzzle.read_answers(&text).collect();
                prop_assert_eq!(answers, vec![Ok(Ok(solution.clone()))]);
            }
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*|[.wbWB\\n]{0,40}|mashu/[0-9]{0,3}/[0-9]{0,3}/[0-9a-z]*|[0-9x:aBW]*") {
        if let Ok(puzzle) = read(&text) {
            puzzle.read_answers(&text).for_each(drop);
        }
        puzzle("... ...").read_answers(&text).for_each(drop);
    }
}
