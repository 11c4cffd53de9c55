//! varisat behind rustsat's solver traits.

use std::{cell::RefCell, fmt, io, rc::Rc};

use cpu_time::ProcessTime;
use quadrille_encodings::{Clause, Cnf, Formula, Lit, TernaryVal, Var};
use rustsat::{
    solvers::{
        ControlSignal, PhaseLit, Solve, SolveIncremental, SolveStats, SolverResult, SolverStats,
        Terminate,
    },
    types::Cl,
};
use varisat::{ExtendFormula, ProofFormat, solver::SolverError};

use super::answer::{Answer, extend_by_clauses};

type Terminator<'term> = Rc<RefCell<dyn FnMut() -> ControlSignal + 'term>>;

/// [varisat](https://docs.rs/varisat) 0.2 as a rustsat solver: incremental, with assumptions and
/// cores, and with two things that it lacks on its own.
///
/// **Termination.** varisat knows neither limits nor interrupts. But it writes a proof where it is
/// asked to, and gives up with an error when the writing fails: so with a terminator attached the
/// proof goes to a sink that keeps nothing and fails once the terminator says so. A solver that has
/// failed cannot go on, so it is built anew from a copy of the clauses at the next call.
///
/// **Phases.** varisat tries false first. [`PhaseLit`] turns the sign of a variable on the way in
/// and out; since a sign cannot change once varisat has seen it, this, too, builds it anew.
///
/// Cores are certified: varisat 0.2.2 now and then names assumptions that do not contradict the
/// clauses, so [`core`](SolveIncremental::core) solves again under those that were named and falls
/// back to all of them.
#[derive(Default)]
pub struct Varisat<'term> {
    clauses: Cnf,
    loaded: Option<Loaded<'term>>,
    terminator: Option<Terminator<'term>>,
    /// Whether a variable's sign is turned, by index.
    turned: Vec<bool>,
    answer: Answer,
    stats: SolverStats,
}

/// varisat and how many of the clauses it has.
struct Loaded<'term> {
    solver: varisat::Solver<'term>,
    n_clauses: usize,
}

/// Takes a proof and forgets it, until it is time to stop.
struct Sink<'term>(Terminator<'term>);

impl io::Write for Sink<'_> {
    fn write(&mut self, proof: &[u8]) -> io::Result<usize> {
        match (self.0.borrow_mut())() {
            ControlSignal::Continue => Ok(proof.len()),
            ControlSignal::Terminate => Err(io::Error::other("terminated")),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'term> Varisat<'term> {
    /// A solver without clauses.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn turn(&self, lit: Lit) -> Lit {
        if self.turned.get(lit.vidx()) == Some(&true) { !lit } else { lit }
    }

    /// varisat's literal for one of ours.
    fn outward(&self, lit: Lit) -> varisat::Lit {
        let lit = self.turn(lit);
        varisat::Lit::from_index(lit.vidx(), lit.is_pos())
    }

    /// Our literal for one of varisat's.
    fn inward(&self, lit: varisat::Lit) -> Lit {
        self.turn(Lit::new(lit.index() as u32, lit.is_negative()))
    }

    /// Takes varisat out, with every clause added.
    fn load(&mut self) -> Loaded<'term> {
        let mut loaded = self.loaded.take().unwrap_or_else(|| {
            let mut solver = varisat::Solver::new();
            if let Some(terminator) = &self.terminator {
                solver.write_proof(Sink(Rc::clone(terminator)), ProofFormat::Varisat);
            }
            Loaded { solver, n_clauses: 0 }
        });
        let mut lits = Vec::new();
        for clause in self.clauses.clauses_from(loaded.n_clauses) {
            lits.clear();
            lits.extend(clause.iter().map(|&lit| self.outward(lit)));
            loaded.solver.add_clause(&lits);
        }
        loaded.n_clauses = self.clauses.n_clauses();
        loaded
    }

    /// Asks varisat; nothing if it was terminated.
    fn ask(&mut self, assumptions: &[Lit]) -> anyhow::Result<Option<bool>> {
        let mut loaded = self.load();
        let assumed: Vec<_> = assumptions.iter().map(|&lit| self.outward(lit)).collect();
        loaded.solver.assume(&assumed);
        match loaded.solver.solve() {
            Ok(is_sat) => {
                self.loaded = Some(loaded);
                Ok(Some(is_sat))
            }
            Err(SolverError::ProofIoError { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

impl Solve for Varisat<'_> {
    fn signature(&self) -> &'static str {
        "varisat 0.2"
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
        self.clauses.clause(clause.as_ref().as_ref());
        self.answer = Answer::Input;
        Ok(())
    }
}

impl SolveIncremental for Varisat<'_> {
    fn solve_assumps(&mut self, assumps: &[Lit]) -> anyhow::Result<SolverResult> {
        let start = ProcessTime::now();
        let is_sat = self.ask(assumps)?;
        self.stats.cpu_solve_time += start.elapsed();
        let (answer, result) = match is_sat {
            Some(true) => {
                self.stats.n_sat += 1;
                let model = self.loaded.as_ref().and_then(|loaded| loaded.solver.model());
                let lits = model.unwrap_or_default().into_iter();
                (Answer::Sat(lits.map(|lit| self.inward(lit)).collect()), SolverResult::Sat)
            }
            Some(false) => {
                self.stats.n_unsat += 1;
                (Answer::Unsat(assumps.to_vec()), SolverResult::Unsat)
            }
            None => {
                self.stats.n_terminated += 1;
                (Answer::Unknown, SolverResult::Interrupted)
            }
        };
        self.answer = answer;
        Ok(result)
    }

    fn core(&mut self) -> anyhow::Result<Vec<Lit>> {
        let assumed = self.answer.assumptions()?.to_vec();
        let named = self.loaded.as_ref().and_then(|loaded| loaded.solver.failed_core());
        let named = named.unwrap_or(&[]).iter().map(|&lit| self.inward(lit));
        let named: Vec<Lit> = named.collect();
        let core = if self.ask(&named)? == Some(false) { named } else { assumed };
        Ok(core.into_iter().map(|lit| !lit).collect())
    }
}

impl<'term> Terminate<'term> for Varisat<'term> {
    fn attach_terminator<CB>(&mut self, cb: CB)
    where
        CB: FnMut() -> ControlSignal + 'term,
    {
        self.terminator = Some(Rc::new(RefCell::new(cb)));
        self.loaded = None;
    }

    fn detach_terminator(&mut self) {
        self.terminator = None;
        self.loaded = None;
    }
}

impl PhaseLit for Varisat<'_> {
    fn phase_lit(&mut self, lit: Lit) -> anyhow::Result<()> {
        if self.turned.len() <= lit.vidx() {
            self.turned.resize(lit.vidx() + 1, false);
        }
        if self.turned[lit.vidx()] != lit.is_pos() {
            self.turned[lit.vidx()] = lit.is_pos();
            self.loaded = None;
        }
        Ok(())
    }

    fn unphase_var(&mut self, var: Var) -> anyhow::Result<()> {
        self.phase_lit(var.neg_lit())
    }
}

impl SolveStats for Varisat<'_> {
    fn stats(&self) -> SolverStats {
        let n_clauses = self.clauses.n_clauses();
        SolverStats {
            n_clauses,
            max_var: self.clauses.n_vars().checked_sub(1).map(Var::new),
            avg_clause_len: self.clauses.n_literals() as f32 / n_clauses.max(1) as f32,
            ..self.stats
        }
    }
}

impl fmt::Debug for Varisat<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Varisat").field("stats", &self.stats()).finish_non_exhaustive()
    }
}

extend_by_clauses!(Varisat<'_>);
