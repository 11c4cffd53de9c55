//! What all legal moves share.

use itertools::Itertools;
use quadrille_encodings::{Assignment, Lit, TernaryVal};

use super::{
    encode::{Vars, to_move},
    moves::Move,
    tile::Rotation,
};

/// The rows, columns and rotations that some move has, each in order: where there is only one, all
/// moves share it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forced {
    /// Rows of positions, from 0.
    pub rows: Vec<usize>,
    /// Columns of positions, from 0.
    pub columns: Vec<usize>,
    /// Rotations.
    pub rotations: Vec<Rotation>,
}

impl Forced {
    /// What is left of the moves once those are gone that no solution makes.
    #[must_use]
    pub fn new(vars: &Vars, backbone: &Assignment) -> Self {
        let is_possible =
            |lits: &[Lit]| lits.iter().all(|&lit| backbone.lit_value(lit) != TernaryVal::False);
        let spots = vars.placed.spots().iter().filter(|(_, lits)| is_possible(lits));
        let moves: Vec<Move> = spots.map(|&(spot, _)| to_move(spot)).collect();
        Self {
            rows: moves.iter().map(|one| one.position.row).sorted().dedup().collect(),
            columns: moves.iter().map(|one| one.position.column).sorted().dedup().collect(),
            rotations: moves.iter().map(|one| one.rotation).sorted().dedup().collect(),
        }
    }
    /// The letters of the rows and of the columns.
    #[must_use]
    pub fn letters(&self) -> [Vec<String>; 2] {
        let letter = |first: u8| move |&index: &usize| char::from(first + index as u8).to_string();
        [
            self.rows.iter().map(letter(b'A')).collect(),
            self.columns.iter().map(letter(b'a')).collect(),
        ]
    }
}
