//! Where in a formula a piece lives.

use rustsat::types::{Assignment, Lit, TernaryVal, Var};

use super::{Piece, Spot};
use crate::formula::Formula;

/// Where in a formula a piece lives.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The literals that are all true just where the piece lies in a spot.
    spots: Vec<(Spot, Vec<Lit>)>,
    /// For each part and cell, whether the one lies on the other.
    lies: Vec<Vec<Option<Lit>>>,
    covers: Vec<Option<Lit>>,
    deciding: Vec<Var>,
}

impl Placed {
    /// Hands out the literals of parts and cells, and defines those of the cells by the others: a
    /// clause for each pair and one for each cell.
    pub(super) fn new(
        piece: &Piece,
        spots: Vec<(Spot, Vec<Lit>)>,
        deciding: Vec<Var>,
        out: &mut dyn Formula,
    ) -> Self {
        let mut lies = vec![vec![None; piece.n_cells()]; piece.n_parts()];
        for (spot, _) in &spots {
            for (part, cell) in piece.cells(*spot).enumerate() {
                lies[part][cell].get_or_insert_with(|| out.fresh());
            }
        }
        let mut covers = vec![None; piece.n_cells()];
        for (cell, covers) in covers.iter_mut().enumerate() {
            let parts: Vec<Lit> = lies.iter().filter_map(|lies| lies[cell]).collect();
            if parts.is_empty() {
                continue;
            }
            let is_covered = out.fresh();
            parts.iter().for_each(|&lies| out.clause(&[!lies, is_covered]));
            out.clause(&[&parts[..], &[!is_covered]].concat());
            *covers = Some(is_covered);
        }
        Self { spots, lies, covers, deciding }
    }

    /// Every spot on the grid, with the literals that are all true just where the piece lies there.
    #[must_use]
    pub fn spots(&self) -> &[(Spot, Vec<Lit>)] {
        &self.spots
    }

    /// Whether a part lies on a cell; none where it cannot.
    ///
    /// # Panics
    ///
    /// If there is no such part or cell.
    #[must_use]
    pub fn lies(&self, part: usize, cell: usize) -> Option<Lit> {
        self.lies[part][cell]
    }

    /// Whether the piece covers a cell; none where it cannot.
    ///
    /// # Panics
    ///
    /// If there is no such cell.
    #[must_use]
    pub fn covers(&self, cell: usize) -> Option<Lit> {
        self.covers[cell]
    }

    /// The variables that tell spots apart; of two spots neither's true ones contain the other's.
    #[must_use]
    pub fn deciding(&self) -> &[Var] {
        &self.deciding
    }

    /// The spot in which the piece lies in a model.
    #[must_use]
    pub fn spot(&self, model: &Assignment) -> Option<Spot> {
        let holds = |lit: &Lit| model.lit_value(*lit) == TernaryVal::True;
        self.spots.iter().find(|(_, lits)| lits.iter().all(holds)).map(|&(spot, _)| spot)
    }
}
