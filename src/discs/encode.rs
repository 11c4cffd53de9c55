//! The rules as clauses.

use std::sync::Arc;

use quadrille_encodings::{
    Formula, Named, all_different, find,
    integer::{self, Binary, Domain, Integer, Representation},
    linear::{self, Constraint, Linear, Relation, Term},
    names,
};

use super::{
    automorphisms::Automorphisms,
    combinations::short,
    equations::{Equation, Unknown, stated},
    images::Images,
    instance::Layout,
    narrow::Domains,
    vars::Vars,
};
use crate::encoding::{BROKEN, Dimension, Encoding};

/// How the value of a disc is represented.
const INTEGERS: &str = "integers";
/// How a sum is written.
const SUMS: &str = "sums";
/// How it is said that all are different.
const DISTINCTNESS: &str = "distinctness";
/// Whether what the sums say together narrows the values beforehand.
const CONSTRAINTS: &str = "constraints";
const IMPLIED: &str = "implied";
const STATED: &str = "stated";
/// Whether only one of the solutions that are symmetric is searched for.
const SYMMETRY: &str = "symmetry";

/// Positions above which symmetries are not looked for unless somebody asks.
const MAX_POSITIONS: usize = 64;
/// How often positions, sums and totals are looked at for that, at a few million a second or more.
const MAX_LOOKS: u64 = 100_000;

/// The most values of a total that has them in the same representation as the discs.
const MAX_VALUES: u128 = 10_000;

pub(super) fn dimensions() -> Vec<Dimension> {
    vec![
        Dimension { name: INTEGERS, choices: names(integer::ENCODINGS) },
        Dimension { name: SUMS, choices: names(linear::ENCODINGS) },
        Dimension { name: DISTINCTNESS, choices: names(all_different::ENCODINGS) },
        Dimension { name: CONSTRAINTS, choices: vec![IMPLIED, STATED] },
        Dimension { name: SYMMETRY, choices: vec![BROKEN, "kept"] },
    ]
}

/// The integers, that they are different, the sums, and an order among symmetric ones.
pub(super) fn encode(
    layout: &Layout,
    symmetry: Option<&Automorphisms>,
    encoding: &Encoding,
    out: &mut dyn Formula,
) -> Vars {
    let is_implied = encoding.choice(CONSTRAINTS) == IMPLIED;
    let stated = stated(layout);
    let domains = Domains::stated(layout, &stated).and_then(|domains| {
        if is_implied { domains.narrowed(layout, &stated) } else { Some(domains) }
    });
    let Some(domains) = domains else {
        out.clause(&[]);
        return Vars { discs: Vec::new(), images: None };
    };
    let mut equations: Vec<Equation> =
        stated.into_iter().map(|equation| domains.with_known_totals(equation)).collect();
    if is_implied {
        equations.extend(short(&equations));
    }
    let representation = choice(integer::ENCODINGS, encoding, INTEGERS);
    let integers = Integers::new(domains, representation, out);
    if layout.is_distinct() {
        let all_different = choice(all_different::ENCODINGS, encoding, DISTINCTNESS);
        all_different.encode(&integers.discs, out);
    }
    let sums = choice(linear::ENCODINGS, encoding, SUMS);
    let n_sums = occurrences(layout);
    for equation in &equations {
        sums.encode(&integers.constraint(equation, &n_sums, layout.is_distinct()), out);
    }
    let broken = (symmetry.is_none() && encoding.choice(SYMMETRY) == BROKEN)
        .then(|| symmetry_to_break(layout))
        .flatten();
    if let Some(symmetry) = symmetry.or(broken.as_ref()).filter(|_| layout.is_distinct()) {
        for (less, greater) in symmetry.ascending() {
            encode_ascending(sums, &integers.discs[less], &integers.discs[greater], out);
        }
    }
    let images = broken.as_ref().and_then(Images::of).map(Arc::new);
    Vars { discs: integers.discs, images }
}

/// The symmetry of a layout, if clauses can break it and it is quickly found.
fn symmetry_to_break(layout: &Layout) -> Option<Automorphisms> {
    let is_small = layout.is_distinct() && layout.n_positions() <= MAX_POSITIONS;
    is_small.then(|| Automorphisms::within(layout, MAX_LOOKS)).flatten()
}

fn choice<E: ?Sized>(table: &[Named<E>], encoding: &Encoding, dimension: &str) -> &'static E {
    find(table, encoding.choice(dimension)).expect("a choice of the dimension is in the table")
}

/// In how many sums each position is.
fn occurrences(layout: &Layout) -> Vec<usize> {
    let mut n_sums = vec![0; layout.n_positions()];
    for (position, _) in layout.sums().iter().flat_map(|sum| &sum.terms) {
        n_sums[*position] += 1;
    }
    n_sums
}

struct Integers {
    discs: Vec<Integer>,
    totals: Vec<Integer>,
}

impl Integers {
    fn new(domains: Domains, representation: &dyn Representation, out: &mut dyn Formula) -> Self {
        let Domains { positions, totals } = domains;
        let discs =
            positions.into_iter().map(|domain| representation.encode(domain, out)).collect();
        let total = |domain: Domain| {
            let is_small = domain.size() <= MAX_VALUES;
            if is_small { representation.encode(domain, out) } else { Binary.encode(domain, out) }
        };
        Self { discs, totals: totals.into_iter().map(total).collect() }
    }

    /// An equation; the discs that are in the fewest sums come last, where an encoding may treat them
    /// as what follows from the rest.
    fn constraint(
        &self,
        equation: &Equation,
        n_sums: &[usize],
        is_distinct: bool,
    ) -> Constraint<'_> {
        let mut has_total = false;
        let mut terms: Vec<(usize, Term<'_>)> = Vec::new();
        for (unknown, &coefficient) in &equation.terms {
            let (n_sums, integer) = match *unknown {
                Unknown::Position(position) => (n_sums[position], &self.discs[position]),
                Unknown::Total(name) => {
                    has_total = true;
                    (0, &self.totals[name])
                }
            };
            let coefficient = i64::try_from(coefficient).expect("equations have small numbers");
            terms.push((n_sums, Term { coefficient, integer }));
        }
        terms.sort_by_key(|&(n_sums, _)| std::cmp::Reverse(n_sums));
        Constraint {
            terms: terms.into_iter().map(|(_, term)| term).collect(),
            relation: Relation::Equal,
            bound: equation.bound,
            are_different: is_distinct && !has_total,
        }
    }
}

fn encode_ascending(sums: &dyn Linear, less: &Integer, greater: &Integer, out: &mut dyn Formula) {
    let terms =
        vec![Term { coefficient: 1, integer: less }, Term { coefficient: -1, integer: greater }];
    let relation = Relation::AtMost;
    sums.encode(&Constraint { terms, relation, bound: -1, are_different: true }, out);
}
