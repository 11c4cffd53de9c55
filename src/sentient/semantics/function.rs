//! Functions and what they are given.

use std::sync::Arc;

use num_bigint::BigInt;

use super::{algebra::Algebra, value::Value};
use crate::sentient::{
    fault::Fault,
    syntax::tree::{self, Place},
};

/// A function by its name or as an argument.
#[derive(Clone)]
pub(in crate::sentient) enum Function {
    /// One of the library's, by name.
    Library(&'static str),
    Written(Arc<tree::Function>),
}

impl Function {
    /// Whether it may not be replaced by another one of its name.
    pub(super) fn is_immutable(&self) -> bool {
        match self {
            Self::Library(_) => true,
            Self::Written(function) => function.is_immutable,
        }
    }
}

/// What a function is given.
pub(in crate::sentient) enum Argument<A: Algebra> {
    /// A value, and the number that it is if it is written as one.
    Value(Value<A>, Option<BigInt>),
    Function(Function),
}

/// The error of a call with another number of arguments than the function has.
pub(in crate::sentient) fn wrong_number(given: usize, expected: &str, place: Place) -> Fault {
    let plural = |number: &str| if number == "1" { "" } else { "s" };
    let given = given.to_string();
    let found = format!("{given} argument{}", plural(&given));
    Fault::new(place, found, format!("{expected} argument{}", plural(expected)))
}
