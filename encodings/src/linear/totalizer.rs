//! Sums of halves.

use std::collections::BTreeMap;

use rustsat::types::Lit;

use super::{Constraint, Linear, normal::Part, normal_of_few_sums};
use crate::formula::Formula;

/// The generalized totalizer over the direct encoding: a balanced tree of which each node has a literal
/// for each sum of the terms below it that the others leave room for, implied by the sums of its two
/// halves. At the root, two halves that do not go together exclude each other.
///
/// For an equation of four integers with `d` consecutive values each, all sums of two of which can be
/// completed:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `2 * (2 * d - 1)` | `2 * d * d + (2 * d - 1) * (2 * d - 2)` | incomplete |
///
/// Joshi, Martins and Manquinho, "Generalized totalizer encoding for pseudo-Boolean constraints", 2015.
#[derive(Clone, Copy, Debug)]
pub struct Totalizer;

type Sums = BTreeMap<i128, Lit>;

impl Linear for Totalizer {
    fn encode(&self, constraint: &Constraint<'_>, out: &mut dyn Formula) {
        let Some(normal) = normal_of_few_sums(constraint, out) else { return };
        let (least, greatest) = (normal.least(0), normal.greatest(0));
        // what a part may add lies between what the others leave at the least and at the most
        let room = |parts: &[Part<'_>]| {
            let [low, high] = [Part::least, Part::greatest]
                .map(|extreme| parts.iter().map(|&part| extreme(part)).sum::<i128>());
            let at_most = normal.bound - (least - low);
            let at_least = if normal.is_equation { normal.bound - (greatest - high) } else { low };
            at_least..=at_most
        };
        let middle = normal.terms.len() / 2;
        let (left, right) = normal.terms.split_at(middle);
        if left.is_empty() {
            let part = right[0];
            for (amount, &lit) in part.amounts().zip(part.integer.direct(out)) {
                if !room(right).contains(&amount) {
                    out.clause(&[!lit]);
                }
            }
            return;
        }
        let [left, right] = [left, right].map(|parts| sums(parts, &room, out));
        for (one, &lit) in &left {
            for (other, &literal) in &right {
                let sum = one + other;
                let fits =
                    if normal.is_equation { sum == normal.bound } else { sum <= normal.bound };
                if !fits {
                    out.clause(&[!lit, !literal]);
                }
            }
        }
    }
}

/// The sums that some terms can have, by literals that are true at least where they do.
fn sums(
    parts: &[Part<'_>],
    room: &impl Fn(&[Part<'_>]) -> std::ops::RangeInclusive<i128>,
    out: &mut dyn Formula,
) -> Sums {
    let range = room(parts);
    if let &[part] = parts {
        let mut sums = Sums::new();
        for (amount, &lit) in part.amounts().zip(part.integer.direct(out)) {
            if range.contains(&amount) {
                sums.insert(amount, lit);
            } else {
                out.clause(&[!lit]);
            }
        }
        return sums;
    }
    let (left, right) = parts.split_at(parts.len() / 2);
    let [left, right] = [left, right].map(|parts| sums(parts, room, out));
    let mut both = Sums::new();
    for (one, &lit) in &left {
        for (other, &literal) in &right {
            let sum = one + other;
            if range.contains(&sum) {
                let implied = *both.entry(sum).or_insert_with(|| out.fresh());
                out.clause(&[!lit, !literal, implied]);
            } else {
                out.clause(&[!lit, !literal]);
            }
        }
    }
    both
}
