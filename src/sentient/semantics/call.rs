//! Calls.

use std::sync::Arc;

use num_bigint::BigInt;

use super::{
    algebra::Algebra,
    evaluate::{Evaluator, Outcome},
    function::{Argument, Function, wrong_number},
    value::Value,
};
use crate::sentient::{
    fault::Fault,
    limits,
    syntax::tree::{self, Named, Parameter, Place},
};

impl<A: Algebra> Evaluator<A> {
    /// Calls a function by name, with a receiver as its first argument if there is one.
    pub(super) fn call_by_name(
        &mut self,
        call: &tree::Call,
        receiver: Option<(Value<A>, Option<BigInt>)>,
    ) -> Outcome<Vec<Value<A>>> {
        let receiver = receiver.map(|(value, literal)| Argument::Value(value, literal));
        let mut arguments: Vec<Argument<A>> = receiver.into_iter().collect();
        for argument in &call.arguments {
            arguments.push(match argument {
                tree::Argument::Value(expression) => {
                    Argument::Value(self.value(expression)?, expression.literal())
                }
                tree::Argument::Pointer(named) => Argument::Function(self.look_up(named)?),
                tree::Argument::Function(function) => {
                    // if it has a name, that stays
                    self.define(function)?;
                    Argument::Function(Function::Written(Arc::clone(function)))
                }
            });
        }
        let function = self.look_up(&call.function)?;
        self.call(&function, arguments, call.function.place)
    }

    fn look_up(&mut self, Named { name, place }: &Named) -> Outcome<Function> {
        let unknown = || Fault::new(*place, format!("{name:?}"), "a function that is defined");
        self.find(name).ok_or_else(unknown)
    }

    fn find(&self, name: &str) -> Option<Function> {
        let library = || (self.library.find)(name).map(Function::Library);
        self.scope.function(name).cloned().or_else(library)
    }

    /// Gives a function a name, if that may be.
    fn name(&mut self, Named { name, place }: &Named, function: Function) -> Outcome<()> {
        if self.find(name).is_some_and(|function| function.is_immutable()) {
            let found = format!("another definition of {name:?}");
            let expected = "another name: a function of this one may not be replaced";
            return Err(Fault::new(*place, found, expected));
        }
        self.scope.define(name.clone(), function);
        Ok(())
    }

    pub(super) fn define(&mut self, function: &Arc<tree::Function>) -> Outcome<()> {
        match &function.name {
            Some(named) => self.name(named, Function::Written(Arc::clone(function))),
            None => Ok(()),
        }
    }

    /// Calls a function.
    pub(in crate::sentient) fn call(
        &mut self,
        function: &Function,
        arguments: Vec<Argument<A>>,
        place: Place,
    ) -> Outcome<Vec<Value<A>>> {
        self.step(1, place)?;
        match function {
            Function::Library(name) => (self.library.call)(self, name, arguments, place),
            Function::Written(function) => self.call_written(function, arguments, place),
        }
    }

    fn call_written(
        &mut self,
        function: &tree::Function,
        arguments: Vec<Argument<A>>,
        place: Place,
    ) -> Outcome<Vec<Value<A>>> {
        let expected = function.parameters.len();
        if arguments.len() != expected {
            return Err(wrong_number(arguments.len(), &expected.to_string(), place));
        }
        if self.scope.n_calls() >= limits::CALLS {
            let found = format!("more than {} calls within each other", limits::CALLS);
            return Err(Fault::new(place, found, "no recursion: nothing would end it"));
        }
        self.scope.enter(function.is_dynamic);
        let values = self.run_body(function, arguments, place);
        self.scope.leave();
        values
    }

    fn run_body(
        &mut self,
        function: &tree::Function,
        arguments: Vec<Argument<A>>,
        place: Place,
    ) -> Outcome<Vec<Value<A>>> {
        for (parameter, argument) in function.parameters.iter().zip(arguments) {
            self.bind(parameter, argument, place)?;
        }
        self.run(&function.body)?;
        let Some(result) = &function.result else { return Ok(Vec::new()) };
        let Some(n_values) = result.n_values else {
            return self.right_to_left(&result.values, Self::value);
        };
        let values = self.right_to_left(&result.values, Self::values)?.into_iter().flatten();
        let values: Vec<Value<A>> = values.take(n_values).collect();
        if values.len() < n_values {
            let found = format!("{} values", values.len());
            return Err(Fault::new(result.place, found, format!("{n_values} values")));
        }
        Ok(values)
    }

    fn bind(
        &mut self,
        Parameter { named, is_pointer }: &Parameter,
        argument: Argument<A>,
        place: Place,
    ) -> Outcome<()> {
        match (argument, is_pointer) {
            (Argument::Value(value, _), false) => {
                self.scope.declare(named.name.clone(), value);
                Ok(())
            }
            (Argument::Function(function), true) => self.name(named, function),
            (Argument::Value(value, _), true) => {
                Err(Fault::new(place, value.kind().to_string(), "a function"))
            }
            (Argument::Function(_), false) => Err(Fault::new(place, "a function", "a value")),
        }
    }

    /// Calls a function with as many of the arguments as it takes, from `fewest` on.
    pub(in crate::sentient) fn call_back(
        &mut self,
        function: &Function,
        mut arguments: Vec<Value<A>>,
        fewest: usize,
        place: Place,
    ) -> Outcome<Vec<Value<A>>> {
        let n_taken = match function {
            Function::Library(name) => (self.library.arity)(name),
            Function::Written(function) => Some(function.parameters.len()),
        };
        let range = fewest..=arguments.len();
        match n_taken.filter(|n| range.contains(n)) {
            Some(n) => arguments.truncate(n),
            None => {
                let found = match n_taken {
                    Some(n) => format!("a function of {n} arguments"),
                    None => "a function that takes literal arguments".to_owned(),
                };
                let expected = format!("one of {} to {}", range.start(), range.end());
                return Err(Fault::new(place, found, expected));
            }
        }
        let arguments = arguments.into_iter().map(|value| Argument::Value(value, None));
        self.call(function, arguments.collect(), place)
    }

    /// The same for a function that has one value.
    pub(in crate::sentient) fn call_back_for_one(
        &mut self,
        function: &Function,
        arguments: Vec<Value<A>>,
        fewest: usize,
        place: Place,
    ) -> Outcome<Value<A>> {
        let mut values = self.call_back(function, arguments, fewest, place)?;
        match (values.pop(), values.len()) {
            (Some(value), 0) => Ok(value),
            (_, n) => {
                let n = if n == 0 { n } else { n + 1 };
                Err(Fault::new(place, format!("a function with {n} values"), "one with 1 value"))
            }
        }
    }
}
