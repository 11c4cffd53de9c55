//! Layouts.

use std::collections::BTreeMap;

use quadrille_encodings::integer::Domain;

/// The most positions that a layout may have.
pub const MAX_POSITIONS: usize = 10_000;
/// The most values that discs may have, and the most choices of a position and a value.
pub const MAX_CHOICES: u128 = 1_000_000;

/// The most times that a value may count in a sum.
pub const MAX_TIMES: i64 = 1_000_000;

/// A layout: positions, the values that discs may have there, and what they have to add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    pub(super) n_positions: usize,
    pub(super) values: Domain,
    pub(super) is_distinct: bool,
    pub(super) sums: Vec<Sum>,
    /// The names of the unknown totals.
    pub(super) totals: Vec<String>,
    pub(super) fixed: BTreeMap<usize, i64>,
}

/// A group of positions and what the values there add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What they add up to.
    pub total: Total,
    /// Positions in ascending order, with how many times the value there counts: from
    /// -[`MAX_TIMES`] to [`MAX_TIMES`], and not 0.
    pub terms: Vec<(usize, i64)>,
}

/// What a group adds up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Total {
    /// This number.
    Known(i64),
    /// The unknown total with this index among the names.
    Unknown(usize),
}

impl Layout {
    /// Number of positions.
    #[must_use]
    pub fn n_positions(&self) -> usize {
        self.n_positions
    }

    /// The values that discs may have.
    #[must_use]
    pub fn values(&self) -> &Domain {
        &self.values
    }

    /// Whether all discs have to be different.
    #[must_use]
    pub fn is_distinct(&self) -> bool {
        self.is_distinct
    }

    /// The groups.
    #[must_use]
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// The names of the unknown totals.
    #[must_use]
    pub fn totals(&self) -> &[String] {
        &self.totals
    }

    /// The values that are given, by position.
    #[must_use]
    pub fn fixed(&self) -> &BTreeMap<usize, i64> {
        &self.fixed
    }

    /// Whether each value has to be used, exactly once.
    #[must_use]
    pub fn is_permutation(&self) -> bool {
        self.is_distinct && self.n_positions as u128 == self.values.size()
    }
}
