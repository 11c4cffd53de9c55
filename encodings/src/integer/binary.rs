//! The bits of the distance from the least value.

use rustsat::types::Lit;

use super::{Domain, Integer, Representation};
use crate::formula::Formula;

/// The binary or logarithmic encoding: the bits of the distance from the least value, the lowest first.
///
/// The greatest distance `d` takes `b` = `ceil(log2(d + 1))` bits, of which `z` are zero; for each of
/// them there is a clause that keeps the integer from being greater. For each gap in the domain a
/// further literal says on which side of it the integer is, with a clause for each bit that matters on
/// a side, `c` of them over all `g` gaps.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `b + g` | `z + c` | incomplete |
///
/// Without gaps unit propagation is complete. Iwama and Miyazaki, "SAT-variable complexity of hard
/// combinatorial problems", 1994; Walsh, "SAT v CSP", 2000.
#[derive(Clone, Copy, Debug)]
pub struct Binary;

impl Representation for Binary {
    fn encode(&self, domain: Domain, out: &mut dyn Formula) -> Integer {
        let greatest = domain.max().abs_diff(domain.min());
        let bits: Vec<Lit> =
            (0..u64::BITS - greatest.leading_zeros()).map(|_| out.fresh()).collect();
        at_most(&bits, greatest, &[], out);
        for gap in domain.intervals().windows(2) {
            let [below, above] = [*gap[0].end(), *gap[1].start()];
            let is_above = out.fresh();
            at_least(&bits, above.abs_diff(domain.min()), &[!is_above], out);
            at_most(&bits, below.abs_diff(domain.min()), &[is_above], out);
        }
        Integer::from_binary(domain, bits)
    }
}

/// The number that the bits form is at most `bound`, or one of the literals of `unless` is true: where
/// the bound has a zero, the number has none but below a bit that is missing higher up.
pub(super) fn at_most(bits: &[Lit], bound: u64, unless: &[Lit], out: &mut dyn Formula) {
    for (index, &bit) in bits.iter().enumerate() {
        if bound >> index & 1 == 0 {
            let higher = bits.iter().enumerate().skip(index + 1);
            let missing = higher.filter(|&(higher, _)| bound >> higher & 1 == 1);
            let mut clause = unless.to_vec();
            clause.push(!bit);
            clause.extend(missing.map(|(_, &bit)| !bit));
            out.clause(&clause);
        }
    }
}

/// The number that the bits form is at least `bound`, or one of the literals of `unless` is true.
pub(super) fn at_least(bits: &[Lit], bound: u64, unless: &[Lit], out: &mut dyn Formula) {
    for (index, &bit) in bits.iter().enumerate() {
        if bound >> index & 1 == 1 {
            let higher = bits.iter().enumerate().skip(index + 1);
            let surplus = higher.filter(|&(higher, _)| bound >> higher & 1 == 0);
            let mut clause = unless.to_vec();
            clause.push(bit);
            clause.extend(surplus.map(|(_, &bit)| bit));
            out.clause(&clause);
        }
    }
}
