//! The solvers by name, behind one object-safe face.

use std::{fmt, str::FromStr};

use quadrille_encodings::{Assignment, Lit, Var};
use rustsat::{
    solvers::{SolveIncremental, SolverResult, Terminate},
    types::Cl,
};

use super::{Batsat, Settings, Stop, Stopped, Varisat, shuffle::Shuffled};

/// A solver by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Solver {
    /// varisat, pure Rust: the default.
    #[default]
    Varisat,
    /// batsat, pure Rust, a descendant of MiniSat.
    Batsat,
    /// CaDiCaL, in C++: there only if built with the cargo feature `cadical`.
    Cadical,
}

/// A solver that is not part of this build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the solver {0} is not part of this build: build with the cargo feature `{0}`")]
pub struct Unavailable(pub Solver);

/// No solver has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no solver is called {0:?}")]
pub struct UnknownSolver(String);

impl Solver {
    /// Every solver, the default first.
    pub const ALL: [Self; 3] = [Self::Varisat, Self::Batsat, Self::Cadical];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Varisat => "varisat",
            Self::Batsat => "batsat",
            Self::Cadical => "cadical",
        }
    }

    /// Whether it is part of this build.
    ///
    /// # Errors
    ///
    /// If it is not.
    pub fn available(self) -> Result<Self, Unavailable> {
        let is_missing = self == Self::Cadical && !cfg!(feature = "cadical");
        if is_missing { Err(Unavailable(self)) } else { Ok(self) }
    }
}

impl fmt::Display for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Solver {
    type Err = UnknownSolver;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|solver| solver.name() == name);
        found.ok_or_else(|| UnknownSolver(name.to_owned()))
    }
}

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

/// The solver that the settings ask for, for a formula of `n_vars` variables.
///
/// # Panics
///
/// If it is not [`available`](Solver::available).
pub(super) fn open(settings: &Settings, n_vars: u32) -> Box<dyn Backend> {
    let solver: Box<dyn Backend> = match settings.solver {
        Solver::Varisat => stoppable(Varisat::new(), &settings.stop),
        Solver::Batsat => stoppable(Batsat::new(), &settings.stop),
        #[cfg(feature = "cadical")]
        Solver::Cadical => stoppable(super::Cadical::new(), &settings.stop),
        #[cfg(not(feature = "cadical"))]
        Solver::Cadical => panic!("{}", Unavailable(Solver::Cadical)),
    };
    match settings.seed {
        Some(seed) => Box::new(Shuffled::new(solver, n_vars, seed)),
        None => solver,
    }
}

fn stoppable<S>(mut solver: S, stop: &Stop) -> Box<dyn Backend>
where
    S: SolveIncremental + Terminate<'static> + 'static,
{
    let signal = stop.clone();
    solver.attach_terminator(move || signal.signal());
    Box::new(Stoppable { solver, stop: stop.clone() })
}
