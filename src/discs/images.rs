//! What the symmetries of a layout make of a solution.

use std::sync::Arc;

use super::automorphisms::Automorphisms;

/// Permutations of positions, so that each automorphism is a product of one from each list, and in one
/// way only (Sims, "Computational methods in the study of permutation groups", 1970). The first of each
/// list is the identity.
#[derive(Debug)]
pub(super) struct Images(Vec<Vec<Vec<usize>>>);

impl Images {
    /// Of all automorphisms; none if that is the identity only.
    pub(super) fn of(symmetry: &Automorphisms) -> Option<Self> {
        let transversals: Vec<_> =
            symmetry.transversals().filter(|transversal| transversal.len() > 1).collect();
        (!transversals.is_empty()).then_some(Self(transversals))
    }

    /// How many images a list of different values has, itself among them; `u64::MAX` if more.
    pub(super) fn n_images(&self) -> u64 {
        self.0.iter().fold(1, |n, transversal| n.saturating_mul(transversal.len() as u64))
    }

    /// The next image: `choice` has the index in each list for the last one, `stages` what the first
    /// permutations made of the values. None after the last.
    fn advance(&self, choice: &mut [usize], stages: &mut [Vec<i64>]) -> Option<Vec<i64>> {
        let last = (0..choice.len()).rev().find(|&list| choice[list] + 1 < self.0[list].len())?;
        choice[last] += 1;
        choice[last + 1..].fill(0);
        for list in last..choice.len() {
            let permutation = &self.0[list][choice[list]];
            stages[list + 1] = permutation.iter().map(|&image| stages[list][image]).collect();
        }
        stages.last().cloned()
    }

    /// The images of a list of values but itself.
    pub(super) fn others(self: Arc<Self>, discs: &[i64]) -> impl Iterator<Item = Vec<i64>> + use<> {
        let mut choice = vec![0; self.0.len()];
        let mut stages = vec![discs.to_vec(); self.0.len() + 1];
        std::iter::from_fn(move || self.advance(&mut choice, &mut stages))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::discs::instance::Layout;

    fn layout(name: &str) -> Layout {
        let text = std::fs::read_to_string(format!("puzzles/discs/{name}.txt"));
        Layout::parse(&text.expect("a shipped layout")).expect("a layout")
    }

    #[test]
    fn there_is_an_image_for_each_automorphism() {
        for (name, order) in [("fifteen", 14), ("magic-square-4", 32), ("magic-hexagram", 48)] {
            let layout = layout(name);
            let images = Images::of(&Automorphisms::of(&layout)).map(Arc::new).expect("symmetries");
            assert_eq!(images.n_images(), order);
            let discs: Vec<i64> = (0..layout.n_positions() as i64).collect();
            let others: BTreeSet<Vec<i64>> = Arc::clone(&images).others(&discs).collect();
            assert_eq!(others.len() as u64, order - 1, "{name}");
            assert!(!others.contains(&discs));
        }
    }

    #[test]
    fn what_takes_too_long_to_find_is_left() {
        let layout = layout("magic-hexagram");
        assert!(Automorphisms::within(&layout, 100).is_none());
        let found = Automorphisms::within(&layout, 100_000).expect("a small layout");
        assert_eq!(found.order(), Some(48));
        let alone = Layout::parse("positions 2\nvalues 1..2\ndistinct\nsum 3 = 0 1\nfixed 0 = 1");
        assert!(Images::of(&Automorphisms::of(&alone.expect("a layout"))).is_none());
    }
}
