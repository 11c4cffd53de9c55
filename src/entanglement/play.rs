//! A game tile by tile, its path traced by a solver that goes on from turn to turn.

use std::collections::BTreeMap;

use clap::builder::PossibleValuesParser;
use quadrille_encodings::{
    find, names,
    tracing::{ENCODINGS, Trace, Tracing},
};

use super::{
    board::{Cell, Entrance, Entry, N_ENTRANCES},
    formats::{Incoming, after_end},
    game::Entanglement,
    rules,
    tile::Tile,
    transcript::Answer,
    walk::{Segment, Walk},
};
use crate::{
    contest::{Contest, Judge, PlayError},
    solving::{Oracle, Settings, Solver},
};

/// A game in which the tiles are placed as they come.
///
/// A node of the walk is an entry of a cell; a tile is twelve arcs. Where the path will go when the next
/// tile comes is the entry at the end of the walk, from which no arc leads.
pub struct Game {
    oracle: Oracle,
    trace: Box<dyn Trace>,
    tiles: BTreeMap<Cell, Tile>,
    ahead: Entry,
    /// Segments of the turns before.
    n_segments: usize,
    total: u64,
    /// The rules without SAT.
    walk: Walk,
    n_turns: usize,
}

impl Game {
    /// A game before its first turn.
    ///
    /// # Panics
    ///
    /// If the solver is not [`available`](crate::solving::Solver::available).
    #[must_use]
    pub fn new(tracing: &dyn Tracing, settings: &Settings) -> Self {
        Self {
            oracle: Oracle::new(settings),
            trace: tracing.begin(node(Entry::FIRST)),
            tiles: BTreeMap::new(),
            ahead: Entry::FIRST,
            n_segments: 0,
            total: 0,
            walk: Walk::new(),
            n_turns: 0,
        }
    }

    /// Whether the path has come back to the base or left the board.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        !self.ahead.is_open()
    }

    /// Places a tile and traces the path.
    ///
    /// # Errors
    ///
    /// If the solver was stopped, or its answer is wrong, which is an error in the program.
    ///
    /// # Panics
    ///
    /// If the game has ended.
    pub fn place(&mut self, tile: Tile) -> Result<Answer, PlayError> {
        assert!(!self.has_ended(), "a tile after the end of the game");
        let cell = self.ahead.cell;
        self.tiles.insert(cell, tile);
        for enter in 0..N_ENTRANCES as Entrance {
            let to = Entry::leaving(cell, tile.other_end(enter));
            let from = Entry { cell, entrance: enter };
            self.trace.add_arc(node(from), node(to), &mut self.oracle);
        }
        let entries = self.trace()?;
        let segments: Vec<Segment> = entries
            .windows(2)
            .skip(self.n_segments)
            .map(|pair| {
                let [Entry { cell, entrance: enter }, _] = pair else { unreachable!() };
                Segment { cell: *cell, enter: *enter, leave: self.tiles[cell].other_end(*enter) }
            })
            .collect();
        self.n_segments += segments.len();
        self.total += (1..=segments.len() as u64).sum::<u64>();
        self.ahead = *entries.last().expect("the first node");
        let answer = Answer { total: self.total, segments };
        self.check(tile, &answer)?;
        Ok(answer)
    }

    /// The entries along the path, by SAT.
    fn trace(&mut self) -> Result<Vec<Entry>, PlayError> {
        loop {
            let assumptions = self.trace.assumptions();
            let model = self.oracle.ask(&assumptions).map_err(fault)?;
            let model = model.ok_or_else(|| PlayError::Fault("there is no path".to_owned()))?;
            if let Some(nodes) = self.trace.read(&model, &mut self.oracle) {
                return Ok(nodes.into_iter().map(entry).collect());
            }
        }
    }

    /// Against the rules, which share no code with the clauses.
    fn check(&mut self, tile: Tile, answer: &Answer) -> Result<(), PlayError> {
        self.n_turns += 1;
        let segments = self.walk.place(tile).ok_or_else(|| fault("a turn after the end"))?;
        let right = Answer { total: self.walk.score(), segments };
        rules::check_turn(self.n_turns, answer, &right).map_err(fault)
    }
}

fn fault(error: impl ToString) -> PlayError {
    PlayError::Fault(error.to_string())
}

const WIDTH: usize = 16;

/// A number for an entry of a cell on the board or next to it.
fn node(Entry { cell, entrance }: Entry) -> usize {
    let [x, y] = [cell.x, cell.y].map(|side| (i32::from(side) + WIDTH as i32 / 2) as usize);
    (x * WIDTH + y) * N_ENTRANCES + usize::from(entrance)
}

fn entry(node: usize) -> Entry {
    let (cell, entrance) = (node / N_ENTRANCES, (node % N_ENTRANCES) as Entrance);
    let [x, y] = [cell / WIDTH, cell % WIDTH].map(|side| side as i8 - WIDTH as i8 / 2);
    Entry { cell: Cell { x, y }, entrance }
}

/// How to play: options of the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How to trace the path
    #[arg(
        long,
        value_name = "NAME",
        default_value = ENCODINGS[0].name,
        value_parser = PossibleValuesParser::new(names(ENCODINGS)),
    )]
    encoding: String,

    /// The SAT solver
    #[arg(long, value_name = "NAME", default_value = Solver::default().name())]
    solver: Solver,
}

impl Contest for Entanglement {
    const NAME: &'static str = "entanglement";
    const ABOUT: &'static str = "Trace a path over hexagonal tiles, turn by turn";
    const PROTOCOL: &'static str = "\
A turn is six lines `a b`, the entrances that the paths of the next tile join. Two lines are answered: the
total score, and the segments of this turn, `x y a b; x y a b`. It ends with the path or the input.";

    type Args = Args;

    fn play(args: &Args, judge: &mut Judge) -> Result<(), PlayError> {
        let settings = Settings { solver: args.solver.available()?, ..Settings::default() };
        let tracing = find(ENCODINGS, &args.encoding).expect("every possible value is a name");
        let mut game = Game::new(tracing, &settings);
        let mut incoming = Incoming::new(1);
        while !game.has_ended() {
            let Some(line) = judge.hear()? else {
                return Ok(incoming.end(judge.line())?);
            };
            if let Some(tile) = incoming.take((judge.line(), &line))? {
                judge.tell(&game.place(tile)?.to_string())?;
            }
        }
        if judge.has_more() {
            judge.hear()?;
            return Err(after_end(judge.line(), game.n_turns + 1).into());
        }
        Ok(())
    }
}
