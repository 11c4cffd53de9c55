//! Squares: two players lay tiles of four colours on a board of 12 x 12 cells, and each wants
//! squares of a colour that the other does not know.
mod board;
mod cell;
mod encode;
mod forced;
mod formats;
mod instance;
mod moves;
mod picture;
mod play;
pub mod players;
mod referee;
mod rules;
mod scoring;
pub mod search;
mod summary;
mod tile;
mod violation;

use quadrille_encodings::{Assignment, Formula, Lit};

use crate::{
    encoding::{Dimension, Encoding},
    puzzle::{Answers, Puzzle},
    solving::Deciding,
    text::ReadError,
};

pub use self::{
    board::{Board, covered},
    cell::{Cell, SIDE},
    encode::Vars,
    forced::Forced,
    formats::{Format, NotAMove, Output},
    instance::{Game, Options, Squares},
    moves::{Move, Placed},
    rules::{check_position, legal_moves},
    scoring::{Square, olympiad_points, score, squares},
    summary::{Holding, holdings},
    tile::{Colour, Rotation, Tile},
    violation::Violation,
};

impl Puzzle for Squares {
    const NAME: &'static str = "squares";
    const ABOUT: &'static str = "Tiles of four colours on a board: the legal moves of a position";
    const INPUT: &'static str = "\
The puzzle is a position: the start tile (`Ff42130`), then the moves with their tiles (`Eg41320`), then
the tile to place (`1423`), a line each; a line `3 1` before them tells the players' colours. What a
player reads and writes in a game, in order, is such a text too.
An answer is a move (`Di1`) on a line, or the JSON that `solve` writes. `check` judges a whole game if
its text does not end with a tile to place.";

    type Options = Options;
    type Output = Output;
    type Vars = Vars;
    type Solution = Move;
    type Violation = Violation;

    fn read(text: &str, options: &Options) -> Result<Self, ReadError> {
        formats::read(text, options)
    }

    fn dimensions() -> Vec<Dimension> {
        encode::dimensions()
    }

    fn encode(&self, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
        encode::encode(self, encoding, out)
    }

    fn deciding(vars: &Vars) -> Deciding {
        Deciding { vars: vars.placed.deciding().to_vec(), incomparable: true }
    }

    fn names(&self, vars: &Vars) -> Vec<(Lit, String)> {
        vars.names()
    }

    fn decode(&self, vars: &Vars, model: &Assignment) -> Move {
        vars.answer(model)
    }

    fn check(&self, answer: &Move) -> Result<(), Violation> {
        rules::check(self, *answer)
    }

    fn read_answers<'t>(&'t self, text: &'t str) -> Answers<'t, Self> {
        formats::read_answers(self, text)
    }

    fn judge(text: &str) -> Result<Option<Result<(), Violation>>, ReadError> {
        formats::judge(text)
    }

    fn show(&self, output: &Output) -> Option<String> {
        Some(formats::show(self, output))
    }

    fn write(&self, answer: &Move, output: &Output) -> String {
        formats::write(self, *answer, output)
    }

    fn separator(output: &Output) -> Option<&'static str> {
        formats::separator(output)
    }

    fn write_difference(&self, both: [&Move; 2], output: &Output) -> String {
        formats::write_difference(self, both.map(|&answer| answer), output)
    }

    fn write_backbone(&self, vars: &Vars, backbone: &Assignment, output: &Output) -> String {
        formats::write_forced(self, &Forced::new(vars, backbone), output)
    }
}
