//! How much the rest of a game can add at most.
//!
//! The paths of the tiles on the board that are not travelled yet hang together in strands, from one empty
//! cell to another, or to where the path ends. The tiles to come lie on some of the empty cells, the cell
//! ahead among them. What a path through them enters and leaves, it does at the cell ahead, along strands
//! between those cells, across sides that they share, of which there are not more than so many hexagons
//! can share, and at its very end along one strand more. Each such place is half of a segment on a new
//! tile; the strands add their own. The best that can be done with so many segments is one long turn
//! and else turns of a single segment.

use super::board::{Board, WAYS, Ways};
use crate::entanglement::{board::N_CELLS, game::Goal};

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
    let between = |one: usize, other: usize| u64::from(strands.between[one][other]);
    let longest = |cell: usize| 2 * u64::from(strands.longest[cell]);
    let others =
        || strands.ends.iter().map(|&cell| usize::from(cell)).filter(|&cell| cell != ahead);
    let twice = match n_turns {
        1 => between(ahead, ahead) + longest(ahead),
        2 => {
            let with = |other: usize| {
                between(ahead, ahead)
                    + 2 * between(ahead, other)
                    + between(other, other)
                    + longest(ahead).max(longest(other))
            };
            others().map(with).max().unwrap_or_else(|| between(ahead, ahead) + longest(ahead))
        }
        _ => {
            let mut weights: Vec<u64> = others().map(|cell| strands.from[cell].into()).collect();
            weights.sort_unstable_by(|a, b| b.cmp(a));
            let others: u64 = weights.iter().take(n_turns - 1).sum();
            let longest = strands.ends.iter().map(|&cell| longest(cell.into())).max().unwrap_or(0);
            u64::from(strands.from[ahead]) + others + longest
        }
    };
    (twice + 4 * n_shared(n_turns) + 2) / 2
}

/// What hangs together of the paths that are not travelled yet.
struct Strands {
    /// The empty cells from which strands lead.
    ends: Vec<u8>,
    /// The lengths of the strands from one empty cell to another, and 1 for each; twice for those
    /// that lead back to the same.
    between: [[u16; N_CELLS]; N_CELLS],
    /// The sum of that over the other cell.
    from: [u16; N_CELLS],
    /// The longest strand from an empty cell, even if it leads to where the path ends.
    longest: [u16; N_CELLS],
}

impl Strands {
    fn new(board: &Board) -> Self {
        let mut strands = Self {
            ends: Vec::new(),
            between: [[0; N_CELLS]; N_CELLS],
            from: [0; N_CELLS],
            longest: [0; N_CELLS],
        };
        let ways: &Ways = &WAYS;
        for (cell, tile) in board.tiles.iter().enumerate() {
            if tile.is_none() {
                continue;
            }
            for (entrance, next) in ways[cell].iter().enumerate() {
                let Some((next, _)) = *next else { continue };
                if board.tiles[usize::from(next)].is_none()
                    && board.passed[cell] >> entrance & 1 == 0
                {
                    strands.follow(board, next, (cell, entrance));
                }
            }
        }
        strands
    }

    fn follow(&mut self, board: &Board, end: u8, (mut cell, mut entrance): (usize, usize)) {
        let from = usize::from(end);
        let ways: &Ways = &WAYS;
        let mut length = 0;
        let to = loop {
            let Some(tile) = &board.tiles[cell] else { break Some(cell) };
            length += 1;
            match ways[cell][usize::from(tile.other_end(entrance as u8))] {
                Some((next, enter)) => (cell, entrance) = (usize::from(next), usize::from(enter)),
                None => break None,
            }
        };
        if self.longest[from] == 0 {
            self.ends.push(end);
        }
        self.longest[from] = self.longest[from].max(length);
        if let Some(to) = to {
            self.from[from] += length + 1;
            self.between[from][to] += length + 1;
        }
    }
}
