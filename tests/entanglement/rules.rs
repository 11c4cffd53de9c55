use quadrille::{
    entanglement::{
        Answer, Cell, Entanglement, Entry, Options, Segment, Transcript, Violation, Walk,
    },
    puzzle::Puzzle,
};

use super::tile;

const STRAIGHT: [u8; 12] = [0, 7, 1, 6, 2, 9, 3, 8, 4, 11, 5, 10];
const NEXT: [u8; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

fn text(tiles: &[[u8; 12]]) -> String {
    let lines = tiles.iter().flat_map(|tile| tile.chunks(2));
    lines.map(|pair| format!("{} {}\n", pair[0], pair[1])).collect()
}

fn game(tiles: &[[u8; 12]]) -> Entanglement {
    Entanglement::read(&text(tiles), &Options::default()).unwrap()
}

fn answers(game: &Entanglement, text: &str) -> Transcript {
    game.read_answers(text).next().unwrap().unwrap().unwrap()
}

fn verdict(game: &Entanglement, text: &str) -> Result<(), String> {
    game.check(&answers(game, text)).map_err(|violation| violation.to_string())
}

/// Straight down from the base, and off the board with the third tile.
#[test]
fn a_path_by_hand() {
    let mut walk = Walk::new();
    for (turn, y) in (0..3).zip([-1, -2, -3]) {
        let cell = Cell { x: 0, y };
        assert_eq!(walk.ahead(), Some(Entry { cell, entrance: 0 }));
        let segments = walk.place(tile(&STRAIGHT)).unwrap();
        assert_eq!(segments, [Segment { cell, enter: 0, leave: 7 }]);
        assert_eq!(walk.score(), turn + 1);
    }
    assert_eq!((walk.ahead(), walk.place(tile(&STRAIGHT))), (None, None));
}

/// Back to the base at once; and the second tile sends the path through the first once more.
#[test]
fn a_path_that_turns_back() {
    assert_eq!(walk_length(&[NEXT]), (vec![1], None));
    let (lengths, ahead) = walk_length(&[STRAIGHT, NEXT]);
    assert_eq!((lengths, ahead), (vec![1, 2], None));
}

fn walk_length(tiles: &[[u8; 12]]) -> (Vec<usize>, Option<Entry>) {
    let mut walk = Walk::new();
    let lengths = tiles.iter().map(|one| walk.place(tile(one)).unwrap().len()).collect();
    (lengths, walk.ahead())
}

#[test]
fn wrong_answers_are_named() {
    let game = game(&[STRAIGHT, NEXT]);
    assert_eq!(verdict(&game, "1\n0 -1 0 7\n4\n0 -2 0 1; 0 -1 6 1\n"), Ok(()));
    for (answer, violation) in [
        ("2\n0 -1 0 7\n4\n0 -2 0 1; 0 -1 6 1", "turn 1: the total is 1, not 2"),
        ("1\n0 -1 0 7\n3\n0 -2 0 1; 0 -1 6 1", "turn 2: the total is 4, not 3"),
        ("1\n0 -1 0 7\n4\n0 -2 0 1; 0 -1 6 2", "turn 2: segment 2 is 0 -1 6 1, not 0 -1 6 2"),
        ("1\n0 -1 0 7\n1\n0 -2 0 1", "turn 2: the path has 2 segments, not 1"),
        ("1\n0 -1 0 7", "turn 2: no answer"),
        (
            "1\n0 -1 0 7\n4\n0 -1 6 1; 0 -2 0 1",
            "turn 2: the segments are right but not in travel order: segment 1 is 0 -2 0 1, not 0 -1 6 1",
        ),
        (
            "1\n0 -1 0 7\n4\n0 -2 0 1; 0 -1 6 1\n5\n0 1 0 1",
            "turn 3: an answer, but the game has ended",
        ),
    ] {
        assert_eq!(verdict(&game, answer), Err(violation.to_owned()));
    }
}

#[test]
fn answers_are_read_strictly() {
    let game = game(&[STRAIGHT]);
    for (answer, error) in [
        ("1", "2:1: found the end, expected a line of segments"),
        ("+1\n0 -1 0 7", "1:1: found \"+1\", expected a total, a whole number"),
        ("01\n0 -1 0 7", "1:1: found \"01\", expected a total, a whole number"),
        ("1\n0 -1 0 07", "2:8: found \"07\", expected an entrance, 0 to 11"),
        ("1\n-0 -1 0 7", "2:1: found \"-0\", expected a coordinate, -3 to 3"),
        ("1 \n0 -1 0 7", "1:1: found \"1 \", expected a total, a whole number"),
        (
            "1\n0 -1  0 7",
            "2:1: found \"0 -1  0 7\", expected a segment `x y a b`, with single blanks",
        ),
        ("1\n0 -1 0 7;", "2:10: found \"\", expected a segment `x y a b`, with single blanks"),
        ("1\n\n", "2:1: found the end, expected a line of segments"),
        ("1\n0 -1 0 12", "2:8: found \"12\", expected an entrance, 0 to 11"),
        ("1\n0 -1 7 7", "2:8: found \"7\", expected a way out other than the way in"),
        ("1\n0 -4 0 7", "2:3: found \"-4\", expected a coordinate, -3 to 3"),
    ] {
        let found = game.read_answers(answer).next().unwrap().unwrap_err();
        assert_eq!(found.to_string(), error, "{answer:?}");
    }
}

#[test]
fn a_transcript_is_written_as_it_is_read() {
    let game = game(&[STRAIGHT, NEXT]);
    let text = "1\n0 -1 0 7\n4\n0 -2 0 1; 0 -1 6 1\n";
    let transcript = answers(&game, text);
    assert_eq!(transcript.to_string(), text);
    assert_eq!((transcript.score(), transcript.length()), (4, 3));
}

#[test]
fn swaps_need_a_pocket() {
    let options = Options { plan: true, ..Options::default() };
    let game = Entanglement::read(&text(&[STRAIGHT]), &options).unwrap();
    let transcript = answers(&game, "3 swap\n1\n0 -1 0 7");
    assert_eq!(game.check(&transcript), Err(Violation::NoPocket { turn: 1 }));
    let game = Entanglement::read(&text(&[STRAIGHT]), &options).unwrap();
    assert_eq!(game.check(&answers(&game, "3\n1\n0 -1 0 7")), Ok(()));
}

#[test]
fn answers_hold_what_they_say() {
    let cell = Cell { x: -1, y: 2 };
    let segments =
        vec![Segment { cell, enter: 3, leave: 11 }, Segment { cell, enter: 0, leave: 1 }];
    assert_eq!(Answer { total: 7, segments }.to_string(), "7\n-1 2 3 11; -1 2 0 1\n");
}
