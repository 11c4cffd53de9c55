//! All loops of a grid, without SAT and without the rule checker.

use quadrille::masyu::{Cell, Direction, Drawing, Size};

/// Every loop of a grid, by extending paths from its topmost then leftmost cell, going right first.
pub fn loops(size: Size) -> Vec<Drawing> {
    let mut loops = Vec::new();
    for start in size.cells() {
        if let Some(next) = size.step(start, Direction::Right) {
            extend(size, &mut vec![start, next], &mut loops);
        }
    }
    loops
}

fn extend(size: Size, path: &mut Vec<Cell>, loops: &mut Vec<Drawing>) {
    let (start, end) = (path[0], path[path.len() - 1]);
    for way in Direction::ALL {
        let Some(next) = size.step(end, way) else { continue };
        if next == start && path.len() > 2 {
            let points: Vec<(i64, i64)> =
                path.iter().map(|cell| (cell.x as i64, cell.y as i64)).collect();
            loops.push(Drawing::from_path(size, &points).unwrap());
        } else if size.index(next) > size.index(start) && !path.contains(&next) {
            path.push(next);
            extend(size, path, loops);
            path.pop();
        }
    }
}
