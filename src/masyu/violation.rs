//! Ways to break the rules.

use super::{
    grid::{Cell, Size},
    instance::Pearl,
};

/// A rule that an answer breaks, and where. Cells are given as `x y`, points of a path are counted
/// from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// Nothing is drawn.
    #[error("the path is empty")]
    Empty,
    /// A point of a path is not on the grid.
    #[error("point {point}, {x} {y}, is off the {size} grid")]
    OffGrid {
        /// Which point.
        point: usize,
        /// Its column.
        x: i64,
        /// Its row.
        y: i64,
        /// The grid.
        size: Size,
    },
    /// Two points of a path in a row are the same; the last is followed by the first.
    #[error(
        "the step from point {point}, {cell}, goes nowhere: the next point, after the last the first \
         one, is the same"
    )]
    NoStep {
        /// Which point.
        point: usize,
        /// Where it is.
        cell: Cell,
    },
    /// Two points of a path in a row are in different columns and rows.
    #[error("the step from {from} to {to} is diagonal")]
    DiagonalStep {
        /// Where it starts.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// A path takes the same edge twice.
    #[error("the path goes between {from} and {to} twice")]
    Retraced {
        /// One end of the edge.
        from: Cell,
        /// The other end.
        to: Cell,
    },
    /// The loop goes into a cell and not out of it.
    #[error("dead end at {cell}")]
    DeadEnd {
        /// Where.
        cell: Cell,
    },
    /// Three lines meet in a cell.
    #[error("the loop branches at {cell}")]
    Branch {
        /// Where.
        cell: Cell,
    },
    /// Four lines meet in a cell.
    #[error("the loop crosses or touches itself at {cell}")]
    Crossing {
        /// Where.
        cell: Cell,
    },
    /// There is more than one loop.
    #[error("more than one loop: one goes through {one}, another through {other}")]
    SeveralLoops {
        /// A cell of one loop.
        one: Cell,
        /// A cell of another.
        other: Cell,
    },
    /// A pearl is not on the loop.
    #[error("the {} pearl at {cell} is not on the loop", colour(*pearl))]
    PearlMissed {
        /// Where.
        cell: Cell,
        /// Which.
        pearl: Pearl,
    },
    /// A cell is not on the loop, which has to visit all.
    #[error("the loop does not visit {cell}, and it has to visit every cell")]
    CellMissed {
        /// Where.
        cell: Cell,
    },
    /// The loop turns on a white pearl.
    #[error("the loop turns on the white pearl at {cell}")]
    WhiteTurn {
        /// Where.
        cell: Cell,
    },
    /// The loop goes straight on both before and after a white pearl.
    #[error("the loop turns neither before nor after the white pearl at {cell}")]
    WhiteStraight {
        /// Where.
        cell: Cell,
    },
    /// The loop goes straight through a black pearl.
    #[error("the loop goes straight through the black pearl at {cell}")]
    BlackStraight {
        /// Where.
        cell: Cell,
    },
    /// The loop turns right before or after a black pearl.
    #[error("the loop turns at {turn}, next to the black pearl at {cell}")]
    BlackNearTurn {
        /// The pearl.
        cell: Cell,
        /// The turn.
        turn: Cell,
    },
}

fn colour(pearl: Pearl) -> &'static str {
    match pearl {
        Pearl::White => "white",
        Pearl::Black => "black",
    }
}
