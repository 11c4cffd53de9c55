//! Integers with different values.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use rustsat::types::Lit;

use crate::{formula::Formula, integer::Integer, named::encodings};

/// Ways to say that all of some integers are different.
pub trait AllDifferent: Sync {
    /// Writes the clauses, over the direct representation of the integers, which is added to them where
    /// it lacks.
    fn encode(&self, integers: &[Integer], out: &mut dyn Formula);
}

encodings! {
    dyn AllDifferent;
    values: Values as "values",
    pairs: Pairs as "pairs",
    hall: Hall as "hall",
}

/// For each value, the literals of the integers that may have it.
fn takers(integers: &[Integer], out: &mut dyn Formula) -> BTreeMap<i64, Vec<Lit>> {
    let mut takers = BTreeMap::<i64, Vec<Lit>>::new();
    for integer in integers {
        for (value, &lit) in integer.domain().values().zip(integer.direct(out)) {
            takers.entry(value).or_default().push(lit);
        }
    }
    takers
}
