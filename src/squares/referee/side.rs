//! A player, as the referee sees it.

use std::{
    process::Stdio,
    str::FromStr,
    time::{Duration, Instant},
};

use super::{fault::Fault, program::Program};
use crate::{
    solving::{Stop, Stopped},
    squares::{
        board::Board,
        formats::parse_move,
        moves::{Move, Placed},
        players::{Player, Seat, Style},
        rules::check_position,
        tile::Tile,
    },
};

/// Who plays: a command, or one of the players that are built in.
#[derive(Clone, Debug)]
pub(super) struct Contestant {
    /// As it was written.
    pub(super) name: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    BuiltIn(Style),
    Command(Vec<String>),
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = match text.strip_prefix("builtin:") {
            Some(style) => Kind::BuiltIn(style.parse().map_err(|error| format!("{error}"))?),
            None => {
                let words = shell_words::split(text).map_err(|error| error.to_string())?;
                if words.is_empty() {
                    return Err("a command, or builtin: and the name of a player".to_owned());
                }
                Kind::Command(words)
            }
        };
        Ok(Self { name: text.chars().filter(|c| !c.is_control()).collect(), kind })
    }
}

impl Contestant {
    /// Sits down to a game with so much time for all moves, of which those that are built in think half.
    pub(super) fn sit(
        &self,
        seat: Seat,
        seed: u64,
        clock: Duration,
        errors: Stdio,
    ) -> Result<Side, Fault> {
        Ok(match &self.kind {
            Kind::BuiltIn(style) => {
                Side::BuiltIn(style.within(clock.as_secs_f64() / 2.0).sit(seat, seed))
            }
            Kind::Command(words) => {
                let mut program = Program::start(words, errors)?;
                program.tell(&seat.colour.to_string());
                program.tell(&seat.start.to_string());
                if seat.player == 0 {
                    program.tell("Start");
                }
                Side::Program(program)
            }
        })
    }
}

/// A player in a game.
pub(super) enum Side {
    BuiltIn(Box<dyn Player>),
    Program(Program),
}

impl Side {
    /// Tells it a move of the other player.
    pub(super) fn tell(&mut self, placed: Placed) {
        match self {
            Self::BuiltIn(player) => player.see(placed),
            Self::Program(program) => program.tell(&placed.to_string()),
        }
    }

    /// Asks it for a move, which is legal, in the time that it has left.
    pub(super) fn ask(
        &mut self,
        board: &Board,
        tile: Tile,
        left: &mut Duration,
        stop: &Stop,
    ) -> Result<Result<Move, Fault>, Stopped> {
        let start = Instant::now();
        let deadline = start + *left;
        let answer = match self {
            Self::BuiltIn(player) => Ok(player.choose(tile).expect("a legal move")),
            Self::Program(program) => {
                let word = program.ask(&tile.to_string(), deadline, stop)?;
                word.and_then(|word| judge(board, tile, word))
            }
        };
        let spent = start.elapsed();
        let is_late = spent > *left;
        *left = left.saturating_sub(spent);
        Ok(if is_late { Err(Fault::Time) } else { answer })
    }
}

fn judge(board: &Board, tile: Tile, word: String) -> Result<Move, Fault> {
    let Ok(answer) = parse_move(&word, Some(tile)) else { return Err(Fault::NoMove(word)) };
    let legal = answer.and_then(|answer| check_position(board, answer.position).map(|()| answer));
    legal.map_err(|violation| Fault::Illegal(word, violation))
}
