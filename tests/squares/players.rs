//! Players: what they see in moves, and how they end a game.

use std::time::{Duration, Instant};

use quadrille::squares::{
    Colour, Game, Placed, legal_moves,
    players::{Seat, Style},
    score,
    search::{blend, expectimax, monte_carlo, table::Table},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{random_game, squares, tile};

fn later() -> Instant {
    Instant::now() + Duration::from_secs(60)
}

/// A table at which the first player knows of no colour but its own.
fn table(game: &Game, player: usize, colour: Colour) -> Table {
    let mut table = Table::new(player, colour, game.start);
    for (index, &placed) in game.moves.iter().enumerate() {
        table.watch(index % 2, placed);
    }
    table
}

#[test]
fn moves_tell_colours() {
    let mut n_right = 0;
    for seed in 0..20 {
        let start = random_game(seed)[0].0.start;
        let colours = [
            Colour::ALL[seed as usize % 4],
            Colour::ALL[(seed as usize / 4 + 1 + seed as usize) % 4],
        ];
        if colours[0] == colours[1] {
            n_right += 1;
            continue;
        }
        let style: Style = "one-ply".parse().unwrap();
        let mut players =
            [0, 1].map(|player| style.sit(Seat { player, colour: colours[player], start }, seed));
        let mut watcher = Table::new(0, colours[0], start);
        for (index, (_, tile)) in random_game(seed).into_iter().take(24).enumerate() {
            let Some(answer) = players[index % 2].choose(tile) else { break };
            let placed: Placed = answer.with(tile);
            players[1 - index % 2].see(placed);
            watcher.watch(index % 2, placed);
        }
        let chances = watcher.belief.of(1, colours[0]);
        assert_eq!(chances[colours[0].index()], 0.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let most = (0..4).max_by(|&a, &b| chances[a].total_cmp(&chances[b])).unwrap();
        n_right += usize::from(most == colours[1].index());
    }
    assert!(n_right >= 17, "{n_right} of 20 colours");
}

#[test]
fn the_last_move_of_a_game_is_the_best() {
    let mut n_last = 0;
    for seed in 0..60 {
        for (game, tile) in random_game(seed) {
            let board = game.board();
            let ends = |placed| legal_moves(&board.after(placed)).next().is_none();
            let moves: Vec<_> = legal_moves(&board).map(|answer| answer.with(tile)).collect();
            if moves.is_empty() || !moves.iter().all(|&placed| ends(placed)) {
                continue;
            }
            n_last += 1;
            let (player, colour) = (game.moves.len() % 2, Colour::ALL[seed as usize % 4]);
            let table = table(&game, player, colour);
            let chances = table.belief.of(1 - player, colour);
            let worth = |placed: Placed| -> f32 {
                let after = board.after(placed);
                let other = |other: Colour| chances[other.index()] * score(&after, other) as f32;
                score(&after, colour) as f32 - Colour::ALL.into_iter().map(other).sum::<f32>()
            };
            let most = moves.iter().map(|&placed| worth(placed)).fold(f32::NEG_INFINITY, f32::max);
            let best = expectimax::best(&table, tile, later()).unwrap();
            assert!((worth(best.answer().with(tile)) - most).abs() < 1e-3);
            assert!((best.value - most).abs() < 1e-3, "{} for {most}", best.value);
        }
    }
    assert!(n_last >= 10, "{n_last} last moves");
}

#[test]
fn whatever_the_time_there_is_a_move_until_none_fits() {
    for (game, tile) in random_game(5) {
        let table = table(&game, game.moves.len() % 2, Colour::ALL[0]);
        let legal: Vec<_> = legal_moves(&game.board()).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let now = Instant::now();
        let answers = [
            table.candidates(tile).first().copied(),
            expectimax::best(&table, tile, now),
            monte_carlo::best(&table, tile, now, &mut rng),
            blend::best(&table, tile, now, &mut rng),
        ];
        for answer in answers {
            match answer {
                Some(answer) => assert!(legal.contains(&answer.answer())),
                None => assert!(legal.is_empty()),
            }
        }
    }
}

#[test]
fn moves_that_are_not_legal_are_taken_in() {
    let mut table = Table::new(0, Colour::ALL[0], squares("Ff42130").game().start);
    let far = squares("Aa42130").game().start;
    table.watch(1, far);
    assert_eq!(table.belief, Default::default());
    assert!(expectimax::best(&table, tile("1423"), Instant::now()).is_some());
}
