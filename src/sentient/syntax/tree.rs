//! Programs as they are written.

use std::sync::Arc;

use num_bigint::BigInt;

/// A name of a variable or a function.
pub(in crate::sentient) type Name = Arc<str>;

/// A place in the text, in bytes.
pub(in crate::sentient) type Place = usize;

/// A name where it stands.
#[derive(Clone, Debug)]
pub(in crate::sentient) struct Named {
    pub(in crate::sentient) name: Name,
    pub(in crate::sentient) place: Place,
}

/// A statement.
#[derive(Clone, Debug)]
pub(in crate::sentient) enum Statement {
    /// `int4 a, b`
    Declaration(Type, Vec<Named>),
    /// `a, b = 1, 2`; `a += 1` too
    Assignment(Vec<Named>, Vec<Expression>),
    /// `expose a, b`
    Expose(Vec<Named>),
    /// `invariant a > 0, b`
    Invariant(Vec<Expression>),
    /// `function f (x) { return x; }`
    Function(Arc<Function>),
    /// `f(1)`, `xs.each(*f)`
    Call(Expression),
}

/// The type of a declared variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::sentient) enum Type {
    Bool,
    /// Its number of bits.
    Int(u64),
    /// Its length and the type of its elements.
    Array(u64, Box<Type>),
}

/// A value to be computed; operators, indexes and literal arrays are calls too.
#[derive(Clone, Debug)]
pub(in crate::sentient) struct Expression {
    pub(in crate::sentient) place: Place,
    pub(in crate::sentient) kind: Kind,
}

#[derive(Clone, Debug)]
pub(in crate::sentient) enum Kind {
    Integer(BigInt),
    Bool(bool),
    Variable(Name),
    Call(Call),
    /// A value that is the first argument of a call, whose result is that of the next, and so on:
    /// `1 + 2 - 3`, `xs.map(*f)[0].abs`.
    Chain(Box<Expression>, Vec<Call>),
}

/// A call; as a link of a chain without its first argument.
#[derive(Clone, Debug)]
pub(in crate::sentient) struct Call {
    pub(in crate::sentient) function: Named,
    pub(in crate::sentient) arguments: Vec<Argument>,
}

#[derive(Clone, Debug)]
pub(in crate::sentient) enum Argument {
    Value(Expression),
    /// `*f`
    Pointer(Named),
    /// `function (x) { return x; }`
    Function(Arc<Function>),
}

/// A function definition.
#[derive(Clone, Debug)]
pub(in crate::sentient) struct Function {
    pub(in crate::sentient) name: Option<Named>,
    /// Written with `&`: it may not be redefined or shadowed.
    pub(in crate::sentient) is_immutable: bool,
    /// Written with `^`: it reads and assigns the variables of its caller.
    pub(in crate::sentient) is_dynamic: bool,
    pub(in crate::sentient) parameters: Vec<Parameter>,
    pub(in crate::sentient) body: Vec<Statement>,
    pub(in crate::sentient) result: Option<Return>,
}

#[derive(Clone, Debug)]
pub(in crate::sentient) struct Parameter {
    pub(in crate::sentient) named: Named,
    /// Written with `*`: a function.
    pub(in crate::sentient) is_pointer: bool,
}

/// `return a, b`
#[derive(Clone, Debug)]
pub(in crate::sentient) struct Return {
    pub(in crate::sentient) place: Place,
    /// As in `return2 f()`: so many values, all that the expressions have.
    pub(in crate::sentient) n_values: Option<usize>,
    pub(in crate::sentient) values: Vec<Expression>,
}

impl Expression {
    /// The number that it is, if it is written as one.
    pub(in crate::sentient) fn literal(&self) -> Option<BigInt> {
        match &self.kind {
            Kind::Integer(value) => Some(value.clone()),
            _ => None,
        }
    }
}
