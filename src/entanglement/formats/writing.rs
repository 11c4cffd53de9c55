//! Which format an answer is written in.

use itertools::Itertools;

use super::json;
use crate::entanglement::{
    game::{Entanglement, Move},
    picture,
    transcript::Transcript,
};

/// How a game is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Two lines a turn as the judge reads them; in a plan the rotation, and whether to swap, before
    #[default]
    Text,
    /// A JSON object on one line
    Json,
    /// A picture of the board after the last turn
    Svg,
}

/// How a game is written: the options of the command line.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Output {
    /// How to write a game
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: Format,
}

/// Writes a game, with a line end.
pub(in crate::entanglement) fn write(
    game: &Entanglement,
    transcript: &Transcript,
    output: &Output,
) -> String {
    match output.format {
        Format::Text => transcript.to_string(),
        Format::Json => json::write(game, transcript),
        Format::Svg => picture::draw(game, transcript),
    }
}

/// What stands between two games in a list; none where there can be only one.
pub(in crate::entanglement) fn separator(output: &Output) -> Option<&'static str> {
    match output.format {
        Format::Text => Some("\n"),
        Format::Json => Some(""),
        Format::Svg => None,
    }
}

/// Writes two games one after the other.
pub(in crate::entanglement) fn write_difference(
    game: &Entanglement,
    both: [&Transcript; 2],
    output: &Output,
) -> String {
    let separator = separator(output).unwrap_or_default();
    both.map(|transcript| write(game, transcript, output)).join(separator)
}

/// Writes what all plans share: the moves of each turn that are left, a turn a line or a list.
pub(in crate::entanglement) fn write_forced(moves: &[Vec<Move>], output: &Output) -> String {
    match output.format {
        Format::Json => json::moves(moves),
        Format::Text | Format::Svg => {
            moves.iter().map(|turn| format!("{}\n", turn.iter().format(", "))).collect()
        }
    }
}
