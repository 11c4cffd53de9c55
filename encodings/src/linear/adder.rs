//! Adders.

use super::{Constraint, Linear, Normal};
use crate::{
    circuit::{Signal, add, clause, constant, equate, less_than},
    formula::Formula,
};

/// Ripple-carry adders over the binary encoding: a multiple of an integer is a sum of shifts of its
/// bits; the terms with a positive coefficient on one side and those with a negative one on the other,
/// with the constants, are added up and compared.
///
/// For an equation of two integers with `b` bits each, all of their values possible, and an unknown
/// right-hand side with a bit more, at least 2:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `2 * b` | `14 * b - 7 + 2 * (b + 1)` | incomplete |
///
/// Warners, "A linear-time transformation of linear inequalities into conjunctive normal form", 1998;
/// Eén and Sörensson, "Translating pseudo-Boolean constraints into SAT", 2006.
#[derive(Clone, Copy, Debug)]
pub struct Adder;

impl Linear for Adder {
    fn encode(&self, constraint: &Constraint<'_>, out: &mut dyn Formula) {
        let Some(normal) = Normal::of(constraint, out) else { return };
        let mut sides = [Vec::new(), Vec::new()];
        // the integers count from their least values
        let mut left = normal.bound;
        for part in &normal.terms {
            left -= part.coefficient * i128::from(part.integer.domain().min());
            let side = usize::from(part.coefficient < 0);
            let bits: Vec<Signal> =
                part.integer.binary(out).iter().map(|&bit| bit.into()).collect();
            let factor = part.coefficient.unsigned_abs();
            for shift in (0..u128::BITS).filter(|shift| factor >> shift & 1 == 1) {
                let zeros = vec![false.into(); shift as usize];
                sides[side].push([zeros, bits.clone()].concat());
            }
        }
        sides[usize::from(left > 0)].push(constant(left.unsigned_abs()));
        let [sum, limit] = sides.map(|numbers| total(numbers, out));
        if normal.is_equation {
            let bit =
                |bits: &[Signal], index: usize| bits.get(index).copied().unwrap_or(false.into());
            for index in 0..sum.len().max(limit.len()) {
                equate(bit(&sum, index), bit(&limit, index), out);
            }
        } else {
            let is_more = less_than(&limit, &sum, out);
            clause(&[!is_more], out);
        }
    }
}

/// The sum of numbers, the shortest first.
fn total(mut numbers: Vec<Vec<Signal>>, out: &mut dyn Formula) -> Vec<Signal> {
    numbers.sort_by_key(Vec::len);
    let sum = numbers.into_iter().reduce(|sum, number| {
        let mut sum = add(&sum, &number, false.into(), out);
        while sum.last() == Some(&Signal::Constant(false)) {
            sum.pop();
        }
        sum
    });
    sum.unwrap_or_default()
}
