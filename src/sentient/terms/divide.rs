//! Between which numbers quotients and remainders lie.

use num_bigint::BigInt;
use num_traits::{Euclid, Signed, Zero};

use super::range::Range;

/// Of numbers in two ranges.
pub(super) fn quotient_range(dividend: &Range, divisor: &Range) -> Range {
    if divisor.low == divisor.high && !divisor.low.is_zero() {
        let ends = [&dividend.low, &dividend.high].map(|end| end.div_euclid(&divisor.low));
        let [low, high] = &ends;
        return Range { low: low.min(high).clone(), high: low.max(high).clone() };
    }
    // it is no further from 0 than the dividend
    let furthest = dividend.low.abs().max(dividend.high.abs());
    Range { low: -furthest.clone(), high: furthest }
}

/// Of numbers in two ranges.
pub(super) fn remainder_range(dividend: &Range, divisor: &Range) -> Range {
    let greatest: BigInt = divisor.low.abs().max(divisor.high.abs()) - 1;
    let is_positive = !dividend.low.is_negative();
    let high = if is_positive { greatest.min(dividend.high.clone()) } else { greatest };
    Range { low: BigInt::ZERO, high: high.max(BigInt::ZERO) }
}
