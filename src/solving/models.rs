//! The stream of a problem's solutions.

use quadrille_encodings::Assignment;

use super::{Deciding, Problem, Settings, Stopped, search::Search};

/// The solutions of a problem, each once, as models of its formula that satisfy its lazy
/// constraint; a variable that the formula leaves free is false in them.
///
/// Each solution is blocked by a clause over the deciding variables once it was found. After an
/// error the stream is at its end.
pub struct Models {
    deciding: Deciding,
    search: Search,
    is_done: bool,
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
        Self { deciding, search: Search::new(problem, settings), is_done: false }
    }
}

impl Iterator for Models {
    type Item = Result<Assignment, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        let found = self.search.solution().transpose();
        match &found {
            Some(Ok(model)) => self.search.demand(self.deciding.block(model).as_ref()),
            _ => self.is_done = true,
        }
        found
    }
}
