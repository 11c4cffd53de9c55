//! Where in the formula a solution lives.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Lit, TernaryVal, integer::Integer};

use super::images::Images;
use crate::solving::Deciding;

/// Where in the formula the discs live: an integer for each position.
#[derive(Clone, Debug)]
pub struct Vars {
    pub(super) discs: Vec<Integer>,
    /// What else each solution of the formula stands for.
    pub(super) images: Option<Arc<Images>>,
}

impl Vars {
    pub(super) fn deciding(&self) -> Deciding {
        Deciding {
            vars: self.discs.iter().flat_map(Integer::deciding).collect(),
            incomparable: self.discs.iter().all(Integer::is_incomparable),
        }
    }

    pub(super) fn multiplicity(&self) -> u64 {
        self.images.as_ref().map_or(1, |images| images.n_images())
    }

    pub(super) fn images(&self, solution: &[i64]) -> Box<dyn Iterator<Item = Vec<i64>>> {
        match &self.images {
            Some(images) => Box::new(Arc::clone(images).others(solution)),
            None => Box::new(std::iter::empty()),
        }
    }

    /// What the literals of each disc say.
    pub(super) fn names(&self) -> Vec<(Lit, String)> {
        let discs = self.discs.iter().enumerate();
        let name = |(position, disc): (usize, &Integer)| {
            let meanings = disc.meanings().into_iter();
            meanings.map(move |(lit, meaning)| (lit, format!("disc {position} {meaning}")))
        };
        discs.flat_map(name).collect()
    }

    /// The values in a model.
    pub(super) fn discs(&self, model: &Assignment) -> Vec<i64> {
        self.discs.iter().map(|disc| disc.value(model)).collect()
    }

    /// The values that an assignment of some variables decides.
    pub(super) fn decided(&self, assignment: &Assignment) -> Vec<Option<i64>> {
        let is_decided = |disc: &Integer| {
            let lits = disc.deciding().map(|var| assignment.var_value(var));
            lits.into_iter().all(|value| value != TernaryVal::DontCare)
        };
        self.discs.iter().map(|disc| is_decided(disc).then(|| disc.value(assignment))).collect()
    }
}
