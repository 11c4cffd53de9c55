//! Looking ahead over tiles.

use std::time::Instant;

use super::{
    position::Position,
    replies::{Replies, Reply},
    table::{Candidate, Table, sort},
};
use crate::squares::tile::{Colour, Tile};

/// A tile for each of the six that differ when they are turned.
fn tiles() -> impl Iterator<Item = Tile> {
    Tile::all().filter(|tile| tile.colours()[0] == Colour::ALL[0])
}

/// How deep and how wide to look: moves after one's own, candidates for one's own move, and for each
/// later one; one after the other, while there is time.
const LEVELS: [(usize, usize, usize); 7] =
    [(1, 40, 0), (2, 16, 3), (2, 12, 8), (3, 8, 4), (3, 8, 10), (4, 8, 6), (5, 8, 8)];

/// The best move with a tile that is found in time; none where there is no move.
#[must_use]
pub fn best(table: &Table, tile: Tile, deadline: Instant) -> Option<Candidate> {
    ranked(table, tile, deadline).first().copied()
}

/// The best moves with a tile that are found in time, the best first; none where there are none.
#[must_use]
pub fn ranked(table: &Table, tile: Tile, deadline: Instant) -> Vec<Candidate> {
    let mut candidates = table.candidates(tile);
    if candidates.len() <= 1 {
        return candidates;
    }
    for (depth, n_candidates, width) in LEVELS {
        candidates.truncate(n_candidates);
        let search = Search::new(table, width, deadline);
        let mut looked = Vec::with_capacity(candidates.len());
        for candidate in &candidates {
            match search.look(tile, candidate, depth) {
                Some(value) => looked.push(Candidate { value, ..*candidate }),
                None => break,
            }
        }
        // values of different depths are not compared; but the best so far was the first to be looked at
        let is_whole = looked.len() == candidates.len();
        if !looked.is_empty() {
            sort(&mut looked);
            candidates = looked;
        }
        if !is_whole {
            break;
        }
    }
    candidates
}

struct Search<'t> {
    table: &'t Table,
    width: usize,
    deadline: Instant,
    own: [f32; 4],
    other: [[f32; 4]; 4],
    /// How likely each colour is to be the opponent's.
    chances: [f32; 4],
    /// The colours that somebody gives any weight to.
    matters: [bool; 4],
}

/// The colours of a game as the search supposes them, and whose turn it is.
#[derive(Clone, Copy)]
struct Turn {
    other: Colour,
    is_own: bool,
}

impl<'t> Search<'t> {
    fn new(table: &'t Table, width: usize, deadline: Instant) -> Self {
        let Table { belief, player, colour, .. } = table;
        let opponent = 1 - player;
        let own = belief.weights(*player, *colour);
        let other = Colour::ALL.map(|colour| belief.weights(opponent, colour));
        let chances = belief.of(opponent, *colour);
        let supposed = Colour::ALL.into_iter().filter(|other| chances[other.index()] > 0.0);
        let all: Vec<[f32; 4]> =
            supposed.map(|colour| other[colour.index()]).chain([own]).collect();
        let matters = std::array::from_fn(|colour| all.iter().any(|one| one[colour] != 0.0));
        Self { table, width, deadline, own, other, chances, matters }
    }

    /// The value of a move by looking `depth` moves further; none if there is no time.
    fn look(&self, tile: Tile, candidate: &Candidate, depth: usize) -> Option<f32> {
        let mut after = self.table.position;
        after.place(candidate.at, tile.turned(candidate.rotation));
        // one look at the board serves whatever the opponent's colour is
        let replies = Replies::new(&after, self.matters);
        let (mut sum, mut total) = (0.0, 0.0);
        for other in Colour::ALL {
            let chance = self.chances[other.index()];
            if chance > 0.0 {
                total += chance;
                let turn = Turn { other, is_own: false };
                sum += chance * self.expect(&after, &replies, turn, depth)?;
            }
        }
        Some(sum / total)
    }

    /// The mean over tiles of the value after `depth` more moves; none if there is no time.
    fn expect(
        &self,
        position: &Position,
        replies: &Replies,
        turn: Turn,
        depth: usize,
    ) -> Option<f32> {
        if Instant::now() >= self.deadline {
            return None;
        }
        let (own, other) = (self.table.colour, turn.other);
        let weights = if turn.is_own { self.own } else { self.other[other.index()] };
        if replies.at.is_empty() {
            return Some(position.score(own) as f32 - position.score(other) as f32);
        }
        let (mut sum, mut n_tiles) = (0.0, 0.0);
        for tile in tiles() {
            n_tiles += 1.0;
            if depth == 1 {
                let values = replies.best(tile, weights).expect("a move").values;
                sum += values[own.index()] - values[other.index()];
                continue;
            }
            let sign = if turn.is_own { 1.0 } else { -1.0 };
            let mut best = f32::NEG_INFINITY;
            for Reply { at, rotation, .. } in replies.top(tile, weights, self.width) {
                let mut after = *position;
                after.place(at, tile.turned(rotation));
                let replies = Replies::new(&after, self.matters);
                let next = Turn { is_own: !turn.is_own, ..turn };
                best = best.max(sign * self.expect(&after, &replies, next, depth - 1)?);
            }
            sum += sign * best;
        }
        Some(sum / n_tiles)
    }
}
