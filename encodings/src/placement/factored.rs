//! Row, column and orientation apart.

use std::collections::HashSet;

use itertools::{Itertools, iproduct};
use rustsat::types::Lit;

use super::{Piece, Placed, Placement, Spot};
use crate::{at_most_one::AtMostOne, formula::Formula};

/// A variable for each row, each column and each orientation of a spot; of each kind exactly one is
/// true. Which three of them belong to a part on a cell follows from the orientation.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `h + w + o + l + c + v` | `2 * n * p + l * o + h * w * o - n + l + c + a + 3` | incomplete |
///
/// The direct encoding of the three domains that a spot is the product of.
#[derive(Clone, Copy, Debug)]
pub struct Factored;

impl Placement for Factored {
    fn encode(&self, piece: &Piece, at_most_one: &dyn AtMostOne, out: &mut dyn Formula) -> Placed {
        let spots: Vec<Spot> = piece.spots().collect();
        let mut domain = |n: usize| {
            let lits: Vec<Lit> = (0..n).map(|_| out.fresh()).collect();
            at_most_one.encode_exactly_one(&lits, out);
            lits
        };
        let end = |of: fn(&Spot) -> usize| spots.iter().map(of).max().map_or(0, |last| last + 1);
        let rows = domain(end(|spot| spot.row));
        let columns = domain(end(|spot| spot.column));
        let orientations = domain(piece.n_orientations());
        let deciding = [&rows, &columns, &orientations].into_iter().flatten();
        let deciding = deciding.map(|lit| lit.var()).collect();
        let lits =
            |spot: Spot| [rows[spot.row], columns[spot.column], orientations[spot.orientation]];

        let on_grid: HashSet<Spot> = spots.iter().copied().collect();
        let ranges = (0..rows.len(), 0..columns.len(), 0..orientations.len());
        for (row, column, orientation) in iproduct!(ranges.0, ranges.1, ranges.2) {
            let spot = Spot { row, column, orientation };
            if !on_grid.contains(&spot) {
                out.clause(&lits(spot).map(|lit| !lit));
            }
        }
        let named = spots.iter().map(|&spot| (spot, lits(spot).to_vec())).collect();
        let placed = Placed::new(piece, named, deciding, out);
        let mut used = HashSet::new();
        for spot in spots {
            let [row, column, orientation] = lits(spot);
            for (part, cell) in piece.cells(spot).enumerate() {
                let lies = placed.lies(part, cell).expect("a part of a spot lies on its cell");
                out.clause(&[!row, !column, !orientation, lies]);
                out.clause(&[!lies, !orientation, row]);
                out.clause(&[!lies, !orientation, column]);
                used.insert((part, cell, spot.orientation));
            }
        }
        let parts_on_cells = (0..piece.n_parts()).cartesian_product(0..piece.n_cells());
        for ((part, cell), (index, orientation)) in
            parts_on_cells.cartesian_product(orientations.iter().enumerate())
        {
            if let Some(lies) = placed.lies(part, cell)
                && !used.contains(&(part, cell, index))
            {
                out.clause(&[!lies, !*orientation]);
            }
        }
        placed
    }
}
