//! A search in parts.

use std::sync::Arc;

use quadrille_encodings::Lit;

use super::{Chronological, Propagation, branching::Decision};
use crate::solving::Stopped;

/// Decisions that open a part of the search. No two parts share a solution.
pub(in crate::solving) type Cube = Vec<Lit>;

/// Parts above which a search is not split further.
const ENOUGH: usize = 64;
/// Decisions above which a part is not split further.
const DEEPEST: usize = 24;

impl Chronological {
    /// Splits a search that has not begun into parts ("cube and conquer": Heule, Kullmann, Wieringa and
    /// Biere, 2011), in the order in which it would come to them. Together they have all solutions.
    pub(in crate::solving) fn cubes(&mut self) -> Result<Vec<Cube>, Stopped> {
        let mut cubes = Vec::new();
        for depth in 1..=DEEPEST {
            let finer = self.cubes_of(depth)?;
            let is_finest = finer == cubes;
            cubes = finer;
            if cubes.len() >= ENOUGH || is_finest {
                break;
            }
        }
        Ok(cubes)
    }

    /// The parts at a depth of decisions; those that have a conflict before are none.
    fn cubes_of(&mut self, depth: usize) -> Result<Vec<Cube>, Stopped> {
        let mut cubes = Vec::new();
        let mut is_done = self.is_done;
        while !is_done {
            self.stop.check()?;
            if self.propagate().is_err() {
                is_done = !self.flip(false);
                continue;
            }
            let next = self.choices.next(&self.trail);
            let next = next.filter(|next| next.is_deciding && self.trail.levels().len() < depth);
            if let Some(Decision { lit, is_deciding }) = next {
                self.trail.decide(lit, false, is_deciding);
            } else {
                cubes.push(self.trail.decisions());
                is_done = !self.flip(true);
            }
        }
        Ok(cubes)
    }

    /// A search for the solutions of one part only, by a search that has not begun. What one part
    /// teaches is not known in another, so it does not matter which is searched when.
    pub(in crate::solving) fn within(&self, cube: &[Lit]) -> Self {
        let Self { trail, clauses, choices, propagation, facts, stop, counters, .. } = self;
        let mut search = Self {
            trail: trail.clone(),
            clauses: clauses.clone(),
            choices: choices.clone(),
            propagation: propagation.as_ref().map(|one| Propagation::new(&one.constraint)),
            is_seen: self.is_seen.clone(),
            facts: facts.clone(),
            stop: stop.clone(),
            counters: Arc::clone(counters),
            n_conflicts: 0,
            ..*self
        };
        search.is_done = search.propagate().is_err();
        for &lit in cube {
            if search.is_done || search.trail.is_true(lit) {
                continue;
            }
            // as the other side of a decision that is done with, it is not taken back for another
            let is_possible = search.trail.is_open(lit);
            if is_possible {
                search.trail.decide(lit, true, true);
            }
            search.is_done = !is_possible || search.propagate().is_err();
        }
        search
    }
}
