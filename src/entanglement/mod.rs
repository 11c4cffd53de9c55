//! Entanglement: a path over hexagonal tiles that grows with each of them.
//!
//! The board has 37 hexagons, those up to three steps from the base in its middle. A tile joins its
//! twelve entrances, two on each side, in pairs by six paths. The path starts at the base; in each turn the
//! next tile is placed on the cell ahead of it, and the path goes on across that tile and whatever
//! tiles it comes to, over one of them several times if need be. The first segment of a turn scores
//! one point, the second two, and so on. When the path comes back to the base or leaves the board, which
//! scores nothing, the game has ended.
//!
//! There are three questions. What the path is, turn by turn, is [traced](quadrille_encodings::tracing)
//! while the tiles come in: see [`Game`]. In the game on which the puzzle is based the player turns
//! each tile before placing it: which rotations score most is a question about all turns at once, and its
//! formula has the rotations as variables. And which tiles make the best game of all is known: Nathaniel
//! Johnston showed that no game scores more than 9080 (2012).

mod best;
mod board;
mod clauses;
mod formats;
mod game;
mod picture;
mod play;
mod rules;
mod search;
mod sketch;
mod tile;
mod transcript;
mod vars;
mod violation;
mod walk;

use std::sync::Arc;

use quadrille_encodings::{Assignment, Formula, Lazy, Lit};

pub use self::{
    best::{HIGHEST_SCORE, best_game},
    board::{Cell, Entrance, Entry, N_CELLS, N_ENTRANCES},
    formats::{Format, Output},
    game::{Entanglement, Goal, Hand, Move, Rules},
    play::Game,
    tile::{BadTile, Tile},
    transcript::{Answer, Transcript},
    vars::Vars,
    violation::Violation,
    walk::{Segment, Walk},
};
use crate::{
    encoding::{Dimension, Encoding, LAZY},
    puzzle::{Answers, Puzzle},
    solving::{Deciding, Stop},
    text::ReadError,
};

/// How a game is understood.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Options {
    /// The player turns each tile before it is placed
    #[arg(long)]
    pub plan: bool,

    /// The second tile lies in a pocket at first; the tile in hand may be swapped for the one there
    #[arg(long, requires = "plan")]
    pub pocket: bool,

    /// What to make as large as possible
    #[arg(long, requires = "plan", value_enum, default_value_t, value_name = "GOAL")]
    pub goal: Goal,
}

impl Options {
    fn rules(&self) -> Rules {
        match self.plan {
            false => Rules::AsDealt,
            true => Rules::Plan { goal: self.goal, has_pocket: self.pocket },
        }
    }
}

impl Puzzle for Entanglement {
    const NAME: &'static str = "entanglement";
    const ABOUT: &'static str = "A path over hexagonal tiles that grows with each of them";
    const INPUT: &'static str = "\
A game is its tiles in the order in which they come, six lines `a b` each: the entrances that a path
joins. An answer is two lines a turn, the total and the segments `x y a b; x y a b`; with --plan after
a line with the rotation, `3` or `3 swap`, or the JSON that `solve` writes. `check` also takes a file of
tiles each followed by its answer.";

    type Options = Options;
    type Output = Output;
    type Vars = Vars;
    type Solution = Transcript;
    type Violation = Violation;

    fn read(text: &str, options: &Options) -> Result<Self, ReadError> {
        formats::read(text, options.rules())
    }

    fn dimensions() -> Vec<Dimension> {
        vec![Dimension { name: "plan", choices: vec![LAZY, "clauses"] }]
    }

    fn encode(&self, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
        Vars::encode(self, encoding.choice("plan") == LAZY, out)
    }

    fn deciding(vars: &Vars) -> Deciding {
        vars.deciding()
    }

    fn names(&self, vars: &Vars) -> Vec<(Lit, String)> {
        clauses::names(&vars.moves)
    }

    fn lazy(vars: &Vars) -> Option<Arc<dyn Lazy>> {
        Some(vars.lazy())
    }

    fn decode(&self, vars: &Vars, model: &Assignment) -> Transcript {
        vars.transcript(self, model)
    }

    fn goal(&self) -> Option<&'static str> {
        match self.rules() {
            Rules::AsDealt => None,
            Rules::Plan { goal: Goal::Score, .. } => Some("points"),
            Rules::Plan { goal: Goal::Length, .. } => Some("segments"),
        }
    }

    fn value(&self, solution: &Transcript) -> u64 {
        match self.rules() {
            Rules::Plan { goal: Goal::Length, .. } => solution.length(),
            _ => solution.score(),
        }
    }

    fn demand(&self, vars: &Vars, least: u64, out: &mut dyn Formula) {
        vars.demand(self.rules(), least, out);
    }

    fn guess(&self, stop: &Stop) -> Option<Transcript> {
        let Rules::Plan { goal, .. } = self.rules() else { return None };
        let moves = search::good_plan(self, goal, stop);
        let answers = search::answers(self, &moves);
        Some(Transcript { moves, answers })
    }

    fn check(&self, solution: &Transcript) -> Result<(), Violation> {
        rules::check(self, solution)
    }

    fn read_answers<'t>(&'t self, text: &'t str) -> Answers<'t, Self> {
        formats::read_answers(text, self.rules() != Rules::AsDealt)
    }

    fn judge(text: &str) -> Result<Option<Result<(), Violation>>, ReadError> {
        let whole = formats::read_whole(text)?;
        Ok(whole.map(|(game, transcript)| game.check(&transcript)))
    }

    fn show(&self, output: &Output) -> Option<String> {
        let tiles = || self.tiles().iter().map(ToString::to_string).collect();
        (output.format == Format::Text).then(tiles)
    }

    fn write(&self, solution: &Transcript, output: &Output) -> String {
        formats::write(self, solution, output)
    }

    fn separator(output: &Output) -> Option<&'static str> {
        formats::separator(output)
    }

    fn write_difference(&self, both: [&Transcript; 2], output: &Output) -> String {
        formats::write_difference(self, both, output)
    }

    fn write_backbone(&self, vars: &Vars, backbone: &Assignment, output: &Output) -> String {
        formats::write_forced(&clauses::possible(&vars.moves, backbone), output)
    }

    fn sketch(&self, solution: &Transcript, output: &Output) -> Option<String> {
        (output.format == Format::Text).then(|| sketch::draw(solution))
    }
}
