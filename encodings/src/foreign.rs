//! rustsat's encoders, writing to a [`Formula`].

use rustsat::{
    instances::{BasicVarManager, Cnf, ManageVars},
    types::{Lit, Var},
};

use crate::formula::Formula;

/// Lets an encoder of rustsat write over `inputs`, and passes its clauses on with its own variables
/// replaced by fresh ones.
pub(crate) fn encode(
    inputs: &[Lit],
    out: &mut dyn Formula,
    encoder: impl FnOnce(&mut Cnf, &mut dyn ManageVars),
) {
    let first = inputs.iter().map(|lit| lit.vidx32() + 1).max().unwrap_or(0);
    let mut vars = BasicVarManager::from_next_free(Var::new(first));
    let mut clauses = Cnf::new();
    encoder(&mut clauses, &mut vars);
    let fresh: Vec<Lit> = (first..vars.n_used()).map(|_| out.fresh()).collect();
    let mut renamed = Vec::new();
    for clause in &clauses {
        renamed.clear();
        renamed.extend(clause.iter().map(|&lit| match lit.vidx32().checked_sub(first) {
            None => lit,
            Some(index) if lit.is_pos() => fresh[index as usize],
            Some(index) => !fresh[index as usize],
        }));
        out.clause(&renamed);
    }
}
