//! Which colour a player has, as far as its moves tell.

use super::replies::{Replies, corners};
use crate::squares::{
    cell::Cell,
    tile::{Colour, Rotation, Tile},
};

/// Players are taken to like a move better than another by this many points before they prefer it
/// clearly: the temperature of a softmax.
const TEMPERATURE: f32 = 1.0;
/// How often a move is made for no reason that is known here.
const WHIM: f32 = 0.05;

/// Colours less likely than this are taken to be impossible as long as they are.
const DOUBT: f32 = 0.02;

/// For each player the logarithm of how likely its moves were with each colour.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Belief {
    likelihoods: [[f32; 4]; 2],
}

impl Belief {
    /// How likely each colour is to be that of a player, 0 or 1, for somebody who has another.
    #[must_use]
    pub fn of(&self, player: usize, not: Colour) -> [f32; 4] {
        let likelihoods = self.likelihoods[player];
        let most = likelihoods.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let mut chances = likelihoods.map(|likelihood| (likelihood - most).exp());
        chances[not.index()] = 0.0;
        let sum: f32 = chances.iter().sum();
        if sum > 0.0 {
            let likely = chances.map(|chance| if chance < DOUBT * sum { 0.0 } else { chance });
            let sum: f32 = likely.iter().sum();
            return likely.map(|chance| chance / sum);
        }
        let mut even = [1.0 / 3.0; 4];
        even[not.index()] = 0.0;
        even
    }

    /// What a player with a colour wants: that colour, and none of what it takes for the other's.
    #[must_use]
    pub fn weights(&self, player: usize, colour: Colour) -> [f32; 4] {
        let mut weights = self.of(1 - player, colour).map(|chance| -chance);
        weights[colour.index()] = 1.0;
        weights
    }

    /// Learns from a move of a player, given what it could choose from; nothing if it was not among that.
    pub fn learn(
        &mut self,
        player: usize,
        replies: &Replies,
        tile: Tile,
        at: Cell,
        rotation: Rotation,
    ) {
        let index = replies.at.iter().position(|&(position, _)| position == at);
        let Some(index) = index else { return };
        for colour in Colour::ALL {
            let weights = self.weights(player, colour);
            let utility = |values: &[[f32; 4]; 4], rotation: Rotation| -> f32 {
                let corners = corners(tile, rotation);
                (0..4).map(|colour| weights[colour] * values[colour][corners[colour]]).sum()
            };
            let all = replies.at.iter().flat_map(|(_, values)| {
                Rotation::ALL.map(|rotation| utility(values, rotation) / TEMPERATURE)
            });
            let all: Vec<f32> = all.collect();
            let most = all.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let sum: f32 = all.iter().map(|utility| (utility - most).exp()).sum();
            let made = (all[4 * index + rotation.index()] - most).exp() / sum;
            let chance = WHIM / all.len() as f32 + (1.0 - WHIM) * made;
            self.likelihoods[player][colour.index()] += chance.ln();
        }
    }
}
