//! Squares through the library: rules, moves found in three ways, formats, protocol.

mod formats;
mod moves;
mod play;
mod players;
mod rules;
mod what_if;

use quadrille::{
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::Solutions,
    solving::Settings,
    squares::{Board, Game, Move, Placed, Squares, Tile, legal_moves},
};
use rand::{
    SeedableRng,
    seq::{IndexedRandom, IteratorRandom},
};
use rand_chacha::ChaCha8Rng;

fn squares(words: &str) -> Squares {
    let text = words.split_whitespace().collect::<Vec<_>>().join("\n");
    Squares::parse(&text).unwrap()
}

fn tile(digits: &str) -> Tile {
    Tile::parse(digits).unwrap()
}

/// The moves by SAT, in order.
fn by_sat(puzzle: &Squares, encoding: &Encoding) -> Vec<Move> {
    let solutions = Solutions::new(puzzle, encoding, &Settings::default());
    let mut moves: Vec<Move> = solutions.map(|answer| answer.unwrap()).collect();
    moves.sort_unstable();
    moves
}

/// The encodings that differ in one thing from the default.
fn encodings() -> Vec<Encoding> {
    Encoding::each(&Squares::dimensions())
}

/// A game at random, one position after the other with the tile to place, to the end.
fn random_game(seed: u64) -> Vec<(Game, Tile)> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let tiles: Vec<Tile> = Tile::all().collect();
    let mut draw = move || *tiles.choose(&mut rng).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed + 1);
    let start = squares(&format!("Ff{}0", draw())).game().start;
    let mut game = Game::new(start);
    let mut positions = Vec::new();
    loop {
        let tile = draw();
        positions.push((game.clone(), tile));
        let board: Board = game.board();
        let Some(answer) = legal_moves(&board).choose(&mut rng) else { return positions };
        let placed: Placed = answer.with(tile);
        game.moves.push(placed);
    }
}
