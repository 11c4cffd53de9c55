//! Sums and products of numbers.

use std::collections::VecDeque;

use num_bigint::BigInt;
use num_traits::Signed;
use quadrille_encodings::{
    Formula,
    circuit::{Signal, and, majority, parity},
};

use super::number::Number;

impl Number {
    /// The product with another, which is no greater than `high`.
    pub(super) fn times(&self, other: &Self, high: &BigInt, out: &mut dyn Formula) -> Self {
        let mut sum = Sum::new(&self.base * &other.base);
        sum.add_bits(&self.bits, &other.base);
        sum.add_bits(&other.bits, &self.base);
        for (i, &a) in self.bits.iter().enumerate() {
            for (j, &b) in other.bits.iter().enumerate() {
                let both = and(a, b, out);
                sum.add_bit(both, i + j);
            }
        }
        sum.finish(high, out)
    }

    /// The square, which is no greater than `high`.
    pub(super) fn square(&self, high: &BigInt, out: &mut dyn Formula) -> Self {
        let mut sum = Sum::new(&self.base * &self.base);
        sum.add_bits(&self.bits, &(&self.base * 2));
        for (i, &a) in self.bits.iter().enumerate() {
            sum.add_bit(a, 2 * i);
            for (j, &b) in self.bits.iter().enumerate().skip(i + 1) {
                let both = and(a, b, out);
                sum.add_bit(both, i + j + 1);
            }
        }
        sum.finish(high, out)
    }
}

/// Bits to be added up, by their weight.
pub(super) struct Sum {
    base: BigInt,
    columns: Vec<VecDeque<Signal>>,
}

impl Sum {
    pub(super) fn new(base: BigInt) -> Self {
        Self { base, columns: Vec::new() }
    }

    fn add_bit(&mut self, bit: Signal, weight: usize) {
        match bit {
            Signal::Constant(false) => {}
            Signal::Constant(true) => self.base += BigInt::from(1) << weight,
            Signal::Lit(_) => {
                if self.columns.len() <= weight {
                    self.columns.resize(weight + 1, VecDeque::new());
                }
                self.columns[weight].push_back(bit);
            }
        }
    }

    /// Adds a multiple of the number that bits form. Minus a bit is its negation, minus 1.
    fn add_bits(&mut self, bits: &[Signal], factor: &BigInt) {
        let size = factor.abs();
        for (index, &bit) in bits.iter().enumerate() {
            if factor.is_negative() {
                self.base += factor << index;
            }
            let bit = if factor.is_negative() { !bit } else { bit };
            for weight in (0..size.bits()).filter(|&weight| size.bit(weight)) {
                self.add_bit(bit, index + weight as usize);
            }
        }
    }

    /// Adds a multiple of a number.
    pub(super) fn add(&mut self, number: &Number, factor: &BigInt) {
        self.base += &number.base * factor;
        self.add_bits(&number.bits, factor);
    }

    /// The sum, which is no greater than `high`: three bits of a column become one of it and one of
    /// the next, until there is one in each.
    pub(super) fn finish(self, high: &BigInt, out: &mut dyn Formula) -> Number {
        let Self { base, mut columns } = self;
        let length = usize::try_from((high - &base).bits()).unwrap_or(usize::MAX);
        let mut bits = Vec::with_capacity(columns.len() + 1);
        let mut index = 0;
        while index < columns.len() && index < length {
            while columns[index].len() > 1 {
                let mut next = || columns[index].pop_front().unwrap_or(false.into());
                let [a, b, c] = [next(), next(), next()];
                let sum = parity(a, b, c, out);
                columns[index].push_back(sum);
                if index + 1 < length {
                    let carry = majority(a, b, c, out);
                    if columns.len() == index + 1 {
                        columns.push(VecDeque::new());
                    }
                    columns[index + 1].push_back(carry);
                }
            }
            bits.push(columns[index].pop_front().unwrap_or(false.into()));
            index += 1;
        }
        while bits.last() == Some(&false.into()) {
            bits.pop();
        }
        Number { base, bits }
    }
}
