//! Values of a solution.

use std::fmt;

use itertools::Itertools;
use num_bigint::BigInt;

use super::syntax::tree::Name;

/// A boolean, an integer, or an array of those elements that are there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// Of any size.
    Int(BigInt),
    /// The elements.
    Array(Vec<Value>),
}

/// As JSON.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(bool) => write!(f, "{bool}"),
            Self::Int(int) => write!(f, "{int}"),
            Self::Array(elements) => write!(f, "[{}]", elements.iter().format(",")),
        }
    }
}

/// What a program has to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The values of all declared variables, elements of arrays each for itself, in the order of their
    /// declaration.
    pub(super) inputs: Vec<Value>,
    pub(super) exposed: Vec<(Name, Value)>,
}

impl Solution {
    /// The exposed variables with their values, those that are not arrays first.
    pub fn exposed(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.exposed.iter().map(|(name, value)| (&**name, value))
    }
}

/// As JSON.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // names are plain letters, digits and underscores
        let members = self.exposed().map(|(name, value)| format!("\"{name}\":{value}"));
        write!(f, "{{{}}}", { members }.join(","))
    }
}
