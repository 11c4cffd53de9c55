//! A solver that is asked again and again, with more clauses each time.

use quadrille_encodings::{Assignment, Cnf, Formula, Lit, Var};

use super::{Settings, Stopped, backend::Backend, solver::open};

/// A formula in a solver.
pub struct Oracle {
    solver: Box<dyn Backend>,
    n_vars: u32,
}

impl Oracle {
    /// The formula without variables and clauses.
    ///
    /// # Panics
    ///
    /// If the solver is not [`available`](super::Solver::available).
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        Self { solver: open(settings, 0), n_vars: 0 }
    }

    /// A formula.
    ///
    /// # Panics
    ///
    /// If the solver is not [`available`](super::Solver::available).
    #[must_use]
    pub fn with(formula: &Cnf, settings: &Settings) -> Self {
        let n_vars = formula.n_vars();
        let mut solver = open(settings, n_vars);
        formula.clauses().for_each(|clause| solver.add(clause));
        Self { solver, n_vars }
    }

    /// A model in which the assumptions hold; a variable that the clauses leave free is false.
    ///
    /// # Errors
    ///
    /// If it was stopped.
    pub fn ask(&mut self, assumptions: &[Lit]) -> Result<Option<Assignment>, Stopped> {
        if !self.solver.solve(assumptions)? {
            return Ok(None);
        }
        let mut model = self.solver.model(self.n_vars);
        model.replace_dont_care(false);
        Ok(Some(model))
    }
}

impl Formula for Oracle {
    fn fresh(&mut self) -> Lit {
        let var = Var::new(self.n_vars);
        self.n_vars += 1;
        var.pos_lit()
    }

    fn clause(&mut self, lits: &[Lit]) {
        self.solver.add(lits);
    }
}
