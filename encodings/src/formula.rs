//! What every encoder writes to.

use rustsat::types::{Lit, Var};

/// A sink for clauses that also hands out variables.
pub trait Formula {
    /// A variable that no clause has used yet, as its positive literal.
    fn fresh(&mut self) -> Lit;

    /// Adds the disjunction of `lits`; the empty clause makes the formula unsatisfiable.
    fn clause(&mut self, lits: &[Lit]);
}

/// A formula in memory: two flat vectors, however many clauses there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cnf {
    lits: Vec<Lit>,
    /// Where each clause ends in `lits`.
    ends: Vec<usize>,
    n_vars: u32,
}

impl Cnf {
    /// The formula without variables and clauses, which is true.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of variables: those handed out and those that occur, numbered from 0 without a gap.
    #[must_use]
    pub fn n_vars(&self) -> u32 {
        self.n_vars
    }

    /// Number of clauses.
    #[must_use]
    pub fn n_clauses(&self) -> usize {
        self.ends.len()
    }

    /// Number of literals, over all clauses.
    #[must_use]
    pub fn n_literals(&self) -> usize {
        self.lits.len()
    }

    /// The clause at `index`, counted from 0 in the order of addition.
    ///
    /// # Panics
    ///
    /// If there are not that many clauses.
    #[must_use]
    pub fn clause_at(&self, index: usize) -> &[Lit] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.lits[start..self.ends[index]]
    }

    /// Every clause in the order of addition.
    pub fn clauses(&self) -> impl ExactSizeIterator<Item = &[Lit]> + '_ {
        self.clauses_from(0)
    }

    /// The clauses from the one at `first` on.
    pub fn clauses_from(&self, first: usize) -> impl ExactSizeIterator<Item = &[Lit]> + '_ {
        (first..self.n_clauses()).map(|index| self.clause_at(index))
    }
}

impl Formula for Cnf {
    fn fresh(&mut self) -> Lit {
        let var = Var::new(self.n_vars);
        self.n_vars += 1;
        var.pos_lit()
    }

    fn clause(&mut self, lits: &[Lit]) {
        for lit in lits {
            self.n_vars = self.n_vars.max(lit.vidx32() + 1);
        }
        self.lits.extend_from_slice(lits);
        self.ends.push(self.lits.len());
    }
}
