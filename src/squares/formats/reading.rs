//! From text to positions, games and answers.

use std::iter;

use super::{
    json,
    notation::parse_move,
    transcript::{Transcript, Turn},
};
use crate::{
    puzzle::Answers,
    squares::{
        board::Board,
        instance::{Game, Options, Squares},
        moves::Move,
        rules::check_position,
        violation::Violation,
    },
    text::{self, ReadError, quoted},
};

impl Squares {
    /// Reads a position: the start tile, then the moves, then the tile to place if there is one, a
    /// line each.
    ///
    /// # Errors
    ///
    /// If a line is none of these, or a move breaks a rule.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let transcript = Transcript::read(text)?;
        let (game, broken) = replay(&transcript);
        match broken {
            None => Ok(Self::new(game, transcript.tile)),
            Some((turn, violation)) => {
                let expected = format!("a legal move: {violation}");
                Err(ReadError::at(turn.line, turn.column, quoted(&turn.word), expected))
            }
        }
    }
}

pub(in crate::squares) fn read(text: &str, options: &Options) -> Result<Squares, ReadError> {
    let puzzle = Squares::parse(text)?;
    if puzzle.tile().is_none() && !options.forming.is_empty() {
        let expected = "a tile in the last line, such as 1423, for --forming";
        return Err(ReadError::whole("no tile to place", expected));
    }
    Ok(puzzle.with_options(options.clone()))
}

/// The game up to the first move that breaks a rule, and that move.
fn replay(transcript: &Transcript) -> (Game, Option<(&Turn, Violation)>) {
    let mut game = Game { colours: transcript.colours, ..Game::new(transcript.start) };
    let mut board: Board = game.board();
    for turn in &transcript.turns {
        let placed = turn.placed.clone();
        let legal =
            placed.and_then(|placed| check_position(&board, placed.at.position).map(|()| placed));
        match legal {
            Ok(placed) => {
                board.place(placed);
                game.moves.push(placed);
            }
            Err(violation) => return (game, Some((turn, violation))),
        }
    }
    (game, None)
}

/// Judges a whole game; none where the text ends with a tile, so that a move is missing.
pub(in crate::squares) fn judge(text: &str) -> Result<Option<Result<(), Violation>>, ReadError> {
    let transcript = Transcript::read(text)?;
    if transcript.tile.is_some() {
        return Ok(None);
    }
    let (game, broken) = replay(&transcript);
    let verdict = broken.map_or(Ok(()), |(turn, violation)| {
        Err(Violation::InGame {
            line: turn.line,
            placed: turn.word.clone(),
            player: game.moves.len() % 2 + 1,
            broken: Box::new(violation),
        })
    });
    Ok(Some(verdict))
}

/// Reads moves, one a line, each by itself an answer for the tile at hand; or the JSON objects that
/// are written.
pub(in crate::squares) fn read_answers<'t>(
    puzzle: &'t Squares,
    text: &'t str,
) -> Answers<'t, Squares> {
    if text::lines(text).next().is_none() {
        return Box::new(iter::once(Err(ReadError::whole("nothing", A_MOVE))));
    }
    Box::new(text::lines(text).map(|(line, whole)| read_answer(puzzle, line, whole)))
}

const A_MOVE: &str = "a move, such as Eg0 or, with its tile, Eg41320";

fn read_answer(
    puzzle: &Squares,
    line: usize,
    whole: &str,
) -> Result<Result<Move, Violation>, ReadError> {
    let word = whole.trim_start();
    let answer = if word.starts_with('{') {
        parse_move(&json::read_move((line, whole))?, puzzle.tile())
    } else {
        parse_move(word, puzzle.tile())
    };
    answer.map_err(|_| ReadError::at(line, text::column(whole, word), quoted(word), A_MOVE))
}
