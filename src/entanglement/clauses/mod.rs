//! A whole game as clauses: how the tiles are turned, where they come to lie, how the path runs.
//!
//! Everything is about tiles, not cells: a tile lies on a side of another, and a turn of the game
//! enters a tile at an entrance. For `n` turns that makes in the order of `n^2` variables for the sides and
//! for the path, and `n^3` clauses; what an edge leads to takes `n^2` clauses for each cell.
//! That the path of a turn has no circles of tiles beside it is left to cuts.

mod circles;
mod counting;
mod dealing;
mod positions;
mod travel;

use quadrille_encodings::{Assignment, Formula};

use self::{
    dealing::{Paths, holds},
    positions::Positions,
    travel::Travel,
};
use super::{
    game::{Entanglement, Goal},
    transcript::Answer,
    walk::Segment,
};

pub(super) use self::dealing::{Moves, made, moves, names, possible};

/// Where in the formula the game lives.
pub(super) struct Clauses {
    paths: Vec<Paths>,
    positions: Positions,
    travel: Travel,
}

impl Clauses {
    /// Writes the rules. Once the path has ended only the first move is made, whatever that is.
    pub(super) fn encode(game: &Entanglement, moves: &Moves, out: &mut dyn Formula) -> Self {
        let paths = dealing::paths(game, moves, out);
        let positions = Positions::encode(game.n_turns(), out);
        for (turn, moves) in moves.iter().enumerate() {
            let (_, first) = moves[0];
            quadrille_encodings::circuit::clause(&[positions.is_placed(turn), first], out);
        }
        let travel = Travel::encode(&paths, &positions, out);
        Self { paths, positions, travel }
    }

    /// Demands that a goal is reached at least so far.
    pub(super) fn demand(&self, goal: Goal, least: u64, out: &mut dyn Formula) {
        counting::demand(&self.travel, goal, least, out);
    }

    /// What is answered in a model.
    pub(super) fn answers(&self, model: &Assignment) -> Vec<Answer> {
        let mut total = 0;
        let mut answers = Vec::new();
        for turn in 0..self.paths.len() {
            let passed = self.travelled(model, turn);
            if passed.is_empty() {
                break;
            }
            let segments: Vec<Segment> = passed
                .iter()
                .map(|&((tile, enter), leave)| {
                    let mut cells = self.positions.cells(tile);
                    let cell = cells.find(|&(_, here)| holds(model, here));
                    let (cell, _) = cell.expect("the path comes to tiles that are placed");
                    Segment { cell, enter, leave }
                })
                .collect();
            total += (1..=segments.len() as u64).sum::<u64>();
            answers.push(Answer { total, segments });
        }
        answers
    }
}
