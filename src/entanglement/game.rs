//! The tiles of a game, and what is asked about them.

use std::fmt;

use super::{board::N_CELLS, tile::Tile};

/// What a plan makes as large as possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Goal {
    /// The points
    #[default]
    Score,
    /// The number of segments
    Length,
}

/// Tiles in the order in which they are dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entanglement {
    tiles: Vec<Tile>,
    rules: Rules,
}

/// Who turns the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Nobody: they are placed as they come.
    AsDealt,
    /// The player, before placing them.
    Plan {
        /// What for.
        goal: Goal,
        /// Whether the second tile lies in a pocket, for which the tile in hand may be swapped.
        has_pocket: bool,
    },
}

impl Entanglement {
    /// The most turns that there can be: a tile for each cell but the base.
    pub const MAX_TURNS: usize = N_CELLS - 1;

    /// A game.
    ///
    /// # Panics
    ///
    /// If there are more tiles than can be placed or kept, or none for the pocket.
    #[must_use]
    pub fn new(tiles: Vec<Tile>, rules: Rules) -> Self {
        let game = Self { tiles, rules };
        assert!(game.tiles.len() >= game.n_kept(), "a tile for the pocket");
        assert!(game.n_turns() <= Self::MAX_TURNS, "a cell for each tile");
        game
    }

    /// The tiles in the order in which they are dealt.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Who turns them.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether there is a pocket.
    #[must_use]
    pub fn has_pocket(&self) -> bool {
        matches!(self.rules, Rules::Plan { has_pocket: true, .. })
    }

    /// How many tiles are never placed: the one that is in the pocket in the end.
    fn n_kept(&self) -> usize {
        usize::from(self.has_pocket())
    }

    /// How many turns there are if the path does not end before.
    #[must_use]
    pub fn n_turns(&self) -> usize {
        self.tiles.len() - self.n_kept()
    }

    /// The tile that is dealt in a turn, counted from 0, by its index.
    #[must_use]
    pub fn dealt(&self, turn: usize) -> usize {
        if turn == 0 { 0 } else { turn + self.n_kept() }
    }

    /// The tile that is in the pocket at the start, by its index.
    #[must_use]
    pub fn pocket(&self) -> Option<usize> {
        self.has_pocket().then_some(1)
    }

    /// What may be done in a turn, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let (n_rotations, has_pocket) = match self.rules {
            Rules::AsDealt => (1, false),
            Rules::Plan { has_pocket, .. } => (Tile::N_ROTATIONS, has_pocket),
        };
        let swaps = [false, true].into_iter().filter(move |&is_swap| has_pocket || !is_swap);
        swaps.flat_map(move |is_swap| {
            (0..n_rotations).map(move |rotation| Move { is_swap, rotation })
        })
    }
}

/// How a tile is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Move {
    /// Whether the tile in hand is swapped for the one in the pocket first.
    pub is_swap: bool,
    /// By how many sides the tile is turned, clockwise: 0 to 5.
    pub rotation: u8,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rotation, if self.is_swap { " swap" } else { "" })
    }
}

/// Deals the tiles, one a turn.
#[derive(Clone, Debug)]
pub struct Hand<'g> {
    game: &'g Entanglement,
    turn: usize,
    pocket: Option<usize>,
}

impl<'g> Hand<'g> {
    /// Before the first turn.
    #[must_use]
    pub fn new(game: &'g Entanglement) -> Self {
        Self { game, turn: 0, pocket: game.pocket() }
    }

    /// The tile of the next turn as it is placed. None if there is none, or it is to be swapped and
    /// there is no pocket.
    pub fn play(&mut self, Move { is_swap, rotation }: Move) -> Option<Tile> {
        if self.turn == self.game.n_turns() {
            return None;
        }
        let mut tile = self.game.dealt(self.turn);
        if is_swap {
            tile = self.pocket.replace(tile)?;
        }
        self.turn += 1;
        Some(self.game.tiles[tile].rotated(rotation))
    }
}
