//! `compare`: the encodings of a puzzle side by side.

mod chart;
mod table;

use std::time::Duration;

use itertools::Itertools;

use super::{
    Verb,
    arguments::{Destination, Input, Solving, encoding_parser},
    exit::{Exit, Failure, say},
    interrupt,
    output::Printer,
    progress::Progress,
    session::read_puzzle,
};
use crate::{
    comparison::{Ending, Row, measure},
    encoding::{self, Encoding},
    puzzle::Puzzle,
};

pub(super) struct Compare;

/// How long a row may take unless something else is said.
const TIME_LIMIT: Duration = Duration::from_secs(10);

#[derive(clap::Args)]
pub(super) struct Args<P: Puzzle> {
    #[command(flatten)]
    input: Input<P>,

    /// A row with these encodings; may be given several times. Without it, there is a row for the default
    /// and one for each other choice
    #[arg(
        long,
        value_name = "NAME[,NAME]",
        value_parser = encoding_parser::<P>,
        long_help = rows_help::<P>(),
    )]
    encoding: Vec<Encoding>,

    /// A row for each combination of encodings
    #[arg(long, conflicts_with = "encoding")]
    combinations: bool,

    /// Stop each row after this many solutions
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    /// How to write the rows
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    format: Format,

    #[command(flatten)]
    solving: Solving,

    #[command(flatten)]
    destination: Destination,
}

fn rows_help<P: Puzzle>() -> String {
    format!(
        "A row with these encodings; may be given several times. Without it, there is a row for the \
         default, which is the first of each, and one for each other choice: {}",
        encoding::describe(&P::dimensions()),
    )
}

/// How rows are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// A table
    #[default]
    Text,
    /// A JSON object a row, times in seconds
    Json,
    /// Values separated by commas, times in seconds
    Csv,
    /// A bar chart
    Svg,
}

impl Verb for Compare {
    const NAME: &'static str = "compare";
    const ABOUT: &'static str = "Put encodings side by side: sizes, times and solutions; 10 seconds a row, or the time limit";
    type Args<P: Puzzle> = Args<P>;

    fn run<P: Puzzle>(args: Args<P>) -> Result<Exit, Failure> {
        let (settings, time_limit) = args.solving.settings_for_each()?;
        let puzzle: P = read_puzzle(&args.input)?;
        if let Some(remark) = puzzle.remark() {
            say(&remark);
        }
        let encodings = match (args.encoding, args.combinations) {
            (chosen, _) if !chosen.is_empty() => chosen,
            (_, false) => Encoding::each(&P::dimensions()),
            (_, true) => Encoding::all(&P::dimensions()),
        };
        let mut rows = Vec::new();
        let mut end = Ok(Exit::Answered);
        let progress = Progress::show(&settings.counters);
        for encoding in &encodings {
            // what is known is not lost if the next row has to be ended from outside
            let written = write(P::NAME, &rows, args.format);
            interrupt::set_last_words(args.destination.output.clone(), written);
            let time_limit = Some(time_limit.unwrap_or(TIME_LIMIT));
            match measure(&puzzle, encoding, &settings, time_limit, args.limit) {
                Ok(row) => {
                    if args.solving.verbose {
                        say(table::text(&[&row]).trim_end());
                    }
                    rows.push(row);
                }
                Err(error) => {
                    end = Err(Failure::from(error));
                    break;
                }
            }
        }
        drop(progress);
        interrupt::forget_last_words();
        Printer::new(args.destination.output).print(&write(P::NAME, &rows, args.format))?;
        if let Some([one, other]) = rows.iter().array_combinations().find(|[a, b]| a.contradicts(b))
        {
            say(&format!("error: two encodings disagree:\n{}", table::text(&[one, other])));
            return Ok(Exit::AnsweredNo);
        }
        let is_stopped =
            rows.iter().any(|row| matches!(row.ending, Ending::TimeLimit | Ending::TooLarge));
        if end.is_ok() && is_stopped { Ok(Exit::Stopped) } else { end }
    }
}

fn write(puzzle: &str, rows: &[Row], format: Format) -> String {
    match format {
        Format::Text => table::text(&rows.iter().collect::<Vec<_>>()),
        Format::Json => table::json(rows),
        Format::Csv => table::csv(rows),
        Format::Svg => chart::draw(puzzle, rows),
    }
}
