//! What a function of the library was given, checked.

use std::rc::Rc;

use num_bigint::BigInt;

use crate::sentient::{
    fault::Fault,
    semantics::{
        algebra::Algebra,
        evaluate::Outcome,
        function::{Argument, Function},
        value::{Array, Int, Value},
    },
    syntax::tree::Place,
};

/// The arguments of a call.
pub(super) struct Arguments<A: Algebra> {
    pub(super) function: &'static str,
    pub(super) list: Vec<Argument<A>>,
    pub(super) place: Place,
}

impl<A: Algebra> Arguments<A> {
    fn wrong<T>(&self, found: impl Into<String>, expected: &str) -> Outcome<T> {
        let expected = format!("{expected} for {:?}", self.function);
        Err(Fault::new(self.place, found, expected))
    }

    pub(super) fn value(&self, index: usize) -> Outcome<Value<A>> {
        match &self.list[index] {
            Argument::Value(value, _) => Ok(value.clone()),
            Argument::Function(_) => self.wrong("a function", "a value"),
        }
    }

    pub(super) fn bool(&self, index: usize) -> Outcome<A::Bool> {
        match self.value(index)? {
            Value::Bool(bool) => Ok(bool),
            other => self.wrong(other.kind().to_string(), "a boolean"),
        }
    }

    pub(super) fn int(&self, index: usize) -> Outcome<Int<A>> {
        match self.value(index)? {
            Value::Int(int) => Ok(int),
            other => self.wrong(other.kind().to_string(), "an integer"),
        }
    }

    pub(super) fn array(&self, index: usize) -> Outcome<Rc<Array<A>>> {
        match self.value(index)? {
            Value::Array(array) => Ok(array),
            other => self.wrong(other.kind().to_string(), "an array"),
        }
    }

    pub(super) fn function(&self, index: usize) -> Outcome<Function> {
        match &self.list[index] {
            Argument::Function(function) => Ok(function.clone()),
            Argument::Value(value, _) => self.wrong(value.kind().to_string(), "a function"),
        }
    }

    /// The number that an argument is, if it is written as one.
    pub(super) fn literal(&self, index: usize) -> Option<&BigInt> {
        match &self.list[index] {
            Argument::Value(_, literal) => literal.as_ref(),
            Argument::Function(_) => None,
        }
    }

    /// The number that an argument has to be written as.
    pub(super) fn required_literal(&self, index: usize) -> Outcome<BigInt> {
        let Some(literal) = self.literal(index) else {
            return self.wrong("a computed value", "a number that is written out");
        };
        Ok(literal.clone())
    }

    /// A number of 1 or more that an argument has to be written as; none if it is beyond all limits.
    pub(super) fn required_size(&self, index: usize) -> Outcome<usize> {
        let literal = self.required_literal(index)?;
        if literal < BigInt::from(1) {
            return self.wrong(literal.to_string(), "a number from 1");
        }
        Ok(usize::try_from(literal).unwrap_or(usize::MAX))
    }
}
