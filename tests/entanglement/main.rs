//! Entanglement through the library: the path traced, the rules, whole games as clauses.

mod best;
mod clauses;
mod plan;
mod play;
mod rules;

use proptest::prelude::*;
use quadrille::entanglement::{Answer, Entrance, Tile, Walk};

/// A tile whose paths join neighbours in this order of the entrances.
fn tile(order: &[Entrance]) -> Tile {
    let paths: Vec<[Entrance; 2]> = order.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
    Tile::new(paths.try_into().expect("six pairs")).expect("twelve entrances")
}

fn random_tile() -> impl Strategy<Value = Tile> {
    Just((0..12).collect::<Vec<Entrance>>()).prop_shuffle().prop_map(|order| tile(&order))
}

/// The answers of a game, by the rules, as far as it goes.
fn walked(tiles: &[Tile]) -> Vec<Answer> {
    let mut walk = Walk::new();
    let turns = tiles.iter().map_while(|&tile| {
        let segments = walk.place(tile)?;
        Some(Answer { total: walk.score(), segments })
    });
    turns.collect()
}

/// Turns the tiles that take the path off the board, or back to the base, as long as another rotation
/// keeps it going: without that most games are short.
fn lasting(tiles: Vec<Tile>) -> Vec<Tile> {
    let mut walk = Walk::new();
    let mut placed = Vec::new();
    for tile in tiles {
        let turned = (0..Tile::N_ROTATIONS).map(|rotation| tile.rotated(rotation));
        let lasts = |tile: &Tile| {
            let mut next = walk.clone();
            next.place(*tile).is_some() && next.ahead().is_some()
        };
        let tile = turned.clone().find(lasts).unwrap_or(tile);
        placed.push(tile);
        if walk.place(tile).is_none() || walk.ahead().is_none() {
            break;
        }
    }
    placed
}
