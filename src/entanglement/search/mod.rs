//! Searching for the best plan turn by turn: a board that is quickly copied, a bound of what can still be
//! reached, a good plan to begin with, and the rule about first moves that a solver is given.

mod beam;
mod board;
mod bound;
mod follower;
mod lazy;
mod prefixes;

pub(super) use self::{beam::plan as good_plan, prefixes::Prefixes};

use self::board::{Board, cell};
use super::{
    game::{Entanglement, Hand, Move},
    transcript::Answer,
    walk::Segment,
};

/// What is answered in a game with these moves, as far as it goes.
pub(super) fn answers(game: &Entanglement, moves: &[Move]) -> Vec<Answer> {
    let (mut board, mut hand) = (Board::new(), Hand::new(game));
    let mut answers = Vec::new();
    for &one in moves {
        let (Some(_), Some(tile)) = (board.ahead, hand.play(one)) else { break };
        let mut segments = Vec::new();
        board.place(tile, |index, enter, leave| {
            segments.push(Segment { cell: cell(index), enter, leave });
        });
        answers.push(Answer { total: board.score, segments });
    }
    answers
}
