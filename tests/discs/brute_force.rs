//! Layouts of a few positions, by trying everything.

use std::collections::BTreeSet;

use itertools::Itertools;
use quadrille::{
    discs::{Discs, Total},
    puzzle::Puzzle,
};

/// Every list of values that keeps the rules.
pub fn solutions(puzzle: &Discs) -> BTreeSet<Vec<i64>> {
    let values: Vec<i64> = puzzle.layout().values().values().collect();
    let lists = (0..puzzle.layout().n_positions())
        .map(|_| values.iter().copied())
        .multi_cartesian_product();
    lists.filter(|discs| puzzle.check(discs).is_ok()).collect()
}

/// Every permutation of the positions that takes the layout to itself, the unknown totals to each
/// other in any way.
pub fn automorphisms(puzzle: &Discs) -> Vec<Vec<usize>> {
    let sums = |images: &[usize], names: &[usize]| -> Vec<(Total, Vec<(usize, i64)>)> {
        let image = |sum: &quadrille::discs::Sum| {
            let total = match sum.total {
                Total::Known(total) => Total::Known(total),
                Total::Unknown(name) => Total::Unknown(names[name]),
            };
            let terms = sum.terms.iter().map(|&(position, times)| (images[position], times));
            (total, terms.sorted().collect())
        };
        puzzle.layout().sums().iter().map(image).sorted().collect()
    };
    let (n_positions, n_totals) = (puzzle.layout().n_positions(), puzzle.layout().totals().len());
    let same: Vec<usize> = (0..n_totals).collect();
    let stated = sums(&(0..n_positions).collect::<Vec<_>>(), &same);
    let keeps = |images: &Vec<usize>| {
        let is_fixed_alike = puzzle.layout().fixed().len()
            == puzzle
                .layout()
                .fixed()
                .iter()
                .filter(|&(&position, value)| {
                    puzzle.layout().fixed().get(&images[position]) == Some(value)
                })
                .count();
        is_fixed_alike
            && (0..n_totals).permutations(n_totals).any(|names| sums(images, &names) == stated)
    };
    (0..n_positions).permutations(n_positions).filter(keeps).collect()
}

/// Number of classes of solutions that automorphisms take to each other.
pub fn n_classes(solutions: &BTreeSet<Vec<i64>>, automorphisms: &[Vec<usize>]) -> usize {
    let first = |discs: &Vec<i64>| {
        let images = automorphisms.iter();
        images.map(|images| images.iter().map(|&at| discs[at]).collect::<Vec<_>>()).min()
    };
    solutions.iter().map(first).collect::<BTreeSet<_>>().len()
}
