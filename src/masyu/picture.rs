//! Pictures as SVG: a thin grid, the pearls, and a thick rounded loop.

use itertools::Itertools;
use svg::{
    Document,
    node::element::{Circle, Group, Path, Rectangle, path::Data},
};

use super::{
    drawing::Drawing,
    forced::{Forced, State},
    grid::{Cell, Direction, Size},
    instance::{Masyu, Pearl},
};

/// The side of a cell, in pixels; all other measures follow from it.
const CELL: f64 = 36.0;
const MARGIN: f64 = CELL / 2.0;
/// How much of a cell's side the rounding of a corner takes.
const ROUNDING: f64 = 0.3;

/// Dashes for what is told apart by colour alone otherwise.
const DASHES: &str = "1 11";

const LOOP: &str = "#1b7f4d";
const FIRST: &str = "#2463b4";
const SECOND: &str = "#d9730d";
const INK: &str = "#111";
const GRID: &str = "#b5b5b5";

/// The solved puzzle.
pub(super) fn solution(puzzle: &Masyu, solution: &Drawing) -> String {
    finish(board(puzzle).add(line(rounded(&solution.path()), LOOP)))
}

/// What two solutions share in one colour, what only one of them takes in two others.
pub(super) fn difference(puzzle: &Masyu, [one, other]: [&Drawing; 2]) -> String {
    let takes = |this: &Drawing, that: &Drawing, both: bool| {
        Drawing::new(puzzle.size(), |cell, way| {
            this.takes(cell, way) && that.takes(cell, way) == both
        })
    };
    let picture = board(puzzle)
        .add(line(segments(&takes(one, other, true)), LOOP))
        .add(line(segments(&takes(one, other, false)), FIRST))
        .add(line(segments(&takes(other, one, false)), SECOND).set("stroke-dasharray", DASHES));
    finish(picture)
}

/// Edges that are on as lines, those that are off as crosses; those that are open are left out.
pub(super) fn forced(puzzle: &Masyu, forced: &Forced) -> String {
    let size = puzzle.size();
    let arm = CELL / 10.0;
    let mut crosses = Data::new();
    for (cell, way) in size.edges().filter(|&(cell, way)| forced.state(cell, way) == State::Off) {
        let (x, y) = centre(cell);
        let (x, y) = match way {
            Direction::Right => (x + CELL / 2.0, y),
            _ => (x, y + CELL / 2.0),
        };
        crosses = crosses
            .move_to((x - arm, y - arm))
            .line_by((2.0 * arm, 2.0 * arm))
            .move_to((x + arm, y - arm))
            .line_by((-2.0 * arm, 2.0 * arm));
    }
    let crosses = line(crosses, SECOND).set("stroke-width", CELL / 18.0);
    finish(board(puzzle).add(line(segments(&forced.on), LOOP)).add(crosses))
}

/// The grid and the pearls.
fn board(puzzle: &Masyu) -> Document {
    let Size { width, height } = puzzle.size();
    let (right, bottom) = (width as f64 * CELL, height as f64 * CELL);
    let mut grid = Data::new();
    for x in 1..width {
        grid = grid.move_to((MARGIN + x as f64 * CELL, MARGIN)).vertical_line_by(bottom);
    }
    for y in 1..height {
        grid = grid.move_to((MARGIN, MARGIN + y as f64 * CELL)).horizontal_line_by(right);
    }
    let frame = Rectangle::new()
        .set("x", MARGIN)
        .set("y", MARGIN)
        .set("width", right)
        .set("height", bottom)
        .set("fill", "none")
        .set("stroke", INK)
        .set("stroke-width", 2);
    let mut pearls = Group::new().set("stroke", INK).set("stroke-width", 2);
    for cell in puzzle.size().cells() {
        let Some(pearl) = puzzle.pearl(cell) else { continue };
        let (x, y) = centre(cell);
        let fill = match pearl {
            Pearl::White => "#fff",
            Pearl::Black => INK,
        };
        let circle = Circle::new().set("cx", x).set("cy", y).set("r", CELL * 0.375);
        pearls = pearls.add(circle.set("fill", fill));
    }
    let (width, height) = (right + 2.0 * MARGIN, bottom + 2.0 * MARGIN);
    Document::new()
        .set("width", width)
        .set("height", height)
        .set("viewBox", (0, 0, width, height))
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "#fff"))
        .add(Path::new().set("d", grid).set("stroke", GRID).set("fill", "none"))
        .add(frame)
        .add(pearls)
}

fn finish(picture: Document) -> String {
    format!("{picture}\n")
}

fn line(data: Data, colour: &str) -> Path {
    Path::new()
        .set("d", data)
        .set("fill", "none")
        .set("stroke", colour)
        .set("stroke-width", CELL / 6.0)
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
}

fn centre(cell: Cell) -> (f64, f64) {
    let middle = |index: usize| MARGIN + (index as f64 + 0.5) * CELL;
    (middle(cell.x), middle(cell.y))
}

/// A closed path through the cells with its corners rounded off.
fn rounded(path: &[Cell]) -> Data {
    let between = |from: (f64, f64), to: (f64, f64), share: f64| {
        (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    };
    let mut data = Data::new();
    for (before, at, after) in path.iter().map(|&cell| centre(cell)).circular_tuple_windows() {
        let (entry, exit) = (between(at, before, ROUNDING), between(at, after, ROUNDING));
        let is_start = data.is_empty();
        data = if is_start { data.move_to(entry) } else { data.line_to(entry) };
        data = data.quadratic_curve_to((at, exit));
    }
    data.close()
}

/// Each edge by itself.
fn segments(drawing: &Drawing) -> Data {
    let mut data = Data::new();
    for (cell, way) in drawing.size().edges().filter(|&(cell, way)| drawing.takes(cell, way)) {
        data = data.move_to(centre(cell));
        data = match way {
            Direction::Right => data.horizontal_line_by(CELL),
            _ => data.vertical_line_by(CELL),
        };
    }
    data
}
