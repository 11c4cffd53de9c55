//! The symmetries of a layout: permutations of its positions that take groups to groups.
//!
//! Found by individualisation and refinement (McKay, "Practical graph isomorphism", 1981) along a
//! chain of stabilisers (Sims, "Computational methods in the study of permutation groups", 1970), so
//! that a group need not be small to be known.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    instance::Layout,
    structure::{Colours, Structure},
};

/// The automorphisms of a layout.
#[derive(Debug)]
pub(super) struct Automorphisms {
    structure: Structure,
    /// See [`Structure::twins`].
    twins: Vec<usize>,
    n_positions: usize,
    /// Images of the positions.
    generators: Vec<Vec<usize>>,
    /// For each position, where those automorphisms take it that fix all positions before it.
    orbits: Vec<BTreeSet<usize>>,
}

impl Automorphisms {
    pub(super) fn of(layout: &Layout) -> Self {
        Self::within(layout, u64::MAX).expect("nobody counts so far")
    }

    /// The same, unless that takes more work: so often may positions, sums and totals be looked at.
    pub(super) fn within(layout: &Layout, max_looks: u64) -> Option<Self> {
        let structure = Structure::of(layout, max_looks);
        let n_positions = layout.n_positions();
        let mut found = Self {
            twins: structure.twins(),
            structure,
            n_positions,
            generators: Vec::new(),
            orbits: vec![BTreeSet::new(); n_positions],
        };
        // the colours when all positions before each are fixed
        let mut colours = found.structure.colours();
        let mut chain: Vec<Colours> = Vec::with_capacity(n_positions);
        for position in 0..n_positions {
            if found.structure.is_exhausted() {
                return None;
            }
            let next = found.structure.individualised(&colours, position);
            chain.push(std::mem::replace(&mut colours, next));
        }
        // those that fix more positions come first, so all that are known fix those before
        for position in (0..n_positions).rev() {
            found.complete_orbit(position, &chain[position]);
        }
        (!found.structure.is_exhausted()).then_some(found)
    }

    fn complete_orbit(&mut self, position: usize, colours: &Colours) {
        let mut orbit = self.closure(position);
        let mut refuted = BTreeSet::new();
        for other in position + 1..self.n_positions {
            let is_possible = colours[other] == colours[position];
            if !is_possible || orbit.contains(&other) || refuted.contains(&other) {
                continue;
            }
            match self.structure.isomorphism(colours, position, other) {
                Some(images) => {
                    self.generators.push(images[..self.n_positions].to_vec());
                    orbit = self.closure(position);
                }
                None => refuted.extend(self.closure(other)),
            }
        }
        self.orbits[position] = orbit;
    }

    /// Where the generators take a position.
    fn closure(&self, position: usize) -> BTreeSet<usize> {
        let mut reached = BTreeSet::from([position]);
        let mut open = vec![position];
        while let Some(position) = open.pop() {
            let images = self.generators.iter().map(|images| images[position]);
            open.extend(images.filter(|&image| reached.insert(image)).collect::<Vec<_>>());
        }
        reached
    }

    /// For each position, an automorphism that fixes all positions before it for each place where one
    /// takes it; the identity first.
    pub(super) fn transversals(&self) -> impl Iterator<Item = Vec<Vec<usize>>> {
        let identity: Vec<usize> = (0..self.n_positions).collect();
        (0..self.n_positions).map(move |position| {
            let fixes = |images: &&Vec<usize>| images[..position] == identity[..position];
            let generators: Vec<&Vec<usize>> = self.generators.iter().filter(fixes).collect();
            let mut reached = BTreeSet::from([position]);
            let mut found = vec![identity.clone()];
            let mut next = 0;
            while next < found.len() {
                for generator in &generators {
                    let image = generator[found[next][position]];
                    if reached.insert(image) {
                        found.push(found[next].iter().map(|&image| generator[image]).collect());
                    }
                }
                next += 1;
            }
            found
        })
    }

    /// How many there are, the identity among them; none if that has more than 38 digits.
    pub(super) fn order(&self) -> Option<u128> {
        self.orbits.iter().try_fold(1_u128, |order, orbit| order.checked_mul(orbit.len() as u128))
    }

    /// Pairs of positions of which the first has the less value in exactly one of the solutions that
    /// automorphisms take to each other, if all values are different (Puget, "Breaking symmetries in
    /// all different problems", 2005).
    pub(super) fn ascending(&self) -> impl Iterator<Item = (usize, usize)> {
        // of several positions that have another one in their orbits, the last is above all before
        (0..self.n_positions).filter_map(|other| {
            let last = (0..other).rev().find(|&position| self.orbits[position].contains(&other));
            last.map(|position| (position, other))
        })
    }

    /// The positions in classes that automorphisms take to each other, by their least positions.
    pub(super) fn classes(&self) -> Vec<Vec<usize>> {
        let mut classes = BTreeMap::new();
        for position in 0..self.n_positions {
            let class = self.closure(position);
            classes.entry(class.first().copied()).or_insert_with(|| class.into_iter().collect());
        }
        classes.into_values().collect()
    }

    /// An automorphism that takes a position to another; none if there is none.
    pub(super) fn taking(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let images = self.structure.isomorphism(&self.structure.colours(), from, to)?;
        Some(images[..self.n_positions].to_vec())
    }

    /// How many there are, those not counted that differ in positions only that could change places with
    /// each other and leave all others where they are.
    pub(super) fn essential_order(&self) -> f64 {
        let mut n_before = BTreeMap::<usize, usize>::new();
        let twofold = self.twins[..self.n_positions].iter().map(|&first| {
            let n_twins = n_before.entry(first).or_default();
            *n_twins += 1;
            (*n_twins as f64).ln()
        });
        let twofold: f64 = twofold.sum();
        let whole: f64 = self.orbits.iter().map(|orbit| (orbit.len() as f64).ln()).sum();
        (whole - twofold).exp().round()
    }

    /// Whether no automorphism takes the values to a list that comes before them in the order of
    /// dictionaries.
    pub(super) fn is_first(&self, discs: &[i64]) -> bool {
        let colours = self.structure.colours();
        !self.comes_before(discs, 0, &colours, &colours)
    }

    /// Whether there is a list before `discs`, by an automorphism of which the images of the first
    /// positions, where nothing differs, are chosen already.
    fn comes_before(&self, discs: &[i64], position: usize, from: &Colours, to: &Colours) -> bool {
        if position == self.n_positions {
            return false;
        }
        let mut tried = BTreeSet::new();
        (0..self.n_positions).filter(|&image| discs[image] <= discs[position]).any(|image| {
            // a free twin of the same value is as good as another
            let is_free = to[image] == from[position];
            if !is_free || !tried.insert((self.twins[image], discs[image])) {
                return false;
            }
            let Some((from, to)) = self.structure.matched((from, position), (to, image)) else {
                return false;
            };
            if discs[image] < discs[position] {
                self.structure.completed(&from, &to).is_some()
            } else {
                self.comes_before(discs, position + 1, &from, &to)
            }
        })
    }
}
