//! The lines of a game, before anyone looks at the rules.

use super::notation::{parse_move, parse_placed};
use crate::{
    squares::{
        board::covered,
        moves::{Move, Placed},
        tile::{Colour, Tile},
        violation::Violation,
    },
    text::{self, ReadError, quoted},
};

/// The lines of a game.
pub(super) struct Transcript {
    pub(super) colours: [Option<Colour>; 2],
    pub(super) start: Placed,
    pub(super) turns: Vec<Turn>,
    /// The tile in the last line.
    pub(super) tile: Option<Tile>,
}

/// A move in its line.
pub(super) struct Turn {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) word: String,
    pub(super) placed: Result<Placed, Violation>,
}

/// A word alone in its line.
struct Word<'t> {
    line: usize,
    column: usize,
    word: &'t str,
}

impl Word<'_> {
    fn error(&self, expected: &str) -> ReadError {
        ReadError::at(self.line, self.column, quoted(self.word), expected)
    }
}

const START: &str = "the start tile, such as Ff42130";

impl Transcript {
    /// Reads the colours of the players (`3 1`) or the reader's own (`3`), which may be left out; the
    /// start tile; `Start` if the reader is player 1; and the moves. A move is `Eg41320`, or the tile
    /// and then the move, each in a line. The last tile may stand alone. `Quit` may end it all.
    pub(super) fn read(text: &str) -> Result<Self, ReadError> {
        let mut words = text::lines(text).map(|(line, whole)| {
            let word = whole.trim_start();
            Word { line, column: text::column(whole, word), word }
        });
        let mut words = words.by_ref().filter(|word| !word.word.starts_with('#')).peekable();
        let first = words.peek().ok_or_else(|| ReadError::whole("nothing", START))?;
        let colours = parse_colours(first)?;
        if colours.is_some() {
            words.next();
        }
        let start = words.next().ok_or_else(|| ReadError::whole("no start tile", START))?;
        let start = parse_start(&start)?;
        let is_first = words.next_if(|word| word.word == "Start").is_some();

        let mut turns = Vec::new();
        let mut tile = None;
        while let Some(word) = words.next() {
            if word.word == "Quit" {
                if let Some(rest) = words.next() {
                    return Err(rest.error("the end, after Quit"));
                }
                break;
            }
            match tile {
                None => {
                    if is_tile(word.word) {
                        let dealt = Tile::parse(word.word);
                        tile = Some(dealt.ok_or_else(|| word.error(A_TILE))?);
                        continue;
                    }
                    let placed = parse_placed(word.word);
                    let placed = placed.map_err(|_| word.error(A_TURN))?;
                    turns.push(Turn::new(&word, placed));
                }
                Some(dealt) => {
                    let at = parse_move(word.word, tile);
                    let at = at.map_err(|_| word.error("where the tile goes, such as Di1"))?;
                    turns.push(Turn::new(&word, at.map(|at: Move| at.with(dealt))));
                    tile = None;
                }
            }
        }
        let colours = match colours {
            None => [None; 2],
            Some(Colours::Both(colours)) => colours.map(Some),
            Some(Colours::Own(own)) if is_first => [Some(own), None],
            Some(Colours::Own(own)) => [None, Some(own)],
        };
        Ok(Self { colours, start, turns, tile })
    }
}

impl Turn {
    fn new(word: &Word, placed: Result<Placed, Violation>) -> Self {
        Self { line: word.line, column: word.column, word: word.word.to_owned(), placed }
    }
}

const A_TILE: &str = "a tile: the colours 1 to 4, each once";
const A_TURN: &str = "a move with its tile, such as Eg41320, or a tile, such as 1423";

fn is_tile(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit())
}

enum Colours {
    Own(Colour),
    Both([Colour; 2]),
}

/// The colours in the first line, if it is one of colours.
fn parse_colours(word: &Word) -> Result<Option<Colours>, ReadError> {
    let is_meant = |c: char| c.is_ascii_digit() || c.is_whitespace();
    if is_tile(word.word) || !word.word.chars().all(is_meant) {
        return Ok(None);
    }
    let digits: Vec<&str> = word.word.split_whitespace().collect();
    let parse = |digit: &str| {
        if digit.len() == 1 { digit.chars().next().and_then(Colour::parse) } else { None }
    };
    let colours = match digits[..] {
        [own] => parse(own).map(Colours::Own),
        [one, other] if one != other => {
            parse(one).zip(parse(other)).map(|(one, other)| Colours::Both([one, other]))
        }
        _ => None,
    };
    let expected = "one colour or two different ones, from 1 to 4";
    colours.map(Some).ok_or_else(|| word.error(expected))
}

fn parse_start(word: &Word) -> Result<Placed, ReadError> {
    let placed = parse_placed(word.word).map_err(|_| word.error(START))?;
    let is_on_board = |placed: &Placed| match covered(placed.at.position) {
        Some(_) => Ok(*placed),
        None => Err(Violation::OffBoard { position: placed.at.position }),
    };
    let start = placed.and_then(|placed| is_on_board(&placed));
    start.map_err(|violation| word.error(&format!("{START} ({violation})")))
}
