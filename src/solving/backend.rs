//! The object-safe face of a solver.

use quadrille_encodings::{Assignment, Lit, Var};
use rustsat::{
    solvers::{SolveIncremental, SolverResult, Terminate},
    types::Cl,
};

use super::{Stop, Stopped};

/// What the driver needs of a solver.
pub(super) trait Backend {
    fn add(&mut self, clause: &[Lit]);
    /// Whether the clauses have a model in which the assumptions hold.
    fn solve(&mut self, assumptions: &[Lit]) -> Result<bool, Stopped>;
    /// The model of the last `solve` that found one, up to `n_vars` variables.
    fn model(&self, n_vars: u32) -> Assignment;
}

/// A rustsat solver and what stops it.
struct Stoppable<S> {
    solver: S,
    stop: Stop,
}

impl<S: SolveIncremental> Backend for Stoppable<S> {
    fn add(&mut self, clause: &[Lit]) {
        self.solver.add_clause_ref(Cl::new(clause)).expect("a solver takes clauses at any time");
    }

    fn solve(&mut self, assumptions: &[Lit]) -> Result<bool, Stopped> {
        self.stop.check()?;
        match self.solver.solve_assumps(assumptions).expect("a solver answers at any time") {
            SolverResult::Sat => Ok(true),
            SolverResult::Unsat => Ok(false),
            SolverResult::Interrupted => {
                Err(self.stop.check().err().unwrap_or(Stopped::Interrupted))
            }
        }
    }

    fn model(&self, n_vars: u32) -> Assignment {
        match n_vars.checked_sub(1) {
            Some(last) => {
                self.solver.solution(Var::new(last)).expect("the last solve found a model")
            }
            None => Assignment::default(),
        }
    }
}

/// A solver that stops when it is told to.
pub(super) fn stoppable<S>(mut solver: S, stop: &Stop) -> Box<dyn Backend>
where
    S: SolveIncremental + Terminate<'static> + 'static,
{
    let signal = stop.clone();
    solver.attach_terminator(move || signal.signal());
    Box::new(Stoppable { solver, stop: stop.clone() })
}
