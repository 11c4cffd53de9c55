//! JSON, an object a line; a segment is `[x, y, enter, leave]`.

use serde::Serialize;

use crate::entanglement::{
    game::{Entanglement, Move, Rules},
    transcript::Transcript,
};

#[derive(Serialize)]
struct Game {
    score: u64,
    length: u64,
    turns: Vec<Turn>,
}

#[derive(Serialize)]
struct Turn {
    #[serde(skip_serializing_if = "Option::is_none")]
    rotation: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    swap: Option<bool>,
    total: u64,
    segments: Vec<[i8; 4]>,
}

/// The rotations are there in a plan, and the swaps if it has a pocket.
pub(super) fn write(game: &Entanglement, transcript: &Transcript) -> String {
    let turns = transcript.answers.iter().enumerate().map(|(turn, answer)| {
        let made = transcript.moves.get(turn).filter(|_| game.rules() != Rules::AsDealt);
        let segments = answer.segments.iter();
        Turn {
            rotation: made.map(|one| one.rotation),
            swap: made.filter(|_| game.has_pocket()).map(|one| one.is_swap),
            total: answer.total,
            segments: segments
                .map(|one| [one.cell.x, one.cell.y, one.enter as i8, one.leave as i8])
                .collect(),
        }
    });
    let game =
        Game { score: transcript.score(), length: transcript.length(), turns: turns.collect() };
    serde_json::to_string(&game).expect("numbers and lists can be written") + "\n"
}

/// The moves of each turn as they are written in text.
pub(super) fn moves(moves: &[Vec<Move>]) -> String {
    let turns: Vec<Vec<String>> =
        moves.iter().map(|turn| turn.iter().map(Move::to_string).collect()).collect();
    serde_json::to_string(&turns).expect("lists can be written") + "\n"
}
