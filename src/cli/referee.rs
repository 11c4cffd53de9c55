//! `referee`: games between two programs.

use std::{path::PathBuf, sync::Arc, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};

use super::{
    exit::{Exit, Failure},
    interrupt,
    output::Printer,
};
use crate::duel::{Duel, MatchError, Watch};

pub(super) const NAME: &str = "referee";
pub(super) const ABOUT: &str = "Judge games between two programs";

/// How often the time is shown anew.
const TICK: Duration = Duration::from_millis(200);

#[derive(clap::Args)]
pub(super) struct Args<D: Duel> {
    #[command(flatten)]
    played: D::Match,

    /// Write the table to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run<D: Duel>(args: Args<D>) -> Result<Exit, Failure> {
    // drawn on standard error, and on a terminal only
    let bar = ProgressBar::new(0);
    let style =
        ProgressStyle::with_template("{bar:30} {pos} of {len} games, {elapsed} ({eta} left)");
    bar.set_style(style.expect("the template is valid"));
    bar.enable_steady_tick(TICK);
    let shown = bar.clone();
    let progress = Arc::new(move |n_done: usize, n_games: usize| {
        shown.set_length(n_games as u64);
        shown.set_position(n_done as u64);
    });
    let verdict = D::referee(&args.played, &Watch { stop: interrupt::patient(None), progress });
    bar.finish_and_clear();
    let verdict = verdict.map_err(|error| match error {
        MatchError::Usage(words) => Failure::Usage(words),
        MatchError::File(name, error) => Failure::File(name, error),
        MatchError::Stopped(stopped) => Failure::Stopped(stopped),
    })?;
    Printer::new(args.output).print(&verdict.table)?;
    verdict.stopped.map_or(Ok(Exit::Answered), |stopped| Err(Failure::Stopped(stopped)))
}
