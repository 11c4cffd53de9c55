//! One game.

use std::{process::Stdio, time::Duration};

use rand::{SeedableRng, seq::IteratorRandom};
use rand_chacha::ChaCha8Rng;

use super::{deal::Deal, fault::Fault, side::Contestant};
use crate::{
    solving::{Stop, Stopped},
    squares::{instance::Game, players::Seat, rules::legal_moves, scoring::score},
};

/// How a game went. Whatever there are two of is of player 1 and player 2.
pub(super) struct Record {
    pub(super) game: Game,
    /// Why the referee moved for a player, and before which of the moves that began.
    pub(super) faults: [Option<(usize, Fault)>; 2],
    pub(super) seconds: [f64; 2],
    pub(super) scores: [usize; 2],
}

/// Lets two players play, each with so much time for all its moves.
pub(super) fn play(
    contestants: [&Contestant; 2],
    mut deal: Deal,
    seed: u64,
    clock: Duration,
    errors: [Stdio; 2],
    stop: &Stop,
) -> Result<Record, Stopped> {
    let mut game = Game { colours: deal.colours.map(Some), ..Game::new(deal.start) };
    let mut board = game.board();
    let mut faults = [None, None];
    let mut left = [clock; 2];
    let mut player = 0;
    let mut sides = errors.map(|errors| {
        let seat = Seat { player, colour: deal.colours[player], start: deal.start };
        let side = contestants[player].sit(seat, seed, clock, errors);
        let side = side.map_err(|fault| faults[player] = Some((0, fault))).ok();
        player += 1;
        side
    });
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    player = 0;
    while let Some(by_lot) = legal_moves(&board).choose(&mut rng) {
        stop.check()?;
        let tile = deal.next().expect("tiles without an end");
        let asked = match &mut sides[player] {
            Some(side) => Some(side.ask(&board, tile, &mut left[player], stop)?),
            None => None,
        };
        let answer = match asked {
            Some(Ok(answer)) => answer,
            Some(Err(fault)) => {
                faults[player] = Some((game.moves.len(), fault));
                sides[player] = None;
                by_lot
            }
            None => by_lot,
        };
        let placed = answer.with(tile);
        board.place(placed);
        game.moves.push(placed);
        player = 1 - player;
        if let Some(side) = &mut sides[player] {
            side.tell(placed);
        }
    }
    let scores = deal.colours.map(|colour| score(&board, colour));
    let seconds = left.map(|left| clock.saturating_sub(left).as_secs_f64());
    Ok(Record { game, faults, seconds, scores })
}
