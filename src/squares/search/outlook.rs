//! How likely a cell is to end in a colour, by what may still happen to it.

use super::{
    bits::Bits,
    changes::{Fate, n_open},
    field::Field,
    position::{Position, Prospects},
};
use crate::squares::{cell::Cell, tile::Colour};

/// The chances at one stage of a game. A cell over which no tile may lie any more stays as it is; a
/// filled one over which a tile may lie has a single such position, an empty one up to four.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// That a filled cell of the colour has it in the end.
    pub same: f32,
    /// That a filled cell of another colour gets it.
    pub other: f32,
    /// That an empty cell gets it, by the number of open positions over it.
    pub empty: [f32; 4],
}

impl Outlook {
    /// The chance of a cell.
    #[must_use]
    pub fn chance(&self, position: &Position, open: Bits, cell: Cell, colour: Colour) -> f32 {
        let has_colour = position.colour(colour).contains(cell);
        match (n_open(open, cell), position.filled().contains(cell)) {
            (n_open, false) => self.after(Fate::Empty(n_open), false),
            (0, true) => self.after(Fate::Settled, has_colour),
            (_, true) if has_colour => self.same,
            (_, true) => self.other,
        }
    }

    /// The chance of a cell that had the colour or had it not, after a move which leaves the colour on
    /// none of the cells of its tile.
    #[must_use]
    pub fn after(&self, fate: Fate, had_colour: bool) -> f32 {
        match fate {
            Fate::Settled if had_colour => 1.0,
            Fate::Laid(false) => self.other,
            Fate::Empty(n_open) if n_open > 0 => self.empty[n_open - 1],
            Fate::Settled | Fate::Laid(true) | Fate::Empty(_) => 0.0,
        }
    }

    /// How much larger the chance of a cell is if the tile has the colour on it.
    #[must_use]
    pub fn gain(&self, fate: Fate) -> f32 {
        if fate == Fate::Laid(true) { 1.0 } else { self.same - self.other }
    }

    /// The chances of all cells.
    #[must_use]
    pub fn field(&self, position: &Position, prospects: &Prospects, colour: Colour) -> Field {
        Field::new(|cell| self.chance(position, prospects.open, cell, colour))
    }

    /// The outlook at a stage of the game, which is told by the number of open positions.
    #[must_use]
    pub fn at(n_open: usize) -> &'static Self {
        &STAGES[(n_open / OPEN_PER_STAGE).min(STAGES.len() - 1)]
    }
}

/// A game begins with 116 open positions and ends with none.
const OPEN_PER_STAGE: usize = 15;

const fn outlook(same: f32, other: f32, empty: [f32; 4]) -> Outlook {
    Outlook { same, other, empty }
}

/// From the end of the game to its beginning. Not what becomes of cells on average, but what wins:
/// found by games between players who look one move ahead, with the chances of one shifted a little
/// at random and those of the other the opposite way.
///
/// Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient
/// approximation", 1992.
const STAGES: [Outlook; 8] = [
    outlook(0.31, 0.35, [0.28, 0.29, 0.29, 0.44]),
    outlook(0.35, 0.28, [0.25, 0.29, 0.30, 0.39]),
    outlook(0.39, 0.22, [0.21, 0.29, 0.31, 0.34]),
    outlook(0.42, 0.19, [0.22, 0.27, 0.30, 0.31]),
    outlook(0.44, 0.18, [0.24, 0.25, 0.28, 0.28]),
    outlook(0.49, 0.17, [0.27, 0.25, 0.25, 0.27]),
    outlook(0.58, 0.15, [0.31, 0.28, 0.22, 0.32]),
    outlook(0.67, 0.14, [0.35, 0.32, 0.20, 0.38]),
];
