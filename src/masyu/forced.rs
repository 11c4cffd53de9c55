//! What all solutions share.

use std::fmt;

use quadrille_encodings::{Assignment, TernaryVal};

use super::{
    drawing::Drawing,
    encode::Vars,
    grid::{Cell, Direction},
};

/// What is known of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Every solution takes it.
    On,
    /// No solution takes it.
    Off,
    /// Some do and some do not.
    Open,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::On => "on",
            Self::Off => "off",
            Self::Open => "open",
        })
    }
}

/// What all solutions of a puzzle share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The edges that all of them take.
    pub on: Drawing,
    /// The edges that none of them takes.
    pub off: Drawing,
}

impl Forced {
    /// What a backbone says of the edges.
    #[must_use]
    pub fn new(vars: &Vars, backbone: &Assignment) -> Self {
        let edges = |value| vars.drawing(backbone, value);
        Self { on: edges(TernaryVal::True), off: edges(TernaryVal::False) }
    }

    /// What is known of the edge out of a cell.
    #[must_use]
    pub fn state(&self, cell: Cell, way: Direction) -> State {
        match (self.on.takes(cell, way), self.off.takes(cell, way)) {
            (true, _) => State::On,
            (false, true) => State::Off,
            (false, false) => State::Open,
        }
    }
}
