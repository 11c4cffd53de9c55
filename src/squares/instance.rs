//! The puzzle itself: a position, and what is asked of the next move.

use super::{
    board::Board,
    cell::Cell,
    moves::Placed,
    tile::{Colour, Tile},
};

/// A game as far as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The colours of player 1 and player 2, as far as they are known.
    pub colours: [Option<Colour>; 2],
    /// The tile that lies on the board before the first move.
    pub start: Placed,
    /// The moves, of player 1 and player 2 in turn.
    pub moves: Vec<Placed>,
}

impl Game {
    /// A game that begins.
    #[must_use]
    pub fn new(start: Placed) -> Self {
        Self { colours: [None; 2], start, moves: Vec::new() }
    }

    /// The board after the last move.
    ///
    /// # Panics
    ///
    /// If a tile is off the board.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::new();
        board.place(self.start);
        self.moves.iter().for_each(|&placed| board.place(placed));
        board
    }
}

/// What is asked of the move: options of the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct Options {
    /// Only moves that cover this cell; may be repeated
    #[arg(long, value_name = "CELL", value_parser = parse_cell)]
    pub covering: Vec<Cell>,

    /// Only moves after which this colour has a square more than before; may be repeated
    #[arg(long, value_name = "COLOUR", value_parser = parse_colour)]
    pub forming: Vec<Colour>,
}

fn parse_cell(name: &str) -> Result<Cell, String> {
    let expected = "a cell is a row from A to L and a column from a to l, such as Fg";
    Cell::parse(name).ok_or_else(|| expected.to_owned())
}

fn parse_colour(name: &str) -> Result<Colour, String> {
    let mut digits = name.chars();
    let colour = digits.next().and_then(Colour::parse).filter(|_| digits.next().is_none());
    colour.ok_or_else(|| "a colour is 1, 2, 3 or 4".to_owned())
}

/// A position of Squares: a game as far as it went, and the tile to place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares {
    game: Game,
    board: Board,
    tile: Option<Tile>,
    options: Options,
}

impl Squares {
    /// A position after some moves, which are taken to be legal, with the tile to place if it is
    /// known: where it may go does not depend on its colours.
    ///
    /// # Panics
    ///
    /// If a tile is off the board.
    #[must_use]
    pub fn new(game: Game, tile: Option<Tile>) -> Self {
        let board = game.board();
        Self { game, board, tile, options: Options::default() }
    }

    /// The same with something asked of the move.
    ///
    /// # Panics
    ///
    /// If a colour is to form squares and there is no tile to place.
    #[must_use]
    pub fn with_options(self, options: Options) -> Self {
        assert!(options.forming.is_empty() || self.tile.is_some(), "squares need a tile");
        Self { options, ..self }
    }

    /// The game so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The board as it is.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tile to place, if it is known.
    #[must_use]
    pub fn tile(&self) -> Option<Tile> {
        self.tile
    }

    /// What is asked of the move.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }
}
