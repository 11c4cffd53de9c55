//! What a program computes with: terms that stand for unknown values, or values.

use num_bigint::BigInt;

use crate::sentient::syntax::tree::Place;

/// Booleans and integers, and what can be done with them.
///
/// A program is evaluated once with [terms](crate::sentient::terms) to be encoded, and once with the
/// values that were found, to check them. Both evaluations take the same steps: none of them depends
/// on a value.
pub(in crate::sentient) trait Algebra {
    type Bool: Clone;
    type Int: Clone;

    fn bool(&mut self, value: bool) -> Self::Bool;
    fn int(&mut self, value: &BigInt) -> Self::Int;
    /// The next input of the program, a boolean.
    fn free_bool(&mut self, place: Place) -> Self::Bool;
    /// The next input of the program, an integer of so many bits.
    fn free_int(&mut self, bits: u64, place: Place) -> Self::Int;

    fn not(&mut self, a: &Self::Bool) -> Self::Bool;
    fn and(&mut self, a: &Self::Bool, b: &Self::Bool) -> Self::Bool;
    fn same(&mut self, a: &Self::Bool, b: &Self::Bool) -> Self::Bool;
    fn choose_bool(&mut self, c: &Self::Bool, a: &Self::Bool, b: &Self::Bool) -> Self::Bool;
    fn or(&mut self, a: &Self::Bool, b: &Self::Bool) -> Self::Bool {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(&a, &b);
        self.not(&neither)
    }

    fn negate(&mut self, a: &Self::Int) -> Self::Int;
    fn add(&mut self, a: &Self::Int, b: &Self::Int) -> Self::Int;
    fn multiply(&mut self, a: &Self::Int, b: &Self::Int) -> Self::Int;
    /// Euclidean quotient and remainder; claims that the divisor is not 0.
    fn divide(&mut self, a: &Self::Int, b: &Self::Int, place: Place) -> [Self::Int; 2];
    fn choose_int(&mut self, c: &Self::Bool, a: &Self::Int, b: &Self::Int) -> Self::Int;
    fn less(&mut self, a: &Self::Int, b: &Self::Int) -> Self::Bool;
    fn equal(&mut self, a: &Self::Int, b: &Self::Int) -> Self::Bool;
    fn all_different(&mut self, ints: &[Self::Int]) -> Self::Bool;

    /// Whether no more should be computed, lest it takes all memory.
    fn is_full(&self) -> bool {
        false
    }

    /// Demands that something holds.
    fn claim(&mut self, holds: &Self::Bool, kind: Claim, place: Place);
}

/// What has to hold in a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sentient) enum Claim {
    /// What an `invariant` says.
    Invariant,
    /// A divisor is not 0.
    Divisor,
    /// An index is within its array, and the element is there.
    Index,
}

impl Claim {
    /// What it is if it does not hold.
    pub(in crate::sentient) fn broken(self) -> &'static str {
        match self {
            Self::Invariant => "the invariant does not hold",
            Self::Divisor => "the divisor is 0",
            Self::Index => "no element is at this index",
        }
    }
}
