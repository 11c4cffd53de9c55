//! Where the positions of a layout are drawn.

use std::{collections::BTreeSet, f64::consts::TAU};

use super::{automorphisms::Automorphisms, instance::Layout};

/// A point, in units of the distance between neighbours; x to the right, y down.
pub(super) type Point = [f64; 2];

/// Positions above which symmetries are not looked for.
const MAX_POSITIONS: usize = 64;

/// A place for each position: a grid where the positions are as many as a square has, and its rows
/// and columns are sums; rings otherwise; a single ring for a great many.
pub(super) fn places(layout: &Layout) -> Vec<Point> {
    let side = layout.n_positions().isqrt();
    if side > 1 && side * side == layout.n_positions() && has_lines(layout, side) {
        return (0..side * side)
            .map(|place| [(place % side) as f64, (place / side) as f64])
            .collect();
    }
    if layout.n_positions() > MAX_POSITIONS {
        let n = layout.n_positions() as f64;
        let angle = |index: usize| TAU * index as f64 / n;
        let place = |index| [n / TAU * angle(index).cos(), n / TAU * angle(index).sin()];
        return (0..layout.n_positions()).map(place).collect();
    }
    rings(layout)
}

fn has_lines(layout: &Layout, side: usize) -> bool {
    let groups: BTreeSet<Vec<usize>> = layout
        .sums()
        .iter()
        .map(|sum| sum.terms.iter().map(|&(position, _)| position).collect())
        .collect();
    (0..side).all(|line| {
        let row: Vec<usize> = (0..side).map(|place| line * side + place).collect();
        let column = (0..side).map(|place| place * side + line).collect();
        [row, column].iter().all(|group| groups.contains(group))
    })
}

/// Positions that symmetries take to each other on a ring, in the order in which one of them turns it;
/// those in the most sums innermost.
fn rings(layout: &Layout) -> Vec<Point> {
    let symmetry = Automorphisms::of(layout);
    let n_sums = |position: usize| {
        let has = |terms: &[(usize, i64)]| terms.iter().any(|&(other, _)| other == position);
        layout.sums().iter().filter(|sum| has(&sum.terms)).count()
    };
    let mut classes = symmetry.classes();
    classes.sort_by_key(|class| (std::cmp::Reverse(n_sums(class[0])), class.len()));
    let longest = classes.iter().max_by_key(|class| class.len());
    let turn = longest.and_then(|class| {
        let turns = class[1..].iter().filter_map(|&next| symmetry.taking(class[0], next));
        turns.max_by_key(|turn| cycle(turn, class[0]).len())
    });
    let mut places: Vec<Option<Point>> = vec![None; layout.n_positions()];
    let mut radius = 0.0_f64;
    for class in classes {
        let ring = turn.as_ref().map_or_else(|| class.clone(), |turn| turned(turn, &class));
        // neighbours are at least one apart, on the ring and between rings
        let n = ring.len() as f64;
        if ring.len() > 1 || radius > 0.0 {
            radius = (radius + 1.0).max(0.5 / (TAU / 2.0 / n.max(2.0)).sin());
        }
        let start = direction(layout, ring[0], &places).unwrap_or(-TAU / 4.0);
        for (index, position) in ring.into_iter().enumerate() {
            let angle = start + TAU * index as f64 / n;
            places[position] = Some([radius * angle.cos(), radius * angle.sin()]);
        }
        radius = radius.max(f64::MIN_POSITIVE);
    }
    places.into_iter().map(|place| place.expect("each position is in a class")).collect()
}

/// The positions that a permutation takes one after the other from a first one.
fn cycle(turn: &[usize], first: usize) -> Vec<usize> {
    let next = |&position: &usize| Some(turn[position]).filter(|&next| next != first);
    std::iter::successors(Some(first), next).collect()
}

/// A class cycle after cycle.
fn turned(turn: &[usize], class: &[usize]) -> Vec<usize> {
    let mut ring = Vec::with_capacity(class.len());
    let mut rest: BTreeSet<usize> = class.iter().copied().collect();
    while let Some(&first) = rest.first() {
        let cycle = cycle(turn, first);
        rest.retain(|position| !cycle.contains(position));
        ring.extend(cycle);
    }
    ring
}

/// The direction in which those are that have a sum with a position and are drawn already.
fn direction(layout: &Layout, position: usize, places: &[Option<Point>]) -> Option<f64> {
    let mut total = [0.0, 0.0];
    for sum in layout.sums().iter().filter(|sum| sum.terms.iter().any(|term| term.0 == position)) {
        for place in sum.terms.iter().filter_map(|&(other, _)| places[other]) {
            total = [total[0] + place[0], total[1] + place[1]];
        }
    }
    (total[0].hypot(total[1]) > 1e-6).then(|| total[1].atan2(total[0]))
}
