//! What a solver adaptor remembers of its last call.

use quadrille_encodings::{Assignment, Lit, TernaryVal};
use rustsat::solvers::{SolverState, StateError};

/// The outcome of the last call, or that clauses came since.
#[derive(Default)]
pub(super) enum Answer {
    #[default]
    Input,
    Sat(Assignment),
    /// With the assumptions that it was asked under.
    Unsat(Vec<Lit>),
    Unknown,
}

impl Answer {
    pub(super) fn value(&self, lit: Lit) -> anyhow::Result<TernaryVal> {
        match self {
            Self::Sat(model) => Ok(model.lit_value(lit)),
            _ => Err(self.instead_of(SolverState::Sat)),
        }
    }

    pub(super) fn assumptions(&self) -> anyhow::Result<&[Lit]> {
        match self {
            Self::Unsat(assumptions) => Ok(assumptions),
            _ => Err(self.instead_of(SolverState::Unsat)),
        }
    }

    fn instead_of(&self, required_state: SolverState) -> anyhow::Error {
        let actual_state = match self {
            Self::Input => SolverState::Input,
            Self::Sat(_) => SolverState::Sat,
            Self::Unsat(_) => SolverState::Unsat,
            Self::Unknown => SolverState::Unknown,
        };
        StateError { required_state, actual_state }.into()
    }
}

/// The two ways in which rustsat wants to add clauses to a solver, by `add_clause_ref`.
macro_rules! extend_by_clauses {
    ($solver:ty) => {
        impl Extend<Clause> for $solver {
            fn extend<T: IntoIterator<Item = Clause>>(&mut self, clauses: T) {
                for clause in clauses {
                    self.add_clause_ref(&clause).expect("a clause can be added at any time");
                }
            }
        }

        impl<'a> Extend<&'a Clause> for $solver {
            fn extend<T: IntoIterator<Item = &'a Clause>>(&mut self, clauses: T) {
                for clause in clauses {
                    self.add_clause_ref(clause).expect("a clause can be added at any time");
                }
            }
        }
    };
}
pub(super) use extend_by_clauses;
