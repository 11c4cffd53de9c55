//! A layout as a coloured graph: its positions, its sums and its unknown totals.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
};

use super::instance::{Layout, Total};

/// A colour for each node; nodes of different colours are not taken to each other.
pub(super) type Colours = Vec<usize>;

/// The nodes are the positions, then the sums, then the unknown totals.
#[derive(Debug)]
pub(super) struct Structure {
    /// The neighbours of each node, with what the edge counts for.
    edges: Vec<Vec<(i64, usize)>>,
    colours: Colours,
    /// How often nodes may be looked at to refine colours, and how often they were.
    max_looks: u64,
    n_looks: AtomicU64,
}

/// What is known of a node from the start.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Position(Option<i64>),
    Sum(Option<i64>),
    Total,
}

/// What tells nodes apart: their colours and those around them.
type Signature = (usize, Vec<(i64, usize)>);

impl Structure {
    /// After nodes were looked at more often than that, no automorphism is found any more.
    pub(super) fn of(layout: &Layout, max_looks: u64) -> Self {
        let first_sum = layout.n_positions();
        let first_total = first_sum + layout.sums().len();
        let mut edges = vec![Vec::new(); first_total + layout.totals().len()];
        let mut join = |one: usize, other: usize, times: i64| {
            edges[one].push((times, other));
            edges[other].push((times, one));
        };
        let mut kinds: Vec<Kind> = (0..layout.n_positions())
            .map(|position| Kind::Position(layout.fixed().get(&position).copied()))
            .collect();
        for (sum, node) in layout.sums().iter().zip(first_sum..) {
            sum.terms.iter().for_each(|&(position, times)| join(position, node, times));
            kinds.push(Kind::Sum(match sum.total {
                Total::Known(total) => Some(total),
                Total::Unknown(_) => None,
            }));
            if let Total::Unknown(name) = sum.total {
                join(node, first_total + name, 1);
            }
        }
        kinds.extend(layout.totals().iter().map(|_| Kind::Total));
        let mut sorted: Vec<&Kind> = kinds.iter().collect();
        sorted.sort_unstable();
        sorted.dedup();
        let colour = |kind| sorted.binary_search(&kind).expect("one of the kinds");
        let colours = kinds.iter().map(colour).collect();
        let mut structure = Self { edges, colours, max_looks, n_looks: AtomicU64::new(0) };
        structure.colours = structure.refined(&structure.colours);
        structure
    }

    /// For each node, the first node that it could change places with and leave all others where they
    /// are.
    pub(super) fn twins(&self) -> Vec<usize> {
        let mut first = BTreeMap::new();
        let sorted = |node: usize| {
            let mut edges = self.edges[node].clone();
            edges.sort_unstable();
            (self.colours[node], edges)
        };
        (0..self.edges.len()).map(|node| *first.entry(sorted(node)).or_insert(node)).collect()
    }

    /// Whether nodes were looked at more often than they may be.
    pub(super) fn is_exhausted(&self) -> bool {
        self.n_looks.load(Ordering::Relaxed) > self.max_looks
    }

    /// Nodes of different colours are told apart by what is around them.
    pub(super) fn colours(&self) -> Colours {
        self.colours.clone()
    }

    /// The colours when a node has one for itself.
    pub(super) fn individualised(&self, colours: &Colours, node: usize) -> Colours {
        self.refined(&marked(colours, node))
    }

    /// An automorphism that keeps colours and takes one node to another: the image of each node.
    pub(super) fn isomorphism(
        &self,
        colours: &Colours,
        from: usize,
        to: usize,
    ) -> Option<Vec<usize>> {
        let (from, to) = self.matched((colours, from), (colours, to))?;
        self.completed(&from, &to)
    }

    /// Colours on both sides after a node is taken to another; none if that cannot be.
    pub(super) fn matched(
        &self,
        (from, node): (&Colours, usize),
        (to, image): (&Colours, usize),
    ) -> Option<(Colours, Colours)> {
        let is_possible = from[node] == to[image] && !self.is_exhausted();
        is_possible.then(|| self.refine_both(marked(from, node), marked(to, image))).flatten()
    }

    /// An automorphism that takes each colour to itself.
    pub(super) fn completed(&self, from: &Colours, to: &Colours) -> Option<Vec<usize>> {
        let mut cells: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (node, &colour) in from.iter().enumerate() {
            cells.entry(colour).or_default().push(node);
        }
        let cell = cells.values().filter(|cell| cell.len() > 1).min_by_key(|cell| cell.len());
        let Some(&node) = cell.and_then(|cell| cell.first()) else {
            let image_of: BTreeMap<usize, usize> =
                to.iter().enumerate().map(|(image, &colour)| (colour, image)).collect();
            let images: Vec<usize> = from.iter().map(|colour| image_of[colour]).collect();
            return self.is_automorphism(&images).then_some(images);
        };
        (0..to.len()).find_map(|image| {
            let (from, to) = self.matched((from, node), (to, image))?;
            self.completed(&from, &to)
        })
    }

    fn is_automorphism(&self, images: &[usize]) -> bool {
        self.edges.iter().enumerate().all(|(node, edges)| {
            let sorted = |mut edges: Vec<(i64, usize)>| {
                edges.sort_unstable();
                edges
            };
            let taken = edges.iter().map(|&(times, other)| (times, images[other])).collect();
            sorted(taken) == sorted(self.edges[images[node]].clone())
        })
    }

    fn refined(&self, colours: &Colours) -> Colours {
        let both = self.refine_both(colours.clone(), colours.clone());
        both.expect("colours match themselves").0
    }

    /// Tells nodes apart until the colours around them no longer do; none if the sides differ.
    fn refine_both(&self, mut from: Colours, mut to: Colours) -> Option<(Colours, Colours)> {
        let mut n_colours = 0;
        loop {
            self.n_looks.fetch_add(2 * self.edges.len() as u64, Ordering::Relaxed);
            let [one, other] = [&from, &to].map(|colours| self.signatures(colours));
            let sorted = |signatures: &[Signature]| {
                let mut sorted = signatures.to_vec();
                sorted.sort_unstable();
                sorted
            };
            let mut all = sorted(&one);
            if all != sorted(&other) {
                return None;
            }
            all.dedup();
            let colour =
                |signature| all.binary_search(signature).expect("all signatures are there");
            from = one.iter().map(colour).collect();
            to = other.iter().map(colour).collect();
            if all.len() == n_colours {
                return Some((from, to));
            }
            n_colours = all.len();
        }
    }

    fn signatures(&self, colours: &Colours) -> Vec<Signature> {
        let signature = |(node, edges): (usize, &Vec<(i64, usize)>)| {
            let mut around: Vec<(i64, usize)> =
                edges.iter().map(|&(times, other)| (times, colours[other])).collect();
            around.sort_unstable();
            (colours[node], around)
        };
        self.edges.iter().enumerate().map(signature).collect()
    }
}

/// The colours with a new one for a node.
fn marked(colours: &Colours, node: usize) -> Colours {
    let mut marked = colours.clone();
    marked[node] = colours.len();
    marked
}
