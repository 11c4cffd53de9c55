//! What is solved.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Clause, Cnf, Lazy, Lit, TernaryVal, Var};

/// A formula with what must be known to walk its solutions. All variables, the deciding ones and
/// those of the lazy constraint too, are numbered below [`Cnf::n_vars`].
#[derive(Clone)]
pub struct Problem {
    /// The clauses, without what `lazy` stands for.
    pub formula: Cnf,
    /// What tells solutions apart.
    pub deciding: Deciding,
    /// A constraint that the formula leaves out.
    pub lazy: Option<Arc<dyn Lazy>>,
    /// How many solutions of what is modelled a model stands for, itself among them: 1, unless
    /// the formula breaks a symmetry.
    pub multiplicity: u64,
}

/// The variables that tell solutions apart: two models that agree on them are the same solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deciding {
    /// Which they are.
    pub vars: Vec<Var>,
    /// Whether no solution's set of true variables contains another's. A solution is then told from
    /// all others by its true variables alone, which makes for short clauses.
    pub incomparable: bool,
}

impl Deciding {
    /// The clause that `model` and every model of the same solution breaks, and that no model of
    /// another solution does.
    #[must_use]
    pub fn block(&self, model: &Assignment) -> Clause {
        self.exclude(&self.lits(model).collect::<Vec<_>>())
    }

    /// The same from the literals of the deciding variables.
    pub(super) fn exclude(&self, lits: &[Lit]) -> Clause {
        let telling = lits.iter().filter(|lit| lit.is_pos() || !self.incomparable);
        telling.map(|&lit| !lit).collect()
    }

    /// The literals of the variables that are true in a model; a variable without a value is false.
    pub fn lits(&self, model: &Assignment) -> impl Iterator<Item = Lit> {
        self.vars.iter().map(|&var| var.lit(model.var_value(var) != TernaryVal::True))
    }
}
