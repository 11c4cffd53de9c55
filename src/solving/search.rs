//! One solution of a problem, by refinement.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Lazy, Lit};

use super::{
    Counters, Problem, Settings, Stop, Stopped, backend::Backend, occurrences::Occurrences,
    solver::open,
};

/// A model that is this far from the lazy constraint, or farther, is mended before it is cut off.
/// Puzzles with one solution have models that are near and few; there mending is a waste.
const FAR: usize = 5;
/// How often in a row mending may fail to come nearer.
const ATTEMPTS: usize = 3;
/// How far around the fault a model is given up to mend it, one after the other.
const RADII: [usize; 3] = [2, 4, 8];

/// A solver at work on a problem.
pub(super) struct Search {
    pub(super) problem: Problem,
    solver: Box<dyn Backend>,
    /// The formula and all that was demanded, if there is something to mend.
    occurrences: Option<Occurrences>,
    stop: Stop,
    pub(super) counters: Arc<Counters>,
}

impl Search {
    pub(super) fn new(problem: Problem, settings: &Settings) -> Self {
        let mut solver = open(settings, problem.formula.n_vars());
        for clause in problem.formula.clauses() {
            solver.add(clause);
        }
        let occurrences = problem.lazy.as_ref().map(|_| Occurrences::new(problem.formula.clone()));
        let (stop, counters) = (settings.stop.clone(), Arc::clone(&settings.counters));
        Self { problem, solver, occurrences, stop, counters }
    }

    /// Demands a clause of every solution from now on.
    pub(super) fn demand(&mut self, clause: &[Lit]) {
        self.solver.add(clause);
        if let Some(occurrences) = &mut self.occurrences {
            occurrences.add(clause);
        }
    }

    /// Looks until there is a solution, or none, or it is time to stop.
    pub(super) fn solution(&mut self) -> Result<Option<Assignment>, Stopped> {
        let found = self.refine()?;
        Counters::add(&self.counters.solutions, found.iter().len());
        Ok(found)
    }

    /// Asks for models and cuts off or mends those that break the lazy constraint.
    fn refine(&mut self) -> Result<Option<Assignment>, Stopped> {
        loop {
            Counters::add(&self.counters.rounds, 1);
            if !self.solver.solve(&[])? {
                return Ok(None);
            }
            let model = self.model();
            let Some(lazy) = self.problem.lazy.clone() else { return Ok(Some(model)) };
            if !self.cut(&*lazy, &model) {
                return Ok(Some(model));
            }
            if lazy.distance(&model) >= FAR
                && let Some(solution) = self.mend(&*lazy, model)?
            {
                return Ok(Some(solution));
            }
        }
    }

    /// The solver's model; a variable that the clauses leave free is false.
    fn model(&self) -> Assignment {
        let mut model = self.solver.model(self.problem.formula.n_vars());
        model.replace_dont_care(false);
        model
    }

    /// Adds the clauses that the model breaks, if there are any.
    fn cut(&mut self, lazy: &dyn Lazy, model: &Assignment) -> bool {
        let cuts = lazy.cuts(model);
        Counters::add(&self.counters.cuts, cuts.len());
        for clause in &cuts {
            self.solver.add(clause.as_ref());
        }
        !cuts.is_empty()
    }

    /// Mends a model that breaks the lazy constraint, and gives up when it comes no nearer.
    ///
    /// Flipping a few literals at a time brings it near. Then the solver is asked for a model that
    /// differs only around the fault: all else is assumed, so it finds or refutes that at once.
    fn mend(
        &mut self,
        lazy: &dyn Lazy,
        mut model: Assignment,
    ) -> Result<Option<Assignment>, Stopped> {
        let mut nearest = usize::MAX;
        let mut attempts = 0;
        while attempts < ATTEMPTS {
            self.stop.check()?;
            if let Some(occurrences) = &mut self.occurrences {
                lazy.improve(&mut model, &mut |model, flipped| occurrences.hold(model, flipped));
            }
            if !self.cut(lazy, &model) {
                return Ok(Some(model));
            }
            let distance = lazy.distance(&model);
            attempts = if distance < nearest { 0 } else { attempts + 1 };
            nearest = nearest.min(distance);
            match self.nearby(lazy, &model)? {
                Some(other) => model = other,
                None => break,
            }
        }
        Ok(None)
    }

    fn nearby(
        &mut self,
        lazy: &dyn Lazy,
        model: &Assignment,
    ) -> Result<Option<Assignment>, Stopped> {
        for radius in RADII {
            Counters::add(&self.counters.repairs, 1);
            if self.solver.solve(&lazy.keep(model, radius))? {
                return Ok(Some(self.model()));
            }
        }
        Ok(None)
    }
}
