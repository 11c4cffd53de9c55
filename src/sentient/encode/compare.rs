//! Comparisons as signals.

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive, Zero};
use quadrille_encodings::{Formula, Lit, circuit::Signal, integer::Integer};

use super::{
    number::{Number, all},
    writer::Writer,
};
use crate::sentient::terms::{linear::Linear, node::Id, range};

impl Writer<'_> {
    /// Whether a sum is at most 0; its terms are written.
    pub(super) fn is_at_most_zero(&mut self, sum: &Linear, out: &mut dyn Formula) -> Signal {
        let range = range::of_sum(sum, &self.program.ranges);
        if !range.high.is_positive() || range.low.is_positive() {
            return (!range.low.is_positive()).into();
        }
        if let Some((integer, bound)) = self.single(sum) {
            return at_most(integer, bound, out);
        }
        if let Some([a, b, distance]) = self.difference(sum, out) {
            // a + distance <= b
            if distance.base.is_zero() {
                return !b.less(&a, out);
            }
            if distance.base.is_one() {
                return a.less(&b, out);
            }
        }
        self.total(sum, &range.high, out).at_most(&BigInt::ZERO, out)
    }

    /// Whether a sum is 0; its terms are written.
    pub(super) fn is_zero(&mut self, sum: &Linear, out: &mut dyn Formula) -> Signal {
        let range = range::of_sum(sum, &self.program.ranges);
        if range.low.is_positive() || range.high.is_negative() {
            return false.into();
        }
        if let Some((integer, value)) = self.single(sum) {
            let index = integer.domain().values().position(|other| other == value);
            return index.map_or(false.into(), |index| integer.direct(out)[index].into());
        }
        if let Some(pairs) = self.pairs(sum, out) {
            return is_one_of(&pairs, out);
        }
        if let Some([a, b, distance]) = self.difference(sum, out)
            && distance.base.is_zero()
        {
            return all(a.sameness(&b, out), out);
        }
        all(self.total(sum, &range.high, out).agreement(&BigInt::ZERO), out)
    }

    /// The integer that a sum has as its only term, and the number that it is where the sum is 0; none
    /// for one in bits, which can be compared without further literals.
    fn single(&self, sum: &Linear) -> Option<(&Integer, i64)> {
        let [(id, _)] = sum.terms[..] else { return None };
        let integer = self.integers.get(&id)?;
        let value = (-&sum.constant).to_i64()?;
        (!self.plan.is_binary(integer.domain())).then_some((integer, value))
    }

    /// The two numbers and the constant of a difference, as bits from the same base: the third number
    /// is the difference of the bases, and the constant.
    fn difference(&mut self, sum: &Linear, out: &mut dyn Formula) -> Option<[Number; 3]> {
        let [(a, one), (b, other)] = &sum.terms[..] else { return None };
        if !one.is_one() || !(-other).is_one() {
            return None;
        }
        let (a, b) = (self.number(*a, out), self.number(*b, out));
        let base = &a.base + &sum.constant - &b.base;
        // the bases count no more
        let [a, b] = [a, b].map(|number| Number { base: BigInt::ZERO, ..number });
        Some([a, b, Number { base, bits: Vec::new() }])
    }

    /// The values of two small integers that make a sum 0, and those of either that cannot.
    pub(super) fn pairs(&mut self, sum: &Linear, out: &mut dyn Formula) -> Option<Pairs> {
        let [(a, one), (b, other)] = &sum.terms[..] else { return None };
        let (one, other) = (one.to_i64()?, other.to_i64()?);
        let constant = sum.constant.to_i64()?;
        if one.abs() != 1 || other.abs() != 1 {
            return None;
        }
        let [a, b] = [self.direct(*a, out)?, self.direct(*b, out)?];
        let mut pairs = Pairs::default();
        // one * x + other * y + constant = 0
        let partner = |x: i64| Some(-other * one.checked_mul(x)?.checked_add(constant)?);
        let mut is_free = vec![true; b.len()];
        for (x, lit) in a {
            let index = partner(x).and_then(|y| b.binary_search_by_key(&y, |&(y, _)| y).ok());
            match index {
                Some(index) => {
                    is_free[index] = false;
                    pairs.both.push([lit, b[index].1]);
                }
                None => pairs.alone.push(lit),
            }
        }
        pairs.alone.extend(b.iter().zip(is_free).filter(|(_, is)| *is).map(|((_, lit), _)| *lit));
        Some(pairs)
    }

    fn direct(&self, id: Id, out: &mut dyn Formula) -> Option<Vec<(i64, Lit)>> {
        let integer = self.integers.get(&id)?;
        if self.plan.is_binary(integer.domain()) {
            return None;
        }
        Some(integer.domain().values().zip(integer.direct(out).iter().copied()).collect())
    }
}

/// Values of two integers by their literals.
#[derive(Default)]
pub(super) struct Pairs {
    /// Those that go together.
    pub(super) both: Vec<[Lit; 2]>,
    /// Those of either that go with none of the other.
    pub(super) alone: Vec<Lit>,
}

/// Whether two integers have values that go together: at most three clauses for a value.
fn is_one_of(pairs: &Pairs, out: &mut dyn Formula) -> Signal {
    if pairs.both.is_empty() {
        return false.into();
    }
    let is_one = out.fresh();
    for &[a, b] in &pairs.both {
        out.clause(&[!is_one, !a, b]);
        out.clause(&[!is_one, a, !b]);
        out.clause(&[is_one, !a, !b]);
    }
    pairs.alone.iter().for_each(|&lit| out.clause(&[!is_one, !lit]));
    is_one.into()
}

/// Whether an integer is at most a number.
fn at_most(integer: &Integer, bound: i64, out: &mut dyn Formula) -> Signal {
    let n_above = integer.domain().values().filter(|&value| value > bound).count();
    let n = integer.domain().size() as usize;
    match n - n_above {
        0 => false.into(),
        reached if reached == n => true.into(),
        reached => (!integer.order(out)[reached - 1]).into(),
    }
}
