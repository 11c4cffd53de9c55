//! The protocol, from a player's side.

use super::{
    board::{Board, covered},
    formats::parse_placed,
    instance::Squares,
    moves::{Move, Placed},
    players::{Player, Seat, Style, parse_seconds},
    rules::{check_position, legal_moves},
    tile::{Colour, Tile},
};
use crate::{
    contest::{Contest, Judge, PlayError},
    text::{ReadError, quoted},
};

/// How to play: options of the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Who plays, and if it thinks for how long in all, such as quadrille:2.5
    #[arg(long, value_name = "NAME", default_value = "quadrille")]
    player: Style,

    /// Seconds of thinking in the whole game; the rules allow 30
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with = "player")]
    seconds: Option<f64>,

    /// For what the player draws by lot
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
}

fn seconds(text: &str) -> Result<f64, String> {
    parse_seconds(text).ok_or_else(|| "a number of seconds up to 3600".to_owned())
}

impl Contest for Squares {
    const NAME: &'static str = "squares";
    const ABOUT: &'static str =
        "Tiles of four colours on a board: squares of a colour of one's own";
    const PROTOCOL: &'static str = "\
A player reads its own colour (`3`), the start tile (`Ff42130`), and `Start` if it has the first move
or else that move (`Eg41320`); then it reads a tile (`1423`) and answers with a move (`Di1`), and reads
the opponent's moves with their tiles (`Di14231`), a line each. `Quit` or the end of the input ends it.";

    type Args = Args;

    fn play(args: &Args, judge: &mut Judge) -> Result<(), PlayError> {
        let style = args.seconds.map_or(args.player, Style::best);
        play(style, args.seed, judge)
    }
}

const QUIT: &str = "Quit";

fn play(style: Style, seed: u64, judge: &mut Judge) -> Result<(), PlayError> {
    let Some(word) = hear(judge)? else { return Ok(()) };
    let mut digits = word.chars();
    let colour = digits.next().and_then(Colour::parse).filter(|_| digits.next().is_none());
    let colour = colour.ok_or_else(|| unexpected(judge, &word, "one's own colour, from 1 to 4"))?;

    let Some(word) = hear(judge)? else { return Ok(()) };
    let start = parse_placed(&word).ok().and_then(Result::ok);
    let start = start.filter(|start| covered(start.at.position).is_some());
    let start = start.ok_or_else(|| unexpected(judge, &word, "the start tile, such as Ff42130"))?;

    let Some(first) = hear(judge)? else { return Ok(()) };
    let is_first = first == "Start";
    let seat = Seat { player: usize::from(!is_first), colour, start };
    let mut game = Hand { board: Board::new().after(start), player: style.sit(seat, seed) };
    let mut next = if is_first { hear(judge)? } else { Some(first) };
    while let Some(word) = next {
        if let Some(tile) = Tile::parse(&word) {
            match game.choose(tile) {
                Some(answer) => judge.tell(&format!("{answer}\n"))?,
                None => judge.aside("no tile fits any more"),
            }
        } else {
            game.hear(&word, judge);
        }
        next = hear(judge)?;
    }
    Ok(())
}

/// The next line; none where the judge wants no more.
fn hear(judge: &mut Judge) -> Result<Option<String>, PlayError> {
    Ok(judge.hear()?.filter(|word| word != QUIT))
}

fn unexpected(judge: &Judge, word: &str, expected: &str) -> ReadError {
    ReadError::at(judge.line(), 1, quoted(word), expected)
}

/// A player, and the board as the rules see it.
struct Hand {
    board: Board,
    player: Box<dyn Player>,
}

impl Hand {
    /// A move that the rules allow, whatever the player says; none if there is none.
    fn choose(&mut self, tile: Tile) -> Option<Move> {
        let is_legal = |answer: &Move| check_position(&self.board, answer.position).is_ok();
        let chosen = self.player.choose(tile).filter(is_legal);
        let answer = chosen.or_else(|| legal_moves(&self.board).next())?;
        self.board.place(answer.with(tile));
        Some(answer)
    }

    /// Takes in the opponent's move. What is wrong with it is said aside, and it is taken for made if
    /// that can be: the judge has the last word.
    fn hear(&mut self, word: &str, judge: &mut Judge) {
        match parse_placed(word) {
            Err(_) => {
                let expected = "a tile, a move with its tile such as Eg41320, or Quit";
                judge.aside(&format!("found {}, expected {expected}", quoted(word)));
            }
            Ok(Err(violation)) => judge.aside(&violation.to_string()),
            Ok(Ok(placed)) => self.lay(placed, judge),
        }
    }

    fn lay(&mut self, placed: Placed, judge: &mut Judge) {
        if let Err(violation) = check_position(&self.board, placed.at.position) {
            judge.aside(&violation.to_string());
        }
        if covered(placed.at.position).is_some() {
            self.board.place(placed);
            self.player.see(placed);
        }
    }
}
