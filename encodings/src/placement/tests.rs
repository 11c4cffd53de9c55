use std::collections::{BTreeSet, HashSet};

use rustsat::types::Lit;

use super::{ENCODINGS, Piece, Placed, Spot};
use crate::{
    Cnf, Formula, at_most_one,
    testing::{Bits, Documented, projected, propagation_is_complete},
};

/// A domino, a tile of four parts with rotations, and a corner of three whose boxes differ from a
/// rod's: each on small grids, some of them too small.
fn pieces() -> Vec<Piece> {
    let domino = vec![vec![(0, 0), (0, 1)], vec![(0, 0), (1, 0)]];
    let mut corners = vec![(0, 0), (0, 1), (1, 1), (1, 0)];
    let mut tile = Vec::new();
    for _ in 0..4 {
        tile.push(corners.clone());
        corners.rotate_right(1);
    }
    let bent = vec![vec![(0, 0), (0, 1), (0, 2)], vec![(0, 1), (1, 0), (1, 1)]];
    let grids = [(0, 0), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3)];
    let shapes = [vec![], domino, tile, bent];
    let pieces = shapes
        .into_iter()
        .flat_map(|shape| grids.map(|(height, width)| Piece::new(height, width, shape.clone())));
    pieces.collect()
}

/// The literals of parts on cells, and of covered cells.
fn outputs(piece: &Piece, placed: &Placed) -> Vec<Lit> {
    let cells = 0..piece.n_cells();
    let lies = (0..piece.n_parts())
        .flat_map(|part| cells.clone().filter_map(move |cell| placed.lies(part, cell)));
    lies.chain(cells.clone().filter_map(|cell| placed.covers(cell))).collect()
}

/// What a spot makes true of the outputs.
fn bits(piece: &Piece, placed: &Placed, outputs: &[Lit], spot: Spot) -> Bits {
    let mut bits = 0;
    for (part, cell) in piece.cells(spot).enumerate() {
        for lit in [placed.lies(part, cell), placed.covers(cell)] {
            let index = outputs.iter().position(|&other| Some(other) == lit).unwrap();
            bits |= 1 << index;
        }
    }
    bits
}

#[test]
fn solutions_and_sizes() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        let mut incomplete = 0;
        for piece in pieces() {
            for one in at_most_one::ENCODINGS {
                let mut cnf = Cnf::new();
                let placed = named.encoding.encode(&piece, one.encoding, &mut cnf);
                let outputs = outputs(&piece, &placed);
                let spots: Vec<Spot> = piece.spots().collect();
                let expected: BTreeSet<Bits> =
                    spots.iter().map(|&spot| bits(&piece, &placed, &outputs, spot)).collect();
                let context = format!("{} with {} of {piece:?}", named.name, one.name);
                assert_eq!(projected(&cnf, &outputs), expected, "{context}");
                if outputs.len() <= 12 && !propagation_is_complete(&cnf, &outputs, &expected) {
                    incomplete += 1;
                }

                // each deciding assignment is one spot
                let deciding: Vec<Lit> =
                    placed.deciding().iter().map(|var| var.pos_lit()).collect();
                assert_eq!(projected(&cnf, &deciding).len(), spots.len(), "{context}");
                check_sizes(named.name, &documented, &piece, &placed, &cnf, one.encoding);
            }
        }
        assert_eq!(incomplete == 0, documented.is_complete, "{}", named.name);
    }
}

fn check_sizes(
    name: &str,
    documented: &Documented,
    piece: &Piece,
    placed: &Placed,
    cnf: &Cnf,
    at_most_one: &dyn at_most_one::AtMostOne,
) {
    let count =
        |of: fn(&Spot) -> usize| piece.spots().map(|spot| of(&spot)).max().map_or(0, |n| n + 1);
    let (h, w) = (count(|spot| spot.row), count(|spot| spot.column));
    let o = piece.n_orientations();
    let n = piece.spots().count();
    let c = (0..piece.n_cells()).filter_map(|cell| placed.covers(cell)).count();
    let domains = if name == "direct" { vec![n] } else { vec![h, w, o] };
    let mut alone = Cnf::new();
    let mut n_inputs = 0;
    for domain in domains {
        let lits: Vec<Lit> = (0..domain).map(|_| alone.fresh()).collect();
        n_inputs += domain;
        at_most_one.encode(&lits, &mut alone);
    }
    let pairs: HashSet<Lit> = (0..piece.n_parts())
        .flat_map(|part| (0..piece.n_cells()).filter_map(move |cell| placed.lies(part, cell)))
        .collect();
    let parameters = [
        ("p", piece.n_parts()),
        ("o", o),
        ("n", n),
        ("h", h),
        ("w", w),
        ("l", pairs.len()),
        ("c", c),
        ("v", alone.n_vars() as usize - n_inputs),
        ("a", alone.n_clauses()),
    ];
    documented.check_sizes(&parameters, cnf.n_vars() as usize, cnf.n_clauses());
}
