//! Which values the unknown integers may have, as far as that shows at once.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive};
use quadrille_encodings::integer::Domain;

use super::{
    program::{Program, disjuncts},
    terms::{
        linear::Linear,
        node::{Id, Node, Truth},
        range::{self, Range},
    },
};

/// How often the ranges are narrowed by each other.
const ROUNDS: usize = 8;
/// Integers further from 0 than this have a range and no domain.
const FURTHEST: i64 = 1 << 61;
/// Gaps in a domain above which further ones are left to the clauses.
const MAX_INTERVALS: usize = 1 << 10;

/// The values that the unknown integers may have: those of their bits, and those that facts about one
/// of them alone leave.
#[derive(Default)]
pub(super) struct Domains {
    domains: HashMap<Id, Domain>,
    /// Whether an integer has no value left.
    pub(super) is_empty: bool,
}

/// An interval that may have no ends.
type Interval = [Option<BigInt>; 2];

impl Domains {
    /// Narrows the ranges of a program's terms by its facts.
    pub(super) fn narrow(program: &mut Program) -> Self {
        let mut domains = Self::default();
        for (id, node) in program.nodes.iter().enumerate() {
            if let (Node::FreeInt(_), Some(domain)) = (node, domain(&program.ranges[id])) {
                domains.domains.insert(id as Id, domain);
            }
        }
        let sums = domains.apply_facts(program);
        for _ in 0..ROUNDS {
            domains.update(program);
            if domains.is_empty || !domains.propagate(&sums, &program.ranges) {
                break;
            }
        }
        domains.update(program);
        domains
    }

    /// The values of an unknown integer; none if it is too large for that.
    pub(super) fn get(&self, id: Id) -> Option<&Domain> {
        self.domains.get(&id)
    }

    /// The numbers of values of all of them.
    pub(super) fn sizes(&self) -> Vec<u128> {
        self.domains.values().map(Domain::size).collect()
    }

    /// Applies the facts about one integer, and returns the sums that the others say are at most 0.
    fn apply_facts(&mut self, program: &Program) -> Vec<Linear> {
        let mut sums = Vec::new();
        for &fact in &program.facts {
            let parts = disjuncts(fact, &program.nodes);
            let regions = parts.iter().map(|&part| region(part, &program.nodes));
            if let Some(regions) = regions.collect::<Option<Vec<_>>>()
                && let Some(&(id, _)) = regions.first()
                && regions.iter().all(|&(other, _)| other == id)
            {
                let intervals: Vec<Interval> =
                    regions.into_iter().flat_map(|(_, one)| one).collect();
                self.keep(id, &intervals);
                continue;
            }
            match (&program.nodes[fact.id as usize], fact.is_negated) {
                (Node::AtMost(sum), false) => sums.push(sum.clone()),
                (Node::AtMost(sum), true) => sums.push(negated(sum, 1)),
                (Node::IsZero(sum), false) => sums.extend([sum.clone(), negated(sum, 0)]),
                _ => {}
            }
        }
        sums
    }

    /// Keeps the values that are in one of some intervals; whether there were others.
    fn keep(&mut self, id: Id, intervals: &[Interval]) -> bool {
        let Some(domain) = self.domains.get_mut(&id) else { return false };
        let end = |end: &Option<BigInt>, open: i64| match end {
            None => open,
            Some(end) => {
                end.to_i64().unwrap_or(if end.is_negative() { i64::MIN } else { i64::MAX })
            }
        };
        let kept = domain.intervals().iter().flat_map(|own| {
            intervals.iter().map(|[low, high]| {
                let (low, high) = (end(low, i64::MIN), end(high, i64::MAX));
                *own.start().max(&low)..=*own.end().min(&high)
            })
        });
        match Domain::union(kept) {
            Some(kept) if kept == *domain || kept.intervals().len() > MAX_INTERVALS => false,
            Some(kept) => {
                *domain = kept;
                true
            }
            None => {
                self.is_empty = true;
                false
            }
        }
    }

    /// Narrows the ranges of all terms.
    fn update(&self, program: &mut Program) {
        for (id, node) in program.nodes.iter().enumerate() {
            match (range::of(node, &program.ranges), self.domains.get(&(id as Id))) {
                (Some(range), _) => program.ranges[id] = range,
                (None, Some(domain)) => program.ranges[id] = Range::new(domain.min(), domain.max()),
                (None, None) => {}
            }
        }
    }

    /// Bounds each term of a sum by what the others leave; whether that changed a domain.
    fn propagate(&mut self, sums: &[Linear], ranges: &[Range]) -> bool {
        let mut has_changed = false;
        for sum in sums {
            let least = range::of_sum(sum, ranges).low;
            for (id, coefficient) in &sum.terms {
                let own = ranges[*id as usize].times(coefficient).low;
                // coefficient * value <= own - least
                let room = own - &least;
                let interval = if coefficient.is_negative() {
                    [Some((-room).div_ceil(&coefficient.abs())), None]
                } else {
                    [None, Some(room.div_floor(coefficient))]
                };
                has_changed |= self.keep(*id, &[interval]);
            }
        }
        has_changed
    }
}

/// The numbers of a range, if they are not too large.
fn domain(range: &Range) -> Option<Domain> {
    let [low, high] = [range.low.to_i64()?, range.high.to_i64()?];
    (low >= -FURTHEST && high <= FURTHEST).then(|| Domain::interval(low, high))
}

/// Minus a sum, plus a number.
fn negated(sum: &Linear, more: u32) -> Linear {
    let terms = sum.terms.iter().map(|(id, coefficient)| (*id, -coefficient)).collect();
    Linear { terms, constant: -&sum.constant + more }
}

/// Where something holds of one integer.
fn region(truth: Truth, nodes: &[Node]) -> Option<(Id, Vec<Interval>)> {
    let (sum, is_equation) = match &nodes[truth.id as usize] {
        Node::AtMost(sum) => (sum, false),
        Node::IsZero(sum) => (sum, true),
        _ => return None,
    };
    // a single term has the coefficient 1
    let [(id, _)] = sum.terms[..] else { return None };
    let bound = -&sum.constant;
    let intervals = match (is_equation, truth.is_negated) {
        (true, false) => vec![[Some(bound.clone()), Some(bound)]],
        (true, true) => vec![[None, Some(&bound - 1)], [Some(bound + 1), None]],
        (false, false) => vec![[None, Some(bound)]],
        (false, true) => vec![[Some(bound + 1), None]],
    };
    Some((id, intervals))
}
