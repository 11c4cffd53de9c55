//! Ways to answer wrongly.

use super::walk::Segment;

/// The first turn that is wrong, and how. Turns and segments are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// A turn without an answer.
    #[error("turn {turn}: no answer")]
    NoAnswer {
        /// Which turn.
        turn: usize,
    },
    /// An answer without a turn.
    #[error("turn {turn}: an answer, but the game has ended")]
    AnswerAfterEnd {
        /// Which turn.
        turn: usize,
    },
    /// A swap, and no pocket to swap with.
    #[error("turn {turn}: a swap, but there is no pocket")]
    NoPocket {
        /// Which turn.
        turn: usize,
    },
    /// The number of points is another.
    #[error("turn {turn}: the total is {expected}, not {found}")]
    Total {
        /// Which turn.
        turn: usize,
        /// What was answered.
        found: u64,
        /// What is right.
        expected: u64,
    },
    /// The right segments, but not as the path takes them.
    #[error(
        "turn {turn}: the segments are right but not in travel order: segment {segment} is {expected}, \
         not {found}"
    )]
    Order {
        /// Which turn.
        turn: usize,
        /// Which segment.
        segment: usize,
        /// What was answered.
        found: Segment,
        /// What is right.
        expected: Segment,
    },
    /// A segment is another.
    #[error("turn {turn}: segment {segment} is {expected}, not {found}")]
    Segment {
        /// Which turn.
        turn: usize,
        /// Which segment.
        segment: usize,
        /// What was answered.
        found: Segment,
        /// What is right.
        expected: Segment,
    },
    /// The path goes on, or ends earlier.
    #[error("turn {turn}: the path has {expected} segments, not {found}")]
    NumberOfSegments {
        /// Which turn.
        turn: usize,
        /// How many were answered.
        found: usize,
        /// How many there are.
        expected: usize,
    },
}
