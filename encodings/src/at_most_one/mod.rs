//! At most one of some literals is true; exactly one of them is.
//!
//! Of no or one literal, at most one is true anyhow: nothing is written.

#[cfg(test)]
mod tests;

use rustsat::types::Lit;

use crate::{formula::Formula, named::encodings};

/// Ways to say that at most one literal is true.
pub trait AtMostOne: Sync {
    /// Writes the clauses. The literals are over different variables.
    fn encode(&self, lits: &[Lit], out: &mut dyn Formula);

    /// Exactly one literal is true: at most one, and a clause of all. Of no literals this is false.
    fn encode_exactly_one(&self, lits: &[Lit], out: &mut dyn Formula) {
        out.clause(lits);
        self.encode(lits, out);
    }
}

encodings! {
    dyn AtMostOne;
    pairwise: Pairwise as "pairwise",
    sequential: Sequential as "sequential",
    ladder: Ladder as "ladder",
    product: Product as "product",
    commander: Commander as "commander",
    bimander: Bimander as "bimander",
    bitwise: Bitwise as "bitwise",
}

/// Literals above which pairs of them are many.
const MANY: usize = 50;

/// [`Pairwise`], or [`Product`] for more than 50 literals.
pub(crate) fn of_any_number(n: usize) -> &'static dyn AtMostOne {
    if n <= MANY { &Pairwise } else { &Product }
}

/// Has one of rustsat's encoders write.
fn encode_foreign<E>(lits: &[Lit], out: &mut dyn Formula)
where
    E: rustsat::encodings::am1::Encode + FromIterator<Lit>,
{
    crate::foreign::encode(lits, out, |clauses, vars| {
        let mut encoder: E = lits.iter().copied().collect();
        encoder.encode(clauses, vars).expect("the clauses fit into memory");
    });
}
