//! The ways of finding all solutions by name.

use std::{fmt, str::FromStr};

/// How all solutions are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Enumerator {
    /// By blocking clauses while there are few solutions, and chronologically where there are many or
    /// that is quick. Where each [stands for several](super::Problem::multiplicity), there are many or none.
    #[default]
    Auto,
    /// By the solver, which is given a clause that blocks each solution when it was found: at its best
    /// where solutions are few and hard to find.
    Blocking,
    /// By a search of our own that backtracks chronologically: at its best where solutions are many.
    Chronological,
}

/// No enumerator has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no enumerator is called {0:?}")]
pub struct UnknownEnumerator(String);

impl Enumerator {
    /// Every way, the default first.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Blocking, Self::Chronological];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Blocking => "blocking",
            Self::Chronological => "chronological",
        }
    }
}

impl fmt::Display for Enumerator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Enumerator {
    type Err = UnknownEnumerator;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|enumerator| enumerator.name() == name);
        found.ok_or_else(|| UnknownEnumerator(name.to_owned()))
    }
}
