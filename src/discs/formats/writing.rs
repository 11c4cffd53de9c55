//! Which format an answer is written in.

use itertools::Itertools;

use super::json;
use crate::discs::{instance::Layout, picture};

/// How a solution is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// The discs in the order of their positions, on one line
    #[default]
    Text,
    /// A JSON object on one line
    Json,
    /// A picture
    Svg,
}

/// How a solution is written: the options of the command line.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Output {
    /// How to write a solution
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: Format,
}

/// Writes a solution, with a line end.
pub(in crate::discs) fn write(layout: &Layout, discs: &[i64], output: &Output) -> String {
    match output.format {
        Format::Text => discs.iter().join(" ") + "\n",
        Format::Json => json::solution(discs),
        Format::Svg => picture::draw(layout, &words(discs), &[]),
    }
}

/// What stands between two solutions in a list; none where there can be only one.
pub(in crate::discs) fn separator(output: &Output) -> Option<&'static str> {
    (output.format != Format::Svg).then_some("")
}

/// Writes two solutions and where they differ.
pub(in crate::discs) fn write_difference(
    layout: &Layout,
    both: [&[i64]; 2],
    output: &Output,
) -> String {
    match output.format {
        Format::Text => both.map(|discs| discs.iter().join(" ") + "\n").concat(),
        Format::Json => json::difference(both),
        Format::Svg => {
            let pairs = both[0].iter().zip(both[1]);
            let differing: Vec<usize> =
                pairs.clone().positions(|(one, other)| one != other).collect();
            let word = |(one, other): (&i64, &i64)| {
                if one == other { one.to_string() } else { format!("{one}|{other}") }
            };
            picture::draw(layout, &pairs.map(word).collect::<Vec<_>>(), &differing)
        }
    }
}

/// Writes the discs that are the same in all solutions, and `?` for the others.
pub(in crate::discs) fn write_forced(
    layout: &Layout,
    forced: &[Option<i64>],
    output: &Output,
) -> String {
    let words: Vec<String> = forced
        .iter()
        .map(|value| value.map_or_else(|| "?".to_owned(), |value| value.to_string()))
        .collect();
    match output.format {
        Format::Text => words.join(" ") + "\n",
        Format::Json => json::forced(forced),
        Format::Svg => {
            let open: Vec<usize> = forced.iter().positions(Option::is_none).collect();
            picture::draw(layout, &words, &open)
        }
    }
}

fn words(discs: &[i64]) -> Vec<String> {
    discs.iter().map(i64::to_string).collect()
}
