//! Legal moves of Squares by SAT and by bit boards: `cargo bench --bench squares`.

use std::time::{Duration, Instant};

use divan::{Bencher, counter::ItemsCount};
use quadrille::{
    encoding::Encoding,
    puzzle::Puzzle,
    solutions::Solutions,
    solving::Settings,
    squares::{
        Colour, Rotation, Squares, Tile, legal_moves,
        players::{Seat, Style},
        search::{position::Position, replies::Replies},
    },
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn main() {
    divan::main();
}

/// The middle of a game, and its beginning.
fn position(n_moves: usize) -> Squares {
    let mut puzzle = Squares::parse("Ff42130\n").expect("a start tile");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let tiles: Vec<Tile> = Tile::all().collect();
    for _ in 0..n_moves {
        let moves: Vec<_> = legal_moves(puzzle.board()).collect();
        let answer = moves[rng.random_range(0..moves.len())];
        let mut game = puzzle.game().clone();
        game.moves.push(answer.with(tiles[rng.random_range(0..24)]));
        puzzle = Squares::new(game, None);
    }
    puzzle
}

/// All legal moves of a position, by each encoding.
#[divan::bench(args = Encoding::each(&Squares::dimensions()), sample_count = 20)]
fn list_by_sat(encoding: &Encoding) -> usize {
    let puzzle = position(10);
    Solutions::new(&puzzle, encoding, &Settings::default()).map(Result::unwrap).count()
}

/// All legal moves of a position, made one after the other.
#[divan::bench(args = [0, 10, 20])]
fn place_by_bits(bencher: Bencher, n_moves: usize) {
    let position = Position::new(position(n_moves).board());
    let n = 4 * position.prospects().legal.len();
    let tile = Tile::all().last().expect("24 tiles");
    bencher.counter(ItemsCount::new(n)).bench(|| {
        for at in position.prospects().legal.cells() {
            for rotation in Rotation::ALL {
                let mut after = divan::black_box(position);
                after.place(at, tile.turned(rotation));
                divan::black_box(after.prospects());
            }
        }
    });
}

/// The value of every move with every tile.
#[divan::bench(args = [0, 10, 20])]
fn replies(bencher: Bencher, n_moves: usize) {
    let position = Position::new(position(n_moves).board());
    bencher.bench(|| Replies::new(&position, [true; 4]));
}

/// A first move in which a player may think for so many milliseconds in the whole game: how far it
/// overruns its share.
#[divan::bench(args = [100, 1000], sample_count = 3)]
fn first_move(milliseconds: u64) -> Duration {
    let puzzle = position(0);
    let seat = Seat { player: 0, colour: Colour::ALL[0], start: puzzle.game().start };
    let style = Style::best(Duration::from_millis(milliseconds).as_secs_f64());
    let start = Instant::now();
    style.sit(seat, 0).choose(Tile::all().last().expect("24 tiles"));
    start.elapsed()
}
