//! A variable for each spot.

use super::{Piece, Placed, Placement};
use crate::{at_most_one::AtMostOne, formula::Formula};

/// A variable for each spot, of which exactly one is true.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n + l + c + v` | `n * p + 2 * l + c + a + 1` | incomplete |
///
/// The direct encoding of a finite domain, the spots, so called by Walsh, "SAT v CSP", 2000.
#[derive(Clone, Copy, Debug)]
pub struct Direct;

impl Placement for Direct {
    fn encode(&self, piece: &Piece, at_most_one: &dyn AtMostOne, out: &mut dyn Formula) -> Placed {
        let spots: Vec<_> = piece.spots().map(|spot| (spot, vec![out.fresh()])).collect();
        let chosen: Vec<_> = spots.iter().map(|(_, lits)| lits[0]).collect();
        at_most_one.encode_exactly_one(&chosen, out);
        let deciding = chosen.iter().map(|lit| lit.var()).collect();
        let placed = Placed::new(piece, spots, deciding, out);
        let mut supports = vec![vec![Vec::new(); piece.n_cells()]; piece.n_parts()];
        for (spot, lits) in placed.spots() {
            for (part, cell) in piece.cells(*spot).enumerate() {
                let lies = placed.lies(part, cell).expect("a part of a spot lies on its cell");
                out.clause(&[!lits[0], lies]);
                supports[part][cell].push(lits[0]);
            }
        }
        for (part, supports) in supports.iter_mut().enumerate() {
            for (cell, support) in supports.iter_mut().enumerate() {
                if let Some(lies) = placed.lies(part, cell) {
                    support.push(!lies);
                    out.clause(support);
                }
            }
        }
        placed
    }
}
