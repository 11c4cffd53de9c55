//! What became of the games.

use comfy_table::{CellAlignment, presets};

use super::{game::Record, side::Contestant};
use crate::squares::scoring::olympiad_points;

/// The quantile of the normal distribution for intervals that hold 95 times in 100.
const QUANTILE: f64 = 1.96;

const HEADER: [&str; 9] =
    ["player", "games", "wins", "draws", "wins %", "score", "points", "seconds", "faults"];

/// What a contestant has to show for a game.
#[derive(Clone, Copy)]
struct Line {
    own: usize,
    other: usize,
    seconds: f64,
    is_faulty: bool,
}

/// The games so far, seen from both contestants.
pub(super) struct Table {
    /// Games that share a deal are one item: they are not independent.
    deals: Vec<Vec<[Line; 2]>>,
}

impl Table {
    pub(super) fn new(n_deals: usize) -> Self {
        Self { deals: vec![Vec::new(); n_deals] }
    }

    /// Adds a game; `is_swapped` if the first contestant was player 2.
    pub(super) fn add(&mut self, deal: usize, is_swapped: bool, record: &Record) {
        let line = |player: usize| Line {
            own: record.scores[player],
            other: record.scores[1 - player],
            seconds: record.seconds[player],
            is_faulty: record.faults[player].is_some(),
        };
        let mut lines = [line(0), line(1)];
        if is_swapped {
            lines.reverse();
        }
        self.deals[deal].push(lines);
    }

    /// The table with a line for each contestant.
    pub(super) fn write(&self, contestants: &[Contestant; 2]) -> String {
        let mut table = comfy_table::Table::new();
        table.load_style(presets::NOTHING).set_header(HEADER);
        for (index, contestant) in contestants.iter().enumerate() {
            table.add_row(self.row(index, contestant));
        }
        for (index, column) in table.column_iter_mut().enumerate() {
            column.set_padding((0, 2));
            if index > 0 {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    fn row(&self, index: usize, contestant: &Contestant) -> [String; HEADER.len()] {
        let lines = || self.deals.iter().flatten().map(|lines| lines[index]);
        let n_games = lines().count();
        let n_wins = lines().filter(|line| line.own > line.other).count();
        let n_draws = lines().filter(|line| line.own == line.other).count();
        let [low, high] = wilson(n_wins, n_games).map(|share| 100.0 * share);
        let wins = format!("{:.1} ({low:.1}..{high:.1})", 100.0 * n_wins as f64 / n_games as f64);
        let most = lines().map(|line| line.seconds).fold(0.0, f64::max);
        [
            contestant.name.clone(),
            n_games.to_string(),
            n_wins.to_string(),
            n_draws.to_string(),
            wins,
            self.mean(index, |line| line.own as f64),
            self.mean(index, |line| olympiad_points(line.own, line.other) as f64),
            format!("{most:.2}"),
            lines().filter(|line| line.is_faulty).count().to_string(),
        ]
    }

    /// The mean over deals, and how far off it may be.
    fn mean(&self, index: usize, value: impl Fn(&Line) -> f64) -> String {
        let deals = self.deals.iter().filter(|games| !games.is_empty());
        let values: Vec<f64> = deals
            .map(|games| {
                games.iter().map(|lines| value(&lines[index])).sum::<f64>() / games.len() as f64
            })
            .collect();
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        if values.len() < 2 {
            return format!("{mean:.1}");
        }
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
        format!("{mean:.1} ± {:.1}", QUANTILE * (variance / n).sqrt())
    }
}

/// Between what the true share lies where so many of so many were counted.
///
/// Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
fn wilson(n_wins: usize, n_games: usize) -> [f64; 2] {
    let (n, square) = (n_games as f64, QUANTILE * QUANTILE);
    let share = n_wins as f64 / n;
    let centre = share + square / (2.0 * n);
    let half = QUANTILE * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    [centre - half, centre + half].map(|bound| (bound / (1.0 + square / n)).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn intervals_are_wilsons() {
        let close = |[low, high]: [f64; 2], expected: [f64; 2]| {
            assert!((low - expected[0]).abs() < 1e-3 && (high - expected[1]).abs() < 1e-3);
        };
        close(wilson(0, 10), [0.0, 0.2775]);
        close(wilson(10, 10), [0.7225, 1.0]);
        close(wilson(50, 100), [0.4038, 0.5962]);
    }
}
