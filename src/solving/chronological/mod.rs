//! All solutions by chronological backtracking, at a pace that does not fall.
//!
//! A search tree over the deciding variables is walked once, depth first. Where a solution was found
//! or a conflict arose, the last decision that still has another side is flipped; nothing is blocked
//! by clauses, so the formula does not grow with the solutions ("non-blocking" in Toda and Soh,
//! "Implementing efficient all solutions SAT solvers", 2016; Grumberg, Schuster and Yadgar, "Memory
//! efficient all-solutions SAT solver and its application for reachability analysis", 2004).
//! The lazy constraint's propagator follows the assignment, so that branches without a solution end
//! early.
//!
//! Where conflicts are many and solutions few, conflicts are analysed. A learned clause may take the
//! search back over several levels, but never over one that was flipped: what was explored on the
//! way stays explored.

mod analysis;
mod branching;
mod clauses;
mod cubes;
mod trail;

use std::sync::Arc;

use quadrille_encodings::{Assignment, Conflict, Lazy, Lit, Propagator};

pub(super) use self::cubes::Cube;
use self::{
    analysis::learn,
    branching::{Choices, Decision},
    clauses::Clauses,
    trail::{Level, Reason, Trail},
};
use super::{Counters, Problem, Settings, Stop, Stopped};

/// For how many solutions a search counts at its start.
const START: u64 = 64;
/// Learned clauses above which half of them is forgotten.
const MAX_LEARNED: usize = 20_000;
/// Steps of the search between two looks at the clock.
const STEPS: u64 = 256;

/// The solutions of a problem in the order of a depth-first search, each once.
pub(super) struct Chronological {
    trail: Trail,
    clauses: Clauses,
    choices: Choices,
    propagation: Option<Propagation>,
    is_seen: Vec<bool>,
    /// Learned clauses of one literal, which hold on every level.
    facts: Vec<Lit>,
    learn_from: u64,
    stop: Stop,
    counters: Arc<Counters>,
    n_steps: u64,
    n_conflicts: u64,
    n_solutions: u64,
    /// Whether the last solution is still on the trail.
    is_at_solution: bool,
    is_done: bool,
}

/// The lazy constraint and how far it has followed the trail.
struct Propagation {
    constraint: Arc<dyn Lazy>,
    /// None if it judges full models only.
    propagator: Option<Box<dyn Propagator>>,
    n_assigned: usize,
    implied: Vec<Lit>,
}

impl Propagation {
    fn new(constraint: &Arc<dyn Lazy>) -> Self {
        Self {
            constraint: Arc::clone(constraint),
            propagator: constraint.propagator(),
            n_assigned: 0,
            implied: Vec::new(),
        }
    }
}

/// What a search came to.
pub(super) enum Found {
    /// A solution.
    Solution(Assignment),
    /// There are no more.
    End,
    /// It had as many conflicts as it may have.
    Limit,
}

/// What a conflict is known by.
enum Cause {
    Clause,
    Propagator,
    /// A literal that the propagator implies is false.
    Implied(Lit),
}

impl Chronological {
    pub(super) fn new(problem: &Problem, settings: &Settings) -> Self {
        let n_vars = problem.formula.n_vars();
        let mut search = Self {
            trail: Trail::new(n_vars),
            clauses: Clauses::new(n_vars),
            choices: Choices::new(&problem.formula, &problem.deciding.vars),
            propagation: problem.lazy.as_ref().map(Propagation::new),
            is_seen: vec![false; n_vars as usize],
            facts: Vec::new(),
            learn_from: settings.learn_from,
            stop: settings.stop.clone(),
            counters: Arc::clone(&settings.counters),
            n_steps: 0,
            n_conflicts: 0,
            n_solutions: 0,
            is_at_solution: false,
            is_done: false,
        };
        let mut sorted = Vec::new();
        for clause in problem.formula.clauses() {
            search.add(clause, &mut sorted);
        }
        search.clauses.end_formula();
        search
    }

    /// Adds a clause of the formula before the search; `lits` is where it is sorted.
    fn add(&mut self, clause: &[Lit], lits: &mut Vec<Lit>) {
        lits.clear();
        lits.extend_from_slice(clause);
        lits.sort_unstable();
        lits.dedup();
        let is_tautology = lits.windows(2).any(|pair| pair[0] == !pair[1]);
        match lits[..] {
            _ if is_tautology => {}
            [] => self.is_done = true,
            [lit] if self.trail.is_false(lit) => self.is_done = true,
            [lit] if self.trail.is_open(lit) => self.trail.push(lit, Reason::Decision),
            [_] => {}
            // in the order in which they were written, which tells what the encoder found handy
            _ if lits.len() == clause.len() => drop(self.clauses.add(clause)),
            _ => drop(self.clauses.add(lits)),
        }
    }

    /// Looks for the next solution, unless there have been so many conflicts since the start.
    pub(super) fn solution(&mut self, max_conflicts: u64) -> Result<Found, Stopped> {
        if std::mem::take(&mut self.is_at_solution) {
            self.is_done = !self.flip(true);
        }
        while !self.is_done {
            if self.n_steps.is_multiple_of(STEPS) {
                self.stop.check()?;
                if self.n_conflicts > max_conflicts {
                    return Ok(Found::Limit);
                }
            }
            self.n_steps += 1;
            if let Err(cause) = self.propagate() {
                Counters::add(&self.counters.conflicts, 1);
                self.n_conflicts += 1;
                self.is_done = !self.resolve(cause);
                continue;
            }
            match self.choices.next(&self.trail) {
                Some(Decision { lit, is_deciding }) => self.trail.decide(lit, false, is_deciding),
                None => {
                    let model = self.trail.model();
                    if self.refuse(&model) {
                        continue;
                    }
                    self.is_at_solution = true;
                    self.n_solutions += 1;
                    return Ok(Found::Solution(model));
                }
            }
        }
        Ok(Found::End)
    }

    /// Propagates clauses and the lazy constraint until nothing follows any more.
    fn propagate(&mut self) -> Result<(), Cause> {
        loop {
            if let Err(Conflict) = self.clauses.propagate(&mut self.trail) {
                return Err(Cause::Clause);
            }
            let Some(Propagation { propagator: Some(propagator), n_assigned, implied, .. }) =
                &mut self.propagation
            else {
                return Ok(());
            };
            let Some(&lit) = self.trail.lits().get(*n_assigned) else { return Ok(()) };
            *n_assigned += 1;
            implied.clear();
            if let Err(Conflict) = propagator.assign(lit, implied) {
                return Err(Cause::Propagator);
            }
            for &lit in &*implied {
                if self.trail.is_open(lit) {
                    self.trail.push(lit, Reason::Propagator);
                } else if self.trail.is_false(lit) {
                    return Err(Cause::Implied(lit));
                }
            }
        }
    }
}

impl Chronological {
    /// Goes on after a conflict; whether there is anything left.
    fn resolve(&mut self, cause: Cause) -> bool {
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
    fn refuse(&mut self, model: &Assignment) -> bool {
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
    fn flip(&mut self, is_solution: bool) -> bool {
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
