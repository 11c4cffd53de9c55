//! Linear equations and inequalities over [`Integer`]s.
//!
//! An unknown right-hand side is one more term, with the coefficient -1.

mod normal;
#[cfg(test)]
mod tests;

use crate::{formula::Formula, integer::Integer, named::encodings};

use self::normal::Normal;

/// How a sum and a bound compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The sum is the bound.
    Equal,
    /// The sum is the bound or less.
    AtMost,
    /// The sum is the bound or more.
    AtLeast,
}

/// A multiple of an integer.
#[derive(Clone, Copy, Debug)]
pub struct Term<'i> {
    /// How many times the integer counts.
    pub coefficient: i64,
    /// The integer.
    pub integer: &'i Integer,
}

/// A sum of multiples of different integers, and what it compares to.
#[derive(Clone, Debug)]
pub struct Constraint<'i> {
    /// The terms; there may be none.
    pub terms: Vec<Term<'i>>,
    /// How the sum and the bound compare.
    pub relation: Relation,
    /// The bound: a number of 127 bits.
    pub bound: i128,
    /// Whether the formula says that all of the integers are different: some encodings save the
    /// clauses that would be about equal ones.
    pub are_different: bool,
}

/// Ways to write a linear constraint.
pub trait Linear: Sync {
    /// Writes the clauses over the representations of the integers that the encoding is made for,
    /// which are added to them where they lack. An encoding of sums one by one takes the way of an
    /// [`Adder`] where these are millions.
    ///
    /// The greatest and the least value that the sum could have must fit into 127 bits.
    fn encode(&self, constraint: &Constraint<'_>, out: &mut dyn Formula);
}

/// Sums and values, taken two and two, above which only an [`Adder`] is small.
const MAX_STEPS: u128 = 2_000_000;

/// The constraint made plain, for an encoding that goes through sums one by one; none where nothing is
/// left to write, or where there are too many sums and an [`Adder`] was written instead.
fn normal_of_few_sums<'i>(
    constraint: &Constraint<'i>,
    out: &mut dyn Formula,
) -> Option<Normal<'i>> {
    let normal = Normal::of(constraint, out)?;
    if normal.n_steps() > MAX_STEPS {
        Adder.encode(constraint, out);
        return None;
    }
    Some(normal)
}

encodings! {
    dyn Linear;
    diagram: Diagram as "diagram",
    tuples: Tuples as "tuples",
    totalizer: Totalizer as "totalizer",
    bounds: Bounds as "bounds",
    adder: Adder as "adder",
}
