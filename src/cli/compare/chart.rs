//! Rows as a bar chart.

use svg::{
    Document, Node,
    node::element::{Group, Line, Rectangle, Text, Title},
};

use crate::comparison::{Ending, Row};

const HEIGHT: f64 = 22.0;
const GAP: f64 = 8.0;
const NAMES: f64 = 330.0;
const PANEL: f64 = 300.0;
const VALUES: f64 = 110.0;
const TOP: f64 = 74.0;
const MARGIN: f64 = 20.0;

const INK: &str = "#1a1a1a";
const FAINT: &str = "#6b6b6b";
const SIZE: &str = "#7aa6d6";
const TIME: &str = "#d9730d";

/// From how many times the least value on a scale is logarithmic.
const WIDE: f64 = 30.0;

/// A bar: how long it is, whether it would be longer, and what is written beside it.
struct Bar {
    value: f64,
    is_open: bool,
    label: String,
}

/// Two bars a row: the number of clauses, and the time to the last solution.
pub(super) fn draw(puzzle: &str, rows: &[Row]) -> String {
    let width = NAMES + 2.0 * (PANEL + VALUES) + 2.0 * MARGIN;
    let height = TOP + rows.len() as f64 * (HEIGHT + GAP) + MARGIN;
    let mut names = Group::new().set("text-anchor", "end");
    for (index, row) in rows.iter().enumerate() {
        names = names.add(text(MARGIN + NAMES - 12.0, middle(index), &row.encoding.to_string()));
    }
    let clauses = |row: &Row| Bar {
        value: row.n_clauses as f64,
        is_open: false,
        label: row.n_clauses.to_string(),
    };
    let time = |row: &Row| {
        let value = row.all.as_secs_f64() * 1000.0;
        let is_open = row.ending != Ending::Complete;
        let more = if is_open { "> " } else { "" };
        let digits = if value < 10.0 { 2 } else { 0 };
        Bar { value, is_open, label: format!("{more}{value:.digits$} ms") }
    };
    let left = MARGIN + NAMES;
    let document = Document::new()
        .set("width", width)
        .set("height", height)
        .set("viewBox", (0, 0, width as i64, height as i64))
        .set("font-family", "sans-serif")
        .set("font-size", 13)
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "#fff"))
        .add(
            text(MARGIN, 30.0, &format!("Encodings of {puzzle}"))
                .set("font-size", 18)
                .set("font-weight", "bold"),
        )
        .add(names)
        .add(panel(left, "clauses", SIZE, &rows.iter().map(clauses).collect::<Vec<_>>()))
        .add(panel(
            left + PANEL + VALUES,
            "time to the last solution",
            TIME,
            &rows.iter().map(time).collect::<Vec<_>>(),
        ));
    format!("{document}\n")
}

/// The bars of one measure below its name.
fn panel(left: f64, name: &str, colour: &str, bars: &[Bar]) -> Group {
    let greatest = bars.iter().map(|bar| bar.value).fold(0.0, f64::max).max(1e-3);
    let least = bars.iter().map(|bar| bar.value).fold(f64::INFINITY, f64::min).max(1e-3);
    let is_logarithmic = greatest / least > WIDE;
    let length = |value: f64| {
        let share = if is_logarithmic {
            // the least value has a bar too
            let low = least / 2.0;
            (value.max(low) / low).ln() / (greatest / low).ln()
        } else {
            value / greatest
        };
        (PANEL * share).max(1.0)
    };
    let scale = if is_logarithmic { " (logarithmic)" } else { "" };
    let bottom = TOP + bars.len() as f64 * (HEIGHT + GAP);
    let mut group =
        Group::new().add(text(left, 58.0, &format!("{name}{scale}")).set("fill", FAINT)).add(
            Line::new()
                .set("x1", left)
                .set("x2", left)
                .set("y1", TOP - GAP)
                .set("y2", bottom)
                .set("stroke", FAINT),
        );
    for (index, bar) in bars.iter().enumerate() {
        let (top, long) = (TOP + index as f64 * (HEIGHT + GAP), length(bar.value));
        let mut rectangle = Rectangle::new()
            .set("x", left)
            .set("y", top)
            .set("width", format!("{long:.1}"))
            .set("height", HEIGHT)
            .set("fill", colour);
        if bar.is_open {
            rectangle = rectangle
                .set("fill-opacity", 0.35)
                .set("stroke", colour)
                .set("stroke-dasharray", "4 3");
        }
        rectangle.append(Title::new(bar.label.as_str()));
        group = group.add(rectangle).add(text(left + long + 6.0, middle(index), &bar.label));
    }
    group
}

fn middle(index: usize) -> f64 {
    TOP + index as f64 * (HEIGHT + GAP) + 0.5 * HEIGHT + 4.5
}

fn text(x: f64, y: f64, words: &str) -> Text {
    Text::new(words).set("x", format!("{x:.1}")).set("y", y).set("fill", INK)
}
