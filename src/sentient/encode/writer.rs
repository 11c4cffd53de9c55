//! Terms as signals and bits.

use std::collections::HashMap;

use num_bigint::BigInt;
use quadrille_encodings::{
    Formula, Lit,
    circuit::{Signal, clause},
    integer::Integer,
};

use super::{number::Number, plan::Plan, sum::Sum};
use crate::sentient::{
    domains::Domains,
    program::Program,
    terms::{
        linear::Linear,
        node::{Id, Node, Truth},
    },
};

/// What was written of a program's terms so far.
pub(super) struct Writer<'p> {
    pub(super) program: &'p Program,
    pub(super) domains: &'p Domains,
    pub(super) plan: Plan,
    pub(super) signals: HashMap<Id, Signal>,
    pub(super) numbers: HashMap<Id, Number>,
    pub(super) integers: HashMap<Id, Integer>,
    /// How many terms each is a part of.
    n_uses: Vec<u32>,
    truth: Option<Lit>,
    /// Clauses that may still go into propagating better than bits do.
    spare: u128,
}

/// Of a formula.
const SPARE: u128 = 2_000_000;

impl<'p> Writer<'p> {
    pub(super) fn new(program: &'p Program, domains: &'p Domains, plan: Plan) -> Self {
        let mut n_uses = vec![0; program.nodes.len()];
        for node in &program.nodes {
            node.parts().iter().for_each(|&part| n_uses[part as usize] += 1);
        }
        let (signals, numbers, integers) = Default::default();
        Self {
            program,
            domains,
            plan,
            signals,
            numbers,
            integers,
            n_uses,
            truth: None,
            spare: SPARE,
        }
    }

    /// Whether a term is part of the formula.
    pub(super) fn has(&self, id: Id) -> bool {
        self.signals.contains_key(&id)
            || self.numbers.contains_key(&id)
            || self.integers.contains_key(&id)
    }

    /// The signal of a boolean term.
    pub(super) fn signal(&mut self, truth: Truth, out: &mut dyn Formula) -> Signal {
        if truth.positive() == Truth::TRUE {
            return (!truth.is_negated).into();
        }
        self.build(truth.id, out);
        let signal = self.signals[&truth.id];
        if truth.is_negated { !signal } else { signal }
    }

    /// The bits of an integer term.
    pub(super) fn number(&mut self, id: Id, out: &mut dyn Formula) -> Number {
        self.build(id, out);
        self.built_number(id, out)
    }

    pub(super) fn built_number(&mut self, id: Id, out: &mut dyn Formula) -> Number {
        if let Some(number) = self.numbers.get(&id) {
            return number.clone();
        }
        let integer = &self.integers[&id];
        let bits = integer.binary(out).iter().map(|&bit| bit.into()).collect();
        let number = Number { base: integer.domain().min().into(), bits };
        self.numbers.insert(id, number.clone());
        number
    }

    pub(super) fn built_signal(&self, truth: Truth) -> Signal {
        if truth.positive() == Truth::TRUE {
            return (!truth.is_negated).into();
        }
        let signal = self.signals[&truth.id];
        if truth.is_negated { !signal } else { signal }
    }

    /// A literal that is true.
    pub(super) fn truth(&mut self, out: &mut dyn Formula) -> Lit {
        *self.truth.get_or_insert_with(|| {
            let lit = out.fresh();
            out.clause(&[lit]);
            lit
        })
    }

    /// Takes some of the clauses that are left; whether there were as many.
    pub(super) fn spend(&mut self, n_clauses: u128) -> bool {
        let left = self.spare.checked_sub(n_clauses);
        self.spare = left.unwrap_or(self.spare);
        left.is_some()
    }

    /// A signal as a literal.
    pub(super) fn lit(&mut self, signal: Signal, out: &mut dyn Formula) -> Lit {
        match signal {
            Signal::Lit(lit) => lit,
            Signal::Constant(true) => self.truth(out),
            Signal::Constant(false) => !self.truth(out),
        }
    }

    /// Writes a term and all that it is made of, parts first.
    pub(super) fn build(&mut self, id: Id, out: &mut dyn Formula) {
        if self.has(id) {
            return;
        }
        let mut missing = std::collections::BTreeSet::new();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            if !self.has(id) && missing.insert(id) {
                open.extend(self.parts(id));
            }
        }
        for id in missing {
            self.build_one(id, out);
        }
    }

    /// What has to be written before a term.
    fn parts(&self, id: Id) -> Vec<Id> {
        match &self.program.nodes[id as usize] {
            Node::And(..) => self.conjuncts(id).iter().map(|truth| truth.id).collect(),
            Node::AllDifferent(_, pairs) => vec![pairs.id],
            node => node.parts(),
        }
    }

    /// The parts of a conjunction, and of those of its parts that are parts of nothing else.
    pub(super) fn conjuncts(&self, id: Id) -> Vec<Truth> {
        let mut parts = Vec::new();
        let mut open = vec![Truth::of(id)];
        while let Some(truth) = open.pop() {
            match self.program.nodes[truth.id as usize] {
                Node::And(a, b)
                    if !truth.is_negated
                        && (truth.id == id || self.n_uses[truth.id as usize] == 1)
                        && !self.signals.contains_key(&truth.id) =>
                {
                    open.extend([b, a]);
                }
                _ => parts.push(truth),
            }
        }
        parts
    }

    /// A sum of terms that are written.
    pub(super) fn total(&mut self, sum: &Linear, high: &BigInt, out: &mut dyn Formula) -> Number {
        let mut total = Sum::new(sum.constant.clone());
        for (id, coefficient) in &sum.terms {
            total.add(&self.built_number(*id, out), coefficient);
        }
        total.finish(high, out)
    }

    /// Demands that one of some signals is true.
    pub(super) fn demand(&mut self, signals: &[Signal], out: &mut dyn Formula) {
        clause(signals, out);
    }
}
