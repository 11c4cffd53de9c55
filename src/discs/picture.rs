//! Pictures as SVG: discs with their values, and a line through those of each sum.

use svg::{
    Document,
    node::element::{Circle, Group, Polygon, Polyline, Text},
};

use super::{
    instance::Layout,
    places::{Point, places},
};

/// The distance between neighbours, in pixels; all other measures follow from it.
const UNIT: f64 = 64.0;
const RADIUS: f64 = 0.36 * UNIT;
const MARGIN: f64 = 0.6 * UNIT;

const INK: &str = "#111";
const LINE: &str = "#9aa7b5";
const FILL: &str = "#fff";
const MARKED: &str = "#ffe2bd";

/// The layout with a word on each disc; those that are marked have another colour.
pub(super) fn draw(layout: &Layout, words: &[String], marked: &[usize]) -> String {
    let places = places(layout);
    let least = |axis: usize| places.iter().map(|place| place[axis]).fold(f64::INFINITY, f64::min);
    let greatest =
        |axis: usize| places.iter().map(|place| place[axis]).fold(f64::NEG_INFINITY, f64::max);
    let origin = [least(0), least(1)];
    let pixels = |place: Point| {
        [0, 1].map(|axis| ((place[axis] - origin[axis]) * UNIT + RADIUS + MARGIN).round())
    };
    let size = pixels([greatest(0), greatest(1)]).map(|end| (end + RADIUS + MARGIN).round());
    let mut lines = Group::new()
        .set("fill", "none")
        .set("stroke", LINE)
        .set("stroke-width", UNIT / 16.0)
        .set("stroke-linejoin", "round")
        .set("stroke-linecap", "round");
    for sum in layout.sums().iter().filter(|sum| !sum.terms.is_empty()) {
        let group: Vec<Point> = sum.terms.iter().map(|&(at, _)| pixels(places[at])).collect();
        let points = |points: &[Point]| {
            points.iter().map(|[x, y]| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
        };
        let line = along(&group);
        lines = match line {
            Some(line) => lines.add(Polyline::new().set("points", points(&line))),
            None => lines.add(Polygon::new().set("points", points(&around(&group)))),
        };
    }
    let mut discs = Group::new()
        .set("text-anchor", "middle")
        .set("font-family", "sans-serif")
        .set("stroke-width", UNIT / 32.0);
    for (position, (word, &place)) in words.iter().zip(&places).enumerate() {
        let [x, y] = pixels(place);
        let fill = if marked.contains(&position) { MARKED } else { FILL };
        let is_fixed = layout.fixed().contains_key(&position);
        let font = (UNIT * 0.36).min(1.9 * RADIUS / (0.6 * word.chars().count() as f64));
        let text = Text::new(word.as_str())
            .set("x", x)
            .set("y", (y + 0.35 * font).round())
            .set("font-size", font.round())
            .set("font-weight", if is_fixed { "bold" } else { "normal" })
            .set("fill", INK);
        let circle = Circle::new().set("cx", x).set("cy", y).set("r", RADIUS);
        discs = discs.add(circle.set("fill", fill).set("stroke", INK)).add(text);
    }
    let document = Document::new()
        .set("width", size[0])
        .set("height", size[1])
        .set("viewBox", (0, 0, size[0] as i64, size[1] as i64))
        .add(lines)
        .add(discs);
    format!("{document}\n")
}

/// The points from one end to the other, if they lie on a line.
fn along(points: &[Point]) -> Option<Vec<Point>> {
    let &[x, y] = points.first()?;
    let &[far_x, far_y] = points.iter().max_by(|a, b| {
        let distance = |point: &Point| (point[0] - x).hypot(point[1] - y);
        distance(a).total_cmp(&distance(b))
    })?;
    let (dx, dy) = (far_x - x, far_y - y);
    let length = dx.hypot(dy).max(1.0);
    let is_on = |point: &Point| ((point[0] - x) * dy - (point[1] - y) * dx).abs() / length < 2.0;
    let mut sorted = points.to_vec();
    let reached = |point: &Point| (point[0] - x) * dx + (point[1] - y) * dy;
    sorted.sort_by(|a, b| reached(a).total_cmp(&reached(b)));
    points.iter().all(is_on).then_some(sorted)
}

/// The points in the order in which they lie around their middle.
fn around(points: &[Point]) -> Vec<Point> {
    let n = points.len() as f64;
    let middle = [0, 1].map(|axis| points.iter().map(|point| point[axis]).sum::<f64>() / n);
    let angle = |point: &Point| (point[1] - middle[1]).atan2(point[0] - middle[0]);
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    sorted
}
