//! Computing with values.

use num_bigint::BigInt;
use num_traits::{Euclid, Zero};

use super::{
    semantics::algebra::{Algebra, Claim},
    syntax::tree::Place,
    value::Value,
};

/// The values of the inputs, and the first claim that does not hold.
pub(super) struct Concrete<'s> {
    inputs: std::slice::Iter<'s, Value>,
    pub(super) broken: Option<(Broken, Place)>,
}

/// What is wrong with a solution.
#[derive(Clone, Copy, Debug)]
pub(super) enum Broken {
    Claim(Claim),
    /// An input is not of the declared type.
    Input,
}

impl<'s> Concrete<'s> {
    pub(super) fn new(inputs: &'s [Value]) -> Self {
        Self { inputs: inputs.iter(), broken: None }
    }

    fn report(&mut self, broken: Broken, place: Place) {
        self.broken.get_or_insert((broken, place));
    }
}

impl Algebra for Concrete<'_> {
    type Bool = bool;
    type Int = BigInt;

    fn bool(&mut self, value: bool) -> bool {
        value
    }

    fn int(&mut self, value: &BigInt) -> BigInt {
        value.clone()
    }

    fn free_bool(&mut self, place: Place) -> bool {
        if let Some(Value::Bool(value)) = self.inputs.next() {
            return *value;
        }
        self.report(Broken::Input, place);
        false
    }

    fn free_int(&mut self, bits: u64, place: Place) -> BigInt {
        let half = BigInt::from(1) << (bits - 1);
        match self.inputs.next() {
            Some(Value::Int(value)) if *value >= -&half && *value < half => value.clone(),
            _ => {
                self.report(Broken::Input, place);
                BigInt::ZERO
            }
        }
    }

    fn not(&mut self, a: &bool) -> bool {
        !a
    }

    fn and(&mut self, a: &bool, b: &bool) -> bool {
        *a && *b
    }

    fn same(&mut self, a: &bool, b: &bool) -> bool {
        a == b
    }

    fn choose_bool(&mut self, c: &bool, a: &bool, b: &bool) -> bool {
        if *c { *a } else { *b }
    }

    fn negate(&mut self, a: &BigInt) -> BigInt {
        -a
    }

    fn add(&mut self, a: &BigInt, b: &BigInt) -> BigInt {
        a + b
    }

    fn multiply(&mut self, a: &BigInt, b: &BigInt) -> BigInt {
        a * b
    }

    fn divide(&mut self, a: &BigInt, b: &BigInt, place: Place) -> [BigInt; 2] {
        self.claim(&!b.is_zero(), Claim::Divisor, place);
        if b.is_zero() {
            return [BigInt::ZERO, BigInt::ZERO];
        }
        [a.div_euclid(b), a.rem_euclid(b)]
    }

    fn choose_int(&mut self, c: &bool, a: &BigInt, b: &BigInt) -> BigInt {
        if *c { a.clone() } else { b.clone() }
    }

    fn less(&mut self, a: &BigInt, b: &BigInt) -> bool {
        a < b
    }

    fn equal(&mut self, a: &BigInt, b: &BigInt) -> bool {
        a == b
    }

    fn all_different(&mut self, ints: &[BigInt]) -> bool {
        let mut sorted: Vec<&BigInt> = ints.iter().collect();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[0] != pair[1])
    }

    fn claim(&mut self, holds: &bool, kind: Claim, place: Place) {
        if !holds {
            self.report(Broken::Claim(kind), place);
        }
    }
}
