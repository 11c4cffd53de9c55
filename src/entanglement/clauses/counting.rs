//! How many segments a turn has, and what all turns score.

use quadrille_encodings::{
    Formula, Lit,
    circuit::{Signal, clause},
    integer::{Domain, Integer},
    linear::{Constraint, Diagram, Linear, Relation, Term},
};

use crate::entanglement::{game::Goal, tile::Tile};

use super::travel::Travel;

/// Demands a score or a length, given how the path runs.
pub(super) fn demand(travel: &Travel, goal: Goal, least: u64, out: &mut dyn Formula) {
    let integers: Vec<Integer> =
        (0..travel.starts.len()).map(|turn| gain(travel, turn, goal, out)).collect();
    let terms = integers.iter().map(|integer| Term { coefficient: 1, integer }).collect();
    let bound = least.into();
    let relation = Relation::AtLeast;
    Diagram.encode(&Constraint { terms, relation, bound, are_different: false }, out);
}

/// What a turn adds, or less.
fn gain(travel: &Travel, turn: usize, goal: Goal, out: &mut dyn Formula) -> Integer {
    let tiles: Vec<Vec<Signal>> = (0..=turn)
        .map(|tile| {
            let enters = travel.enters[turn].range((tile, 0)..(tile + 1, 0));
            sorted(enters.map(|(_, &enter)| vec![enter]).collect(), Tile::N_PATHS, out)
        })
        .collect();
    let counts = sorted(tiles, Tile::N_PATHS * (turn + 1), out);
    let literals: Vec<Lit> = counts
        .into_iter()
        .map(|count| match count {
            Signal::Lit(lit) => lit,
            Signal::Constant(value) => {
                let lit = out.fresh();
                out.clause(&[if value { lit } else { !lit }]);
                lit
            }
        })
        .collect();
    for pair in literals.windows(2) {
        out.clause(&[pair[0], !pair[1]]);
    }
    let values = (0..=literals.len() as i64).map(|n| match goal {
        Goal::Score => n * (n + 1) / 2,
        Goal::Length => n,
    });
    let domain = Domain::of(values).expect("a turn may add nothing");
    Integer::from_order(domain, literals)
}

/// Signals of which the k-th is true only if k of those below are, up to `most`: a totalizer, in the
/// direction that a lower bound needs.
fn sorted(mut parts: Vec<Vec<Signal>>, most: usize, out: &mut dyn Formula) -> Vec<Signal> {
    while parts.len() > 1 {
        parts = parts
            .chunks(2)
            .map(|pair| match pair {
                [one, other] => merged(one, other, most, out),
                rest => rest[0].clone(),
            })
            .collect();
    }
    parts.pop().unwrap_or_default()
}

fn merged(one: &[Signal], other: &[Signal], most: usize, out: &mut dyn Formula) -> Vec<Signal> {
    let n = (one.len() + other.len()).min(most);
    let sums: Vec<Signal> = (0..n).map(|_| out.fresh().into()).collect();
    // beyond its end, no more are true
    let at = |part: &[Signal], index: usize| part.get(index).copied().unwrap_or(false.into());
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            if let Some(&sum) = sums.get(i + j) {
                clause(&[!sum, at(one, i), at(other, j)], out);
            }
        }
    }
    sums
}
