//! batsat behind rustsat's solver traits.

use std::{
    cell::{Cell, RefCell},
    fmt,
};

use batsat::{Callbacks, SolverInterface, lbool};
use quadrille_encodings::{Clause, Lit, TernaryVal};
use rustsat::{
    solvers::{ControlSignal, Solve, SolveIncremental, SolverResult, Terminate},
    types::Cl,
};

use super::answer::{Answer, extend_by_clauses};

/// batsat asks whether to stop at every step; the terminator is called this many times less often.
const STEPS: u32 = 64;

/// [batsat](https://docs.rs/batsat) 0.6 as a rustsat solver: incremental, with assumptions, cores
/// and termination.
#[derive(Default)]
pub struct Batsat<'term> {
    solver: batsat::Solver<Terminator<'term>>,
    answer: Answer,
}

type Callback<'term> = Box<dyn FnMut() -> ControlSignal + 'term>;

#[derive(Default)]
struct Terminator<'term> {
    callback: Option<RefCell<Callback<'term>>>,
    steps: Cell<u32>,
    /// Set for the rest of the call once the callback has said so: batsat asks again on its way out.
    is_stopped: Cell<bool>,
}

impl Callbacks for Terminator<'_> {
    fn on_start(&mut self) {
        self.steps.set(0);
        self.is_stopped.set(false);
    }

    fn stop(&self) -> bool {
        let Some(callback) = &self.callback else { return false };
        let step = self.steps.get();
        self.steps.set((step + 1) % STEPS);
        if step == 0 && (callback.borrow_mut())() == ControlSignal::Terminate {
            self.is_stopped.set(true);
        }
        self.is_stopped.get()
    }
}

impl Batsat<'_> {
    /// A solver without clauses.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn translated(&mut self, lits: &[Lit]) -> Vec<batsat::Lit> {
        let translate =
            |lit: &Lit| batsat::Lit::new(self.solver.var_of_int(lit.vidx32()), lit.is_pos());
        lits.iter().map(translate).collect()
    }
}

impl Solve for Batsat<'_> {
    fn signature(&self) -> &'static str {
        "batsat 0.6"
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
        let mut lits = self.translated(clause.as_ref().as_ref());
        self.solver.add_clause_reuse(&mut lits);
        self.answer = Answer::Input;
        Ok(())
    }
}

impl SolveIncremental for Batsat<'_> {
    fn solve_assumps(&mut self, assumps: &[Lit]) -> anyhow::Result<SolverResult> {
        let assumed = self.translated(assumps);
        let result = self.solver.solve_limited(&assumed);
        let (answer, result) = if result == lbool::TRUE {
            let model = self.solver.get_model().iter().enumerate();
            let known = model.filter(|&(_, &value)| value != lbool::UNDEF);
            let lits = known.map(|(var, &value)| Lit::new(var as u32, value == lbool::FALSE));
            (Answer::Sat(lits.collect()), SolverResult::Sat)
        } else if result == lbool::FALSE {
            (Answer::Unsat(assumps.to_vec()), SolverResult::Unsat)
        } else {
            (Answer::Unknown, SolverResult::Interrupted)
        };
        self.answer = answer;
        Ok(result)
    }

    fn core(&mut self) -> anyhow::Result<Vec<Lit>> {
        let assumed = self.answer.assumptions()?;
        let in_core = |lit: &Lit| {
            let var = batsat::Var::unsafe_from_idx(lit.vidx32());
            self.solver.unsat_core_contains_var(var)
        };
        Ok(assumed.iter().filter(|lit| in_core(lit)).map(|&lit| !lit).collect())
    }
}

impl<'term> Terminate<'term> for Batsat<'term> {
    fn attach_terminator<CB>(&mut self, cb: CB)
    where
        CB: FnMut() -> ControlSignal + 'term,
    {
        self.solver.cb_mut().callback = Some(RefCell::new(Box::new(cb)));
    }

    fn detach_terminator(&mut self) {
        self.solver.cb_mut().callback = None;
    }
}

impl fmt::Debug for Batsat<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n_conflicts = self.solver.num_conflicts();
        f.debug_struct("Batsat").field("conflicts", &n_conflicts).finish_non_exhaustive()
    }
}

extend_by_clauses!(Batsat<'_>);
