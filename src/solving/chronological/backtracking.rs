//! Where the search goes on after a conflict or a solution.

use quadrille_encodings::{Assignment, Lit, Propagator};

use super::{Cause, Chronological, Propagation, analysis::learn, trail::Level};
use crate::solving::Counters;

/// For how many solutions a search counts at its start.
const START: u64 = 64;
/// Learned clauses above which half of them is forgotten.
const MAX_LEARNED: usize = 20_000;

impl Chronological {
    /// Goes on after a conflict; whether there is anything left.
    pub(super) fn resolve(&mut self, cause: Cause) -> bool {
        if self.n_conflicts < self.learn_from.saturating_mul(self.n_solutions + START) {
            return self.flip(false);
        }
        let falsified = match cause {
            Cause::Clause => self.clauses.falsified().to_vec(),
            Cause::Propagator => {
                let mut clause = Vec::new();
                self.propagator().explain_conflict(&mut clause);
                clause
            }
            Cause::Implied(lit) => {
                let mut clause = vec![lit];
                self.propagator().explain(lit, &mut clause);
                clause
            }
        };
        self.learn_from(&falsified)
    }

    fn propagator(&self) -> &dyn Propagator {
        let propagator = self.propagation.as_ref().and_then(|one| one.propagator.as_deref());
        propagator.expect("a propagator found the conflict")
    }

    /// Goes on after a clause became false, wiser by another clause; whether there is anything left.
    fn learn_from(&mut self, falsified: &[Lit]) -> bool {
        let highest = falsified.iter().map(|&lit| self.trail.level_of(lit)).max().unwrap_or(0);
        while self.trail.levels().len() > highest {
            self.pop_level();
        }
        let Some(last) = self.trail.levels().last() else { return false };
        let is_flipped = last.is_flipped;
        let propagator = self.propagation.as_ref().and_then(|one| one.propagator.as_deref());
        let lesson = learn(falsified, &self.trail, &self.clauses, propagator, &mut self.is_seen);
        if is_flipped {
            if !self.flip(false) {
                return false;
            }
        } else {
            let explored = self.trail.levels().iter().rposition(|level| level.is_flipped);
            let target = lesson.level.max(explored.map_or(0, |index| index + 1));
            while self.trail.levels().len() > target {
                self.pop_level();
            }
            if !self.restate_facts() && !self.flip(false) {
                return false;
            }
        }
        self.teach(&lesson.clause);
        true
    }

    /// Adds a learned clause, and what follows from it now.
    fn teach(&mut self, clause: &[Lit]) {
        if let &[lit] = clause {
            self.facts.push(lit);
            if self.trail.is_open(lit) {
                self.trail.push_fact(lit);
            }
            return;
        }
        if self.clauses.n_learned() >= MAX_LEARNED {
            self.clauses.forget(&mut self.trail);
        }
        let reason = self.clauses.learn(clause);
        if self.trail.is_open(clause[0]) && self.trail.is_false(clause[1]) {
            self.trail.push(clause[0], reason);
        }
    }

    /// Whether the lazy constraint, which judges full models only, refuses this one; if so, the
    /// search has gone on from there.
    pub(super) fn refuse(&mut self, model: &Assignment) -> bool {
        let Some(Propagation { constraint, propagator: None, .. }) = &self.propagation else {
            return false;
        };
        let cuts = constraint.cuts(model);
        let level = |lit: &Lit| std::cmp::Reverse(self.trail.level_of(*lit));
        let cuts = cuts.into_iter().map(|cut| {
            let mut lits: Vec<Lit> = cut.into_iter().collect();
            lits.sort_unstable_by_key(level);
            lits
        });
        // the one that takes the search back furthest
        let Some(cut) = cuts.max_by_key(|lits| lits.first().map(level)) else { return false };
        Counters::add(&self.counters.cuts, 1);
        if cut.len() > 1 {
            self.clauses.learn(&cut);
        }
        self.is_done = !self.learn_from(&cut);
        true
    }

    /// Takes the search to the other side of the last decision that has one; after a solution, of the
    /// last about a deciding variable. Whether there is such a decision.
    pub(super) fn flip(&mut self, is_solution: bool) -> bool {
        while let Some((level, decision)) = self.pop_level() {
            if level.is_flipped || is_solution && !level.is_deciding {
                continue;
            }
            if !self.restate_facts() || self.trail.is_true(decision) {
                continue;
            }
            if self.trail.is_open(decision) {
                self.trail.decide(!decision, true, level.is_deciding);
            }
            return true;
        }
        false
    }

    /// Makes the learned facts true again; whether none of them is false.
    fn restate_facts(&mut self) -> bool {
        for &lit in &self.facts {
            if self.trail.is_open(lit) {
                self.trail.push_fact(lit);
            }
        }
        !self.facts.iter().any(|&lit| self.trail.is_false(lit))
    }

    fn pop_level(&mut self) -> Option<(Level, Lit)> {
        let Self { trail, choices, propagation, clauses, .. } = self;
        let popped = trail.pop_level(|place, lit| {
            choices.undo(place, lit);
            if let Some(Propagation { propagator: Some(propagator), n_assigned, .. }) = propagation
                && place < *n_assigned
            {
                *n_assigned = place;
                propagator.undo(lit);
            }
        });
        clauses.rewind(trail.lits().len());
        popped
    }
}
