//! Looking ahead over tiles, and then by games to the end.

use std::time::Instant;

use rand::Rng;

use super::{
    expectimax, monte_carlo,
    table::{Candidate, Table},
};
use crate::squares::tile::Tile;

/// Moves that are played out.
const N_CANDIDATES: usize = 6;
/// What a point in games that are played out counts beside one that is looked ahead for.
const WEIGHT: f32 = 0.5;

/// The best move with a tile that is found in time: half of it is spent on [`expectimax`], and the
/// rest on [`monte_carlo`] for the best of what that found. None where there is no move.
pub fn best(table: &Table, tile: Tile, deadline: Instant, rng: &mut impl Rng) -> Option<Candidate> {
    let now = Instant::now();
    let half = now + deadline.saturating_duration_since(now) / 2;
    let mut candidates = expectimax::ranked(table, tile, half);
    candidates.truncate(N_CANDIDATES);
    let combined = |ahead, to_the_end: f32| ahead + WEIGHT * to_the_end;
    monte_carlo::chosen(table, tile, candidates, combined, deadline, rng)
}
