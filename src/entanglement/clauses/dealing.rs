//! Which tile is placed in each turn, and how it is turned.

use std::collections::{BTreeMap, BTreeSet};

use quadrille_encodings::{
    Assignment, Formula, Lit, TernaryVal,
    at_most_one::{AtMostOne, Pairwise},
    circuit::{Signal, and, clause},
};

use crate::entanglement::{
    board::Entrance,
    game::{Entanglement, Move},
    tile::Tile,
};

/// The moves of each turn, each with a signal that is true where it is made.
pub(in crate::entanglement) type Moves = Vec<Vec<(Move, Signal)>>;

/// Just one move in each turn: a variable each, where there are several.
pub(in crate::entanglement) fn moves(game: &Entanglement, out: &mut dyn Formula) -> Moves {
    let of_turn = |_| {
        let moves: Vec<Move> = game.moves().collect();
        if let &[only] = moves.as_slice() {
            return vec![(only, true.into())];
        }
        let lits: Vec<Lit> = moves.iter().map(|_| out.fresh()).collect();
        Pairwise.encode_exactly_one(&lits, out);
        moves.into_iter().zip(lits.into_iter().map(Signal::from)).collect()
    };
    (0..game.n_turns()).map(of_turn).collect()
}

/// The moves that are made in a model.
pub(in crate::entanglement) fn made(moves: &Moves, model: &Assignment) -> Vec<Move> {
    let made = moves.iter().map(|turn| turn.iter().find(|(_, signal)| holds(model, *signal)));
    made.map(|one| one.expect("a move in each turn").0).collect()
}

/// What the literals of the moves say.
pub(in crate::entanglement) fn names(moves: &Moves) -> Vec<(Lit, String)> {
    let of_turn = |(turn, moves): (usize, &Vec<(Move, Signal)>)| {
        let names = moves.iter().filter_map(|(one, signal)| match *signal {
            Signal::Lit(lit) => Some((lit, format!("turn {}: {one}", turn + 1))),
            Signal::Constant(_) => None,
        });
        names.collect::<Vec<_>>()
    };
    moves.iter().enumerate().flat_map(of_turn).collect()
}

/// The moves of each turn that a partial assignment leaves.
pub(in crate::entanglement) fn possible(moves: &Moves, known: &Assignment) -> Vec<Vec<Move>> {
    let is_possible = |signal: Signal| match signal {
        Signal::Constant(value) => value,
        Signal::Lit(lit) => known.lit_value(lit) != TernaryVal::False,
    };
    let possible = |turn: &Vec<(Move, Signal)>| {
        turn.iter().filter(|(_, signal)| is_possible(*signal)).map(|&(one, _)| one).collect()
    };
    moves.iter().map(possible).collect()
}

/// Whether a signal is true in a model.
pub(in crate::entanglement) fn holds(model: &Assignment, signal: Signal) -> bool {
    match signal {
        Signal::Constant(value) => value,
        Signal::Lit(lit) => model.lit_value(lit) == TernaryVal::True,
    }
}

/// The paths that the tile of a turn may have, each with a signal that is true where it has it.
pub(super) struct Paths(BTreeMap<[Entrance; 2], Signal>);

impl Paths {
    /// Each path from one of its ends to the other.
    pub(super) fn directed(&self) -> impl Iterator<Item = (Entrance, Entrance, Signal)> + '_ {
        self.0.iter().flat_map(|(&[a, b], &signal)| [(a, b, signal), (b, a, signal)])
    }
}

/// The paths of each turn's tile.
///
/// The pocket is a signal for each tile that may be in it: the one from before, or the one that was in
/// hand where there was a swap. A move and a tile decide each of the paths.
pub(super) fn paths(game: &Entanglement, moves: &Moves, out: &mut dyn Formula) -> Vec<Paths> {
    let mut pocket: Vec<(usize, Signal)> =
        game.pocket().into_iter().map(|tile| (tile, true.into())).collect();
    let mut all = Vec::new();
    for (turn, moves) in moves.iter().enumerate() {
        let dealt = game.dealt(turn);
        // a tile, turned, where these two signals are true
        let mut choices: Vec<(Tile, Signal, Signal)> = Vec::new();
        for &(Move { is_swap, rotation }, signal) in moves {
            let in_hand = [(dealt, Signal::from(true))];
            for &(tile, is_there) in if is_swap { &pocket[..] } else { &in_hand } {
                choices.push((game.tiles()[tile].rotated(rotation), signal, is_there));
            }
        }
        all.push(paths_of(&choices, out));
        if game.has_pocket() {
            let swap = !out_of(moves, out);
            for (_, is_there) in &mut pocket {
                *is_there = and(*is_there, !swap, out);
            }
            pocket.push((dealt, swap));
        }
    }
    all
}

/// A signal that is true where none of the moves with a swap is made.
fn out_of(moves: &[(Move, Signal)], out: &mut dyn Formula) -> Signal {
    let keeps = Signal::from(out.fresh());
    for &(one, signal) in moves {
        clause(&[!signal, if one.is_swap { !keeps } else { keeps }], out);
    }
    keeps
}

fn paths_of(choices: &[(Tile, Signal, Signal)], out: &mut dyn Formula) -> Paths {
    if let [(tile, ..)] = choices {
        return Paths(tile.paths().map(|path| (path, true.into())).collect());
    }
    let possible: BTreeSet<[Entrance; 2]> =
        choices.iter().flat_map(|(tile, ..)| tile.paths()).collect();
    let paths = Paths(possible.into_iter().map(|path| (path, out.fresh().into())).collect());
    for (tile, one, other) in choices {
        for (&[a, b], &signal) in &paths.0 {
            let signal = if tile.other_end(a) == b { signal } else { !signal };
            clause(&[!*one, !*other, signal], out);
        }
    }
    paths
}
