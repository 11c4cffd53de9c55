//! What has to hold, as clauses.

use std::collections::HashSet;

use num_traits::ToPrimitive;
use quadrille_encodings::{
    Formula, Lit,
    at_most_one::{AtMostOne, Sequential},
    circuit::{Signal, equate},
    integer::Integer,
    linear::Relation,
};

use super::{plan::is_small, writer::Writer};
use crate::sentient::{
    program::{conjuncts, disjuncts},
    terms::{
        linear::Linear,
        node::{Id, Node, Truth},
    },
};

impl Writer<'_> {
    /// Demands all facts of the program.
    pub(super) fn demand_facts(&mut self, out: &mut dyn Formula) {
        let program = self.program;
        let different: Vec<HashSet<Id>> = program
            .facts
            .iter()
            .filter_map(|fact| match &program.nodes[fact.id as usize] {
                Node::AllDifferent(ints, _) if !fact.is_negated => {
                    Some(ints.iter().copied().collect())
                }
                _ => None,
            })
            .collect();
        for &fact in &program.facts {
            self.demand_fact(fact, &different, out);
        }
    }

    fn demand_fact(&mut self, fact: Truth, different: &[HashSet<Id>], out: &mut dyn Formula) {
        let program = self.program;
        match (&program.nodes[fact.id as usize], fact.is_negated) {
            (Node::True, true) => out.clause(&[]),
            (Node::And(..), true) => {
                let parts = disjuncts(fact, &program.nodes);
                let signals: Vec<Signal> =
                    parts.into_iter().map(|part| self.signal(part, out)).collect();
                self.demand(&signals, out);
            }
            (Node::Same(a, b), is_negated) => {
                let (a, b) = (self.signal(*a, out), self.signal(*b, out));
                equate(a, if is_negated { !b } else { b }, out);
            }
            (Node::AtMost(sum), false) => self.demand_sum(sum, Relation::AtMost, different, out),
            (Node::AtMost(sum), true) => {
                let mut sum = sum.clone();
                sum.constant -= 1;
                self.demand_sum(&sum, Relation::AtLeast, different, out);
            }
            (Node::IsZero(sum), false) => self.demand_sum(sum, Relation::Equal, different, out),
            (Node::IsZero(sum), true) => self.demand_difference(fact, sum, out),
            (Node::AllDifferent(ints, pairs), false) => {
                if !self.demand_all_different(ints, out) {
                    for pair in conjuncts(&[*pairs], &program.nodes) {
                        self.demand_fact(pair, different, out);
                    }
                }
            }
            _ => {
                let signal = self.signal(fact, out);
                self.demand(&[signal], out);
            }
        }
    }

    /// Demands that a sum is not 0.
    fn demand_difference(&mut self, fact: Truth, sum: &Linear, out: &mut dyn Formula) {
        sum.terms.iter().for_each(|(id, _)| self.build(*id, out));
        match self.pairs(sum, out) {
            Some(pairs) => pairs.both.iter().for_each(|&[a, b]| out.clause(&[!a, !b])),
            None => {
                let signal = self.signal(fact, out);
                self.demand(&[signal], out);
            }
        }
    }

    /// Demands that integers are different by their values, if those are few enough.
    fn demand_all_different(&mut self, ints: &[Id], out: &mut dyn Formula) -> bool {
        let sizes = ints.iter().map(|&id| self.program.ranges[id as usize].size());
        if !sizes.clone().all(|size| is_small(&size)) {
            return false;
        }
        let n_values = sizes.filter_map(|size| size.to_u128()).max().unwrap_or(0);
        let integers: Vec<Integer> = ints.iter().map(|&id| self.values(id, out)).collect();
        if self.spend(n_values * (integers.len() as u128).pow(2) / 2) {
            self.plan.differences().encode(&integers, out);
            return true;
        }
        // value by value with a counter each
        let mut takers = std::collections::BTreeMap::<i64, Vec<Lit>>::new();
        for integer in &integers {
            for (value, &lit) in integer.domain().values().zip(integer.direct(out)) {
                takers.entry(value).or_default().push(lit);
            }
        }
        takers.values().for_each(|lits| Sequential.encode(lits, out));
        true
    }
}
