//! At most, at least or exactly so many of some literals are true.
//!
//! Where the number of literals alone settles it, no or only the simplest clauses are written.

#[cfg(test)]
mod tests;

use rustsat::types::Lit;

use crate::{formula::Formula, named::encodings};

/// Ways to bound the number of true literals.
pub trait Cardinality: Sync {
    /// At most `bound` of the literals, which are more than that, are true; `bound` is 1 or more.
    fn encode(&self, lits: &[Lit], bound: usize, out: &mut dyn Formula);

    /// At most `bound` of the literals are true.
    fn at_most(&self, lits: &[Lit], bound: usize, out: &mut dyn Formula) {
        if bound == 0 {
            lits.iter().for_each(|&lit| out.clause(&[!lit]));
        } else if bound < lits.len() {
            self.encode(lits, bound, out);
        }
    }

    /// At least `bound` of the literals are true.
    fn at_least(&self, lits: &[Lit], bound: usize, out: &mut dyn Formula) {
        let negated: Vec<Lit> = lits.iter().map(|&lit| !lit).collect();
        match lits.len().checked_sub(bound) {
            Some(others) => self.at_most(&negated, others, out),
            None => out.clause(&[]),
        }
    }

    /// Exactly `number` of the literals are true.
    fn exactly(&self, lits: &[Lit], number: usize, out: &mut dyn Formula) {
        self.at_most(lits, number, out);
        self.at_least(lits, number, out);
    }
}

encodings! {
    dyn Cardinality;
    sequential: SequentialCounter as "sequential",
    totalizer: Totalizer as "totalizer",
    sorting_network: SortingNetwork as "sorting-network",
}
