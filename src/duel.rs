//! What a contest of two programs is to the rest of the house: games that can be judged here.

use std::{io, sync::Arc};

use crate::{
    contest::Contest,
    solving::{Stop, Stopped},
};

/// A contest of two programs, with games that can be judged here.
pub trait Duel: Contest {
    /// Who plays how many games: options of the command line.
    type Match: clap::Args;

    /// Lets the programs play.
    ///
    /// # Errors
    ///
    /// [`MatchError`].
    fn referee(played: &Self::Match, watch: &Watch) -> Result<Verdict, MatchError>;
}

/// What became of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// A table of the games that were played to the end; empty if there are none.
    pub table: String,
    /// Why these are not all.
    pub stopped: Option<Stopped>,
}

/// Who watches a match.
#[derive(Clone)]
pub struct Watch {
    /// When to stop.
    pub stop: Stop,
    /// Takes the number of games that are over, and that of all.
    pub progress: Arc<dyn Fn(usize, usize) + Send + Sync>,
}

/// What keeps a match from its end.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The match cannot be played so.
    #[error("{0}")]
    Usage(String),
    /// A file cannot be written.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// A game was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}
