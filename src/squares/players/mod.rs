//! Players, from one that moves at random to the one that the tournament gets.
//!
//! Measured by the referee, each deal played twice with the seats swapped, on two cores; in brackets
//! between what the share of wins lies with 95 % confidence:
//!
//! | player | seconds in a game | against | seconds | games | wins | draws | olympiad points |
//! | --- | --- | --- | --- | --- | --- | --- | --- |
//! | blend | 0.5 | random | | 200 | 100 % (98..100) | 0 | 241.6 : 58.4 |
//! | blend | 0.5 | greedy | | 200 | 100 % (98..100) | 0 | 237.0 : 63.0 |
//! | blend | 2 | one-ply | | 200 | 94.5 % (90..97) | 6 | 203.1 : 96.9 |
//! | expectimax | 1 | monte-carlo | 1 | 60 | 87 % (76..93) | 3 | 194.2 : 105.8 |
//! | blend | 1 | expectimax | 1 | 160 | 47 % (39..55) | 20 | 153.3 : 146.7 |
//!
//! Expectimax is far better than Monte Carlo by itself. Their blend won more often than it lost against
//! expectimax in each of three matches (380 games, 180 won, 155 lost), a difference that is just not
//! beyond chance; it is what `quadrille` is. With its full time it used 14.97 of its 15 seconds.

mod clock;
mod greedy;
mod random;
mod thinker;

use std::{fmt, str::FromStr, time::Duration};

use super::{
    moves::{Move, Placed},
    tile::{Colour, Tile},
};
use thinker::{Manner, Thinker};

/// Somebody who plays.
pub trait Player: Send {
    /// The opponent made this move, legal or not; it lies on the board.
    fn see(&mut self, placed: Placed);

    /// Makes a move with a tile; none if there is no legal one.
    fn choose(&mut self, tile: Tile) -> Option<Move>;
}

/// What a player is told before the first move.
#[derive(Clone, Copy, Debug)]
pub struct Seat {
    /// 0 for player 1, 1 for player 2.
    pub player: usize,
    /// The player's own colour.
    pub colour: Colour,
    /// The start tile, on the board.
    pub start: Placed,
}

/// Thinks for so long in a whole game unless told otherwise: half of what the rules allow.
pub const SECONDS: f64 = 15.0;

/// A way to play, written as its name and, where it matters, how many seconds it may think in a game:
/// `quadrille`, `quadrille:2.5`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    kind: Kind,
    seconds: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Random,
    Greedy,
    Thinker(Manner),
}

/// What they are called.
const KINDS: [(&str, Kind); 6] = [
    ("random", Kind::Random),
    ("greedy", Kind::Greedy),
    ("one-ply", Kind::Thinker(Manner::OnePly)),
    ("monte-carlo", Kind::Thinker(Manner::MonteCarlo)),
    ("expectimax", Kind::Thinker(Manner::Expectimax)),
    ("blend", Kind::Thinker(Manner::Blend)),
];

/// What the tournament gets, under the name of the program.
const BEST: (&str, Kind) = ("quadrille", Kind::Thinker(Manner::Blend));

impl Style {
    /// The names of all.
    pub fn names() -> impl Iterator<Item = &'static str> {
        KINDS.iter().chain([&BEST]).map(|&(name, _)| name)
    }

    /// The best there is.
    #[must_use]
    pub fn best(seconds: f64) -> Self {
        Self { kind: BEST.1, seconds }
    }

    /// The same, thinking at most so many seconds in a game.
    #[must_use]
    pub fn within(self, seconds: f64) -> Self {
        Self { seconds: self.seconds.min(seconds), ..self }
    }

    /// Sits down to a game.
    #[must_use]
    pub fn sit(self, seat: Seat, seed: u64) -> Box<dyn Player> {
        match self.kind {
            Kind::Random => Box::new(random::Random::new(seat, seed)),
            Kind::Greedy => Box::new(greedy::Greedy::new(seat, seed)),
            Kind::Thinker(manner) => {
                let time = Duration::from_secs_f64(self.seconds);
                Box::new(Thinker::new(seat, manner, time, seed))
            }
        }
    }
}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Self, UnknownStyle> {
        let unknown = || UnknownStyle(text.to_owned());
        let (name, seconds) = text.split_once(':').map_or((text, None), |(a, b)| (a, Some(b)));
        let mut kinds = KINDS.iter().chain([&BEST]);
        let &(_, kind) = kinds.find(|(known, _)| *known == name).ok_or_else(unknown)?;
        let seconds =
            seconds.map_or(Ok(SECONDS), |seconds| parse_seconds(seconds).ok_or_else(unknown));
        Ok(Self { kind, seconds: seconds? })
    }
}

/// A number of seconds up to an hour.
#[must_use]
pub fn parse_seconds(text: &str) -> Option<f64> {
    text.parse().ok().filter(|seconds| (0.0..=3600.0).contains(seconds))
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownStyle(String);

impl std::error::Error for UnknownStyle {}

impl fmt::Display for UnknownStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Style::names().collect();
        write!(
            f,
            "unknown player {:?}: {}, or one of them with seconds in all, such as quadrille:2.5",
            self.0,
            names.join(", ")
        )
    }
}
