//! Which names mean what: a frame for each call that is going on.

use std::collections::HashMap;

use super::{algebra::Algebra, function::Function, value::Value};
use crate::sentient::syntax::tree::Name;

/// The names of a call.
struct Frame<A: Algebra> {
    variables: HashMap<Name, Value<A>>,
    functions: HashMap<Name, Function>,
    /// Whether the variables of the caller are seen.
    is_dynamic: bool,
}

/// The names of all calls that are going on, the program's own first.
pub(super) struct Scope<A: Algebra>(Vec<Frame<A>>);

impl<A: Algebra> Scope<A> {
    pub(super) fn new() -> Self {
        let mut scope = Self(Vec::new());
        scope.enter(false);
        scope
    }

    pub(super) fn enter(&mut self, is_dynamic: bool) {
        let (variables, functions) = Default::default();
        self.0.push(Frame { variables, functions, is_dynamic });
    }

    pub(super) fn leave(&mut self) {
        self.0.pop();
    }

    pub(super) fn n_calls(&self) -> usize {
        self.0.len() - 1
    }

    /// The frames whose variables are seen, the innermost first.
    fn seen(&mut self) -> impl Iterator<Item = &mut Frame<A>> {
        let n_dynamic = self.0.iter().rev().take_while(|frame| frame.is_dynamic).count();
        self.0.iter_mut().rev().take(n_dynamic + 1)
    }

    pub(super) fn variable(&mut self, name: &str) -> Option<&mut Value<A>> {
        self.seen().find_map(|frame| frame.variables.get_mut(name))
    }

    /// Makes a variable of the innermost call.
    pub(super) fn declare(&mut self, name: Name, value: Value<A>) {
        let frame = self.0.last_mut().expect("the program's own frame");
        frame.variables.insert(name, value);
    }

    /// A function is looked up through all callers.
    pub(super) fn function(&self, name: &str) -> Option<&Function> {
        self.0.iter().rev().find_map(|frame| frame.functions.get(name))
    }

    /// Gives a function a name in the innermost call.
    pub(super) fn define(&mut self, name: Name, function: Function) {
        let frame = self.0.last_mut().expect("the program's own frame");
        frame.functions.insert(name, function);
    }
}
