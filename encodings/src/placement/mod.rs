//! One piece lies somewhere on a grid, in one of its orientations.
//!
//! A [`Piece`] has parts, each of them as large as a cell; an orientation says where they are. An
//! encoding of [`Placement`] says that the piece lies in exactly one of its [`Spot`]s, and defines a
//! literal for each part and cell, "the part lies on the cell", and one for each cell, "the piece
//! covers it": rules about the piece are written over those, whatever the encoding.

mod piece;
mod placed;
#[cfg(test)]
mod tests;

use crate::{at_most_one::AtMostOne, formula::Formula, named::encodings};

pub use self::{
    piece::{Piece, Spot},
    placed::Placed,
};

/// Ways to say that a piece lies somewhere.
///
/// The sizes are given for a piece of `p` parts in `o` orientations with `n` spots in `h` rows and
/// `w` columns, of which `l` pairs of part and cell and `c` cells come to be used; the encoding of
/// "at most one" adds `v` variables and `a` clauses.
pub trait Placement: Sync {
    /// Writes the clauses, and says where the piece lives in them.
    fn encode(&self, piece: &Piece, at_most_one: &dyn AtMostOne, out: &mut dyn Formula) -> Placed;
}

encodings! {
    dyn Placement;
    factored: Factored as "factored",
    direct: Direct as "direct",
}
