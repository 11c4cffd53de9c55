//! Looking ahead by games to the end, and the statistics of cells and colours there.

use std::time::Instant;

use rand::{Rng, seq::IndexedRandom};

use super::{
    field::Field,
    outlook::Outlook,
    playout::{Taste, play_out},
    position::Position,
    table::{Candidate, Table},
};
use crate::squares::{
    cell::SIDE,
    tile::{Colour, Tile},
};

/// Moves that are played out at first; half as many after each round.
const N_CANDIDATES: usize = 16;
/// Games for each of them before the clock is looked at again.
const BATCH: usize = 50;

/// How often each cell ended in each colour.
struct Statistics {
    n_games: usize,
    n_ends: [[u32; SIDE * SIDE]; 4],
}

impl Statistics {
    fn new() -> Self {
        Self { n_games: 0, n_ends: [[0; SIDE * SIDE]; 4] }
    }

    fn add(&mut self, end: &Position) {
        self.n_games += 1;
        for colour in Colour::ALL {
            for cell in end.colour(colour).cells() {
                self.n_ends[colour.index()][cell.index()] += 1;
            }
        }
    }

    /// The points to expect of the colours, by the chances of cells.
    fn value(&self, weights: [f32; 4]) -> f32 {
        let worth = |colour: Colour| {
            let n_ends = &self.n_ends[colour.index()];
            let field = Field::new(|cell| n_ends[cell.index()] as f32 / self.n_games as f32);
            weights[colour.index()] * field.value()
        };
        Colour::ALL.into_iter().filter(|colour| weights[colour.index()] != 0.0).map(worth).sum()
    }
}

/// The best move with a tile by the statistics of games that are played out in time; none where there
/// is no move.
pub fn best(table: &Table, tile: Tile, deadline: Instant, rng: &mut impl Rng) -> Option<Candidate> {
    let mut candidates = table.candidates(tile);
    candidates.truncate(N_CANDIDATES);
    chosen(table, tile, candidates, |_, value| value, deadline, rng)
}

/// The best of some moves with a tile by the statistics of games that are played out in time;
/// `combined` makes one value of the one that a move comes with and that of its games.
pub fn chosen(
    table: &Table,
    tile: Tile,
    candidates: Vec<Candidate>,
    combined: impl Fn(f32, f32) -> f32,
    deadline: Instant,
    rng: &mut impl Rng,
) -> Option<Candidate> {
    if candidates.len() <= 1 {
        return candidates.first().copied();
    }
    let rivals = Rivals::new(table);
    let mut left: Vec<(Candidate, f32, Statistics)> = candidates
        .into_iter()
        .map(|candidate| (candidate, candidate.value, Statistics::new()))
        .collect();
    let start = Instant::now();
    let n_rounds = left.len().ilog2();
    for round in 1..=n_rounds {
        let end = start + deadline.saturating_duration_since(start) * round / n_rounds;
        while Instant::now() < end {
            for (candidate, _, statistics) in &mut left {
                let mut after = table.position;
                after.place(candidate.at, tile.turned(candidate.rotation));
                for _ in 0..BATCH {
                    statistics.add(&rivals.play_out(after, rng));
                }
            }
        }
        for (candidate, before, statistics) in &mut left {
            if statistics.n_games > 0 {
                candidate.value = combined(*before, statistics.value(rivals.weights));
            }
        }
        left.sort_by(|(one, ..), (other, ..)| other.value.total_cmp(&one.value));
        left.truncate((left.len() / 2).max(1));
    }
    left.first().map(|(candidate, ..)| *candidate)
}

/// Who thinks and whom it plays against.
struct Rivals {
    opponent: usize,
    /// What who thinks wants.
    weights: [f32; 4],
    own: Taste,
    /// How likely each colour is to be the opponent's, and what the opponent likes then.
    others: Vec<(f32, Taste)>,
}

impl Rivals {
    fn new(table: &Table) -> Self {
        let Table { position, belief, player, colour } = table;
        let opponent = 1 - player;
        let prospects = position.prospects();
        let outlook = Outlook::at(prospects.open.len());
        let fields = Colour::ALL.map(|colour| outlook.field(position, &prospects, colour));
        let weights = belief.weights(*player, *colour);
        let chances = Colour::ALL.into_iter().zip(belief.of(opponent, *colour));
        let other =
            |(colour, chance)| (chance, Taste::new(&fields, belief.weights(opponent, colour)));
        Self {
            opponent,
            weights,
            own: Taste::new(&fields, weights),
            others: chances.filter(|(_, chance)| *chance > 0.0).map(other).collect(),
        }
    }

    /// The end of a game in which the opponent moves next, with a colour that it may have.
    fn play_out(&self, position: Position, rng: &mut impl Rng) -> Position {
        let other = self.others.choose_weighted(rng, |(chance, _)| *chance);
        let (_, other) = other.expect("some colour is possible");
        let tastes = if self.opponent == 0 { [other, &self.own] } else { [&self.own, other] };
        play_out(position, self.opponent, tastes, rng)
    }
}
