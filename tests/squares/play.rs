//! The protocol, with every way in which a judge may end it.

use quadrille::{
    contest::{Contest, Judge, PlayError},
    squares::{Squares, check_position},
};

#[derive(clap::Parser)]
struct Line {
    #[command(flatten)]
    args: <Squares as Contest>::Args,
}

struct Heard {
    answers: String,
    asides: Vec<String>,
    end: Result<(), PlayError>,
}

/// Plays with what a judge writes.
fn play(options: &str, input: &str) -> Heard {
    let words = ["play"].into_iter().chain(options.split_whitespace());
    let args = <Line as clap::Parser>::try_parse_from(words).unwrap().args;
    let (mut output, mut asides) = (Vec::new(), Vec::new());
    let mut aside = |words: &str| asides.push(words.to_owned());
    let mut input = input.as_bytes();
    let end = Squares::play(&args, &mut Judge::new(&mut input, &mut output, &mut aside));
    Heard { answers: String::from_utf8(output).unwrap(), asides, end }
}

/// What a judge writes to player 1 and player 2.
const GAMES: [&str; 2] = ["1\nFf42130\nStart\n4132\nAa12340\n", "2\nFf42130\nEg41320\n1423\n"];
const QUICK: &str = "--player quadrille:0.05";

#[test]
fn each_player_answers_its_tile_with_a_legal_move() {
    for (game, before) in GAMES.into_iter().zip(["Ff42130", "Ff42130\nEg41320"]) {
        for player in
            ["quadrille:0.05", "expectimax:0.05", "random", "greedy", "one-ply", "monte-carlo:0.05"]
        {
            let heard = play(&format!("--player {player}"), game.trim_end_matches("Aa12340\n"));
            heard.end.unwrap();
            assert_eq!(heard.asides, Vec::<String>::new());
            let words: Vec<&str> = heard.answers.lines().collect();
            let [word] = words[..] else { panic!("{words:?}") };
            let position = quadrille::squares::Cell::parse(&word[..2]).unwrap();
            let board = Squares::parse(before).unwrap();
            assert_eq!(check_position(board.board(), position), Ok(()));
            assert!(word.len() == 3 && "0123".contains(&word[2..]));
        }
    }
}

#[test]
fn quit_and_the_end_of_the_input_stop_it_at_any_line() {
    for game in GAMES {
        let lines: Vec<&str> = game.lines().collect();
        for n_lines in 0..lines.len() {
            for end in ["", "Quit", "Quit\n", "\r\n\r\nQuit\r\n9\n"] {
                let begun: String =
                    lines[..n_lines].iter().map(|line| format!("{line}\n")).collect();
                let heard = play(QUICK, &(begun + end));
                heard.end.unwrap();
                assert_eq!(heard.asides, Vec::<String>::new());
                assert_eq!(heard.answers.lines().count(), usize::from(n_lines == 4));
            }
        }
    }
}

#[test]
fn blank_lines_and_line_ends_of_all_kinds_are_skipped() {
    let plain = play("--player greedy --seed 4", GAMES[1]).answers;
    assert_eq!(plain.lines().count(), 1);
    for end in ["\r\n", "\n\n", " \r\n\t\r\n", " \n"] {
        assert_eq!(play("--player greedy --seed 4", &GAMES[1].replace('\n', end)).answers, plain);
    }
    // and the last line may have no end
    assert_eq!(play("--player greedy --seed 4", GAMES[1].trim_end()).answers, plain);
}

#[test]
fn bad_moves_of_the_opponent_are_named_and_the_game_goes_on() {
    let cases = [
        ("Zz99999", "unknown position \"Zz\""),
        ("garbage", "found \"garbage\", expected a tile, a move"),
        ("Eg11320", "\"1132\" is no tile"),
        ("Ff14231", "covers 4 filled cells"),
        ("Aa14231", "touches nothing"),
        ("Ll14231", "off the board"),
        ("1123", "expected a tile"),
        ("\u{fffd}\u{0}", "expected a tile"),
    ];
    for (bad, expected) in cases {
        let heard = play(QUICK, &format!("1\nFf42130\nStart\n4132\n{bad}\n1423\nQuit\n"));
        heard.end.unwrap();
        assert_eq!(heard.answers.lines().count(), 2, "{bad}");
        let [words] = &heard.asides[..] else { panic!("{:?}", heard.asides) };
        assert!(words.starts_with("line 5: ") && words.contains(expected), "{words}");
    }
}

#[test]
fn a_game_that_cannot_begin_is_bad_input() {
    for (input, expected) in [
        ("Ff42130\n", "1:1: found \"Ff42130\", expected one's own colour"),
        ("5\n", "1:1: found \"5\", expected one's own colour"),
        ("1\nStart\n", "2:1: found \"Start\", expected the start tile"),
        ("1\nLl42130\n", "2:1: found \"Ll42130\", expected the start tile"),
    ] {
        let heard = play(QUICK, input);
        let message = heard.end.unwrap_err().to_string();
        assert!(message.starts_with(expected), "{message}");
        assert_eq!(heard.answers, "");
    }
}
