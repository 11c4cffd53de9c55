//! All terms, each once.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::{
    linear::Linear,
    node::{Id, Node, Truth},
    range::{self, Range},
};

/// Terms of a sum above which it counts as one term of a larger sum.
const LONG: usize = 256;

/// Terms. Constants are folded, and no two terms are the same.
pub(in crate::sentient) struct Store {
    pub(in crate::sentient) nodes: Vec<Node>,
    /// Of each integer term.
    pub(in crate::sentient) ranges: Vec<Range>,
    numbers: HashMap<Node, Id>,
    /// Terms and parts of sums.
    pub(super) size: usize,
}

impl Store {
    pub(super) fn new() -> Self {
        let mut store =
            Self { nodes: Vec::new(), ranges: Vec::new(), numbers: HashMap::new(), size: 0 };
        store.add(Node::True, Range::new(0, 1));
        store
    }

    fn add(&mut self, node: Node, range: Range) -> Id {
        let id = Id::try_from(self.nodes.len()).expect("fewer terms than steps");
        self.size += match &node {
            Node::Sum(sum) | Node::AtMost(sum) | Node::IsZero(sum) => 1 + sum.terms.len(),
            Node::AllDifferent(ints, _) => 1 + ints.len(),
            _ => 1,
        };
        self.nodes.push(node.clone());
        self.ranges.push(range);
        self.numbers.insert(node, id);
        id
    }

    pub(super) fn intern(&mut self, node: Node) -> Id {
        if let Some(&id) = self.numbers.get(&node) {
            return id;
        }
        let range = range::of(&node, &self.ranges).expect("unknowns are made apart");
        let is_int = matches!(node, Node::Sum(_) | Node::Product(..) | Node::ChooseInt(..));
        if is_int && range.low == range.high && node.constant().is_none() {
            return self.sum(Linear::constant(range.low));
        }
        self.add(node, range)
    }

    pub(super) fn free_bool(&mut self) -> Truth {
        let node = Node::FreeBool(self.nodes.len());
        Truth::of(self.intern(node))
    }

    pub(super) fn free_int(&mut self, range: Range) -> Id {
        if range.low == range.high {
            return self.sum(Linear::constant(range.low));
        }
        self.add(Node::FreeInt(self.nodes.len()), range)
    }

    pub(super) fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn constant(&self, id: Id) -> Option<&BigInt> {
        self.node(id).constant()
    }

    pub(super) fn and(&mut self, a: Truth, b: Truth) -> Truth {
        match (a.min(b), a.max(b)) {
            (Truth::FALSE, _) => Truth::FALSE,
            (Truth::TRUE, other) => other,
            (a, b) if a == b => a,
            (a, b) if a == !b => Truth::FALSE,
            (a, b) => Truth::of(self.intern(Node::And(a, b))),
        }
    }

    pub(super) fn same(&mut self, a: Truth, b: Truth) -> Truth {
        let differ = a.is_negated != b.is_negated;
        let (a, b) = (a.positive().min(b.positive()), a.positive().max(b.positive()));
        let same = match (a, b) {
            (Truth::TRUE, other) => other,
            (a, b) if a == b => Truth::TRUE,
            (a, b) => Truth::of(self.intern(Node::Same(a, b))),
        };
        if differ { !same } else { same }
    }

    pub(super) fn choose_bool(&mut self, c: Truth, a: Truth, b: Truth) -> Truth {
        let (c, a, b) = if c.is_negated { (!c, b, a) } else { (c, a, b) };
        if c == Truth::TRUE || a == b {
            return a;
        }
        if a == !b {
            return self.same(c, a);
        }
        // where a side is a constant or the condition, this is a conjunction or a disjunction
        let a = if a == c {
            Truth::TRUE
        } else if a == !c {
            Truth::FALSE
        } else {
            a
        };
        let b = if b == c {
            Truth::FALSE
        } else if b == !c {
            Truth::TRUE
        } else {
            b
        };
        match (a, b) {
            (Truth::TRUE, _) => !self.and(!c, !b),
            (Truth::FALSE, _) => self.and(!c, b),
            (_, Truth::TRUE) => !self.and(c, !a),
            (_, Truth::FALSE) => self.and(c, a),
            _ => Truth::of(self.intern(Node::ChooseBool(c, a, b))),
        }
    }

    pub(super) fn of_bool(&mut self, truth: Truth) -> Linear {
        match truth {
            Truth::TRUE => Linear::constant(BigInt::one()),
            Truth::FALSE => Linear::default(),
            _ => {
                let one = Linear::term(self.intern(Node::OfBool(truth.positive())));
                if truth.is_negated { Linear::constant(BigInt::one()).minus(one) } else { one }
            }
        }
    }

    /// A term as a sum.
    pub(super) fn linear(&self, id: Id) -> Linear {
        match self.node(id) {
            Node::Sum(sum) if sum.terms.len() <= LONG => sum.clone(),
            _ => Linear::term(id),
        }
    }

    pub(super) fn sum(&mut self, sum: Linear) -> Id {
        match &sum.terms[..] {
            [(id, one)] if one.is_one() && sum.constant.is_zero() => *id,
            _ => self.intern(Node::Sum(sum)),
        }
    }

    pub(super) fn zero(&mut self) -> Id {
        self.sum(Linear::default())
    }

    pub(super) fn product(&mut self, a: Id, b: Id) -> Id {
        for (one, other) in [(a, b), (b, a)] {
            if let Some(factor) = self.constant(one).cloned() {
                let sum = self.linear(other).times(&factor);
                return self.sum(sum);
            }
            if let Node::OfBool(truth) = *self.node(one) {
                let zero = self.zero();
                return self.choose_int(truth, other, zero);
            }
        }
        self.intern(Node::Product(a.min(b), a.max(b)))
    }

    pub(super) fn choose_int(&mut self, c: Truth, a: Id, b: Id) -> Id {
        let (c, a, b) = if c.is_negated { (!c, b, a) } else { (c, a, b) };
        if c == Truth::TRUE || a == b {
            return a;
        }
        let difference = self.linear(a).minus(self.linear(b));
        if difference.terms.is_empty() {
            let step = self.of_bool(c).times(&difference.constant);
            let sum = self.linear(b).plus(step);
            return self.sum(sum);
        }
        self.intern(Node::ChooseInt(c, a, b))
    }
}
