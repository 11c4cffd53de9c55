//! Numbers, and how much of everything there may be.

use num_bigint::{BigInt, Sign};

use super::{
    algebra::Algebra,
    evaluate::{Evaluator, Outcome},
    value::{Int, Value},
};
use crate::sentient::{fault::Fault, limits, syntax::tree::Place};

impl<A: Algebra> Evaluator<A> {
    /// A number, in as few bits as hold it in two's complement.
    pub(in crate::sentient) fn constant(
        &mut self,
        value: &BigInt,
        place: Place,
    ) -> Outcome<Value<A>> {
        let bits = bits_of(value);
        let term = self.algebra.int(value);
        self.int(term, bits, place)
    }

    /// An integer of so many bits, if those are not too many.
    pub(in crate::sentient) fn int(
        &mut self,
        term: A::Int,
        bits: u64,
        place: Place,
    ) -> Outcome<Value<A>> {
        if bits > limits::BITS {
            let found = format!("an integer of {bits} bits");
            return Err(Fault::new(place, found, format!("at most {}", limits::BITS)));
        }
        Ok(Value::Int(Int { term, bits }))
    }

    /// Counts what was done.
    pub(in crate::sentient) fn step(&mut self, n: u64, place: Place) -> Outcome<()> {
        self.n_steps = self.n_steps.saturating_add(n);
        if self.n_steps > limits::STEPS {
            let found = format!("a program of more than {} steps", limits::STEPS);
            return Err(Fault::new(place, found, "a shorter one"));
        }
        if self.algebra.is_full() {
            let found = format!("a program of more than {} terms", limits::TERMS);
            return Err(Fault::new(place, found, "a smaller one"));
        }
        Ok(())
    }
}

/// The fewest bits that hold a number in two's complement.
pub(in crate::sentient) fn bits_of(value: &BigInt) -> u64 {
    if value.sign() == Sign::Minus { (value + 1u8).bits() + 1 } else { value.bits() + 1 }
}
