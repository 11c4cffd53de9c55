//! What is solved.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Clause, Cnf, Lazy, Lit, TernaryVal, Var};

/// A formula with what must be known to walk its solutions.
pub struct Problem {
    /// The clauses, without what `lazy` stands for.
    pub formula: Cnf,
    /// The variables that tell solutions apart: two solutions that agree on them are the same.
    pub deciding: Vec<Var>,
    /// No solution's set of true deciding variables contains another's. A solution is then told
    /// from all others by its true variables alone, which makes for short clauses.
    pub incomparable: bool,
    /// A constraint that the formula leaves out.
    pub lazy: Option<Arc<dyn Lazy>>,
}

impl Problem {
    /// The clause that `model` and every model of the same solution breaks, and no other does.
    #[must_use]
    pub fn block(&self, model: &Assignment) -> Clause {
        let literals = self.deciding.iter().map(|&var| literal(model, var));
        literals.filter(|lit| lit.is_pos() || !self.incomparable).map(|lit| !lit).collect()
    }
}

/// The literal of a variable that is true in a model; a variable without a value counts as false.
pub(super) fn literal(model: &Assignment, var: Var) -> Lit {
    var.lit(model.var_value(var) != TernaryVal::True)
}
