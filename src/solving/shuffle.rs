//! The same problem in other words.

use quadrille_encodings::{Assignment, Lit, TernaryVal, Var};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{Stopped, backend::Backend};

/// Renumbers the variables and turns their signs before a solver sees them, and back again in its
/// models. Solvers branch by number and on a fixed sign first, so they go another way.
pub(super) struct Shuffled {
    solver: Box<dyn Backend>,
    /// What stands for each variable's positive literal.
    renamed: Vec<Lit>,
    rng: ChaCha8Rng,
}

impl Shuffled {
    pub(super) fn new(solver: Box<dyn Backend>, n_vars: u32, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut renamed: Vec<Lit> = (0..n_vars).map(|var| Lit::new(var, rng.random())).collect();
        renamed.shuffle(&mut rng);
        Self { solver, renamed, rng }
    }

    /// Variables that come later keep their numbers.
    fn rename(&mut self, lits: &[Lit]) -> Vec<Lit> {
        let n_vars = lits.iter().map(|lit| lit.vidx32() + 1).max().unwrap_or(0);
        for var in self.renamed.len() as u32..n_vars {
            self.renamed.push(Lit::new(var, self.rng.random()));
        }
        let rename = |lit: &Lit| {
            let positive = self.renamed[lit.vidx()];
            if lit.is_pos() { positive } else { !positive }
        };
        lits.iter().map(rename).collect()
    }
}

impl Backend for Shuffled {
    fn add(&mut self, clause: &[Lit]) {
        let renamed = self.rename(clause);
        self.solver.add(&renamed);
    }

    fn solve(&mut self, assumptions: &[Lit]) -> Result<bool, Stopped> {
        let renamed = self.rename(assumptions);
        self.solver.solve(&renamed)
    }

    fn model(&self, n_vars: u32) -> Assignment {
        let model = self.solver.model(self.renamed.len() as u32);
        let vars = (0..n_vars.min(self.renamed.len() as u32)).map(Var::new);
        let values = vars.map(|var| (var, model.lit_value(self.renamed[var.idx()])));
        let known = values.filter(|&(_, value)| value != TernaryVal::DontCare);
        known.map(|(var, value)| var.lit(value == TernaryVal::False)).collect()
    }
}
