//! The board without what is drawn over it: cells, letters, the tile to place.

use svg::node::element::{Group, Rectangle, Text};

use crate::squares::{
    board::Board,
    cell::{Cell, SIDE},
    tile::Colour,
};

/// The side of a cell, in pixels; all other measures follow from it.
pub(super) const CELL: f64 = 36.0;
pub(super) const MARGIN: f64 = CELL;
/// The height of a line of words.
pub(super) const LINE: f64 = CELL * 0.75;

pub(super) const INK: &str = "#111";
pub(super) const PAPER: &str = "#fff";
pub(super) const GRID: &str = "#b5b5b5";
/// Told apart in normal vision and in the three common kinds of colour blindness: yellow, blue,
/// vermillion and reddish purple of the palette of Okabe and Ito. The digits tell them apart as well.
pub(super) const FILLS: [&str; 4] = ["#f0e442", "#0072b2", "#d55e00", "#cc79a7"];
const DIGITS: [&str; 4] = [INK, PAPER, PAPER, INK];
/// Where a row or a column begins.
pub(super) fn along(index: usize) -> f64 {
    MARGIN + index as f64 * CELL
}

pub(super) fn rectangle(x: f64, y: f64, width: f64, height: f64) -> Rectangle {
    Rectangle::new().set("x", x).set("y", y).set("width", width).set("height", height)
}

pub(super) fn text(words: impl Into<String>, x: f64, y: f64) -> Text {
    let size = CELL * 0.45;
    Text::new(words.into()).set("x", x).set("y", y + size * 0.36).set("font-size", size)
}

/// The letters of rows and columns on all four sides.
pub(super) fn letters(side: f64) -> Group {
    let mut group = Group::new().set("fill", INK).set("text-anchor", "middle");
    for index in 0..SIDE {
        let middle = along(index) + CELL / 2.0;
        for near in [MARGIN / 2.0, side - MARGIN / 2.0] {
            let letter = |first: u8| char::from(first + index as u8).to_string();
            group =
                group.add(text(letter(b'A'), near, middle)).add(text(letter(b'a'), middle, near));
        }
    }
    group
}

/// Each cell with its colour and its digit.
pub(super) fn cells(board: &Board) -> Group {
    let mut group = Group::new().set("text-anchor", "middle").set("stroke", GRID);
    for cell in Cell::all() {
        let (x, y) = (along(cell.column), along(cell.row));
        let colour = board.colour(cell);
        let fill = colour.map_or("none", |colour| FILLS[colour.index()]);
        group = group.add(rectangle(x, y, CELL, CELL).set("fill", fill));
        if let Some(colour) = colour {
            group = group.add(digit(colour, x, y, CELL));
        }
    }
    group
}

fn digit(colour: Colour, x: f64, y: f64, side: f64) -> Text {
    let digit = text(colour.to_string(), x + side / 2.0, y + side / 2.0);
    digit.set("fill", DIGITS[colour.index()]).set("stroke", "none")
}

/// The tile to place, below the board on the right.
pub(super) fn to_place(colours: [Colour; 4], top: f64) -> Group {
    let side = LINE * 0.8;
    let left = MARGIN + SIDE as f64 * CELL - 2.0 * side;
    let mut group = Group::new().set("text-anchor", "middle").set("stroke", GRID);
    let corners = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
    for (colour, (x, y)) in colours.into_iter().zip(corners) {
        let fill = FILLS[colour.index()];
        group = group.add(rectangle(left + x, top + y, side, side).set("fill", fill));
        group = group.add(digit(colour, left + x, top + y, side));
    }
    let words = text("to place", left - side * 0.5, top + side);
    group.add(words.set("text-anchor", "end").set("fill", INK).set("stroke", "none"))
}
