//! The best game of all: tiles that make the longest path in the last turn.
//!
//! Between the 36 cells around the base there are 84 sides, so 168 places at which a path crosses from one
//! tile to another, each once at most. A game that scores most has 35 turns of one segment, which leave
//! most of them to the last turn: a path that crosses at all of them has 169 segments, 134 of them in the
//! last turn, and scores 35 + 134 * 135 / 2 = 9080 (Nathaniel Johnston, 2012).
//!
//! Such a path is a single loop, closed by the base: through all cells, for the order of the turns; and
//! through all crossings, for the paths on the tiles.

use std::{collections::BTreeMap, sync::Arc};

use itertools::Itertools;
use quadrille_encodings::{
    Assignment, Cnf, Edge, Formula, Lit, LoopGraph, TernaryVal,
    at_most_one::{AtMostOne, Pairwise},
};

use super::{
    board::{Cell, Entrance, Entry, N_ENTRANCES},
    tile::Tile,
};
use crate::solving::{Deciding, Models, Problem, Settings, Stopped};

/// The highest score of any game.
pub const HIGHEST_SCORE: u64 = 9080;

/// The tiles of a game that has the [`HIGHEST_SCORE`].
///
/// # Errors
///
/// If it was stopped.
///
/// # Panics
///
/// If the solver is not [`available`](crate::solving::Solver::available).
pub fn best_game(settings: &Settings) -> Result<Vec<Tile>, Stopped> {
    let cells = order(settings)?;
    let crossings = Crossings::encode(&cells);
    let model = first(&crossings.formula, crossings.edges.clone(), settings)?;
    Ok(cells.iter().map(|&cell| crossings.tile(cell, &model)).collect())
}

/// A loop through all nodes of the edges that a formula allows.
fn first(formula: &Cnf, edges: Vec<Edge>, settings: &Settings) -> Result<Assignment, Stopped> {
    let mut formula = formula.clone();
    let n_nodes = edges.iter().flat_map(|edge| edge.ends).max().map_or(0, |last| last + 1);
    let vars = edges.iter().map(|edge| edge.lit.var()).collect();
    let graph = LoopGraph::new(vec![true; n_nodes], edges);
    graph.encode_degrees(&mut formula);
    let deciding = Deciding { vars, incomparable: true };
    let problem = Problem { formula, deciding, lazy: Some(Arc::new(graph)), multiplicity: 1 };
    Models::new(problem, settings).next().expect("there are such games")
}

fn is_true(model: &Assignment, lit: Lit) -> bool {
    model.lit_value(lit) == TernaryVal::True
}

/// The cells in the order of the turns: each next to the one before.
fn order(settings: &Settings) -> Result<Vec<Cell>, Stopped> {
    let cells: Vec<Cell> = Cell::all().collect();
    let index = |cell| cells.iter().position(|&one| one == cell);
    let (base, start) = (index(Cell::BASE), index(Entry::FIRST.cell));
    let mut formula = Cnf::new();
    let mut edges = Vec::new();
    for (one, &cell) in cells.iter().enumerate() {
        let neighbours = (0..N_ENTRANCES as Entrance).step_by(2).filter_map(|entrance| {
            let entry = Entry::leaving(cell, entrance);
            index(entry.cell).filter(|&other| other > one && entry.is_open())
        });
        for other in neighbours.filter(|_| Some(one) != base) {
            edges.push(Edge { ends: [one, other], lit: formula.fresh() });
        }
        // from the last cell, wherever that is, back to the base
        if let Some(base) = base.filter(|&base| base != one) {
            edges.push(Edge { ends: [one, base], lit: formula.fresh() });
            if Some(one) == start {
                formula.clause(&[edges[edges.len() - 1].lit]);
            }
        }
    }
    let model = first(&formula, edges.clone(), settings)?;
    let is_taken = |edge: &&Edge| is_true(&model, edge.lit);
    let mut taken: Vec<[usize; 2]> = edges.iter().filter(is_taken).map(|edge| edge.ends).collect();
    let mut order: Vec<Cell> = Vec::new();
    let mut here = start;
    taken
        .retain(|ends| ![base, start].iter().all(|end| end.is_some_and(|end| ends.contains(&end))));
    while let Some(node) = here.filter(|&node| Some(node) != base) {
        order.push(cells[node]);
        let next = taken.iter().position(|ends| ends.contains(&node));
        here = next.map(|next| taken.swap_remove(next)).map(|[a, b]| if a == node { b } else { a });
    }
    Ok(order)
}

/// Which crossings the tiles join.
struct Crossings {
    formula: Cnf,
    edges: Vec<Edge>,
    /// A literal for each two entrances of a cell that a path may join.
    joins: BTreeMap<(Cell, [Entrance; 2]), Lit>,
}

/// A crossing, as the lower of the two ways to say where it is.
type Crossing = Entry;

fn crossing(cell: Cell, entrance: Entrance) -> Crossing {
    Entry { cell, entrance }.min(Entry::leaving(cell, entrance))
}

impl Crossings {
    /// Each crossing is joined to another on both of its tiles, and the path comes to the cells in this
    /// order at first. The two at the base that it starts and ends with are joined there.
    fn encode(cells: &[Cell]) -> Self {
        let is_used = |cell: Cell, entrance| {
            let entry = Entry::leaving(cell, entrance);
            entry.is_open() || cell == Entry::FIRST.cell && entry.cell == Cell::BASE
        };
        let mut nodes: BTreeMap<Crossing, usize> = BTreeMap::new();
        let (mut formula, mut edges, mut joins) = (Cnf::new(), Vec::new(), BTreeMap::new());
        for &cell in cells {
            let used = (0..N_ENTRANCES as Entrance).filter(|&entrance| is_used(cell, entrance));
            let used: Vec<Entrance> = used.collect();
            for &entrance in &used {
                let n_nodes = nodes.len();
                nodes.entry(crossing(cell, entrance)).or_insert(n_nodes);
            }
            // never back across the same side
            let pairs = used.iter().copied().array_combinations();
            for [a, b] in pairs.filter(|[a, b]| a / 2 != b / 2) {
                let lit = formula.fresh();
                joins.insert((cell, [a, b]), lit);
                let ends = [a, b].map(|entrance| nodes[&crossing(cell, entrance)]);
                edges.push(Edge { ends, lit });
            }
            for &entrance in &used {
                let own = joins.range((cell, [0; 2])..=(cell, [Entrance::MAX; 2]));
                let own = own.filter(|((_, ends), _)| ends.contains(&entrance));
                let own: Vec<Lit> = own.map(|(_, &lit)| lit).collect();
                Pairwise.encode_exactly_one(&own, &mut formula);
            }
        }
        let lit = formula.fresh();
        formula.clause(&[lit]);
        edges.push(Edge { ends: [6, 7].map(|at| nodes[&crossing(Cell::BASE, at)]), lit });
        let mut crossings = Self { formula, edges, joins };
        crossings.follow(cells);
        crossings
    }

    /// The path crosses from each cell to the next, at one of two places.
    fn follow(&mut self, cells: &[Cell]) {
        let mut before = vec![(Entry::FIRST.entrance, None)];
        for (&cell, &next) in cells.iter().tuple_windows() {
            let leaves =
                (0..N_ENTRANCES as Entrance).filter(|&at| Entry::leaving(cell, at).cell == next);
            let mut after = Vec::new();
            for leave in leaves {
                let lit = self.formula.fresh();
                for &(enter, came) in &before {
                    let ends = [enter.min(leave), enter.max(leave)];
                    let Some(&join) = self.joins.get(&(cell, ends)) else { continue };
                    let came: Option<Lit> = came;
                    let clause = came.map(|came| !came).into_iter().chain([!lit, join]);
                    self.formula.clause(&clause.collect::<Vec<_>>());
                }
                after.push((Entry::leaving(cell, leave).entrance, Some(lit)));
            }
            let lits: Vec<Lit> = after.iter().filter_map(|&(_, lit)| lit).collect();
            Pairwise.encode_exactly_one(&lits, &mut self.formula);
            before = after;
        }
    }

    /// The tile on a cell. Entrances at the edge of the board, which the path never comes to, are joined as
    /// they come.
    fn tile(&self, cell: Cell, model: &Assignment) -> Tile {
        let own = self.joins.range((cell, [0; 2])..=(cell, [Entrance::MAX; 2]));
        let joined = own.filter(|&(_, &lit)| is_true(model, lit)).map(|(&(_, ends), _)| ends);
        let mut paths: Vec<[Entrance; 2]> = joined.collect();
        let is_free = |at: &Entrance| !paths.iter().flatten().contains(at);
        let free: Vec<Entrance> = (0..N_ENTRANCES as Entrance).filter(is_free).collect();
        paths.extend(free.chunks_exact(2).map(|pair| [pair[0], pair[1]]));
        let paths = paths.try_into().expect("six paths");
        Tile::new(paths).expect("each entrance is joined once")
    }
}
