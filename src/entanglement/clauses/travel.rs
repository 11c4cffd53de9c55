//! How the path runs in each turn.

use std::collections::BTreeMap;

use quadrille_encodings::{
    Formula,
    at_most_one::{AtMostOne, Sequential},
    circuit::{Signal, clause},
};

use super::{
    dealing::Paths,
    positions::{Positions, beyond},
};
use crate::entanglement::board::{Cell, Entrance, Entry, N_ENTRANCES};

const ENTRANCES: std::ops::Range<Entrance> = 0..N_ENTRANCES as Entrance;

/// The entrance across the edge from another.
pub(super) fn across(entrance: Entrance) -> Entrance {
    Entry::leaving(Cell::BASE, entrance).entrance
}

pub(super) fn side(entrance: Entrance) -> usize {
    usize::from(entrance) / 2
}

/// Whether a tile is entered, or left, at an entrance.
type Passes = BTreeMap<(usize, Entrance), Signal>;

/// The path of each turn.
pub(super) struct Travel {
    /// Where the tile of the turn is entered first.
    pub(super) starts: Vec<[Signal; N_ENTRANCES]>,
    pub(super) enters: Vec<Passes>,
    leaves: Vec<Passes>,
}

impl Travel {
    pub(super) fn encode(paths: &[Paths], positions: &Positions, out: &mut dyn Formula) -> Self {
        let mut travel = Self { starts: Vec::new(), enters: Vec::new(), leaves: Vec::new() };
        for turn in 0..paths.len() {
            let is_placed = positions.is_placed(turn);
            let start: [Signal; N_ENTRANCES] = match turn {
                0 => std::array::from_fn(|entrance| {
                    (entrance == usize::from(Entry::FIRST.entrance)).into()
                }),
                _ => std::array::from_fn(|_| out.fresh().into()),
            };
            for (index, &one) in start.iter().enumerate() {
                clause(&[!one, is_placed], out);
                start[..index].iter().for_each(|&other| clause(&[!one, !other], out));
            }
            travel.starts.push(start);
            travel.add_passes(turn, paths, positions, out);
            travel.cross(turn, positions, out);
            if turn > 0 {
                travel.end(turn - 1, positions, out);
            }
        }
        if let Some(last) = paths.len().checked_sub(1) {
            travel.end(last, positions, out);
        }
        travel
    }

    /// Across a tile: in at one end of a path, out at the other.
    fn add_passes(
        &mut self,
        turn: usize,
        paths: &[Paths],
        positions: &Positions,
        out: &mut dyn Formula,
    ) {
        let (mut enters, mut leaves) = (Passes::new(), Passes::new());
        for (tile, paths) in paths.iter().enumerate().take(turn + 1) {
            for entrance in ENTRANCES {
                let enter = Signal::from(out.fresh());
                clause(&[!enter, positions.is_placed(turn)], out);
                enters.insert((tile, entrance), enter);
            }
            for (from, to, is_path) in paths.directed() {
                let enter = enters[&(tile, from)];
                if is_path == true.into() {
                    leaves.insert((tile, to), enter);
                    continue;
                }
                let leave = *leaves.entry((tile, to)).or_insert_with(|| out.fresh().into());
                clause(&[!is_path, !enter, leave], out);
                clause(&[!is_path, enter, !leave], out);
            }
        }
        self.enters.push(enters);
        self.leaves.push(leaves);
    }

    /// Across an edge between two tiles; and nowhere else does the path come from but its start.
    fn cross(&self, turn: usize, positions: &Positions, out: &mut dyn Formula) {
        for tile in 0..=turn {
            for entrance in ENTRANCES {
                let enter = self.enters[turn][&(tile, entrance)];
                let start = if tile == turn {
                    self.starts[turn][usize::from(entrance)]
                } else {
                    false.into()
                };
                clause(&[!start, enter], out);
                let mut sources = vec![!enter, start];
                for other in (0..=turn).filter(|&other| other != tile) {
                    let is_there = positions.beside(tile, side(entrance), other);
                    let leave = self.leaves[turn][&(other, across(entrance))];
                    clause(&[!leave, !is_there, enter], out);
                    clause(&[!enter, start, !is_there, leave], out);
                    sources.push(is_there);
                }
                clause(&sources, out);
            }
        }
    }

    /// Where there is no tile the turn ends, and the next tile is placed, or the path has ended.
    fn end(&self, turn: usize, positions: &Positions, out: &mut dyn Formula) {
        let mut ends = Vec::new();
        for (&(tile, entrance), &leave) in &self.leaves[turn] {
            let lit = out.fresh();
            let end = Signal::from(lit);
            clause(&[!end, leave], out);
            let mut ways = vec![!leave, end];
            for other in (0..=turn).filter(|&other| other != tile) {
                let is_there = positions.beside(tile, side(entrance), other);
                clause(&[!end, !is_there], out);
                ways.push(is_there);
            }
            clause(&ways, out);
            ends.push(lit);
            let Some(start) = self.starts.get(turn + 1) else { continue };
            let next = turn + 1;
            clause(&[!end, !positions.is_placed(next), start[usize::from(across(entrance))]], out);
            for (cell, here) in positions.cells(tile) {
                match beyond(cell, side(entrance)) {
                    Some(there) => clause(&[!end, !here, positions.at(next, there)], out),
                    None => clause(&[!end, !here, !positions.is_placed(next)], out),
                }
            }
        }
        Sequential.encode(&ends, out);
        let mut ends: Vec<Signal> = ends.into_iter().map(Signal::from).collect();
        ends.push(!positions.is_placed(turn));
        clause(&ends, out);
    }
}
