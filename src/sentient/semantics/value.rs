//! Values of expressions.

use std::{fmt, rc::Rc};

use super::algebra::Algebra;

/// A boolean, an integer or an array.
pub(in crate::sentient) enum Value<A: Algebra> {
    Bool(A::Bool),
    Int(Int<A>),
    Array(Rc<Array<A>>),
}

/// An integer and the number of bits that hold it in two's complement.
pub(in crate::sentient) struct Int<A: Algebra> {
    pub(in crate::sentient) term: A::Int,
    pub(in crate::sentient) bits: u64,
}

/// Elements of one kind, of which some may be absent.
pub(in crate::sentient) struct Array<A: Algebra> {
    pub(in crate::sentient) slots: Vec<Slot<A>>,
    pub(in crate::sentient) element: Kind,
}

/// A place of an array.
pub(in crate::sentient) struct Slot<A: Algebra> {
    /// The element; if it is absent, a value that nobody should see.
    pub(in crate::sentient) value: Value<A>,
    /// Where the element is there; none if it always is.
    pub(in crate::sentient) present: Option<A::Bool>,
}

/// What a value is, apart from the sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::sentient) enum Kind {
    /// The element of an empty array: anything.
    Unknown,
    Bool,
    Int,
    Array(Box<Kind>),
}

impl Kind {
    /// What both are, if that is possible.
    pub(in crate::sentient) fn unify(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::Unknown, kind) | (kind, Self::Unknown) => Some(kind.clone()),
            (Self::Array(one), Self::Array(other)) => {
                Some(Self::Array(Box::new(one.unify(other)?)))
            }
            _ => (self == other).then(|| self.clone()),
        }
    }

    /// Levels of arrays.
    pub(in crate::sentient) fn depth(&self) -> usize {
        match self {
            Self::Array(element) => 1 + element.depth(),
            _ => 0,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("anything"),
            Self::Bool => f.write_str("a boolean"),
            Self::Int => f.write_str("an integer"),
            Self::Array(element) if **element == Self::Unknown => f.write_str("an empty array"),
            Self::Array(element) => write!(f, "an array of {}", Several(element)),
        }
    }
}

/// The plural.
struct Several<'k>(&'k Kind);

impl fmt::Display for Several<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::Unknown => f.write_str("anything"),
            Kind::Bool => f.write_str("booleans"),
            Kind::Int => f.write_str("integers"),
            Kind::Array(element) => write!(f, "arrays of {}", Several(element)),
        }
    }
}

impl<A: Algebra> Value<A> {
    pub(in crate::sentient) fn kind(&self) -> Kind {
        match self {
            Self::Bool(_) => Kind::Bool,
            Self::Int(_) => Kind::Int,
            Self::Array(array) => Kind::Array(Box::new(array.element.clone())),
        }
    }
}

impl<A: Algebra> Array<A> {
    /// Whether an element may be absent.
    pub(in crate::sentient) fn has_maybe(&self) -> bool {
        self.slots.iter().any(|slot| slot.present.is_some())
    }
}

impl<A: Algebra> Slot<A> {
    pub(in crate::sentient) fn sure(value: Value<A>) -> Self {
        Self { value, present: None }
    }
}

impl<A: Algebra> Clone for Value<A> {
    fn clone(&self) -> Self {
        match self {
            Self::Bool(bool) => Self::Bool(bool.clone()),
            Self::Int(int) => Self::Int(int.clone()),
            Self::Array(array) => Self::Array(Rc::clone(array)),
        }
    }
}

impl<A: Algebra> Clone for Int<A> {
    fn clone(&self) -> Self {
        Self { term: self.term.clone(), bits: self.bits }
    }
}

impl<A: Algebra> Clone for Slot<A> {
    fn clone(&self) -> Self {
        Self { value: self.value.clone(), present: self.present.clone() }
    }
}
