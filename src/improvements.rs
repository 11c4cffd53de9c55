//! Better and better solutions of a puzzle, each checked against its rules.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Cnf, Formula, Lazy};

use crate::{
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::{Error, checked, encode},
    solving::{Counters, Enumerator, Models, Oracle, Problem, Settings, Stopped},
};

/// The solutions of a puzzle that has a [`goal`](Puzzle::goal), each better than the one before. The last is
/// the best: that there is no better one is proved when the stream ends.
pub struct Improvements<'p, P: Puzzle> {
    puzzle: &'p P,
    vars: P::Vars,
    settings: Settings,
    guess: Option<P::Solution>,
    /// Until the search begins.
    problem: Option<Problem>,
    search: Search,
    /// What a solution must have to be better than the last.
    least: u64,
}

enum Search {
    /// A solver that is given clauses, and cuts of the lazy constraint.
    Oracle {
        oracle: Oracle,
        lazy: Option<Arc<dyn Lazy>>,
        counters: Arc<Counters>,
    },
    /// A search whose propagator heeds what is demanded.
    Propagator(Box<Models>),
    Done,
}

impl<'p, P: Puzzle> Improvements<'p, P> {
    /// Starts with a guess, if the puzzle has one.
    ///
    /// # Errors
    ///
    /// If it was stopped, or the formula is too large.
    ///
    /// # Panics
    ///
    /// If the solver is not [`available`](crate::solving::Solver::available).
    pub fn new(puzzle: &'p P, encoding: &Encoding, settings: &Settings) -> Result<Self, Stopped> {
        let (problem, vars) = encode(puzzle, encoding, &settings.stop)?;
        Ok(Self {
            puzzle,
            vars,
            settings: settings.clone(),
            guess: puzzle.guess(&settings.stop),
            problem: Some(problem),
            search: Search::Done,
            least: 0,
        })
    }

    fn better(&mut self) -> Result<Option<P::Solution>, Error<P::Violation>> {
        if let Some(guess) = self.guess.take() {
            self.puzzle.check(&guess).map_err(Error::Wrong)?;
            self.least = self.puzzle.value(&guess) + 1;
            return Ok(Some(guess));
        }
        self.demand();
        if let Some(problem) = self.problem.take() {
            self.search = Search::new(problem, &self.settings);
            self.demand();
        }
        while let Some(model) = self.search.model()? {
            let solution = checked(self.puzzle, &self.vars, &model)?;
            let value = self.puzzle.value(&solution);
            // of several threads, some know less of what is demanded
            if value >= self.least {
                self.least = value + 1;
                return Ok(Some(solution));
            }
        }
        Ok(None)
    }

    fn demand(&mut self) {
        let Self { puzzle, vars, least, .. } = self;
        match &mut self.search {
            Search::Oracle { oracle, .. } => puzzle.demand(vars, *least, oracle),
            Search::Propagator(_) | Search::Done => puzzle.demand(vars, *least, &mut Cnf::new()),
        }
    }
}

impl<P: Puzzle> Iterator for Improvements<'_, P> {
    type Item = Result<P::Solution, Error<P::Violation>>;

    fn next(&mut self) -> Option<Self::Item> {
        let better = self.better().transpose();
        if !matches!(better, Some(Ok(_))) {
            (self.problem, self.search) = (None, Search::Done);
        }
        better
    }
}

impl Search {
    fn new(problem: Problem, settings: &Settings) -> Self {
        let has_propagator = problem.lazy.as_ref().is_some_and(|lazy| lazy.propagator().is_some());
        if has_propagator && settings.enumerator != Enumerator::Blocking {
            // what there is to learn from a conflict, the next demand makes old
            let enumerator = Enumerator::Chronological;
            let settings = Settings { enumerator, learn_from: u64::MAX, ..settings.clone() };
            return Self::Propagator(Box::new(Models::new(problem, &settings)));
        }
        let oracle = Oracle::with(&problem.formula, settings);
        Self::Oracle { oracle, lazy: problem.lazy, counters: Arc::clone(&settings.counters) }
    }

    /// A model of all that is demanded, if there is one.
    fn model(&mut self) -> Result<Option<Assignment>, Stopped> {
        let (oracle, lazy, counters) = match self {
            Self::Propagator(models) => return models.next().transpose(),
            Self::Done => return Ok(None),
            Self::Oracle { oracle, lazy, counters } => (oracle, lazy, counters),
        };
        loop {
            Counters::add(&counters.rounds, 1);
            let Some(model) = oracle.ask(&[])? else { return Ok(None) };
            let cuts = lazy.as_ref().map_or(Vec::new(), |lazy| lazy.cuts(&model));
            if cuts.is_empty() {
                Counters::add(&counters.solutions, 1);
                return Ok(Some(model));
            }
            Counters::add(&counters.cuts, cuts.len());
            for cut in &cuts {
                oracle.clause(cut.as_ref());
            }
        }
    }
}
