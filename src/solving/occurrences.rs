//! Where each literal occurs: a look-up for local changes to a model.

use quadrille_encodings::{Assignment, Cnf, Formula, Lit, TernaryVal};

/// A growing formula over fixed variables, indexed by literal when it is first asked.
pub(super) struct Occurrences {
    formula: Cnf,
    /// The clauses of each literal, by [`Lit::lidx`], among the first `n_indexed`.
    clauses: Vec<Vec<u32>>,
    n_indexed: usize,
}

impl Occurrences {
    pub(super) fn new(formula: Cnf) -> Self {
        Self { formula, clauses: Vec::new(), n_indexed: 0 }
    }

    pub(super) fn add(&mut self, clause: &[Lit]) {
        self.formula.clause(clause);
    }

    /// Whether every clause that lost a literal when `flipped` became true still has another.
    pub(super) fn hold(&mut self, model: &Assignment, flipped: &[Lit]) -> bool {
        self.index();
        let is_true = |&lit: &Lit| model.lit_value(lit) == TernaryVal::True;
        flipped.iter().all(|&lit| {
            let mut lost = self.clauses[(!lit).lidx()].iter();
            lost.all(|&index| self.formula.clause_at(index as usize).iter().any(is_true))
        })
    }

    fn index(&mut self) {
        self.clauses.resize(2 * self.formula.n_vars() as usize, Vec::new());
        for index in self.n_indexed..self.formula.n_clauses() {
            for lit in self.formula.clause_at(index) {
                self.clauses[lit.lidx()].push(index as u32);
            }
        }
        self.n_indexed = self.formula.n_clauses();
    }
}
