//! Games as files that can be checked and drawn.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process::Stdio,
};

use itertools::Itertools;

use super::{game::Record, side::Contestant};
use crate::{
    duel::MatchError,
    squares::{formats::write_game, scoring::olympiad_points},
};

/// A folder with a file for each game, and one for what each player wrote to standard error.
pub(super) struct Log {
    folder: PathBuf,
}

fn failed(path: &Path, error: io::Error) -> MatchError {
    MatchError::File(path.display().to_string(), error)
}

impl Log {
    pub(super) fn new(folder: &Path) -> Result<Self, MatchError> {
        fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
        Ok(Self { folder: folder.to_owned() })
    }

    fn path(&self, game: usize, kind: &str) -> PathBuf {
        self.folder.join(format!("game-{:04}.{kind}", game + 1))
    }

    /// Where the players of a game write to when something is wrong.
    pub(super) fn errors(&self, game: usize) -> Result<[Stdio; 2], MatchError> {
        let open = |player: usize| {
            let path = self.path(game, &format!("player-{player}.err"));
            File::create(&path).map(Stdio::from).map_err(|error| failed(&path, error))
        };
        Ok([open(1)?, open(2)?])
    }

    pub(super) fn write(
        &self,
        game: usize,
        contestants: [&Contestant; 2],
        record: &Record,
    ) -> Result<(), MatchError> {
        let path = self.path(game, "txt");
        fs::write(&path, text(contestants, record)).map_err(|error| failed(&path, error))
    }
}

fn text(contestants: [&Contestant; 2], record: &Record) -> String {
    let Record { game, faults, seconds, scores } = record;
    let [one, other] = contestants;
    let mut lines =
        vec![format!("# player 1: {}", one.name), format!("# player 2: {}", other.name)];
    let whole = write_game(game);
    let n_head = whole.lines().count() - game.moves.len();
    for (index, line) in whole.lines().enumerate() {
        for (player, fault) in (1..).zip(faults) {
            if let Some((at, fault)) = fault
                && n_head + at == index
            {
                lines.push(format!("# player {player}: {fault}; the referee moves from here on"));
            }
        }
        lines.push(line.to_owned());
    }
    let [a, b] = *scores;
    lines.push(format!("# score {a} : {b}"));
    lines.push(format!("# points {} : {}", olympiad_points(a, b), olympiad_points(b, a)));
    lines.push(format!("# seconds {:.2} : {:.2}", seconds[0], seconds[1]));
    lines.iter().format("\n").to_string() + "\n"
}
