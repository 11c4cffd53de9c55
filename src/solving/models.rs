//! The stream of a problem's solutions.

use std::{collections::HashSet, fmt, mem, str::FromStr};

use quadrille_encodings::{Assignment, Lit};

use super::{Deciding, Problem, Settings, Stopped, chronological::Chronological, search::Search};

/// How all solutions are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Enumerator {
    /// By blocking clauses while there are few solutions, and chronologically once there are many.
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

/// Solutions after which [`Enumerator::Auto`] takes them for many.
const MANY: usize = 100;

/// The solutions of a problem, each once, as models of its formula that satisfy its lazy
/// constraint; a variable that the formula leaves free is false in them.
///
/// After an error the stream is at its end.
pub struct Models(State);

enum State {
    Blocking {
        search: Search,
        deciding: Deciding,
        /// What it takes to go on chronologically, if that is allowed.
        otherwise: Option<Otherwise>,
    },
    Chronological {
        search: Chronological,
        deciding: Deciding,
        /// Solutions that the walk by blocking gave already.
        given: HashSet<Vec<Lit>>,
    },
    Done,
}

struct Otherwise {
    problem: Problem,
    settings: Settings,
    given: HashSet<Vec<Lit>>,
}

impl Models {
    /// Starts the walk.
    ///
    /// # Panics
    ///
    /// If the solver is not [`available`](super::Solver::available), or the problem has a deciding
    /// variable beyond those of its formula.
    #[must_use]
    pub fn new(problem: Problem, settings: &Settings) -> Self {
        let deciding = problem.deciding.clone();
        if settings.enumerator == Enumerator::Chronological {
            return Self(chronological(&problem, settings, HashSet::new()));
        }
        let otherwise = (settings.enumerator == Enumerator::Auto).then(|| Otherwise {
            problem: problem.clone(),
            settings: settings.clone(),
            given: HashSet::new(),
        });
        Self(State::Blocking { search: Search::new(problem, settings), deciding, otherwise })
    }
}

fn chronological(problem: &Problem, settings: &Settings, given: HashSet<Vec<Lit>>) -> State {
    let deciding = problem.deciding.clone();
    State::Chronological { search: Chronological::new(problem, settings), deciding, given }
}

impl Iterator for Models {
    type Item = Result<Assignment, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        let found = match &mut self.0 {
            State::Done => None,
            State::Blocking { search, deciding, otherwise } => {
                let found = search.solution().transpose();
                if let Some(Ok(model)) = &found {
                    search.demand(deciding.block(model).as_ref());
                    if let Some(otherwise) = otherwise {
                        otherwise.given.insert(deciding.lits(model).collect());
                        if otherwise.given.len() >= MANY {
                            let given = mem::take(&mut otherwise.given);
                            let Otherwise { problem, settings, .. } = otherwise;
                            self.0 = chronological(problem, settings, given);
                        }
                    }
                }
                found
            }
            State::Chronological { search, deciding, given } => search.find(|found| {
                let Ok(model) = found else { return true };
                given.is_empty() || !given.remove(&deciding.lits(model).collect::<Vec<_>>())
            }),
        };
        if !matches!(found, Some(Ok(_))) {
            self.0 = State::Done;
        }
        found
    }
}
