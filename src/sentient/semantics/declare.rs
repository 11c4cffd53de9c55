//! Variables whose values are to be found.

use std::rc::Rc;

use super::{
    algebra::Algebra,
    evaluate::{Evaluator, Outcome},
    value::{Array, Int, Kind, Slot, Value},
};
use crate::sentient::{
    fault::Fault,
    limits,
    syntax::tree::{Named, Place, Type},
};

impl<A: Algebra> Evaluator<A> {
    pub(super) fn declare(&mut self, declared: &Type, named: &Named) -> Outcome<()> {
        if self.scope.variable(&named.name).is_some() {
            let found = format!("another declaration of {:?}", named.name);
            return Err(Fault::new(named.place, found, "another name"));
        }
        let place = named.place;
        self.n_declared = self.n_declared.saturating_add(size(declared));
        if self.n_declared > limits::ELEMENTS {
            let found = format!("more than {} declared elements", limits::ELEMENTS);
            return Err(Fault::new(place, found, "fewer"));
        }
        if depth(declared) > limits::DIMENSIONS {
            let found = format!("more than {} dimensions", limits::DIMENSIONS);
            return Err(Fault::new(place, found, "fewer"));
        }
        let value = self.free(declared, place)?;
        self.scope.declare(named.name.clone(), value);
        Ok(())
    }

    fn free(&mut self, declared: &Type, place: Place) -> Outcome<Value<A>> {
        self.step(1, place)?;
        match declared {
            Type::Bool => Ok(Value::Bool(self.algebra.free_bool(place))),
            Type::Int(bits) if *bits > limits::BITS => {
                let found = format!("an integer of {bits} bits");
                Err(Fault::new(place, found, format!("at most {}", limits::BITS)))
            }
            Type::Int(bits) => {
                let term = self.algebra.free_int(*bits, place);
                Ok(Value::Int(Int { term, bits: *bits }))
            }
            Type::Array(length, element) => {
                let slots = (0..*length).map(|_| self.free(element, place).map(Slot::sure));
                let slots = slots.collect::<Outcome<_>>()?;
                Ok(Value::Array(Rc::new(Array { slots, element: kind(element) })))
            }
        }
    }
}

fn kind(declared: &Type) -> Kind {
    match declared {
        Type::Bool => Kind::Bool,
        Type::Int(_) => Kind::Int,
        Type::Array(_, element) => Kind::Array(Box::new(kind(element))),
    }
}

/// Elements of all dimensions.
fn size(declared: &Type) -> u64 {
    match declared {
        Type::Array(length, element) => length.saturating_mul(size(element)),
        _ => 1,
    }
}

fn depth(declared: &Type) -> usize {
    match declared {
        Type::Array(_, element) => 1 + depth(element),
        _ => 0,
    }
}
