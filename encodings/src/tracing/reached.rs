//! Which nodes the walk reaches.

use std::collections::{BTreeSet, HashMap};

use rustsat::types::{Assignment, Lit, TernaryVal};

use super::{Course, Trace, Tracing};
use crate::formula::Formula;

/// A variable for each node says that the walk reaches it: the first one is reached, and of two nodes
/// that an arc joins both or none. That a node is not reached because no arc leads to it is assumed, since
/// another arc may come. The nodes of a closed circle could still all be reached; a model in which they
/// are is answered with a clause for each circle that it has.
///
/// For `n` nodes and `m` arcs, without the circles:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n` | `2 * m + 1` | incomplete |
#[derive(Clone, Copy, Debug)]
pub struct Reached;

impl Tracing for Reached {
    fn begin(&self, first: usize) -> Box<dyn Trace> {
        Box::new(Nodes { course: Course::new(first), lits: HashMap::new() })
    }
}

struct Nodes {
    course: Course,
    lits: HashMap<usize, Lit>,
}

impl Nodes {
    fn lit(&mut self, node: usize, out: &mut dyn Formula) -> Lit {
        let is_first = node == self.course.first();
        *self.lits.entry(node).or_insert_with(|| {
            let lit = out.fresh();
            if is_first {
                out.clause(&[lit]);
            }
            lit
        })
    }
}

impl Trace for Nodes {
    fn add_arc(&mut self, from: usize, to: usize, out: &mut dyn Formula) {
        self.course.add_arc(from, to);
        let [from, to] = [from, to].map(|node| self.lit(node, out));
        out.clause(&[!from, to]);
        out.clause(&[from, !to]);
    }

    fn assumptions(&self) -> Vec<Lit> {
        let unreached = self.course.nodes().iter().skip(1).filter(|(_, before)| before.is_none());
        unreached.map(|(node, _)| !self.lits[node]).collect()
    }

    fn read(&mut self, model: &Assignment, out: &mut dyn Formula) -> Option<Vec<usize>> {
        let is_reached = |node: &usize| {
            self.lits.get(node).is_some_and(|&lit| model.lit_value(lit) == TernaryVal::True)
        };
        let follow = |first: usize| {
            std::iter::successors(Some(first), |&node| self.course.next(node).filter(is_reached))
        };
        let walk: Vec<usize> = follow(self.course.first()).collect();
        let mut others: BTreeSet<usize> =
            self.course.nodes().iter().map(|&(node, _)| node).filter(is_reached).collect();
        for node in &walk {
            others.remove(node);
        }
        if others.is_empty() {
            return Some(walk);
        }
        while let Some(node) = others.pop_first() {
            for other in follow(node).skip(1).take_while(|&other| other != node) {
                others.remove(&other);
            }
            out.clause(&[!self.lits[&node]]);
        }
        None
    }
}
