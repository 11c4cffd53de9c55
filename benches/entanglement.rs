//! How long a turn takes, and how far plans go: `cargo bench --bench entanglement [TILES]`, with plans of
//! up to so many tiles.

use std::{env, time::Instant};

use cpu_time::ThreadTime;
use quadrille::{
    encoding::Encoding,
    encodings::tracing,
    entanglement::{Entanglement, Game, Goal, Rules, Tile, Walk, best_game},
    improvements::Improvements,
    puzzle::Puzzle,
    solving::{Settings, Solver},
};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

fn main() {
    // cargo passes --bench
    let n_tiles = env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(10);
    turns();
    plans(n_tiles);
    let start = Instant::now();
    best_game(&Settings::default()).expect("nobody stops it");
    println!("\na game of 9080 points: {:.3} s", start.elapsed().as_secs_f64());
}

fn tiles(seed: u64, n: usize) -> Vec<Tile> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let tile = |_| {
        let mut ends: Vec<u8> = (0..12).collect();
        ends.shuffle(&mut rng);
        let paths: Vec<[u8; 2]> = ends.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        Tile::new(paths.try_into().expect("six pairs")).expect("twelve entrances")
    };
    (0..n).map(tile).collect()
}

/// A long game: tiles are turned so that the path goes on, where they can be.
fn long_game(seed: u64) -> Vec<Tile> {
    let mut walk = Walk::new();
    let placed = tiles(seed, Entanglement::MAX_TURNS).into_iter().map_while(|tile| {
        walk.ahead()?;
        let turned = (0..Tile::N_ROTATIONS).map(|rotation| tile.rotated(rotation));
        let goes_on = |tile: &Tile| {
            let mut walk = walk.clone();
            walk.place(*tile).is_some() && walk.ahead().is_some()
        };
        let tile = turned.into_iter().find(goes_on).unwrap_or(tile);
        walk.place(tile).map(|_| tile)
    });
    placed.collect()
}

fn turns() {
    let shipped = include_str!("../puzzles/entanglement/highest.txt");
    let shipped = Entanglement::read(shipped, &Default::default()).expect("a shipped game");
    let random: Vec<Vec<Tile>> = (0..200).map(long_game).collect();
    println!("ms of the processor for a turn   turns  median    99 %  maximum");
    for tracing in tracing::ENCODINGS {
        for solver in [Solver::Varisat, Solver::Batsat] {
            let settings = Settings { solver, ..Settings::default() };
            for (kind, games) in [("random", &random[..]), ("9080", &[shipped.tiles().to_vec()])] {
                let mut times = Vec::new();
                for tiles in games {
                    let mut game = Game::new(tracing.encoding, &settings);
                    for &tile in tiles {
                        let start = ThreadTime::now();
                        game.place(tile).expect("an answer");
                        times.push(1e3 * start.elapsed().as_secs_f64());
                    }
                }
                times.sort_by(f64::total_cmp);
                let rank = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
                let name = format!("{kind}, {}, {solver}", tracing.name);
                let [median, high, most] = [0.5, 0.99, 1.0].map(rank);
                println!("{name:<30} {:>7} {median:>7.3} {high:>7.3} {most:>8.3}", times.len());
            }
        }
    }
}

fn plans(n_most: usize) {
    println!("\ns for the best plan           tiles  median  maximum");
    let cases =
        [("lazy", false, n_most), ("lazy", true, n_most - 2), ("clauses", false, n_most - 4)];
    for (name, has_pocket, n_most) in cases {
        let encoding = Encoding::parse(&Entanglement::dimensions(), name).expect("a name");
        for n_tiles in (4..=n_most).step_by(2) {
            let rules = Rules::Plan { goal: Goal::Score, has_pocket };
            let mut times: Vec<f64> = (0..5)
                .map(|seed| {
                    let n_dealt = n_tiles + usize::from(has_pocket);
                    let game = Entanglement::new(tiles(seed, n_dealt), rules);
                    let start = Instant::now();
                    Improvements::new(&game, &encoding, &Settings::default())
                        .unwrap()
                        .for_each(drop);
                    start.elapsed().as_secs_f64()
                })
                .collect();
            times.sort_by(f64::total_cmp);
            let name = format!("{name}{}", if has_pocket { ", pocket" } else { "" });
            println!("{name:<28} {n_tiles:>6} {:>7.3} {:>8.3}", times[2], times[4]);
        }
    }
}
