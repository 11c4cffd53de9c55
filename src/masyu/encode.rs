//! The rules as clauses.

use std::sync::Arc;

use quadrille_encodings::{
    Assignment, Edge, Formula, Lit, LoopGraph, TernaryVal, find, names, single_loop,
};

use super::{
    drawing::Drawing,
    grid::{Cell, Direction, Size},
    instance::{Masyu, Pearl},
};
use crate::encoding::{Dimension, Encoding, LAZY};

/// Where in the formula the loop lives: a variable for each edge between neighbouring cells.
#[derive(Clone, Debug)]
pub struct Vars {
    size: Size,
    /// The literal of the edge to the right of each cell and of the one below it.
    edges: Vec<[Option<Lit>; 2]>,
    pub(super) graph: Arc<LoopGraph>,
    /// Whether the clauses leave out that the loop is a single one.
    pub(super) is_lazy: bool,
}

impl Vars {
    /// The literal of the edge out of a cell; none where it leads off the grid.
    #[must_use]
    pub fn edge(&self, cell: Cell, way: Direction) -> Option<Lit> {
        let next = self.size.step(cell, way)?;
        let (from, axis) = match way {
            Direction::Right | Direction::Down => (cell, way as usize),
            Direction::Left | Direction::Up => (next, way.opposite() as usize),
        };
        self.edges[self.size.index(from)][axis]
    }

    /// The edges by their ends, cells as `x y`.
    pub(super) fn names(&self) -> Vec<(Lit, String)> {
        let name = |(cell, way)| {
            let next = self.size.step(cell, way)?;
            Some((self.edge(cell, way)?, format!("edge {cell} - {next}")))
        };
        self.size.edges().filter_map(name).collect()
    }

    /// The edges that have this value in an assignment.
    #[must_use]
    pub fn drawing(&self, assignment: &Assignment, value: TernaryVal) -> Drawing {
        let has_value = |lit| assignment.lit_value(lit) == value;
        Drawing::new(self.size, |cell, way| self.edge(cell, way).is_some_and(has_value))
    }

    /// The literal of the edge that goes on from the one out of a cell in the same direction.
    fn edge_after(&self, cell: Cell, way: Direction) -> Option<Lit> {
        self.edge(self.size.step(cell, way)?, way)
    }
}

/// The dimension in which that the loop is a single one is encoded.
const LOOP: &str = "loop";

/// By the loop's cuts, or in one of the ways to write it down.
pub(super) fn dimensions() -> Vec<Dimension> {
    let choices = [vec![LAZY], names(single_loop::ENCODINGS)].concat();
    vec![Dimension { name: LOOP, choices }]
}

/// The rules; that the loop is a single one may be left to the [`LoopGraph`]'s cuts.
///
/// A variable for each of the n edges; 5 clauses or so for each of them, all but a few of at most
/// four literals; and those of the loop.
pub(super) fn encode(puzzle: &Masyu, encoding: &Encoding, out: &mut dyn Formula) -> Vars {
    let size = puzzle.size();
    let mut literals = vec![[None; 2]; size.n_cells()];
    let mut edges = Vec::with_capacity(2 * size.n_cells());
    for (cell, way) in size.edges() {
        let next = size.step(cell, way).expect("an edge leads to a cell");
        let lit = out.fresh();
        literals[size.index(cell)][way as usize] = Some(lit);
        edges.push(Edge { ends: [size.index(cell), size.index(next)], lit });
    }
    let required = size.cells().map(|cell| puzzle.must_visit(cell)).collect();
    let graph = Arc::new(LoopGraph::new(required, edges));
    let single_loop = find(single_loop::ENCODINGS, encoding.choice(LOOP));
    let vars = Vars { size, edges: literals, graph, is_lazy: single_loop.is_none() };
    vars.graph.encode_degrees(out);
    for cell in size.cells() {
        match puzzle.pearl(cell) {
            None => {}
            Some(Pearl::White) => encode_white(cell, &vars, out),
            Some(Pearl::Black) => encode_black(cell, &vars, out),
        }
    }
    if let Some(encoding) = single_loop {
        encoding.encode(&vars.graph, out);
    }
    vars
}

/// Each axis of a cell: a direction and its opposite.
const AXES: [[Direction; 2]; 2] =
    [[Direction::Right, Direction::Left], [Direction::Down, Direction::Up]];

/// Straight through, and not straight on both before and after.
fn encode_white(cell: Cell, vars: &Vars, out: &mut dyn Formula) {
    for [way, back] in AXES {
        match (vars.edge(cell, way), vars.edge(cell, back)) {
            (Some(one), Some(other)) => {
                out.clause(&[!one, other]);
                out.clause(&[one, !other]);
                let further = (vars.edge_after(cell, way), vars.edge_after(cell, back));
                if let (Some(before), Some(after)) = further {
                    out.clause(&[!one, !before, !after]);
                }
            }
            (Some(lit), None) | (None, Some(lit)) => out.clause(&[!lit]),
            (None, None) => {}
        }
    }
}

/// One way out on each axis, and straight on from there.
fn encode_black(cell: Cell, vars: &Vars, out: &mut dyn Formula) {
    for axis in AXES {
        let ways: Vec<Lit> = axis.iter().filter_map(|&way| vars.edge(cell, way)).collect();
        out.clause(&ways);
        if let [one, other] = ways[..] {
            out.clause(&[!one, !other]);
        }
    }
    for way in Direction::ALL {
        if let Some(near) = vars.edge(cell, way) {
            let after = vars.edge_after(cell, way);
            out.clause(&[vec![!near], after.into_iter().collect()].concat());
        }
    }
}
