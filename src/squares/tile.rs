//! Tiles and their colours.

use std::fmt;

use itertools::Itertools;

/// One of four colours, written `1` to `4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The colour of this digit, from `1` to `4`.
    #[must_use]
    pub fn parse(digit: char) -> Option<Self> {
        let value = digit.to_digit(10).filter(|value| (1..=4).contains(value))?;
        Some(Self(value as u8 - 1))
    }

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// How far a tile is turned clockwise: by 0, 1, 2 or 3 quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rotation(u8);

impl Rotation {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The rotation of this digit, from `0` to `3`.
    #[must_use]
    pub fn parse(digit: char) -> Option<Self> {
        let value = digit.to_digit(10).filter(|&value| value < 4)?;
        Some(Self(value as u8))
    }

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A tile as it is dealt: its four colours, each once, clockwise from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile([Colour; 4]);

impl Tile {
    /// A tile of these colours, clockwise from the top left, if they differ.
    #[must_use]
    pub fn new(colours: [Colour; 4]) -> Option<Self> {
        colours.iter().all_unique().then_some(Self(colours))
    }

    /// All 24.
    pub fn all() -> impl Iterator<Item = Self> {
        let orders = Colour::ALL.into_iter().permutations(4);
        orders.map(|order| Self(order.try_into().expect("four colours")))
    }

    /// The tile that is so written: `4132`.
    #[must_use]
    pub fn parse(digits: &str) -> Option<Self> {
        let colours: Option<Vec<Colour>> = digits.chars().map(Colour::parse).collect();
        Self::new(colours?.try_into().ok()?)
    }

    /// Its colours as dealt, clockwise from the top left.
    #[must_use]
    pub fn colours(self) -> [Colour; 4] {
        self.0
    }

    /// Its colours after it was turned, clockwise from the top left.
    #[must_use]
    pub fn turned(self, rotation: Rotation) -> [Colour; 4] {
        let mut colours = self.0;
        colours.rotate_right(rotation.index());
        colours
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.iter().format(""))
    }
}
