//! Pictures as SVG: the board, the squares of each player, and the score.

mod cells;

use svg::{
    Document,
    node::element::{Group, Line, Rectangle},
};

use super::{
    board::Board,
    cell::{Cell, SIDE},
    forced::Forced,
    instance::Squares,
    moves::Move,
    scoring::Square,
    summary::{Holding, describe, holdings},
};
use cells::{
    CELL, FILLS, GRID, INK, LINE, MARGIN, PAPER, along, cells, letters, rectangle, text, to_place,
};

/// The line around the squares of player 2; that of player 1 is unbroken.
const DASHES: &str = "5 4";

/// The position as it is.
pub(super) fn position(puzzle: &Squares) -> String {
    finish(picture(puzzle, puzzle.board()))
}

/// The position after a move, with the tile outlined.
pub(super) fn solution(puzzle: &Squares, answer: Move) -> String {
    let after = puzzle.tile().map(|tile| puzzle.board().after(answer.with(tile)));
    let after = after.as_ref().unwrap_or(puzzle.board());
    finish(picture(puzzle, after).add(outline(answer.position)))
}

/// The position before two moves, with where each of them goes.
pub(super) fn difference(puzzle: &Squares, [one, other]: [Move; 2]) -> String {
    let second = outline(other.position).set("stroke-dasharray", DASHES);
    finish(picture(puzzle, puzzle.board()).add(outline(one.position)).add(second))
}

/// The position, with the rows and columns that some move begins in shaded at its sides.
pub(super) fn forced(puzzle: &Squares, forced: &Forced) -> String {
    let mut marks = Group::new().set("fill", INK).set("fill-opacity", 0.12);
    for &row in &forced.rows {
        marks = marks.add(rectangle(0.0, along(row), MARGIN, CELL));
    }
    for &column in &forced.columns {
        marks = marks.add(rectangle(along(column), 0.0, CELL, MARGIN));
    }
    finish(picture(puzzle, puzzle.board()).add(marks))
}

fn picture(puzzle: &Squares, board: &Board) -> Document {
    let holdings = holdings(puzzle.game(), board);
    let side = SIDE as f64 * CELL + 2.0 * MARGIN;
    let height = side + holdings.len() as f64 * LINE + MARGIN / 2.0;
    let mut document = Document::new()
        .set("width", side)
        .set("height", height)
        .set("viewBox", (0, 0, side, height))
        .set("font-family", "sans-serif")
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", PAPER))
        .add(letters(side))
        .add(cells(board));
    for (index, holding) in holdings.iter().enumerate() {
        document = document.add(squares(holding)).add(words(holding, side + index as f64 * LINE));
    }
    match puzzle.tile() {
        Some(tile) if board == puzzle.board() => document.add(to_place(tile.colours(), side)),
        _ => document,
    }
}

fn finish(picture: Document) -> String {
    format!("{picture}\n")
}

/// The squares of a colour, each a little further in than the one before, so that sides on the same
/// row can be told apart.
fn squares(holding: &Holding) -> Group {
    const STEPS: usize = 4;
    let mut group = Group::new().set("fill", "none").set("stroke-linejoin", "round");
    for (index, square) in holding.squares.iter().enumerate() {
        let inset = CELL * (0.08 + 0.09 * (index % STEPS) as f64);
        let Square { corner, side } = *square;
        let length = side as f64 * CELL - 2.0 * inset;
        let (x, y) = (along(corner.column) + inset, along(corner.row) + inset);
        let line = |stroke, width| {
            let line = rectangle(x, y, length, length).set("stroke", stroke);
            dashed(line.set("stroke-width", width), holding.player)
        };
        group = group.add(line(PAPER, 4.0)).add(line(INK, 2.0));
    }
    group
}

fn dashed(line: Rectangle, player: Option<usize>) -> Rectangle {
    if player == Some(2) { line.set("stroke-dasharray", DASHES) } else { line }
}

/// A line of words below the board: the colour, how its squares are drawn, and what they count.
fn words(holding: &Holding, top: f64) -> Group {
    let (side, middle) = (LINE * 0.6, top + LINE / 2.0);
    let box_of_colour = rectangle(MARGIN, middle - side / 2.0, side, side)
        .set("fill", FILLS[holding.colour.index()])
        .set("stroke", GRID);
    let start = MARGIN + side * 1.5;
    let mut sample = Line::new()
        .set("x1", start)
        .set("x2", start + CELL)
        .set("y1", middle)
        .set("y2", middle)
        .set("stroke", INK)
        .set("stroke-width", 2);
    if holding.player == Some(2) {
        sample = sample.set("stroke-dasharray", DASHES);
    }
    let words = text(describe(holding), start + CELL * 1.3, middle).set("fill", INK);
    Group::new().add(box_of_colour).add(sample).add(words)
}

/// The line around a tile.
fn outline(position: Cell) -> Rectangle {
    let (x, y) = (along(position.column), along(position.row));
    rectangle(x, y, 2.0 * CELL, 2.0 * CELL)
        .set("fill", "none")
        .set("stroke", INK)
        .set("stroke-width", 3.5)
}
