//! A good plan at once.

use std::cmp::Reverse;

use super::{board::Board, bound};
use crate::{
    entanglement::game::{Entanglement, Goal, Hand, Move},
    solving::Stop,
};

/// How many boards are kept in each turn.
const WIDTH: usize = 400;

/// A board and what led to it.
#[derive(Clone)]
struct State<'g> {
    board: Board,
    hand: Hand<'g>,
    moves: Vec<Move>,
}

impl<'g> State<'g> {
    /// After each of the moves of the next turn; none after the end.
    fn next(&self, game: &'g Entanglement) -> impl Iterator<Item = Self> {
        let is_open = self.board.ahead.is_some();
        game.moves().filter(move |_| is_open).filter_map(|one| {
            let Self { mut board, mut hand, mut moves } = self.clone();
            board.place(hand.play(one)?, |_, _, _| {});
            moves.push(one);
            Some(Self { board, hand, moves })
        })
    }
}

/// The best of several beam searches, which look this many turns ahead.
pub(in crate::entanglement) fn plan(game: &Entanglement, goal: Goal, stop: &Stop) -> Vec<Move> {
    let plans = (1..=4).map(|horizon| search(game, goal, horizon, stop));
    let best = plans.max_by_key(|state| state.board.value(goal));
    best.map_or(Vec::new(), |best| best.moves)
}

/// Looks at every move in every turn, but goes on only from the boards that promise most: what they have
/// and what the next few turns could add at most. The bound says little of more. (Beam search: Lowerre,
/// "The Harpy speech recognition system", 1976.)
fn search<'g>(game: &'g Entanglement, goal: Goal, horizon: usize, stop: &Stop) -> State<'g> {
    let start = State { board: Board::new(), hand: Hand::new(game), moves: Vec::new() };
    let mut best = start.clone();
    let mut beam = vec![start];
    while !beam.is_empty() && stop.check().is_ok() {
        let mut next: Vec<(u64, State)> = Vec::new();
        for state in beam.iter().flat_map(|state| state.next(game)) {
            let value = state.board.value(goal);
            if value > best.board.value(goal) {
                best = state.clone();
            }
            let n_turns = (game.n_turns() - state.moves.len()).min(horizon);
            next.push((value + bound::most(&state.board, n_turns, goal), state));
        }
        next.sort_by_key(|&(promise, _)| Reverse(promise));
        beam = next.into_iter().take(WIDTH).map(|(_, state)| state).collect();
    }
    // it may have been left behind before its end
    while let Some(next) = best.next(game).max_by_key(|state| state.board.value(goal)) {
        best = next;
    }
    best
}
