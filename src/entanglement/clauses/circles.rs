//! Closed circles of tiles apart from the path, which the clauses leave in.

use std::collections::BTreeSet;

use quadrille_encodings::{Assignment, Clause, Holds, Lazy, Lit, circuit::Signal};

use super::{
    Clauses,
    dealing::holds,
    travel::{across, side},
};
use crate::entanglement::board::Entrance;

/// A place where a tile is entered: which tile, and where.
type Place = (usize, Entrance);

impl Clauses {
    /// Where a path goes in a model that enters a tile here: the place, and what it depends on. None where
    /// there is no tile that was placed up to this turn.
    fn next(
        &self,
        model: &Assignment,
        turn: usize,
        (tile, from): Place,
    ) -> (Entrance, Option<Place>, [Signal; 2]) {
        let mut paths = self.paths[tile].directed();
        let path = paths.find(|&(enter, _, is_path)| enter == from && holds(model, is_path));
        let (_, to, is_path) = path.expect("every entrance has another end");
        let others = (0..=turn).filter(|&other| other != tile);
        let mut beside = others.map(|other| (other, self.positions.beside(tile, side(to), other)));
        match beside.find(|&(_, is_there)| holds(model, is_there)) {
            Some((other, is_there)) => (to, Some((other, across(to))), [is_path, is_there]),
            None => (to, None, [is_path, true.into()]),
        }
    }

    /// The places that the path passes in a turn, each with where it leaves the tile.
    pub(super) fn travelled(&self, model: &Assignment, turn: usize) -> Vec<(Place, Entrance)> {
        let start = self.travel.starts[turn].iter().position(|&start| holds(model, start));
        let mut place = start.map(|entrance| (turn, entrance as Entrance));
        let mut passed = Vec::new();
        while let Some(here) = place {
            let (leave, next, _) = self.next(model, turn, here);
            passed.push((here, leave));
            place = next;
        }
        passed
    }

    /// The places that the model enters in a turn off the path: those of circles.
    fn off_the_path(&self, model: &Assignment, turn: usize) -> BTreeSet<Place> {
        let entered = self.travel.enters[turn].iter().filter(|(_, enter)| holds(model, **enter));
        let mut places: BTreeSet<Place> = entered.map(|(&place, _)| place).collect();
        for (place, _) in self.travelled(model, turn) {
            places.remove(&place);
        }
        places
    }
}

/// A fault is a turn with a circle.
impl Lazy for Clauses {
    /// Not all that makes the circle is so, or it is not entered, in any turn.
    fn cuts(&self, model: &Assignment) -> Vec<Clause> {
        let mut cuts = Vec::new();
        let n_turns = self.travel.starts.len();
        for turn in 0..n_turns {
            let mut places = self.off_the_path(model, turn);
            while let Some(first) = places.pop_first() {
                let mut cut: Vec<Signal> = Vec::new();
                let mut place = first;
                loop {
                    let (_, next, because) = self.next(model, turn, place);
                    cut.extend(because);
                    place = next.expect("what is entered off the path is a circle");
                    if place == first {
                        break;
                    }
                    places.remove(&place);
                }
                let last = cut.len();
                for turn in first.0.max(turn)..n_turns {
                    cut.truncate(last);
                    cut.push(self.travel.enters[turn][&first]);
                    let lits = cut.iter().filter_map(|signal| match *signal {
                        Signal::Lit(lit) => Some(!lit),
                        Signal::Constant(_) => None,
                    });
                    cuts.push(lits.collect());
                }
            }
        }
        cuts
    }

    fn n_faults(&self, model: &Assignment) -> usize {
        let turns = 0..self.travel.starts.len();
        turns.filter(|&turn| !self.off_the_path(model, turn).is_empty()).count()
    }

    fn patch(&self, _model: &mut Assignment, _holds: &mut Holds) {}

    fn keep(&self, _model: &Assignment, _radius: usize) -> Vec<Lit> {
        Vec::new()
    }
}
