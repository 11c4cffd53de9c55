//! Sums that have to be something.

use std::collections::HashSet;

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive, Zero};
use quadrille_encodings::{
    Formula,
    at_most_one::{AtMostOne, Pairwise, Sequential},
    cardinality::{Cardinality, Totalizer},
    circuit::Signal,
    integer::{Domain, Integer},
    linear::{Constraint, Relation, Term},
};

use super::writer::Writer;
use crate::sentient::terms::{
    linear::Linear,
    node::{Id, Node},
    range,
};

/// Literals above which at most one of them is true by a counter.
const MANY_LITERALS: usize = 8;

impl Writer<'_> {
    /// Demands that a sum is 0, at most 0, or at least 0.
    pub(super) fn demand_sum(
        &mut self,
        sum: &Linear,
        relation: Relation,
        different: &[HashSet<Id>],
        out: &mut dyn Formula,
    ) {
        let range = range::of_sum(sum, &self.program.ranges);
        let holds = match relation {
            Relation::Equal => range.low.is_zero() && range.high.is_zero(),
            Relation::AtMost => !range.high.is_positive(),
            Relation::AtLeast => !range.low.is_negative(),
        };
        // the ranges are those of what is written anyhow
        if holds {
            return;
        }
        sum.terms.iter().for_each(|(id, _)| self.build(*id, out));
        if self.demand_number(sum, relation, out)
            || self.demand_small_sum(sum, relation, different, out)
        {
            return;
        }
        let total = self.total(sum, &range.high, out);
        match relation {
            Relation::Equal => {
                for signal in total.agreement(&BigInt::ZERO) {
                    self.demand(&[signal], out);
                }
            }
            Relation::AtMost => total.demand_at_most(&BigInt::ZERO, out),
            Relation::AtLeast => {
                let is_less = total.at_most(&BigInt::from(-1), out);
                self.demand(&[!is_less], out);
            }
        }
    }

    /// A sum of literals is a number of true ones.
    fn demand_number(&mut self, sum: &Linear, relation: Relation, out: &mut dyn Formula) -> bool {
        let mut lits = Vec::with_capacity(sum.terms.len());
        let mut bound = -&sum.constant;
        for (id, coefficient) in &sum.terms {
            let Node::OfBool(truth) = self.program.nodes[*id as usize] else { return false };
            if !coefficient.abs().is_one() {
                return false;
            }
            let signal = self.signal(truth, out);
            // minus a literal is its negation, minus 1
            if coefficient.is_negative() {
                bound += 1;
            }
            match if coefficient.is_negative() { !signal } else { signal } {
                Signal::Constant(value) => bound -= i32::from(value),
                Signal::Lit(lit) => lits.push(lit),
            }
        }
        let mut vars: Vec<_> = lits.iter().map(|lit| lit.var()).collect();
        vars.sort_unstable();
        if vars.windows(2).any(|pair| pair[0] == pair[1]) {
            return false;
        }
        if relation != Relation::AtLeast {
            match bound.to_usize() {
                Some(1) if lits.len() <= MANY_LITERALS => Pairwise.encode(&lits, out),
                Some(1) => Sequential.encode(&lits, out),
                Some(bound) => Totalizer.at_most(&lits, bound, out),
                None if bound.is_negative() => out.clause(&[]),
                None => {}
            }
        }
        if relation != Relation::AtMost {
            match bound.to_usize() {
                Some(bound) => Totalizer.at_least(&lits, bound, out),
                None if bound.is_negative() => {}
                None => out.clause(&[]),
            }
        }
        true
    }

    /// A sum of small integers and literals.
    fn demand_small_sum(
        &mut self,
        sum: &Linear,
        relation: Relation,
        different: &[HashSet<Id>],
        out: &mut dyn Formula,
    ) -> bool {
        let mut coefficients = Vec::with_capacity(sum.terms.len());
        let mut sizes = Vec::with_capacity(sum.terms.len());
        for (id, coefficient) in &sum.terms {
            let size = match self.program.nodes[*id as usize] {
                Node::FreeInt(_) => self.domains.get(*id).map(Domain::size),
                Node::OfBool(_) => Some(2),
                _ => None,
            };
            let (Some(size), Some(coefficient)) = (size, coefficient.to_i64()) else {
                return false;
            };
            sizes.push(size);
            coefficients.push(coefficient);
        }
        let Some(bound) = (-&sum.constant).to_i128() else { return false };
        let range = range::of_sum(sum, &self.program.ranges);
        let Some((encoding, n_clauses)) =
            self.plan.sum(relation, &sizes, &(range.high - range.low))
        else {
            return false;
        };
        if !self.spend(n_clauses) {
            return false;
        }
        for (id, _) in &sum.terms {
            if let Node::OfBool(truth) = self.program.nodes[*id as usize] {
                let signal = self.signal(truth, out);
                let lit = self.lit(signal, out);
                let integer = Integer::from_direct(Domain::interval(0, 1), vec![!lit, lit]);
                self.integers.entry(*id).or_insert(integer);
            }
        }
        let term = |((id, _), coefficient): (&(Id, BigInt), i64)| Term {
            coefficient,
            integer: &self.integers[id],
        };
        let terms: Vec<Term<'_>> = sum.terms.iter().zip(coefficients).map(term).collect();
        let are_different =
            different.iter().any(|all| sum.terms.iter().all(|(id, _)| all.contains(id)));
        encoding.encode(&Constraint { terms, relation, bound, are_different }, out);
        true
    }
}
