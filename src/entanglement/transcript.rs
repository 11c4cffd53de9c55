//! What is answered, turn by turn.

use std::fmt;

use itertools::Itertools;

use super::{game::Move, walk::Segment};

/// The answer of one turn, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The points of all turns so far.
    pub total: u64,
    /// The segments of this turn, in travel order.
    pub segments: Vec<Segment>,
}

/// A whole game, right or wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// How each tile was placed; nothing if they are placed as they come.
    pub moves: Vec<Move>,
    /// What was answered in each turn.
    pub answers: Vec<Answer>,
}

impl Transcript {
    /// The points at the end.
    #[must_use]
    pub fn score(&self) -> u64 {
        self.answers.last().map_or(0, |answer| answer.total)
    }

    /// The number of segments of the whole path.
    #[must_use]
    pub fn length(&self) -> u64 {
        self.answers.iter().map(|answer| answer.segments.len() as u64).sum()
    }
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.cell, self.enter, self.leave)
    }
}

/// The two lines that the judge reads, each with its end.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.total, self.segments.iter().format("; "))
    }
}

/// The answers one after the other, each after its move if there are moves.
impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (turn, answer) in self.answers.iter().enumerate() {
            if let Some(one) = self.moves.get(turn) {
                writeln!(f, "{one}")?;
            }
            write!(f, "{answer}")?;
        }
        Ok(())
    }
}
