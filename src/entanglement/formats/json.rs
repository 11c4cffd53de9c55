//! JSON, an object a line; a segment is `[x, y, enter, leave]`.

use serde::{Deserialize, Serialize};

use crate::{
    entanglement::{
        board::Cell,
        game::{Entanglement, Move, Rules},
        tile::Tile,
        transcript::{Answer, Transcript},
        walk::Segment,
    },
    json,
    text::ReadError,
};

#[derive(Serialize, Deserialize)]
struct Game {
    score: Option<u64>,
    length: Option<u64>,
    turns: Vec<Turn>,
}

#[derive(Serialize, Deserialize)]
struct Turn {
    #[serde(skip_serializing_if = "Option::is_none")]
    rotation: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    swap: Option<bool>,
    total: u64,
    segments: Vec<[i8; 4]>,
}

/// Reads a game on a line, which comes with its number.
pub(super) fn read(line: (usize, &str), is_plan: bool) -> Result<Transcript, ReadError> {
    let expected =
        "a JSON object with the turns, {\"turns\":[{\"total\":1,\"segments\":[[0,-1,0,7]]}]}";
    let game: Game = json::read(line, expected)?;
    let mut transcript = Transcript::default();
    for (turn, one) in (1..).zip(&game.turns) {
        let refuse = |found: String, expected: &str| {
            Err(ReadError::at(line.0, 1, format!("{found} in turn {turn}"), expected))
        };
        match one.rotation {
            Some(rotation) if is_plan && rotation < Tile::N_ROTATIONS => {
                transcript.moves.push(Move { rotation, is_swap: one.swap.unwrap_or(false) });
            }
            None if !is_plan && one.swap.is_none() => {}
            Some(rotation) if is_plan => {
                return refuse(format!("rotation {rotation}"), "a rotation, 0 to 5");
            }
            None if is_plan => return refuse("no rotation".to_owned(), "a rotation, 0 to 5"),
            _ => return refuse("a move".to_owned(), "a game without --plan, as it was dealt"),
        }
        let mut segments = Vec::new();
        for &[x, y, enter, leave] in &one.segments {
            let is_cell = [x, y].iter().all(|size| (-3..=3).contains(size));
            let is_way = [enter, leave].iter().all(|end| (0..12).contains(end)) && enter != leave;
            if !is_cell || !is_way {
                let found = format!("[{x},{y},{enter},{leave}]");
                let expected = "a segment [x,y,a,b], coordinates -3 to 3, two entrances 0 to 11";
                return refuse(found, expected);
            }
            let [enter, leave] = [enter, leave].map(|end| end as u8);
            segments.push(Segment { cell: Cell { x, y }, enter, leave });
        }
        transcript.answers.push(Answer { total: one.total, segments });
    }
    let sizes = [
        ("score", game.score, transcript.score(), "the last total"),
        ("length", game.length, transcript.length(), "the number of segments"),
    ];
    for (name, stated, counted, what) in sizes {
        if let Some(stated) = stated.filter(|&stated| stated != counted) {
            let expected = format!("{what}, {counted}");
            return Err(ReadError::at(line.0, 1, format!("a {name} of {stated}"), expected));
        }
    }
    Ok(transcript)
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
    let (score, length) = (Some(transcript.score()), Some(transcript.length()));
    json::write(&Game { score, length, turns: turns.collect() })
}

/// The moves of each turn as they are written in text.
pub(super) fn moves(moves: &[Vec<Move>]) -> String {
    let turns: Vec<Vec<String>> =
        moves.iter().map(|turn| turn.iter().map(Move::to_string).collect()).collect();
    json::write(&turns)
}
