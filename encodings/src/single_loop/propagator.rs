//! The single loop under a partial assignment: no path may be closed too early.

use rustsat::types::Lit;

use super::{Edge, LoopGraph};
use crate::lazy::{Conflict, Propagator};

/// Keeps the paths that the taken edges form, each known by its two ends.
///
/// The mate of an end is the other end, and that of a node without edges the node itself (Knuth,
/// "The Art of Computer Programming", volume 4A, 7.1.4, on Simpath).
pub(super) struct Paths {
    graph: LoopGraph,
    /// The index of the edge of each variable.
    edge_of: Vec<Option<usize>>,
    ends: Vec<End>,
    edges: Vec<State>,
    n_taken: usize,
    /// The edge that closed a loop, and when.
    closed: Option<(usize, usize)>,
    /// What each taken edge did, the last one last.
    steps: Vec<Step>,
}

/// Of a node that is an end of a path, or is alone: the other end, and what is on the path.
#[derive(Clone, Copy)]
struct End {
    mate: usize,
    n_edges: usize,
    n_required: usize,
}

#[derive(Clone, Copy, Default)]
struct State {
    is_assigned: bool,
    /// When it was taken, counting taken edges from 1; 0 if it is not.
    taken_at: usize,
    /// How many edges were taken when it was last said not to be.
    forbidden_at: usize,
}

enum Step {
    /// The edge joined two paths; what their far ends were before.
    Joined([(usize, End); 2]),
    /// The edge closed a path.
    Closed,
    /// The edge came after a loop was closed.
    Late,
}

impl Paths {
    pub(super) fn new(graph: &LoopGraph) -> Self {
        let n_vars = graph.edges().iter().map(|edge| edge.lit.vidx() + 1).max().unwrap_or(0);
        let mut edge_of = vec![None; n_vars];
        for (index, edge) in graph.edges().iter().enumerate() {
            edge_of[edge.lit.vidx()] = Some(index);
        }
        let end = |node| End { mate: node, n_edges: 0, n_required: graph.is_required(node).into() };
        Self {
            graph: graph.clone(),
            edge_of,
            ends: (0..graph.n_nodes()).map(end).collect(),
            edges: vec![State::default(); graph.edges().len()],
            n_taken: 0,
            closed: None,
            steps: Vec::new(),
        }
    }

    /// The edge of a literal, and whether the literal takes it.
    fn edge(&self, lit: Lit) -> Option<(usize, bool)> {
        let index = (*self.edge_of.get(lit.vidx())?)?;
        Some((index, lit == self.graph.edges()[index].lit))
    }

    /// Whether a path has everything that is taken and everything that is required.
    fn is_all(&self, path: End) -> bool {
        path.n_edges == self.n_taken && path.n_required == self.graph.n_required()
    }

    fn forbid(&mut self, index: usize, implied: &mut Vec<Lit>) {
        if !self.edges[index].is_assigned {
            self.edges[index].forbidden_at = self.n_taken;
            implied.push(!self.graph.edges()[index].lit);
        }
    }

    fn take(&mut self, index: usize, implied: &mut Vec<Lit>) -> Result<(), Conflict> {
        self.n_taken += 1;
        self.edges[index].taken_at = self.n_taken;
        if self.closed.is_some() {
            self.steps.push(Step::Late);
            return Err(Conflict);
        }
        let [u, v] = self.graph.edges()[index].ends;
        let [one, other] = [self.ends[u], self.ends[v]];
        if one.mate == v {
            self.steps.push(Step::Closed);
            self.closed = Some((index, self.n_taken));
            if !self.is_all(End { n_edges: one.n_edges + 1, ..one }) {
                return Err(Conflict);
            }
            for other in 0..self.edges.len() {
                self.forbid(other, implied);
            }
            return Ok(());
        }
        let far = [one.mate, other.mate];
        self.steps.push(Step::Joined(far.map(|node| (node, self.ends[node]))));
        // an end knows of its path what the other end knows
        let n_edges = one.n_edges + other.n_edges + 1;
        let n_required = one.n_required + other.n_required;
        self.ends[far[0]] = End { mate: far[1], n_edges, n_required };
        self.ends[far[1]] = End { mate: far[0], n_edges, n_required };
        let closing = self.closing_edge(far).filter(|&closing| closing != index);
        if let Some(closing) = closing
            && !self.is_all(self.ends[far[0]])
        {
            self.forbid(closing, implied);
        }
        Ok(())
    }

    /// The edge between two nodes.
    fn closing_edge(&self, [a, b]: [usize; 2]) -> Option<usize> {
        let edge = self.graph.edges_at(a).iter().find(|edge| edge.other(a) == b)?;
        self.edge_of[edge.lit.vidx()]
    }

    /// The edges on the way from one node to another along edges taken up to a time, other than
    /// `without`.
    fn path(&self, [from, to]: [usize; 2], time: usize, without: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let (mut at, mut last) = (from, without);
        while at != to {
            let edges = self.graph.edges_at(at).iter();
            let mut indices = edges.filter_map(|edge| self.edge_of[edge.lit.vidx()]);
            let was_taken = |&index: &usize| (1..=time).contains(&self.edges[index].taken_at);
            let next =
                indices.find(|index| *index != last && *index != without && was_taken(index));
            last = next.expect("the path goes on to its end");
            at = self.graph.edges()[last].other(at);
            path.push(last);
        }
        path
    }

    /// That this path is not all there is: a required node elsewhere, or a taken edge.
    fn explain_rest(&self, path: &[usize], time: usize, clause: &mut Vec<Lit>) {
        let mut nodes: Vec<usize> =
            path.iter().flat_map(|&index| self.graph.edges()[index].ends).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let n_required = nodes.iter().filter(|&&node| self.graph.is_required(node)).count();
        if n_required == self.graph.n_required() {
            let is_elsewhere = |index: &usize| {
                (1..=time).contains(&self.edges[*index].taken_at) && !path.contains(index)
            };
            let elsewhere = (0..self.edges.len()).find(is_elsewhere);
            clause.push(self.not_taken(elsewhere.expect("a path that is not all there is")));
        }
    }

    fn not_taken(&self, index: usize) -> Lit {
        !self.graph.edges()[index].lit
    }

    fn ends_of(&self, index: usize) -> [usize; 2] {
        let Edge { ends, .. } = self.graph.edges()[index];
        ends
    }
}

impl Propagator for Paths {
    fn assign(&mut self, lit: Lit, implied: &mut Vec<Lit>) -> Result<(), Conflict> {
        let Some((index, is_taken)) = self.edge(lit) else { return Ok(()) };
        self.edges[index].is_assigned = true;
        if is_taken { self.take(index, implied) } else { Ok(()) }
    }

    fn undo(&mut self, lit: Lit) {
        let Some((index, is_taken)) = self.edge(lit) else { return };
        self.edges[index].is_assigned = false;
        if !is_taken {
            return;
        }
        self.n_taken -= 1;
        self.edges[index].taken_at = 0;
        match self.steps.pop().expect("an edge was taken") {
            Step::Late => {}
            Step::Closed => self.closed = None,
            Step::Joined(far) => {
                for (node, end) in far {
                    self.ends[node] = end;
                }
            }
        }
    }

    fn explain(&self, lit: Lit, clause: &mut Vec<Lit>) {
        let (index, _) = self.edge(lit).expect("an edge was forbidden");
        let time = self.edges[index].forbidden_at;
        match self.closed {
            Some((closing, closed_at)) if closed_at == time => {
                let path = self.path(self.ends_of(closing), time, closing);
                clause.extend(path.into_iter().chain([closing]).map(|index| self.not_taken(index)));
            }
            _ => {
                let path = self.path(self.ends_of(index), time, index);
                self.explain_rest(&path, time, clause);
                clause.extend(path.into_iter().map(|index| self.not_taken(index)));
            }
        }
    }

    fn explain_conflict(&self, clause: &mut Vec<Lit>) {
        let (closing, closed_at) = self.closed.expect("a conflict comes with a closed loop");
        let mut path = self.path(self.ends_of(closing), closed_at, closing);
        path.push(closing);
        self.explain_rest(&path, self.n_taken, clause);
        clause.extend(path.into_iter().map(|index| self.not_taken(index)));
    }
}
