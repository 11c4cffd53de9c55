//! The rule that the formula leaves out: how the path runs, and that the goal is reached.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use quadrille_encodings::{Assignment, Conflict, Lit, TernaryVal, circuit::Signal};

use super::{board::Board, bound};
use crate::entanglement::{
    clauses::Moves,
    game::{Entanglement, Goal, Move, Rules},
};

/// A game whose formula says no more than that one move is made in each turn.
///
/// The first moves, as far as they are known, are made on a board. They are refused if what they reach
/// and the [bound](bound::most) of the rest together fall short of the goal, which may be raised while a
/// search goes on; or if a tile is turned to where it looks as it did turned less far. Once the path has
/// ended only the first move is made.
#[derive(Clone)]
pub(in crate::entanglement) struct Prefixes {
    game: Arc<Entanglement>,
    goal: Goal,
    pub(super) moves: Arc<Moves>,
    /// The turn and the index of the move that a variable stands for.
    pub(super) places: Arc<Vec<Option<(usize, usize)>>>,
    /// The goal that must be reached at least; 0 lets all plans be.
    least: Arc<AtomicU64>,
}

/// The board after some moves, and the tile in the pocket.
#[derive(Clone)]
pub(super) struct State {
    board: Board,
    pocket: Option<usize>,
}

impl Prefixes {
    pub(in crate::entanglement) fn new(game: &Entanglement, moves: &Moves) -> Self {
        let mut places = Vec::new();
        for (turn, moves) in moves.iter().enumerate() {
            for (index, (_, signal)) in moves.iter().enumerate() {
                if let Signal::Lit(lit) = signal {
                    places.resize(places.len().max(lit.vidx() + 1), None);
                    places[lit.vidx()] = Some((turn, index));
                }
            }
        }
        let goal = match game.rules() {
            Rules::AsDealt => Goal::Score,
            Rules::Plan { goal, .. } => goal,
        };
        Self {
            game: Arc::new(game.clone()),
            goal,
            moves: Arc::new(moves.clone()),
            places: Arc::new(places),
            least: Arc::default(),
        }
    }

    /// Demands that the goal is reached at least so far.
    pub(in crate::entanglement) fn demand(&self, least: u64) {
        self.least.store(least, Ordering::Relaxed);
    }

    pub(super) fn start(&self) -> State {
        State { board: Board::new(), pocket: self.game.pocket() }
    }

    /// Makes a move; an error if that cannot lead to the goal.
    pub(super) fn step(
        &self,
        before: &State,
        turn: usize,
        index: usize,
    ) -> Result<State, Conflict> {
        let mut state = before.clone();
        if before.board.ahead.is_none() {
            return if index == 0 { Ok(state) } else { Err(Conflict) };
        }
        let (Move { is_swap, rotation }, _) = self.moves[turn][index];
        let mut tile = self.game.dealt(turn);
        if is_swap {
            tile = state.pocket.replace(tile).ok_or(Conflict)?;
        }
        let tile = self.game.tiles()[tile];
        let turned = tile.rotated(rotation);
        state.board.place(turned, |_, _, _| {});
        let least = self.least.load(Ordering::Relaxed);
        if least == 0 {
            return Ok(state);
        }
        let rest = || bound::most(&state.board, self.game.n_turns() - turn - 1, self.goal);
        let looks_as_before = (0..rotation).any(|other| tile.rotated(other) == turned);
        if looks_as_before || state.board.value(self.goal) + rest() < least {
            return Err(Conflict);
        }
        Ok(state)
    }

    /// The first moves of a model up to the one that cannot be; none if all can.
    pub(super) fn refused(&self, model: &Assignment) -> Option<Vec<Signal>> {
        let mut state = self.start();
        let mut prefix = Vec::new();
        for (turn, moves) in self.moves.iter().enumerate() {
            let is_made = |signal: Signal| match signal {
                Signal::Constant(value) => value,
                Signal::Lit(lit) => model.lit_value(lit) == TernaryVal::True,
            };
            let index = moves.iter().position(|&(_, signal)| is_made(signal))?;
            prefix.push(moves[index].1);
            match self.step(&state, turn, index) {
                Ok(next) => state = next,
                Err(Conflict) => return Some(prefix),
            }
        }
        None
    }
}

/// The clause that these moves are not all made.
pub(super) fn negated(prefix: impl IntoIterator<Item = Signal>) -> impl Iterator<Item = Lit> {
    prefix.into_iter().filter_map(|signal| match signal {
        Signal::Lit(lit) => Some(!lit),
        Signal::Constant(_) => None,
    })
}
