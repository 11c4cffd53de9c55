//! Computing with terms.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::Euclid;

use super::{
    divide::{quotient_range, remainder_range},
    linear::Linear,
    node::{Id, Truth},
    range::Range,
    store::Store,
};
use crate::sentient::{
    limits,
    semantics::algebra::{Algebra, Claim},
    syntax::tree::Place,
};

/// The terms of a program, and what has to hold of them.
pub(in crate::sentient) struct Symbolic {
    pub(in crate::sentient) store: Store,
    /// The terms of the inputs, in the order of their declaration, and where that is.
    pub(in crate::sentient) inputs: Vec<(Input, Place)>,
    /// What has to hold.
    pub(in crate::sentient) claims: Vec<Truth>,
    /// Claims that certainly do not hold.
    pub(in crate::sentient) broken: Vec<(Claim, Place)>,
    divisions: HashMap<(Id, Id), [Id; 2]>,
}

/// A value that a solution gives.
#[derive(Clone, Copy, Debug)]
pub(in crate::sentient) enum Input {
    Bool(Truth),
    Int(Id),
}

impl Symbolic {
    pub(in crate::sentient) fn new() -> Self {
        Self {
            store: Store::new(),
            inputs: Vec::new(),
            claims: Vec::new(),
            broken: Vec::new(),
            divisions: HashMap::new(),
        }
    }

    /// The quotient and the remainder are unknowns of which the definition is claimed.
    fn new_division(&mut self, a: Id, b: Id) -> [Id; 2] {
        let store = &mut self.store;
        let [dividend, divisor] = [a, b].map(|id| store.ranges[id as usize].clone());
        let quotient = store.free_int(quotient_range(&dividend, &divisor));
        let remainder = store.free_int(remainder_range(&dividend, &divisor));
        let product = store.product(b, quotient);
        let sum = store.linear(product).plus(store.linear(remainder)).minus(store.linear(a));
        let is_divided = store.is_zero(sum);
        let zero = self.store.zero();
        let is_negative = self.less(&b, &zero);
        let negated = self.negate(&b);
        let size = self.choose_int(&is_negative, &negated, &b);
        let is_less = self.less(&remainder, &size);
        self.claims.extend([is_divided, is_less]);
        [quotient, remainder]
    }
}

impl Algebra for Symbolic {
    type Bool = Truth;
    type Int = Id;

    fn bool(&mut self, value: bool) -> Truth {
        if value { Truth::TRUE } else { Truth::FALSE }
    }

    fn int(&mut self, value: &BigInt) -> Id {
        self.store.sum(Linear::constant(value.clone()))
    }

    fn free_bool(&mut self, place: Place) -> Truth {
        let truth = self.store.free_bool();
        self.inputs.push((Input::Bool(truth), place));
        truth
    }

    fn free_int(&mut self, bits: u64, place: Place) -> Id {
        let id = self.store.free_int(Range::of_bits(bits));
        self.inputs.push((Input::Int(id), place));
        id
    }

    fn not(&mut self, a: &Truth) -> Truth {
        !*a
    }

    fn and(&mut self, a: &Truth, b: &Truth) -> Truth {
        self.store.and(*a, *b)
    }

    fn same(&mut self, a: &Truth, b: &Truth) -> Truth {
        self.store.same(*a, *b)
    }

    fn choose_bool(&mut self, c: &Truth, a: &Truth, b: &Truth) -> Truth {
        self.store.choose_bool(*c, *a, *b)
    }

    fn negate(&mut self, a: &Id) -> Id {
        let sum = self.store.linear(*a).times(&BigInt::from(-1));
        self.store.sum(sum)
    }

    fn add(&mut self, a: &Id, b: &Id) -> Id {
        let sum = self.store.linear(*a).plus(self.store.linear(*b));
        self.store.sum(sum)
    }

    fn multiply(&mut self, a: &Id, b: &Id) -> Id {
        self.store.product(*a, *b)
    }

    fn divide(&mut self, a: &Id, b: &Id, place: Place) -> [Id; 2] {
        let zero = self.store.zero();
        let is_zero = self.equal(b, &zero);
        self.claim(&!is_zero, Claim::Divisor, place);
        if is_zero == Truth::TRUE {
            return [zero, zero];
        }
        if let (Some(a), Some(b)) = (self.store.constant(*a), self.store.constant(*b)) {
            let (quotient, remainder) = (a.div_euclid(b), a.rem_euclid(b));
            return [self.int(&quotient), self.int(&remainder)];
        }
        if let Some(&known) = self.divisions.get(&(*a, *b)) {
            return known;
        }
        let division = self.new_division(*a, *b);
        self.divisions.insert((*a, *b), division);
        division
    }

    fn choose_int(&mut self, c: &Truth, a: &Id, b: &Id) -> Id {
        self.store.choose_int(*c, *a, *b)
    }

    fn less(&mut self, a: &Id, b: &Id) -> Truth {
        let difference = self.store.linear(*a).minus(self.store.linear(*b));
        self.store.at_most_zero(difference.plus(Linear::constant(1.into())))
    }

    fn equal(&mut self, a: &Id, b: &Id) -> Truth {
        let difference = self.store.linear(*a).minus(self.store.linear(*b));
        self.store.is_zero(difference)
    }

    fn all_different(&mut self, ints: &[Id]) -> Truth {
        self.store.all_different(ints)
    }

    fn is_full(&self) -> bool {
        self.store.size > limits::TERMS
    }

    fn claim(&mut self, holds: &Truth, kind: Claim, place: Place) {
        if *holds == Truth::FALSE {
            self.broken.push((kind, place));
        }
        self.claims.push(*holds);
    }
}
