//! The values that an integer may have.

use std::ops::RangeInclusive;

/// A finite, non-empty set of integers, kept as intervals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domain {
    /// Ascending, with a gap between each two.
    intervals: Vec<RangeInclusive<i64>>,
}

impl Domain {
    /// All integers from `least` to `greatest`.
    ///
    /// # Panics
    ///
    /// If `least` is greater than `greatest`.
    #[must_use]
    pub fn interval(least: i64, greatest: i64) -> Self {
        assert!(least <= greatest, "a domain is not empty");
        Self { intervals: vec![least..=greatest] }
    }

    /// The integers that are in any of the intervals, which may overlap; none if there is no integer
    /// in them.
    #[must_use]
    pub fn union(intervals: impl IntoIterator<Item = RangeInclusive<i64>>) -> Option<Self> {
        let mut sorted: Vec<_> = intervals.into_iter().filter(|one| !one.is_empty()).collect();
        sorted.sort_unstable_by_key(|one| *one.start());
        let mut merged: Vec<RangeInclusive<i64>> = Vec::new();
        for one in sorted {
            match merged.last_mut() {
                Some(last) if *one.start() <= last.end().saturating_add(1) => {
                    *last = *last.start()..=*last.end().max(one.end());
                }
                _ => merged.push(one),
            }
        }
        (!merged.is_empty()).then_some(Self { intervals: merged })
    }

    /// These integers, in any order; none if there is none.
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = i64>) -> Option<Self> {
        Self::union(values.into_iter().map(|value| value..=value))
    }

    /// The least value.
    #[must_use]
    pub fn min(&self) -> i64 {
        *self.intervals[0].start()
    }

    /// The greatest value.
    #[must_use]
    pub fn max(&self) -> i64 {
        *self.intervals[self.intervals.len() - 1].end()
    }

    /// Number of values.
    #[must_use]
    pub fn size(&self) -> u128 {
        self.intervals.iter().map(|one| one.end().abs_diff(*one.start()) as u128 + 1).sum()
    }

    /// Whether the value is one of them.
    #[must_use]
    pub fn contains(&self, value: i64) -> bool {
        self.intervals.iter().any(|one| one.contains(&value))
    }

    /// The intervals that the values form, ascending, with a gap between each two.
    #[must_use]
    pub fn intervals(&self) -> &[RangeInclusive<i64>] {
        &self.intervals
    }

    /// The values, ascending.
    pub fn values(&self) -> impl Iterator<Item = i64> {
        self.intervals.iter().flat_map(Clone::clone)
    }

    /// The values for which a condition holds; none if there is none.
    #[must_use]
    pub fn filter(&self, is_kept: impl Fn(i64) -> bool) -> Option<Self> {
        Self::of(self.values().filter(|&value| is_kept(value)))
    }
}
