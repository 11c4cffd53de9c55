//! Where the tiles lie, and which lie side by side.

use std::collections::BTreeMap;

use quadrille_encodings::{
    Formula, Lit,
    at_most_one::{AtMostOne, Pairwise},
    circuit::{Signal, clause},
};

use crate::entanglement::board::{Cell, Entrance, Entry};

pub(super) const N_SIDES: usize = 6;

/// Where the tile of each turn lies, if it is placed.
pub(super) struct Positions {
    /// Whether each tile is placed: the path has not ended before.
    is_placed: Vec<Signal>,
    at: Vec<BTreeMap<Cell, Signal>>,
    /// Whether the second tile lies on each side of the first, for each two.
    beside: BTreeMap<(usize, usize), [Signal; N_SIDES]>,
}

/// The cell on a side of another, if a tile can lie there.
pub(super) fn beyond(cell: Cell, side: usize) -> Option<Cell> {
    let entry = Entry::leaving(cell, (2 * side) as Entrance);
    entry.is_open().then_some(entry.cell)
}

impl Positions {
    /// A tile lies on one cell at most, the first one below the base; and no two on the same cell.
    pub(super) fn encode(n_turns: usize, out: &mut dyn Formula) -> Self {
        let mut positions = Self { is_placed: Vec::new(), at: Vec::new(), beside: BTreeMap::new() };
        for turn in 0..n_turns {
            positions.add_tile(turn, out);
        }
        for cell in Cell::all() {
            let lits: Vec<Lit> =
                positions.at.iter().filter_map(|at| literal(at.get(&cell)?)).collect();
            Pairwise.encode(&lits, out);
        }
        for turn in 1..n_turns {
            for other in 0..turn {
                let beside = positions.side_by_side(other, turn, out);
                positions.beside.insert((other, turn), beside);
            }
        }
        positions
    }

    fn add_tile(&mut self, turn: usize, out: &mut dyn Formula) {
        let Some(&before) = self.is_placed.last() else {
            self.is_placed.push(true.into());
            self.at.push(BTreeMap::from([(Entry::FIRST.cell, true.into())]));
            return;
        };
        let is_placed = Signal::from(out.fresh());
        clause(&[!is_placed, before], out);
        // a turn takes the path to a neighbour of a tile
        let cells = Cell::all().filter(|&cell| {
            let entry = Entry { cell, entrance: 0 };
            entry.is_open() && cell != Entry::FIRST.cell && distance(cell) <= turn + 1
        });
        let at: BTreeMap<Cell, Signal> = cells.map(|cell| (cell, out.fresh().into())).collect();
        let lits: Vec<Lit> = at.values().filter_map(literal).collect();
        Pairwise.encode(&lits, out);
        clause(&[vec![!is_placed], at.values().copied().collect()].concat(), out);
        for &here in at.values() {
            clause(&[!here, is_placed], out);
        }
        self.is_placed.push(is_placed);
        self.at.push(at);
    }

    fn side_by_side(&self, one: usize, other: usize, out: &mut dyn Formula) -> [Signal; N_SIDES] {
        std::array::from_fn(|side| {
            let beside = Signal::from(out.fresh());
            clause(&[!beside, self.is_placed[one]], out);
            for (&cell, &here) in &self.at[one] {
                let there = beyond(cell, side).map_or(false.into(), |cell| self.at(other, cell));
                clause(&[!here, !there, beside], out);
                clause(&[!here, !beside, there], out);
            }
            beside
        })
    }

    /// Whether a tile is placed.
    pub(super) fn is_placed(&self, turn: usize) -> Signal {
        self.is_placed[turn]
    }

    /// Whether a tile lies on a cell.
    pub(super) fn at(&self, turn: usize, cell: Cell) -> Signal {
        self.at[turn].get(&cell).copied().unwrap_or(false.into())
    }

    /// Every cell on which a tile may lie.
    pub(super) fn cells(&self, turn: usize) -> impl Iterator<Item = (Cell, Signal)> + '_ {
        self.at[turn].iter().map(|(&cell, &here)| (cell, here))
    }

    /// Whether the tile `other` lies on a side of the tile `one`, another.
    pub(super) fn beside(&self, one: usize, side: usize, other: usize) -> Signal {
        if one < other {
            self.beside[&(one, other)][side]
        } else {
            self.beside[&(other, one)][(side + N_SIDES / 2) % N_SIDES]
        }
    }
}

fn literal(signal: &Signal) -> Option<Lit> {
    match *signal {
        Signal::Lit(lit) => Some(lit),
        Signal::Constant(_) => None,
    }
}

/// Steps from the base.
fn distance(Cell { x, y }: Cell) -> usize {
    usize::from(x.unsigned_abs().max(y.unsigned_abs()).max((x - y).unsigned_abs()))
}
