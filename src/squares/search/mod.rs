//! What a player thinks with.
//!
//! A [`Position`](position::Position) is a board as bits; its [`prospects`](position::Prospects) are
//! where a tile may lie now, and where it may lie now or later. A cell over which no tile may lie any
//! more keeps its colour, and is certain; for any other, an [`Outlook`](outlook::Outlook) tells how
//! likely it is to end in a colour. A [`Field`](field::Field) of such chances has a value: the points
//! to expect, over all squares, if cells were independent. It is linear in each cell, which makes it
//! cheap to see what a move [changes] in it; and as a tile has each colour once,
//! [`Replies`](replies::Replies) holds the value of every move with every tile in four numbers for each
//! position and colour.
//!
//! Nobody knows the opponent's colour. A [`Belief`](belief::Belief) gathers how much better each move
//! was for each colour that its player may have, and so what the opponent wants and takes for wanted. A
//! [`Table`](table::Table) has all of this.
//!
//! [`expectimax`] looks further: the mean over all tiles of the opponent's best reply, and so on in
//! turn, deeper and wider while there is time. [`monte_carlo`] plays games to their end by
//! [`playout`] instead, and values the field of what became of the cells. [`blend`] adds the two.

pub mod belief;
pub mod bits;
pub mod blend;
pub mod changes;
pub mod expectimax;
pub mod field;
pub mod monte_carlo;
pub mod outlook;
pub mod playout;
pub mod position;
pub mod replies;
pub mod table;
