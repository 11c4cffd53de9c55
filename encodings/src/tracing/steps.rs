//! Where the walk is at each step.

use rustsat::types::{Assignment, Lit, TernaryVal};

use super::{Course, Trace, Tracing};
use crate::formula::Formula;

/// A variable for each step and node says that the walk is there at that step: at the first step it is
/// at the first node only, and then at a node just where it was at the node before it. Steps are added
/// until the walk is nowhere, twice as many each time. When arcs are added, it goes on from the
/// step at which it ended.
///
/// For `s` steps on `n` nodes with `m` arcs:
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `s * n` | `n + (s - 1) * (n + m)` | complete |
#[derive(Clone, Copy, Debug)]
pub struct Steps;

impl Tracing for Steps {
    fn begin(&self, first: usize) -> Box<dyn Trace> {
        Box::new(Layers {
            course: Course::new(first),
            past: Vec::new(),
            layers: Vec::new(),
            n_next: 1,
        })
    }
}

struct Layers {
    course: Course,
    /// The nodes before those of `layers`.
    past: Vec<usize>,
    /// A literal for each node that was known when the layer was made, in the order of the course. The
    /// walk is at a known node in the first of them.
    layers: Vec<Vec<Lit>>,
    /// How many are added the next time.
    n_next: usize,
}

impl Layers {
    fn add_layer(&mut self, out: &mut dyn Formula) {
        let nodes = self.course.nodes();
        let layer: Vec<Lit> = nodes.iter().map(|_| out.fresh()).collect();
        let Some(last) = self.layers.last() else {
            out.clause(&layer[..1]);
            layer[1..].iter().for_each(|&lit| out.clause(&[!lit]));
            self.layers.push(layer);
            return;
        };
        for (&lit, (_, before)) in layer.iter().zip(nodes) {
            let before = before.and_then(|node| self.course.index(node));
            // a node that is newer than the last layer is not where the walk was then
            match before.and_then(|index| last.get(index)) {
                Some(&before) => {
                    out.clause(&[!before, lit]);
                    out.clause(&[before, !lit]);
                }
                None => out.clause(&[!lit]),
            }
        }
        self.layers.push(layer);
    }
}

impl Trace for Layers {
    fn add_arc(&mut self, from: usize, to: usize, _out: &mut dyn Formula) {
        self.course.add_arc(from, to);
    }

    fn assumptions(&self) -> Vec<Lit> {
        Vec::new()
    }

    fn read(&mut self, model: &Assignment, out: &mut dyn Formula) -> Option<Vec<usize>> {
        let is_true = |lit: &Lit| model.lit_value(*lit) == TernaryVal::True;
        let node_in = |layer: &Vec<Lit>| {
            layer.iter().position(is_true).map(|index| self.course.nodes()[index].0)
        };
        let mut walk = self.past.clone();
        walk.extend(self.layers.iter().map_while(node_in));
        let is_at_end = |node: &usize| self.course.next(*node).is_none();
        if !self.layers.is_empty() && walk.last().is_some_and(is_at_end) {
            let end = walk.len() - 1;
            // the walk goes on from there if arcs are added; the steps after it know too few of them
            self.layers.truncate(end - self.past.len() + 1);
            self.layers.drain(..self.layers.len() - 1);
            self.past = walk[..end].to_vec();
            self.n_next = 1;
            return Some(walk);
        }
        for _ in 0..self.n_next {
            self.add_layer(out);
        }
        self.n_next *= 2;
        None
    }
}
