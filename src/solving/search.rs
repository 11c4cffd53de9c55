//! One solution of a problem, by refinement.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Lazy, Lit};

use super::{
    Counters, Problem, Settings, Stop, Stopped, backend::Backend, occurrences::Occurrences,
    solver::open,
};

/// How often in a row a repair may fail to take faults away.
const ATTEMPTS: usize = 3;
/// How far around its faults a model is given up to repair it, one after the other.
const RADII: [usize; 3] = [2, 4, 8];

/// A solver at work on a problem.
pub(super) struct Search {
    n_vars: u32,
    solver: Box<dyn Backend>,
    lazy: Option<LazyPart>,
    repair_from: usize,
    stop: Stop,
    counters: Arc<Counters>,
}

/// What there is to repair models with.
struct LazyPart {
    constraint: Arc<dyn Lazy>,
    /// The formula and all that was demanded since.
    occurrences: Occurrences,
}

impl Search {
    pub(super) fn new(problem: &Problem, settings: &Settings) -> Self {
        let n_vars = problem.formula.n_vars();
        let has_all = problem.deciding.vars.iter().all(|var| var.idx32() < n_vars);
        assert!(has_all, "deciding variables are variables of the formula");
        let mut solver = open(settings, n_vars);
        for clause in problem.formula.clauses() {
            solver.add(clause);
        }
        Self {
            n_vars,
            solver,
            lazy: problem.lazy.as_ref().map(|constraint| LazyPart {
                constraint: Arc::clone(constraint),
                occurrences: Occurrences::new(problem.formula.clone()),
            }),
            repair_from: settings.repair_from,
            stop: settings.stop.clone(),
            counters: Arc::clone(&settings.counters),
        }
    }

    /// Demands a clause of every solution from now on.
    pub(super) fn demand(&mut self, clause: &[Lit]) {
        self.solver.add(clause);
        if let Some(lazy) = &mut self.lazy {
            lazy.occurrences.add(clause);
        }
    }

    /// Looks until there is a solution, or none, or it is time to stop.
    ///
    /// Asks for models, and cuts off or repairs those that break the lazy constraint.
    pub(super) fn solution(&mut self) -> Result<Option<Assignment>, Stopped> {
        loop {
            Counters::add(&self.counters.rounds, 1);
            if !self.solver.solve(&[])? {
                return Ok(None);
            }
            let model = self.model();
            let n_faults = self.n_faults(&model);
            if n_faults == 0 {
                return Ok(Some(model));
            }
            if n_faults >= self.repair_from
                && let Some(solution) = self.repair(model.clone())?
            {
                return Ok(Some(solution));
            }
            self.cut(&model);
        }
    }

    /// The solver's model; a variable that the clauses leave free is false.
    fn model(&self) -> Assignment {
        let mut model = self.solver.model(self.n_vars);
        model.replace_dont_care(false);
        model
    }

    fn n_faults(&self, model: &Assignment) -> usize {
        self.lazy.as_ref().map_or(0, |lazy| lazy.constraint.n_faults(model))
    }

    /// Adds the clauses that a model with faults breaks.
    fn cut(&mut self, model: &Assignment) {
        let cuts = self.lazy.as_ref().map_or(Vec::new(), |lazy| lazy.constraint.cuts(model));
        assert!(!cuts.is_empty(), "a model with faults breaks a clause");
        Counters::add(&self.counters.cuts, cuts.len());
        for clause in &cuts {
            self.solver.add(clause.as_ref());
        }
    }

    /// Repairs a model with faults, and gives up when there are no fewer of them.
    ///
    /// Patching takes away most of them. Then the solver is asked for a model that differs only
    /// around the rest: all else is assumed, so it finds or refutes that at once.
    fn repair(&mut self, mut model: Assignment) -> Result<Option<Assignment>, Stopped> {
        let mut fewest = usize::MAX;
        let mut attempts = 0;
        while attempts < ATTEMPTS {
            self.stop.check()?;
            if let Some(LazyPart { constraint, occurrences }) = &mut self.lazy {
                constraint
                    .patch(&mut model, &mut |model, flipped| occurrences.hold(model, flipped));
            }
            let n_faults = self.n_faults(&model);
            if n_faults == 0 {
                return Ok(Some(model));
            }
            self.cut(&model);
            attempts = if n_faults < fewest { 0 } else { attempts + 1 };
            fewest = fewest.min(n_faults);
            match self.nearby(&model)? {
                Some(other) => model = other,
                None => break,
            }
        }
        Ok(None)
    }

    /// A model that differs from one with faults only around them.
    fn nearby(&mut self, model: &Assignment) -> Result<Option<Assignment>, Stopped> {
        for radius in RADII {
            let keep = self.lazy.as_ref().map(|lazy| lazy.constraint.keep(model, radius));
            Counters::add(&self.counters.repairs, 1);
            if self.solver.solve(&keep.unwrap_or_default())? {
                return Ok(Some(self.model()));
            }
        }
        Ok(None)
    }
}
