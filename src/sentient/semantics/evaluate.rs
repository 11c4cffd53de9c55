//! A program is run once, from top to bottom, with unknown values in the place of declared variables.

use super::{
    algebra::{Algebra, Claim},
    function::Argument,
    scope::Scope,
    value::Value,
};
use crate::sentient::{
    fault::Fault,
    syntax::tree::{self, Expression, Name, Named, Place, Statement},
};

pub(in crate::sentient) type Outcome<T> = Result<T, Fault>;

/// The functions that need not be written.
pub(in crate::sentient) struct Library<A: Algebra> {
    /// The name of one of them.
    pub(in crate::sentient) find: fn(&str) -> Option<&'static str>,
    /// The number of its arguments, if it has a fixed number and can be given values.
    pub(in crate::sentient) arity: fn(&str) -> Option<usize>,
    pub(in crate::sentient) call: LibraryCall<A>,
}

type LibraryCall<A> =
    fn(&mut Evaluator<A>, &'static str, Vec<Argument<A>>, Place) -> Outcome<Vec<Value<A>>>;

/// A program while it is run.
pub(in crate::sentient) struct Evaluator<A: Algebra> {
    pub(in crate::sentient) algebra: A,
    pub(super) library: Library<A>,
    pub(super) scope: Scope<A>,
    /// The exposed values in the order in which their names were first exposed.
    pub(in crate::sentient) exposed: Vec<(Name, Value<A>)>,
    pub(super) n_steps: u64,
    pub(super) n_declared: u64,
    /// Expressions that may wait for each other.
    max_depth: usize,
    depth: usize,
    /// Whether the run has ended because there were more.
    pub(in crate::sentient) is_too_deep: bool,
}

impl<A: Algebra> Evaluator<A> {
    pub(in crate::sentient) fn new(algebra: A, library: Library<A>, max_depth: usize) -> Self {
        let (scope, exposed) = (Scope::new(), Vec::new());
        Self {
            algebra,
            library,
            scope,
            exposed,
            n_steps: 0,
            n_declared: 0,
            max_depth,
            depth: 0,
            is_too_deep: false,
        }
    }

    /// Runs statements.
    pub(in crate::sentient) fn run(&mut self, statements: &[Statement]) -> Outcome<()> {
        for statement in statements {
            match statement {
                Statement::Declaration(declared, names) => {
                    for named in names {
                        self.declare(declared, named)?;
                    }
                }
                Statement::Assignment(targets, values) => self.assign(targets, values)?,
                Statement::Expose(names) => {
                    for named in names {
                        self.expose(named)?;
                    }
                }
                Statement::Invariant(expressions) => {
                    for expression in expressions {
                        self.demand(expression)?;
                    }
                }
                Statement::Function(function) => self.define(function)?,
                Statement::Call(call) => drop(self.values(call)?),
            }
        }
        Ok(())
    }

    fn assign(&mut self, targets: &[Named], expressions: &[Expression]) -> Outcome<()> {
        let mut values = self.right_to_left(expressions, Self::values)?.into_iter().flatten();
        // all are read before any is bound
        let values: Vec<Value<A>> = values.by_ref().take(targets.len()).collect();
        if let Some(missing) = targets.get(values.len()) {
            let words = |n: usize| match n {
                0 => "no value".to_owned(),
                1 => "a value".to_owned(),
                n => format!("{n} values"),
            };
            let (found, expected) = (words(values.len()), words(targets.len()));
            return Err(Fault::new(missing.place, found, expected));
        }
        for (target, value) in targets.iter().zip(values) {
            match self.scope.variable(&target.name) {
                Some(old) => {
                    if std::mem::discriminant(old) != std::mem::discriminant(&value) {
                        let found = format!("{} for {:?}", value.kind(), target.name);
                        return Err(Fault::new(target.place, found, old.kind().to_string()));
                    }
                    *old = value;
                }
                None => self.scope.declare(target.name.clone(), value),
            }
        }
        Ok(())
    }

    /// Evaluates expressions from the last to the first, as assignments and `return` do.
    pub(super) fn right_to_left<T>(
        &mut self,
        expressions: &[Expression],
        evaluate: fn(&mut Self, &Expression) -> Outcome<T>,
    ) -> Outcome<Vec<T>> {
        let all = expressions.iter().rev().map(|expression| evaluate(self, expression));
        let mut values = all.collect::<Outcome<Vec<T>>>()?;
        values.reverse();
        Ok(values)
    }

    fn expose(&mut self, named: &Named) -> Outcome<()> {
        let value = self.read(&named.name, named.place)?;
        match self.exposed.iter_mut().find(|(name, _)| *name == named.name) {
            Some((_, old)) => *old = value,
            None => self.exposed.push((named.name.clone(), value)),
        }
        Ok(())
    }

    fn demand(&mut self, expression: &Expression) -> Outcome<()> {
        match self.value(expression)? {
            Value::Bool(holds) => {
                self.algebra.claim(&holds, Claim::Invariant, expression.place);
                Ok(())
            }
            other => Err(Fault::new(expression.place, other.kind().to_string(), "a boolean")),
        }
    }

    fn read(&mut self, name: &str, place: Place) -> Outcome<Value<A>> {
        let unknown = || Fault::new(place, format!("{name:?}"), "a variable that has a value here");
        self.scope.variable(name).cloned().ok_or_else(unknown)
    }

    /// The one value of an expression: the first, if it has more.
    pub(super) fn value(&mut self, expression: &Expression) -> Outcome<Value<A>> {
        let first = self.values(expression)?.into_iter().next();
        first.ok_or_else(|| Fault::new(expression.place, "no value", "a value"))
    }

    /// The values of an expression.
    pub(super) fn values(&mut self, expression: &Expression) -> Outcome<Vec<Value<A>>> {
        self.step(1, expression.place)?;
        if self.depth >= self.max_depth {
            self.is_too_deep = true;
            let found = format!("more than {} expressions within each other", self.max_depth);
            return Err(Fault::new(expression.place, found, "fewer"));
        }
        self.depth += 1;
        let values = self.any_values(expression);
        self.depth -= 1;
        values
    }

    fn any_values(&mut self, expression: &Expression) -> Outcome<Vec<Value<A>>> {
        let place = expression.place;
        Ok(match &expression.kind {
            tree::Kind::Integer(value) => vec![self.constant(value, place)?],
            tree::Kind::Bool(value) => vec![Value::Bool(self.algebra.bool(*value))],
            tree::Kind::Variable(name) => vec![self.read(name, place)?],
            tree::Kind::Call(call) => self.call_by_name(call, None)?,
            tree::Kind::Chain(base, links) => {
                let literal = base.literal();
                let mut receiver = (self.value(base)?, literal);
                let (last, links) = links.split_last().expect("a chain has links");
                for link in links {
                    let first = self.call_by_name(link, Some(receiver))?.into_iter().next();
                    let none = || Fault::new(link.function.place, "no value", "a value");
                    receiver = (first.ok_or_else(none)?, None);
                }
                self.call_by_name(last, Some(receiver))?
            }
        })
    }
}
