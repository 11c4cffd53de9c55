//! A tuple of integers is one of a list.

#[cfg(test)]
mod tests;

use crate::{formula::Formula, integer::Integer, named::encodings};

/// Ways to say that a tuple is one of a list.
pub trait Table: Sync {
    /// Writes the clauses, over the direct representation of the integers, which is added to them where
    /// it lacks. A tuple has a value for each integer; one with a value that an integer cannot have
    /// counts for nothing.
    ///
    /// # Panics
    ///
    /// If a tuple has too few or too many values.
    fn encode(&self, integers: &[Integer], tuples: &[Vec<i64>], out: &mut dyn Formula);
}

encodings! {
    dyn Table;
    supports: Supports as "supports",
    conflicts: Conflicts as "conflicts",
}

/// The tuples that are possible, each once.
fn possible<'t>(integers: &[Integer], tuples: &'t [Vec<i64>]) -> Vec<&'t [i64]> {
    let is_possible = |tuple: &&[i64]| {
        assert_eq!(tuple.len(), integers.len(), "a value for each integer");
        integers.iter().zip(*tuple).all(|(integer, &value)| integer.domain().contains(value))
    };
    let mut possible: Vec<&[i64]> = tuples.iter().map(Vec::as_slice).filter(is_possible).collect();
    possible.sort_unstable();
    possible.dedup();
    possible
}
