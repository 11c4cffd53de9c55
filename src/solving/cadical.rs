//! CaDiCaL behind rustsat's solver traits.

use std::fmt;

use quadrille_encodings::{Clause, Lit, TernaryVal};
use rustsat::{
    solvers::{ControlSignal, Solve, SolveIncremental, SolverResult, Terminate},
    types::Cl,
};

use super::answer::{Answer, extend_by_clauses};

/// CaDiCaL, from the crate [cadical](https://docs.rs/cadical) 0.1, as a rustsat solver:
/// incremental, with assumptions, cores and termination.
#[derive(Default)]
pub struct Cadical<'term> {
    solver: cadical::Solver<Terminator<'term>>,
    answer: Answer,
}

struct Terminator<'term>(Box<dyn FnMut() -> ControlSignal + 'term>);

impl cadical::Callbacks for Terminator<'_> {
    fn terminate(&mut self) -> bool {
        (self.0)() == ControlSignal::Terminate
    }
}

impl Cadical<'_> {
    /// A solver without clauses.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Solve for Cadical<'_> {
    fn signature(&self) -> &'static str {
        "CaDiCaL 1.9"
    }

    fn solve(&mut self) -> anyhow::Result<SolverResult> {
        self.solve_assumps(&[])
    }

    fn lit_val(&self, lit: Lit) -> anyhow::Result<TernaryVal> {
        self.answer.value(lit)
    }

    fn add_clause_ref<C>(&mut self, clause: &C) -> anyhow::Result<()>
    where
        C: AsRef<Cl> + ?Sized,
    {
        let lits: &[Lit] = clause.as_ref().as_ref();
        self.solver.add_clause(lits.iter().map(|lit| lit.to_ipasir()));
        self.answer = Answer::Input;
        Ok(())
    }
}

impl SolveIncremental for Cadical<'_> {
    fn solve_assumps(&mut self, assumps: &[Lit]) -> anyhow::Result<SolverResult> {
        let is_sat = self.solver.solve_with(assumps.iter().map(|lit| lit.to_ipasir()));
        let (answer, result) = match is_sat {
            Some(true) => {
                let lits = (1..=self.solver.max_variable()).filter_map(|var| {
                    let value = self.solver.value(var)?;
                    Some(Lit::new(var as u32 - 1, !value))
                });
                (Answer::Sat(lits.collect()), SolverResult::Sat)
            }
            Some(false) => (Answer::Unsat(assumps.to_vec()), SolverResult::Unsat),
            None => (Answer::Unknown, SolverResult::Interrupted),
        };
        self.answer = answer;
        Ok(result)
    }

    fn core(&mut self) -> anyhow::Result<Vec<Lit>> {
        let assumed = self.answer.assumptions()?;
        let failed = assumed.iter().filter(|lit| self.solver.failed(lit.to_ipasir()));
        Ok(failed.map(|&lit| !lit).collect())
    }
}

impl<'term> Terminate<'term> for Cadical<'term> {
    fn attach_terminator<CB>(&mut self, cb: CB)
    where
        CB: FnMut() -> ControlSignal + 'term,
    {
        self.solver.set_callbacks(Some(Terminator(Box::new(cb))));
    }

    fn detach_terminator(&mut self) {
        self.solver.set_callbacks(None);
    }
}

impl fmt::Debug for Cadical<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cadical").finish_non_exhaustive()
    }
}

extend_by_clauses!(Cadical<'_>);
