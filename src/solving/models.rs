//! The stream of a problem's solutions.

use std::collections::HashSet;

use quadrille_encodings::{Assignment, Lit};

use super::{
    Deciding, Problem, Settings, Stopped,
    chronological::{Chronological, Found},
    enumerator::Enumerator,
    parallel::Parallel,
    probe,
    search::Search,
};

/// Solutions after which there may be many: known ones, or those that one stands for.
const SEVERAL: usize = 2;
/// Solutions after which there are many, and [`Enumerator::Auto`] stays with the chronological search.
const MANY: usize = 100;
/// Conflicts that a chronological search may have for each solution while there are not many.
const MAX_CONFLICTS: u64 = 10_000;

/// The solutions of a problem, each once, as models of its formula that satisfy its lazy
/// constraint; a variable that the formula leaves free is false in them.
///
/// After an error the stream is at its end.
pub struct Models {
    deciding: Deciding,
    walk: Walk,
    /// What it takes to walk in another way, and what was given already; none if the way is settled.
    otherwise: Option<Otherwise>,
}

enum Walk {
    Blocking(Box<Search>),
    Chronological {
        search: Box<Chronological>,
        /// Solutions that are not to be given again.
        given: HashSet<Vec<Lit>>,
    },
    Parallel {
        search: Parallel,
        given: HashSet<Vec<Lit>>,
    },
    /// There was no time to begin.
    Stopped(Stopped),
    Done,
}

impl Walk {
    /// Chronologically to the end, on as many threads as the settings say.
    fn chronological(problem: &Problem, settings: &Settings, given: HashSet<Vec<Lit>>) -> Self {
        if settings.jobs <= 1 {
            let search = Box::new(Chronological::new(problem, settings));
            return Self::Chronological { search, given };
        }
        match Parallel::new(problem, settings) {
            Ok(search) => Self::Parallel { search, given },
            Err(stopped) => Self::Stopped(stopped),
        }
    }
}

struct Otherwise {
    problem: Problem,
    settings: Settings,
    given: HashSet<Vec<Lit>>,
    /// Whether the chronological search had its chance.
    was_slow: bool,
}

impl Otherwise {
    /// How many conflicts a chronological search may have until it is slow.
    fn max_conflicts(&self) -> u64 {
        match self.given.len() as u64 {
            0 => probe::max_conflicts(&self.problem),
            n_given => MAX_CONFLICTS * (n_given + 1),
        }
    }
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
        let are_several = problem.multiplicity >= SEVERAL as u64 && settings.may_probe();
        let walk = match settings.enumerator {
            Enumerator::Chronological => Walk::chronological(&problem, settings, HashSet::new()),
            _ if are_several => {
                let search = Box::new(Chronological::new(&problem, settings));
                Walk::Chronological { search, given: HashSet::new() }
            }
            _ => Walk::Blocking(Box::new(Search::new(&problem, settings))),
        };
        let otherwise = (settings.enumerator == Enumerator::Auto).then(|| Otherwise {
            problem,
            settings: settings.clone(),
            given: HashSet::new(),
            was_slow: false,
        });
        Self { deciding, walk, otherwise }
    }

    /// Chooses the way to the next solution by how many there are so far, and how hard they were: one
    /// or two are the solver's. Then they are looked for chronologically, and with the solver again if
    /// that is slow, until there are many.
    fn choose_way(&mut self) {
        let Some(otherwise) = &mut self.otherwise else { return };
        let n_given = otherwise.given.len();
        match &self.walk {
            Walk::Blocking(_) if n_given == if otherwise.was_slow { MANY } else { SEVERAL } => {
                let given = otherwise.given.clone();
                if otherwise.was_slow {
                    self.settle();
                } else {
                    let search = Chronological::new(&otherwise.problem, &otherwise.settings);
                    self.walk = Walk::Chronological { search: Box::new(search), given };
                }
            }
            Walk::Chronological { .. } if n_given >= MANY => {
                if otherwise.settings.jobs > 1 {
                    self.settle();
                } else {
                    self.otherwise = None;
                }
            }
            _ => {}
        }
    }

    /// Goes on chronologically to the end.
    fn settle(&mut self) {
        if let Some(Otherwise { problem, settings, given, .. }) = self.otherwise.take() {
            self.walk = Walk::chronological(&problem, &settings, given);
        }
    }

    /// Leaves a chronological search that is slow.
    fn give_up_chronological(&mut self) {
        let Some(otherwise) = &mut self.otherwise else { return };
        otherwise.was_slow = !otherwise.given.is_empty();
        let mut search = Search::new(&otherwise.problem, &otherwise.settings);
        for lits in &otherwise.given {
            search.demand(self.deciding.exclude(lits).as_ref());
        }
        self.walk = Walk::Blocking(Box::new(search));
    }

    /// The next solution.
    fn find(&mut self) -> Result<Option<Assignment>, Stopped> {
        loop {
            let limit = self.otherwise.as_ref().map_or(u64::MAX, Otherwise::max_conflicts);
            match &mut self.walk {
                Walk::Done => return Ok(None),
                Walk::Stopped(stopped) => return Err(stopped.clone()),
                Walk::Blocking(search) => {
                    let found = search.solution()?;
                    if let Some(model) = &found {
                        search.demand(self.deciding.block(model).as_ref());
                    }
                    return Ok(found);
                }
                Walk::Chronological { search, given } => match search.solution(limit)? {
                    Found::Solution(model) => {
                        if is_new(&self.deciding, given, &model) {
                            return Ok(Some(model));
                        }
                    }
                    Found::End => return Ok(None),
                    Found::Limit => self.give_up_chronological(),
                },
                Walk::Parallel { search, given } => {
                    let Some(model) = search.solution()? else { return Ok(None) };
                    if is_new(&self.deciding, given, &model) {
                        return Ok(Some(model));
                    }
                }
            }
        }
    }
}

/// Whether a solution was not given before; if it was, it will not come again.
fn is_new(deciding: &Deciding, given: &mut HashSet<Vec<Lit>>, model: &Assignment) -> bool {
    given.is_empty() || !given.remove(&deciding.lits(model).collect::<Vec<_>>())
}

impl Iterator for Models {
    type Item = Result<Assignment, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        self.choose_way();
        let found = self.find();
        match &found {
            Ok(Some(model)) => {
                if let Some(otherwise) = &mut self.otherwise {
                    otherwise.given.insert(self.deciding.lits(model).collect());
                }
            }
            Ok(None) | Err(_) => self.walk = Walk::Done,
        }
        found.transpose()
    }
}
