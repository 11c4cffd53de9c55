//! Pictures as SVG: hexagons with their paths, and the path that was travelled.

use std::f64::consts::PI;

use svg::{
    Document,
    node::element::{Circle, Path, Rectangle, Text, path::Data},
};

use super::{
    board::{Cell, Entrance, Entry},
    game::{Entanglement, Hand},
    transcript::Transcript,
};

/// The side of a hexagon, in pixels; all other measures follow from it.
const SIDE: f64 = 40.0;
const MARGIN: f64 = SIDE / 2.0;
/// From the middle of a hexagon to the middle of a side.
const APOTHEM: f64 = SIDE * 0.866_025_403_784_438_6;
/// How deep a path bends into the tile, as a share of the apothem.
const BEND: f64 = 0.55;

const INK: &str = "#222";
const GRID: &str = "#c9c5bd";
const EMPTY: &str = "#f4f2ee";
const TILE: &str = "#fffdf8";
const PATH: &str = "#b9b3a6";
const TRAVELLED: &str = "#d0410c";
const LATEST: &str = "#8a1c4a";

type Point = (f64, f64);

/// The board after the last turn; the segments of that turn in a colour of their own.
pub(super) fn draw(game: &Entanglement, transcript: &Transcript) -> String {
    let (width, height) = (11.0 * SIDE + 2.0 * MARGIN, 14.0 * APOTHEM + 2.0 * MARGIN);
    let mut picture = Document::new()
        .set("width", width.round())
        .set("height", (height + SIDE).round())
        .set("viewBox", (0, 0, width.round(), (height + SIDE).round()))
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "#fff"));
    for cell in Cell::all() {
        picture = picture.add(hexagon(cell, if cell == Cell::BASE { INK } else { EMPTY }));
    }
    let mut hand = Hand::new(game);
    for (turn, answer) in transcript.answers.iter().enumerate() {
        let tile = hand.play(transcript.moves.get(turn).copied().unwrap_or_default());
        let (Some(tile), Some(first)) = (tile, answer.segments.first()) else { continue };
        picture = picture.add(hexagon(first.cell, TILE));
        let paths = tile.paths().fold(Data::new(), |data, [a, b]| curve(data, first.cell, a, b));
        picture = picture.add(line(paths, PATH, SIDE / 18.0));
    }
    let last = transcript.answers.len().saturating_sub(1);
    for (turn, answer) in transcript.answers.iter().enumerate() {
        for segment in &answer.segments {
            let data = || curve(Data::new(), segment.cell, segment.enter, segment.leave);
            let colour = if turn == last { LATEST } else { TRAVELLED };
            // bare along its edges, so that it is seen what crosses over what
            picture = picture
                .add(line(data(), TILE, SIDE / 5.0).set("stroke-linecap", "butt"))
                .add(line(data(), colour, SIDE / 9.0));
        }
    }
    let segments = transcript.answers.iter().flat_map(|answer| &answer.segments);
    let end = segments.last().map_or(Entry::FIRST, |one| Entry::leaving(one.cell, one.leave));
    let start = entrance(Entry::FIRST.cell, Entry::FIRST.entrance);
    let words = words(transcript, end);
    picture = picture.add(dot(start, INK)).add(dot(entrance(end.cell, end.entrance), LATEST));
    let (x, y) = (width / 2.0, height + SIDE / 3.0);
    let words = Text::new(words).set("x", rounded(x)).set("y", rounded(y)).set("fill", INK);
    let words = words.set("text-anchor", "middle").set("font-family", "sans-serif");
    format!("{}\n", picture.add(words.set("font-size", SIDE / 2.0)))
}

fn words(transcript: &Transcript, end: Entry) -> String {
    let plural = |n: u64, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
    let turns = plural(transcript.answers.len() as u64, "turn");
    let score = plural(transcript.score(), "point");
    let ended = if end.is_open() { "" } else { ", ended" };
    format!("{score}, {turns}{ended}")
}

fn centre(Cell { x, y }: Cell) -> Point {
    let (x, y) = (f64::from(x), f64::from(y));
    (MARGIN + SIDE * (5.5 + 1.5 * x), MARGIN + APOTHEM * (7.0 - 2.0 * y + x))
}

/// A corner of a hexagon, clockwise from the left end of its upper side.
fn corner(cell: Cell, index: usize) -> Point {
    let (x, y) = centre(cell);
    let angle = PI * (4.0 + index as f64) / 3.0;
    (x + SIDE * angle.cos(), y + SIDE * angle.sin())
}

/// Where an entrance is: a third of the way along its side, or two thirds.
fn entrance(cell: Cell, entrance: Entrance) -> Point {
    let side = usize::from(entrance) / 2;
    let share = f64::from(1 + entrance % 2) / 3.0;
    between(corner(cell, side), corner(cell, side + 1), share)
}

/// Where a path from an entrance is drawn to at first: straight into the tile.
fn inside(cell: Cell, one: Entrance) -> Point {
    let side = usize::from(one) / 2;
    let middle = between(corner(cell, side), corner(cell, side + 1), 0.5);
    let (centre, (x, y)) = (centre(cell), entrance(cell, one));
    (x + (centre.0 - middle.0) * BEND, y + (centre.1 - middle.1) * BEND)
}

fn curve(data: Data, cell: Cell, from: Entrance, to: Entrance) -> Data {
    let bends = (tenths(inside(cell, from)), tenths(inside(cell, to)), tenths(entrance(cell, to)));
    data.move_to(tenths(entrance(cell, from))).cubic_curve_to(bends)
}

fn hexagon(cell: Cell, colour: &str) -> Path {
    let first = Data::new().move_to(tenths(corner(cell, 0)));
    let data = (1..6).fold(first, |data, index| data.line_to(tenths(corner(cell, index))));
    Path::new().set("d", data.close()).set("fill", colour).set("stroke", GRID)
}

fn line(data: Data, colour: &str, width: f64) -> Path {
    Path::new()
        .set("d", data)
        .set("fill", "none")
        .set("stroke", colour)
        .set("stroke-width", rounded(width))
        .set("stroke-linecap", "round")
}

fn dot(at: Point, colour: &str) -> Circle {
    let (x, y) = tenths(at);
    let dot = Circle::new().set("cx", x).set("cy", y).set("r", SIDE / 8.0);
    dot.set("fill", colour).set("stroke", "#fff").set("stroke-width", 1.5)
}

fn between(from: Point, to: Point, share: f64) -> Point {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

fn tenths((x, y): Point) -> Point {
    (rounded(x), rounded(y))
}

fn rounded(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}
