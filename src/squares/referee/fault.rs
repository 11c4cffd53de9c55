//! What costs a player its place at the board.

use std::io;

use crate::{squares::violation::Violation, text::quoted};

/// Why the referee moves for a player from some move on.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("it cannot be started: {0}")]
    Start(io::Error),
    #[error("out of time")]
    Time,
    #[error("it ended or closed its output")]
    Closed,
    #[error("{} out of turn", quoted(.0))]
    OutOfTurn(String),
    #[error("{} is no move", quoted(.0))]
    NoMove(String),
    #[error("{} is not legal: {why}", quoted(.0), why = .1)]
    Illegal(String, Violation),
}
