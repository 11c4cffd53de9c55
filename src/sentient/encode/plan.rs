//! Which encodings are used for what.

use num_bigint::BigInt;
use num_traits::ToPrimitive;
use quadrille_encodings::{
    all_different::{self, AllDifferent},
    find,
    integer::{self, Binary, Domain, Representation},
    linear::{self, Linear as Sums, Relation},
    names,
};

use crate::encoding::{Dimension, Encoding};

/// Values of an integer above which it is in bits: a literal for each value takes clauses for each two,
/// of which there are not too many in all; a literal for each bound takes a clause.
const MANY_VALUES: u128 = 128;
const MANY_PAIRS: u128 = 1_000_000;
const MANY_BOUNDS: u128 = 1_024;
/// Choices of values above which a sum is written by its bits, and the greatest difference of sums up
/// to which partial sums are written instead.
const MANY_CHOICES: u128 = 20_000;
const MANY_SUMS: u128 = 300;

const INTEGERS: &str = "integers";
const SUMS: &str = "sums";
const DIFFERENCES: &str = "differences";
/// Sums in the way that suits the representation.
const AUTO: &str = "auto";

/// What can be encoded in several ways.
pub(in crate::sentient) fn dimensions() -> Vec<Dimension> {
    let sums = std::iter::once(AUTO).chain(names(linear::ENCODINGS)).collect();
    vec![
        Dimension { name: INTEGERS, choices: names(integer::ENCODINGS) },
        Dimension { name: SUMS, choices: sums },
        Dimension { name: DIFFERENCES, choices: names(all_different::ENCODINGS) },
    ]
}

/// The encodings of a formula.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    integers: &'static str,
    sums: &'static str,
    differences: &'static str,
    /// Values of an integer above which it is in bits.
    many_values: u128,
}

impl Plan {
    /// The encodings of a formula that has integers with these numbers of values.
    pub(super) fn new(encoding: &Encoding, sizes: &[u128]) -> Self {
        let [integers, sums, differences] =
            [INTEGERS, SUMS, DIFFERENCES].map(|name| encoding.choice(name));
        let many_values = match integers {
            "direct" => many_values(sizes),
            "order" => MANY_BOUNDS,
            _ => 0,
        };
        Self { integers, sums, differences, many_values }
    }

    pub(super) fn is_binary(self, domain: &Domain) -> bool {
        domain.size() > self.many_values
    }

    pub(super) fn representation(self, domain: &Domain) -> &'static dyn Representation {
        if self.is_binary(domain) {
            return &Binary;
        }
        find(integer::ENCODINGS, self.integers).expect("a choice of the dimension")
    }

    /// The encoding of a sum of integers with so many values each, whose sums differ by no more than
    /// `spread`, and about how many clauses it takes; none if the sum is better written by its bits.
    pub(super) fn sum(
        self,
        relation: Relation,
        sizes: &[u128],
        spread: &BigInt,
    ) -> Option<(&'static dyn Sums, u128)> {
        let name = match (self.sums, self.integers, relation) {
            (AUTO, "direct", Relation::Equal) => "tuples",
            (AUTO, "direct" | "order", _) => "bounds",
            (AUTO, ..) => "adder",
            (chosen, ..) => chosen,
        };
        let encoding = find(linear::ENCODINGS, name).expect("a choice of the dimension");
        let greatest = sizes.iter().copied().max().unwrap_or(0);
        let choices = |sizes: &[u128]| {
            let choices = sizes.iter().fold(1, |product: u128, &size| product.saturating_mul(size));
            Some(choices).filter(|&choices| choices <= MANY_CHOICES)
        };
        let others = &sizes[..sizes.len().saturating_sub(1)];
        let by_sums = || {
            let spread = spread.to_u128().filter(|&spread| spread <= MANY_SUMS)?;
            Some(3 * sizes.len() as u128 * spread * greatest)
        };
        let n_clauses = match (name, relation) {
            _ if greatest > MANY_BOUNDS => None,
            ("adder", _) => Some(0),
            // without more choices than that, there are no partial sums
            ("tuples", Relation::Equal) => choices(others).or_else(by_sums),
            ("tuples", _) => choices(sizes),
            ("bounds", _) if sizes.len() <= 3 => choices(others).map(|choices| 2 * choices),
            _ => by_sums(),
        };
        Some((encoding, n_clauses?))
    }

    pub(super) fn differences(self) -> &'static dyn AllDifferent {
        find(all_different::ENCODINGS, self.differences).expect("a choice of the dimension")
    }
}

/// Up to how many values integers can have a literal for each.
fn many_values(sizes: &[u128]) -> u128 {
    let n_pairs = |limit: u128| {
        let sizes = sizes.iter().filter(|&&size| size <= limit);
        sizes.map(|size| size * size / 2).sum::<u128>()
    };
    let halves = std::iter::successors(Some(MANY_VALUES), |limit| Some(limit / 2));
    halves.into_iter().find(|&limit| n_pairs(limit) <= MANY_PAIRS).unwrap_or(0)
}

/// Whether a number of values is small enough for a literal each, where that says what differs.
pub(super) fn is_small(size: &BigInt) -> bool {
    size.to_u128().is_some_and(|size| size <= 2 * MANY_VALUES)
}
