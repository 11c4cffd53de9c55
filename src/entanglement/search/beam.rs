//! A good plan at once.

use super::{board::Board, bound};
use crate::entanglement::game::{Entanglement, Goal, Hand, Move};

/// How many boards are kept in each turn.
const WIDTH: usize = 500;

/// Looks at every move in every turn, but goes on only from the boards that promise most: by half of what
/// their rest could add at most. (Beam search: Lowerre, "The Harpy speech recognition system", 1976.)
pub(in crate::entanglement) fn plan(game: &Entanglement, goal: Goal) -> Vec<Move> {
    let mut beam = vec![(Board::new(), Hand::new(game), Vec::new())];
    let mut best = (0, Vec::new());
    for turn in 0..game.n_turns() {
        let mut next = Vec::new();
        for (board, hand, moves) in &beam {
            for one in game.moves() {
                let (mut board, mut hand) = (board.clone(), hand.clone());
                let Some(tile) = hand.play(one) else { continue };
                board.place(tile, |_, _, _| {});
                let moves: Vec<Move> = moves.iter().copied().chain([one]).collect();
                let value = board.value(goal);
                if value > best.0 {
                    best = (value, moves.clone());
                }
                if board.ahead.is_some() {
                    let promise = 2 * value + bound::most(&board, game.n_turns() - turn - 1, goal);
                    next.push((promise, (board, hand, moves)));
                }
            }
        }
        next.sort_by_key(|&(promise, _)| std::cmp::Reverse(promise));
        beam = next.into_iter().take(WIDTH).map(|(_, state)| state).collect();
    }
    best.1
}
