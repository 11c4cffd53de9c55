//! Follows the moves while a search decides them.

use quadrille_encodings::{Conflict, Lit, Propagator};

use super::prefixes::{Prefixes, State, negated};

/// Makes the moves as they become known.
pub(super) struct Follower {
    prefixes: Prefixes,
    /// The index of the move in each turn, if it is known.
    chosen: Vec<Option<usize>>,
    /// At the start, and after each of the first moves.
    states: Vec<State>,
    /// The turn of the move that cannot be made.
    refused: Option<usize>,
}

impl Follower {
    pub(super) fn new(prefixes: &Prefixes) -> Self {
        let only = prefixes.moves.iter().map(|moves| (moves.len() == 1).then_some(0));
        Self {
            chosen: only.collect(),
            states: vec![prefixes.start()],
            prefixes: prefixes.clone(),
            refused: None,
        }
    }

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
