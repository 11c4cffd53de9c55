//! The rule that the formula leaves out: how the path runs, and that the goal is reached.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use quadrille_encodings::{
    Assignment, Clause, Conflict, Holds, Lazy, Lit, Propagator, TernaryVal, circuit::Signal,
};

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
    moves: Arc<Moves>,
    /// The turn and the index of the move that a variable stands for.
    places: Arc<Vec<Option<(usize, usize)>>>,
    /// The goal that must be reached at least; 0 lets all plans be.
    least: Arc<AtomicU64>,
}

/// The board after some moves, and the tile in the pocket.
#[derive(Clone)]
struct State {
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

    fn start(&self) -> State {
        State { board: Board::new(), pocket: self.game.pocket() }
    }

    /// Makes a move; an error if that cannot lead to the goal.
    fn step(&self, before: &State, turn: usize, index: usize) -> Result<State, Conflict> {
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
    fn refused(&self, model: &Assignment) -> Option<Vec<Signal>> {
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

fn negated(prefix: impl IntoIterator<Item = Signal>) -> impl Iterator<Item = Lit> {
    prefix.into_iter().filter_map(|signal| match signal {
        Signal::Lit(lit) => Some(!lit),
        Signal::Constant(_) => None,
    })
}

/// A fault is that the goal is missed.
impl Lazy for Prefixes {
    fn cuts(&self, model: &Assignment) -> Vec<Clause> {
        self.refused(model).map(|prefix| negated(prefix).collect()).into_iter().collect()
    }

    fn n_faults(&self, model: &Assignment) -> usize {
        usize::from(self.refused(model).is_some())
    }

    fn patch(&self, _model: &mut Assignment, _holds: &mut Holds) {}

    fn keep(&self, _model: &Assignment, _radius: usize) -> Vec<Lit> {
        Vec::new()
    }

    fn propagator(&self) -> Option<Box<dyn Propagator>> {
        let chosen = vec![None; self.moves.len()];
        let mut follower =
            Follower { prefixes: self.clone(), chosen, states: vec![self.start()], refused: None };
        for (turn, moves) in self.moves.iter().enumerate() {
            follower.chosen[turn] = (moves.len() == 1).then_some(0);
        }
        Some(Box::new(follower))
    }
}

/// Makes the moves as they become known.
struct Follower {
    prefixes: Prefixes,
    /// The index of the move in each turn, if it is known.
    chosen: Vec<Option<usize>>,
    /// At the start, and after each of the first moves.
    states: Vec<State>,
    /// The turn of the move that cannot be made.
    refused: Option<usize>,
}

impl Follower {
    fn place(&self, lit: Lit) -> Option<(usize, usize)> {
        let place = self.prefixes.places.get(lit.vidx()).copied().flatten();
        place.filter(|_| lit.is_pos())
    }
}

impl Propagator for Follower {
    fn assign(&mut self, lit: Lit, _implied: &mut Vec<Lit>) -> Result<(), Conflict> {
        let Some((turn, index)) = self.place(lit) else { return Ok(()) };
        self.chosen[turn] = Some(index);
        while let Some(&Some(index)) = self.chosen.get(self.states.len() - 1) {
            let turn = self.states.len() - 1;
            match self.prefixes.step(&self.states[turn], turn, index) {
                Ok(next) => self.states.push(next),
                Err(Conflict) => {
                    self.refused = Some(turn);
                    return Err(Conflict);
                }
            }
        }
        Ok(())
    }

    fn undo(&mut self, lit: Lit) {
        if let Some((turn, _)) = self.place(lit) {
            self.chosen[turn] = None;
            self.states.truncate(turn + 1);
        }
    }

    fn explain(&self, _lit: Lit, _clause: &mut Vec<Lit>) {
        unreachable!("no literal is implied")
    }

    fn explain_conflict(&self, clause: &mut Vec<Lit>) {
        let turns = self.chosen.iter().zip(self.prefixes.moves.iter());
        let made = turns.take(self.refused.map_or(0, |turn| turn + 1));
        clause.extend(negated(made.filter_map(|(index, moves)| Some(moves[(*index)?].1))));
    }
}
