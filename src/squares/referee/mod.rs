//! The referee: games between two players, and what became of them.

mod deal;
mod fault;
mod game;
mod log;
mod program;
mod side;
mod table;

use std::{
    path::PathBuf,
    process::Stdio,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use deal::Deal;
use fault::Fault;
use log::Log;
use side::Contestant;
use table::Table;

use super::{instance::Squares, players::parse_seconds};
use crate::duel::{Duel, MatchError, Verdict, Watch};

/// Who plays how many games: options of the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct Match {
    /// Who plays, given twice: a command, or builtin: and a name: random, greedy, one-ply, monte-carlo,
    /// expectimax, blend, quadrille, with seconds of thinking in all if you like: builtin:quadrille:2.5
    #[arg(long = "player", value_name = "CMD", required = true)]
    players: Vec<Contestant>,

    /// How many games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// Play each deal twice, once with each of them as player 1
    #[arg(long)]
    swap: bool,

    /// What colours and tiles are drawn from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,

    /// How many games to play at the same time
    #[arg(short, long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,

    /// The seconds that each player has for all its moves in a game
    #[arg(long, value_name = "SECONDS", default_value_t = 30.0, value_parser = seconds)]
    clock: f64,

    /// Write each game to this folder, and what programs write to standard error
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
}

fn seconds(text: &str) -> Result<f64, String> {
    parse_seconds(text).ok_or_else(|| "a number of seconds up to 3600".to_owned())
}

impl Duel for Squares {
    type Match = Match;

    fn referee(played: &Match, watch: &Watch) -> Result<Verdict, MatchError> {
        let contestants: [Contestant; 2] = played.players.clone().try_into().map_err(|_| {
            MatchError::Usage("--player is given twice, once for each of them".to_owned())
        })?;
        let n_games = played.games as usize;
        if played.swap && !n_games.is_multiple_of(2) {
            let words = "with --swap the number of games is even: each deal is played twice";
            return Err(MatchError::Usage(words.to_owned()));
        }
        let log = played.log.as_deref().map(Log::new).transpose()?;
        let hall = Hall {
            contestants: &contestants,
            played,
            log,
            watch,
            n_started: AtomicUsize::new(0),
            so_far: Mutex::new((Table::new(n_games), 0)),
        };
        (watch.progress)(0, n_games);
        let jobs = usize::from(played.jobs).min(n_games);
        let ends: Vec<Result<(), MatchError>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(|| hall.work())).collect();
            workers.into_iter().map(|worker| worker.join().expect("no panic")).collect()
        });
        let stopped = match ends.into_iter().collect() {
            Ok(()) => None,
            Err(MatchError::Stopped(stopped)) => Some(stopped),
            Err(error) => return Err(error),
        };
        let (table, n_done) = hall.so_far.into_inner().unwrap_or_else(PoisonError::into_inner);
        let table = (n_done > 0).then(|| table.write(&contestants));
        Ok(Verdict { table: table.unwrap_or_default(), stopped })
    }
}

/// Where the games are played.
struct Hall<'h> {
    contestants: &'h [Contestant; 2],
    played: &'h Match,
    log: Option<Log>,
    watch: &'h Watch,
    n_started: AtomicUsize,
    /// The table, and the number of games in it.
    so_far: Mutex<(Table, usize)>,
}

impl Hall<'_> {
    /// Plays one game after the other while there are any left.
    fn work(&self) -> Result<(), MatchError> {
        let n_games = self.played.games as usize;
        loop {
            let game = self.n_started.fetch_add(1, Ordering::Relaxed);
            if game >= n_games {
                return Ok(());
            }
            if let Err(error) = self.play(game) {
                // nobody begins another
                self.n_started.store(n_games, Ordering::Relaxed);
                return Err(error);
            }
        }
    }

    fn play(&self, game: usize) -> Result<(), MatchError> {
        let Match { swap, seed, clock, .. } = *self.played;
        let (deal, is_swapped) = if swap { (game / 2, game % 2 == 1) } else { (game, false) };
        let [one, other] = self.contestants;
        let seated = if is_swapped { [other, one] } else { [one, other] };
        let errors = match &self.log {
            Some(log) => log.errors(game)?,
            None => [Stdio::null(), Stdio::null()],
        };
        let record = game::play(
            seated,
            Deal::new(seed, deal),
            // for what is drawn beside the deal
            seed.wrapping_mul(1_000_003).wrapping_add(game as u64),
            Duration::from_secs_f64(clock),
            errors,
            &self.watch.stop,
        )?;
        for (contestant, fault) in seated.iter().zip(&record.faults) {
            if let Some((_, fault @ Fault::Start(_))) = fault {
                return Err(MatchError::Usage(format!("{}: {fault}", contestant.name)));
            }
        }
        if let Some(log) = &self.log {
            log.write(game, seated, &record)?;
        }
        let mut so_far = self.so_far.lock().unwrap_or_else(PoisonError::into_inner);
        so_far.0.add(deal, is_swapped, &record);
        so_far.1 += 1;
        (self.watch.progress)(so_far.1, self.played.games as usize);
        Ok(())
    }
}
