//! Rows as text, JSON and CSV.

use comfy_table::{CellAlignment, Table, presets};
use serde::Serialize;

use crate::{
    comparison::{Ending, Row},
    json,
};

/// A row as it is written for programs.
#[derive(Serialize)]
struct Record {
    encoding: String,
    variables: u32,
    clauses: usize,
    literals: usize,
    encode_seconds: f64,
    first_seconds: Option<f64>,
    all_seconds: f64,
    rounds: u64,
    conflicts: u64,
    solutions: u64,
    /// Whether these are all solutions.
    complete: bool,
}

impl Record {
    fn new(row: &Row) -> Self {
        Self {
            encoding: row.encoding.to_string(),
            variables: row.n_vars,
            clauses: row.n_clauses,
            literals: row.n_literals,
            encode_seconds: row.encode.as_secs_f64(),
            first_seconds: row.first.map(|time| time.as_secs_f64()),
            all_seconds: row.all.as_secs_f64(),
            rounds: row.n_rounds,
            conflicts: row.n_conflicts,
            solutions: row.n_solutions,
            complete: row.ending == Ending::Complete,
        }
    }
}

const HEADER: [&str; 10] = [
    "encoding",
    "variables",
    "clauses",
    "literals",
    "encode",
    "first",
    "all",
    "rounds",
    "conflicts",
    "solutions",
];

/// A table for people; times are in milliseconds.
pub(super) fn text(rows: &[&Row]) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(HEADER);
    for row in rows {
        let milliseconds = |seconds: f64| format!("{:.1} ms", 1000.0 * seconds);
        let all = milliseconds(row.all.as_secs_f64());
        table.add_row([
            row.encoding.to_string(),
            row.n_vars.to_string(),
            row.n_clauses.to_string(),
            row.n_literals.to_string(),
            milliseconds(row.encode.as_secs_f64()),
            row.first.map_or_else(|| "-".to_owned(), |time| milliseconds(time.as_secs_f64())),
            match row.ending {
                Ending::Complete | Ending::Limit => all,
                Ending::TimeLimit => "time limit".to_owned(),
                Ending::TooLarge => "too large".to_owned(),
            },
            row.n_rounds.to_string(),
            row.n_conflicts.to_string(),
            match row.ending {
                Ending::Complete => row.n_solutions.to_string(),
                _ => format!("{}+", row.n_solutions),
            },
        ]);
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, 2));
        if index > 0 {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// An object a line.
pub(super) fn json(rows: &[Row]) -> String {
    rows.iter().map(|row| json::write(&Record::new(row))).collect()
}

/// A header, and a record a line.
pub(super) fn csv(rows: &[Row]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.serialize(Record::new(row)).expect("numbers and names can be written");
    }
    let bytes = writer.into_inner().expect("writing to memory succeeds");
    String::from_utf8(bytes).expect("records are text")
}
