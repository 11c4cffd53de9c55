//! The rules as clauses.

use itertools::Itertools;
use quadrille_encodings::{
    Assignment, Formula, Lit, Named,
    at_most_one::{self, AtMostOne},
    cardinality::{Cardinality, Totalizer},
    placement::{self, Piece, Placed, Placement, Spot},
};

use super::{
    cell::{Cell, SIDE},
    instance::Squares,
    moves::Move,
    scoring::Square,
    tile::{Colour, Rotation, Tile},
};
use crate::encoding::{Dimension, Encoding};

/// The encodings of where the tile lies, and of "at most one" in it.
const PLACEMENT: &str = "placement";
const AT_MOST_ONE: &str = "at most one";

pub(super) fn dimensions() -> Vec<Dimension> {
    let placements = quadrille_encodings::names(placement::ENCODINGS);
    let at_most_one = quadrille_encodings::names(at_most_one::ENCODINGS);
    vec![
        Dimension { name: PLACEMENT, choices: placements },
        Dimension { name: AT_MOST_ONE, choices: at_most_one },
    ]
}

/// The encoding that was chosen of a table.
fn chosen<E: ?Sized>(table: &[Named<E>], choice: &str) -> &'static E {
    quadrille_encodings::find(table, choice).expect("the choices are the names of the table")
}

/// Where in the formula the move lives.
#[derive(Clone, Debug)]
pub struct Vars {
    pub(super) placed: Placed,
}

impl Vars {
    /// What the literals say: of moves, or of their rows, columns and rotations, and of covered cells.
    pub(super) fn names(&self) -> Vec<(Lit, String)> {
        let spots = self.placed.spots().iter().flat_map(|(spot, lits)| {
            let Move { position, rotation } = to_move(*spot);
            let names = match lits.len() {
                1 => vec![format!("move {position}{rotation}")],
                _ => {
                    let [row, column] = position.letters();
                    vec![
                        format!("row {row}"),
                        format!("column {column}"),
                        format!("rotation {rotation}"),
                    ]
                }
            };
            lits.iter().copied().zip(names)
        });
        let covered =
            Cell::all().map(|cell| (covers(&self.placed, cell), format!("covers {cell}")));
        spots.chain(covered).unique().collect()
    }

    /// The move in a model.
    ///
    /// # Panics
    ///
    /// If it is no model of the formula.
    #[must_use]
    pub fn answer(&self, model: &Assignment) -> Move {
        to_move(self.placed.spot(model).expect("a tile lies somewhere"))
    }
}

/// The move that a spot of the piece stands for.
pub(super) fn to_move(spot: Spot) -> Move {
    let position = Cell { row: spot.row, column: spot.column };
    Move { position, rotation: Rotation::ALL[spot.orientation] }
}

/// A tile as a piece: its parts are its corners as dealt, clockwise from the top left.
fn piece() -> Piece {
    let corners = [(0, 0), (0, 1), (1, 1), (1, 0)];
    let turned = |rotation: Rotation| {
        // a corner as dealt lies so many corners further on, clockwise
        (0..4).map(|part| corners[(part + rotation.index()) % 4]).collect()
    };
    Piece::new(SIDE, SIDE, Rotation::ALL.into_iter().map(turned).collect())
}

/// The tile lies somewhere on the board, on at most one filled cell, and on one or next to one.
///
/// Beside the [placement](quadrille_encodings::placement), a clause for each two filled cells that
/// one tile could cover, and a single one for contact: covered is a filled cell, or one next to it.
pub(super) fn encode(puzzle: &Squares, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
    let how: &dyn Placement = chosen(placement::ENCODINGS, encoding.choice(PLACEMENT));
    let one: &dyn AtMostOne = chosen(at_most_one::ENCODINGS, encoding.choice(AT_MOST_ONE));
    let placed = how.encode(&piece(), one, out);
    encode_legal(puzzle, &placed, out);
    for cell in &puzzle.options().covering {
        out.clause(&[covers(&placed, *cell)]);
    }
    for &colour in &puzzle.options().forming {
        let tile = puzzle.tile().expect("a tile at hand where squares are asked for");
        encode_forming(puzzle, tile, colour, &placed, out);
    }
    Vars { placed }
}

fn covers(placed: &Placed, cell: Cell) -> Lit {
    placed.covers(cell.index()).expect("a tile can cover any cell")
}

fn encode_legal(puzzle: &Squares, placed: &Placed, out: &mut dyn Formula) {
    let is_filled = |cell: &Cell| puzzle.board().colour(*cell).is_some();
    for cell in Cell::all().filter(is_filled) {
        let later = [(0, 1), (1, -1), (1, 0), (1, 1)];
        let beside = later.into_iter().filter_map(|(down, right)| cell.step(down, right));
        for other in beside.filter(is_filled) {
            out.clause(&[!covers(placed, cell), !covers(placed, other)]);
        }
    }
    let is_contact =
        |cell: &Cell| is_filled(cell) || cell.neighbours().any(|cell| is_filled(&cell));
    let contact = Cell::all().filter(is_contact).map(|cell| covers(placed, cell));
    out.clause(&contact.collect::<Vec<Lit>>());
}

/// A colour has more squares after the move than before.
///
/// The tile brings one cell of the colour, so of a square after the move three corners or all four
/// have the colour already: a variable for each of these squares, which is true only if it stands
/// after the move, and more of them than the squares now.
fn encode_forming(
    puzzle: &Squares,
    tile: Tile,
    colour: Colour,
    placed: &Placed,
    out: &mut dyn Formula,
) {
    let part = tile.colours().iter().position(|&other| other == colour).expect("every colour");
    let has_colour = |cell: &Cell| puzzle.board().colour(*cell) == Some(colour);
    let lies = |cell: Cell| placed.lies(part, cell.index()).expect("a corner can lie on any cell");
    let mut squares = Vec::new();
    let mut n_before = 0;
    for square in Square::all() {
        let (kept, new): (Vec<Cell>, Vec<Cell>) =
            square.corners().into_iter().partition(has_colour);
        if new.len() > 1 {
            continue;
        }
        n_before += usize::from(new.is_empty());
        let stands = out.fresh();
        for cell in kept {
            out.clause(&[!stands, !covers(placed, cell), lies(cell)]);
        }
        for cell in new {
            out.clause(&[!stands, lies(cell)]);
        }
        squares.push(stands);
    }
    Totalizer.at_least(&squares, n_before + 1, out);
}
