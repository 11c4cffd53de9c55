//! How much the rest of a game can add at most.
//!
//! The paths of the tiles on the board that are not travelled yet hang together in strands, from one empty
//! cell to another. The tiles to come lie on some of the empty cells, the cell ahead among them. A path
//! through them goes along strands between those cells, and at its very end perhaps along one that
//! leads elsewhere. It passes a new tile from and to its neighbours, so at most as often as that has
//! neighbours in the end: those that it has now, and those among the new tiles, of which there are not
//! more than hexagons can share sides. The best that can be done with so many segments is one long turn
//! and else turns of a single segment.

use super::board::{Board, WAYS};
use crate::entanglement::{
    board::{N_CELLS, N_ENTRANCES},
    game::Goal,
};

/// The most segments of a path: there are 84 sides between cells on which tiles can lie, so it crosses from
/// one to another 168 times at most.
const LONGEST: u64 = 169;

/// An upper bound of what `n_turns` more turns can add.
pub(super) fn most(board: &Board, n_turns: usize, goal: Goal) -> u64 {
    let Some((ahead, _)) = board.ahead else { return 0 };
    if n_turns == 0 {
        return 0;
    }
    let n_segments = n_segments(board, usize::from(ahead), n_turns).min(LONGEST - board.length);
    let others = n_turns as u64 - 1;
    match goal {
        Goal::Length => n_segments,
        Goal::Score => {
            let longest = n_segments.saturating_sub(others);
            longest * (longest + 1) / 2 + others
        }
    }
}

/// The most sides that hexagons can share, by their number.
fn n_shared(n_cells: usize) -> u64 {
    let n = n_cells as f64;
    (3.0 * n - (12.0 * n - 3.0).sqrt() + 1e-9) as u64
}

fn n_segments(board: &Board, ahead: usize, n_turns: usize) -> u64 {
    let strands = Strands::new(board);
    // twice as many as there are, since every strand is seen from both ends
    let own = |cell: usize| 2 * u64::from(strands.n_neighbours[cell]);
    let first = u64::from(board.length == 0);
    let empty = || (0..N_CELLS).filter(|&cell| cell != ahead && strands.n_neighbours[cell] > 0);
    let twice = match n_turns {
        1 => own(ahead) + u64::from(strands.between[ahead][ahead]),
        2 => {
            let both = |other: usize| {
                let [this, that] = [&strands.between[ahead], &strands.between[other]];
                own(other) + u64::from(2 * this[other] + that[other])
            };
            own(ahead)
                + u64::from(strands.between[ahead][ahead])
                + empty().map(both).max().unwrap_or(0)
        }
        _ => {
            let weight = |cell: usize| own(cell) + u64::from(strands.from[cell]);
            let mut weights: Vec<u64> = empty().map(weight).collect();
            weights.sort_unstable_by(|a, b| b.cmp(a));
            weight(ahead) + weights.iter().take(n_turns - 1).sum::<u64>()
        }
    };
    (twice + 4 * n_shared(n_turns)) / 2 + first + u64::from(strands.longest)
}

/// What hangs together of the paths that are not travelled yet.
struct Strands {
    /// The number of tiles around each empty cell.
    n_neighbours: [u8; N_CELLS],
    /// The length of all strands from one empty cell to another, seen from both ends.
    between: [[u16; N_CELLS]; N_CELLS],
    /// The length of all strands from an empty cell.
    from: [u16; N_CELLS],
    longest: u16,
}

impl Strands {
    fn new(board: &Board) -> Self {
        let mut strands = Self {
            n_neighbours: [0; N_CELLS],
            between: [[0; N_CELLS]; N_CELLS],
            from: [0; N_CELLS],
            longest: 0,
        };
        for (cell, tile) in board.tiles.iter().enumerate() {
            if tile.is_none() {
                continue;
            }
            for entrance in 0..N_ENTRANCES {
                let Some((next, _)) = WAYS[cell][entrance] else { continue };
                let next = usize::from(next);
                if board.tiles[next].is_none() {
                    strands.n_neighbours[next] += (entrance % 2) as u8;
                    if board.passed[cell] >> entrance & 1 == 0 {
                        strands.follow(board, next, (cell, entrance));
                    }
                }
            }
        }
        strands
    }

    fn follow(&mut self, board: &Board, from: usize, (mut cell, mut entrance): (usize, usize)) {
        let mut length = 0;
        let to = loop {
            let Some(tile) = &board.tiles[cell] else { break Some(cell) };
            length += 1;
            let leave = usize::from(tile.other_end(entrance as u8));
            match WAYS[cell][leave] {
                Some((next, enter)) => (cell, entrance) = (usize::from(next), usize::from(enter)),
                None => break None,
            }
        };
        self.from[from] += length;
        self.longest = self.longest.max(length);
        if let Some(to) = to {
            self.between[from][to] += length;
        }
    }
}
