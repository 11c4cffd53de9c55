//! Single terms, whose parts are written.

use num_bigint::BigInt;
use quadrille_encodings::{
    Formula,
    circuit::{Signal, select, xor},
};

use super::{
    number::{Number, all},
    writer::Writer,
};
use crate::sentient::terms::node::{Id, Node};

impl Writer<'_> {
    pub(super) fn build_one(&mut self, id: Id, out: &mut dyn Formula) {
        let program = self.program;
        let high = &program.ranges[id as usize].high;
        let number = match &program.nodes[id as usize] {
            Node::FreeInt(_) => return self.build_free(id, out),
            Node::OfBool(truth) => {
                Number { base: BigInt::ZERO, bits: vec![self.built_signal(*truth)] }
            }
            Node::Sum(sum) => self.total(sum, high, out),
            Node::Product(a, b) if a == b => self.built_number(*a, out).square(high, out),
            Node::Product(a, b) => {
                let (a, b) = (self.built_number(*a, out), self.built_number(*b, out));
                a.times(&b, high, out)
            }
            Node::ChooseInt(c, a, b) => {
                let (a, b) = (self.built_number(*a, out), self.built_number(*b, out));
                a.or_else(self.built_signal(*c), &b, out)
            }
            _ => {
                let signal = self.new_signal(id, out);
                self.signals.insert(id, signal);
                return;
            }
        };
        self.numbers.insert(id, number);
    }

    fn new_signal(&mut self, id: Id, out: &mut dyn Formula) -> Signal {
        let program = self.program;
        match &program.nodes[id as usize] {
            Node::True => true.into(),
            Node::FreeBool(_) => out.fresh().into(),
            Node::And(..) => {
                let parts = self.conjuncts(id);
                all(
                    parts.into_iter().map(|truth| self.built_signal(truth)).collect::<Vec<_>>(),
                    out,
                )
            }
            Node::Same(a, b) => !xor(self.built_signal(*a), self.built_signal(*b), out),
            Node::ChooseBool(c, a, b) => {
                let [c, a, b] = [c, a, b].map(|truth| self.built_signal(*truth));
                select(c, a, b, out)
            }
            Node::AllDifferent(_, pairs) => self.built_signal(*pairs),
            Node::AtMost(sum) => self.is_at_most_zero(sum, out),
            Node::IsZero(sum) => self.is_zero(sum, out),
            node => unreachable!("{node:?} is an integer"),
        }
    }

    /// An unknown integer, in the representation of its choice if it is small.
    fn build_free(&mut self, id: Id, out: &mut dyn Formula) {
        if let Some(domain) = self.domains.get(id) {
            let representation = self.plan.representation(domain);
            self.integers.insert(id, representation.encode(domain.clone(), out));
            return;
        }
        let range = &self.program.ranges[id as usize];
        let length = (&range.high - &range.low).bits();
        let bits = (0..length).map(|_| out.fresh().into()).collect();
        let number = Number { base: range.low.clone(), bits };
        number.demand_at_most(&range.high, out);
        self.numbers.insert(id, number);
    }
}
