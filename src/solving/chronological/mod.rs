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
mod backtracking;
mod branching;
mod clauses;
mod cubes;
mod reason;
mod trail;

use std::sync::Arc;

use quadrille_encodings::{Assignment, Conflict, Lazy, Lit, Propagator};

pub(super) use self::cubes::Cube;
use self::{
    branching::{Choices, Decision},
    clauses::Clauses,
    reason::Reason,
    trail::Trail,
};
use super::{Counters, Problem, Settings, Stop, Stopped};

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
