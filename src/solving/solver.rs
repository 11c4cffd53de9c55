//! The solvers by name.

use std::{fmt, str::FromStr};

use super::{
    Batsat, Settings, Varisat,
    backend::{Backend, stoppable},
    external::External,
    shuffle::Shuffled,
};

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
    /// Another program, by its [command](super::SolverCommand).
    External,
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
    pub const ALL: [Self; 4] = [Self::Varisat, Self::Batsat, Self::Cadical, Self::External];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Varisat => "varisat",
            Self::Batsat => "batsat",
            Self::Cadical => "cadical",
            Self::External => "external",
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

/// The solver that the settings ask for, for a formula of `n_vars` variables.
///
/// # Panics
///
/// If it is not [`available`](Solver::available), or is another program without a command.
pub(super) fn open(settings: &Settings, n_vars: u32) -> Box<dyn Backend> {
    let solver: Box<dyn Backend> = match settings.solver {
        Solver::Varisat => stoppable(Varisat::new(), &settings.stop),
        Solver::Batsat => stoppable(Batsat::new(), &settings.stop),
        #[cfg(feature = "cadical")]
        Solver::Cadical => stoppable(super::Cadical::new(), &settings.stop),
        #[cfg(not(feature = "cadical"))]
        Solver::Cadical => panic!("{}", Unavailable(Solver::Cadical)),
        Solver::External => {
            let command = settings.command.clone().expect("an external solver has a command");
            Box::new(External::new(command, n_vars, &settings.stop))
        }
    };
    match settings.seed {
        Some(seed) => Box::new(Shuffled::new(solver, n_vars, seed)),
        None => solver,
    }
}
