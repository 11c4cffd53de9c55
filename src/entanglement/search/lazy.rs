//! The rule about first moves as a constraint that is added while solving.

use quadrille_encodings::{Assignment, Clause, Holds, Lazy, Lit, Propagator};

use super::{
    follower::Follower,
    prefixes::{Prefixes, negated},
};

/// A fault is that the goal is missed.
impl Lazy for Prefixes {
    fn cuts(&self, model: &Assignment) -> Vec<Clause> {
        self.refused(model).map(|prefix| negated(prefix).collect()).into_iter().collect()
    }

    fn n_faults(&self, model: &Assignment) -> usize {
        usize::from(self.refused(model).is_some())
    }

    fn patch(&self, _model: &mut Assignment, _holds: &mut Holds) {}

    fn keep(&self, _model: &Assignment, _radius: usize) -> Vec<Lit> {
        Vec::new()
    }

    fn propagator(&self) -> Option<Box<dyn Propagator>> {
        Some(Box::new(Follower::new(self)))
    }
}
