//! Who has how much.

use super::{
    board::Board,
    instance::Game,
    scoring::{Square, squares},
    tile::Colour,
};

/// The squares of a colour on a board, and whose they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Player 1 or 2; none if nobody is known to have the colour.
    pub player: Option<usize>,
    /// The colour.
    pub colour: Colour,
    /// Its squares.
    pub squares: Vec<Square>,
}

impl Holding {
    /// What the squares count.
    #[must_use]
    pub fn points(&self) -> usize {
        self.squares.iter().map(|square| square.points()).sum()
    }
}

/// The squares of the players' colours; of all four colours if not both players' are known.
#[must_use]
pub fn holdings(game: &Game, board: &Board) -> Vec<Holding> {
    let holding = |player, colour| Holding { player, colour, squares: squares(board, colour) };
    if let [Some(one), Some(other)] = game.colours {
        return vec![holding(Some(1), one), holding(Some(2), other)];
    }
    let player = |colour| game.colours.iter().position(|&known| known == Some(colour));
    let whose = Colour::ALL.map(|colour| (player(colour).map(|index| index + 1), colour));
    whose.map(|(player, colour)| holding(player, colour)).into()
}

/// A holding in words: whose it is, and what it counts.
#[must_use]
pub fn describe(holding: &Holding) -> String {
    let Holding { player, colour, squares } = holding;
    let whose = player.map_or(String::new(), |player| format!("player {player}, "));
    let plural = |n: usize| if n == 1 { "" } else { "s" };
    let (points, n) = (holding.points(), squares.len());
    format!("{whose}colour {colour}: {points} point{}, {n} square{}", plural(points), plural(n))
}
