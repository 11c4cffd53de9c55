//! Which format an answer is written in.

use itertools::Itertools;

use super::{art, json};
use crate::squares::{
    forced::Forced,
    instance::{Game, Squares},
    moves::Move,
    picture,
    tile::Colour,
};

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// The move as the protocol has it, `Eg0`
    #[default]
    Text,
    /// The board after the move
    Grid,
    /// A JSON object on one line
    Json,
    /// A picture of the board after the move
    Svg,
}

/// How a move is written: the options of the command line.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Output {
    /// How to write a move
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: Format,
}

/// Writes a move, with a line end.
pub(in crate::squares) fn write(puzzle: &Squares, answer: Move, output: &Output) -> String {
    match output.format {
        Format::Text => format!("{answer}\n"),
        Format::Grid => art::solution(puzzle, answer),
        Format::Json => json::solution(puzzle, answer),
        Format::Svg => picture::solution(puzzle, answer),
    }
}

/// What stands between two moves in a list; none where there can be only one.
pub(in crate::squares) fn separator(output: &Output) -> Option<&'static str> {
    match output.format {
        Format::Text | Format::Json => Some(""),
        Format::Grid => Some("\n"),
        Format::Svg => None,
    }
}

/// Writes two moves.
pub(in crate::squares) fn write_difference(
    puzzle: &Squares,
    both: [Move; 2],
    output: &Output,
) -> String {
    match output.format {
        Format::Text => both.map(|answer| format!("{answer}\n")).concat(),
        Format::Grid => both.map(|answer| art::solution(puzzle, answer)).join("\n"),
        Format::Json => json::difference(both),
        Format::Svg => picture::difference(puzzle, both),
    }
}

/// Writes what all moves share.
pub(in crate::squares) fn write_forced(
    puzzle: &Squares,
    forced: &Forced,
    output: &Output,
) -> String {
    match output.format {
        Format::Text => {
            let [rows, columns] = forced.letters();
            let rotations = forced.rotations.iter();
            format!(
                "rows {}\ncolumns {}\nrotations {}\n",
                rows.join(" "),
                columns.join(" "),
                rotations.format(" ")
            )
        }
        Format::Grid => art::forced(puzzle, forced),
        Format::Json => json::forced(forced),
        Format::Svg => picture::forced(puzzle, forced),
    }
}

/// Writes the position itself.
pub(in crate::squares) fn show(puzzle: &Squares, output: &Output) -> String {
    match output.format {
        Format::Text => {
            write_game(puzzle.game())
                + &puzzle.tile().map_or(String::new(), |tile| format!("{tile}\n"))
        }
        Format::Grid => art::position(puzzle),
        Format::Json => json::position(puzzle),
        Format::Svg => picture::position(puzzle),
    }
}

/// Writes a game as it is read.
pub(in crate::squares) fn write_game(game: &Game) -> String {
    let colours = match game.colours {
        [Some(one), Some(other)] => format!("{one} {other}\n"),
        [one, other] => one.or(other).map_or(String::new(), |own: Colour| format!("{own}\n")),
    };
    let start = if matches!(game.colours, [Some(_), None]) { "\nStart" } else { "" };
    let moves: String = game.moves.iter().map(|placed| format!("{placed}\n")).collect();
    format!("{colours}{}{start}\n{moves}", game.start)
}
