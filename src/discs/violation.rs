//! Ways to break the rules.

/// A rule that an answer breaks, and where. Positions are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// There are too many discs or too few.
    #[error("{found} discs for {expected} positions")]
    Length {
        /// Number of discs.
        found: usize,
        /// Number of positions.
        expected: usize,
    },
    /// A disc is none of the values.
    #[error("the disc at position {position}, {value}, is none of the values")]
    NoValue {
        /// Where.
        position: usize,
        /// What it is.
        value: i64,
    },
    /// A disc is not the one that is given.
    #[error("the disc at position {position} is {value}, and {given} is fixed there")]
    NotFixed {
        /// Where.
        position: usize,
        /// What it is.
        value: i64,
        /// What it should be.
        given: i64,
    },
    /// Two discs are the same.
    #[error("{value} is at position {one} and at position {other}, and the discs are distinct")]
    Repeated {
        /// What they are.
        value: i64,
        /// Where one is.
        one: usize,
        /// Where the other is.
        other: usize,
    },
    /// A group adds up to something else.
    #[error("sum {sum} of the layout ({group}) adds up to {found} instead of {expected}")]
    WrongSum {
        /// Which sum of the layout, counted from 1.
        sum: usize,
        /// Its positions.
        group: String,
        /// What it adds up to.
        found: i128,
        /// What it should.
        expected: i64,
    },
    /// Two groups with the same unknown total add up to different sums.
    #[error("{name} is {one} by sum {first} of the layout, and {other} by sum {second}")]
    DifferentTotals {
        /// The name of the total.
        name: String,
        /// What the first of the sums adds up to.
        one: i128,
        /// Which, counted from 1.
        first: usize,
        /// What the other adds up to.
        other: i128,
        /// Which, counted from 1.
        second: usize,
    },
}
