//! Everything about the loop against all sets of edges of small graphs.

use proptest::prelude::*;
use rustsat::types::{Assignment, Lit, TernaryVal, Var};

use super::{Edge, LoopGraph};
use crate::{Cnf, Formula, Lazy};

fn graph(required: Vec<bool>, ends: &[[usize; 2]]) -> (LoopGraph, Cnf) {
    let mut cnf = Cnf::new();
    let edges = ends.iter().map(|&ends| Edge { ends, lit: cnf.fresh() }).collect();
    let graph = LoopGraph::new(required, edges);
    graph.encode_degrees(&mut cnf);
    (graph, cnf)
}

fn grid(width: usize, height: usize) -> Vec<[usize; 2]> {
    let across =
        (0..height).flat_map(|y| (1..width).map(move |x| [y * width + x - 1, y * width + x]));
    let down =
        (1..height).flat_map(|y| (0..width).map(move |x| [(y - 1) * width + x, y * width + x]));
    across.chain(down).collect()
}

/// Every assignment of the edges.
fn assignments(n_edges: usize) -> impl Iterator<Item = Assignment> {
    (0u32..1 << n_edges).map(move |bits| {
        (0..n_edges as u32).map(|var| Lit::new(var, bits >> var & 1 == 0)).collect()
    })
}

fn satisfies<'c>(mut clauses: impl Iterator<Item = &'c [Lit]>, model: &Assignment) -> bool {
    clauses.all(|clause| clause.iter().any(|&lit| model.lit_value(lit) == TernaryVal::True))
}

/// The number of loops by the book: components of the taken edges, if each node has degree 0 or 2
/// and a required one degree 2.
fn count_loops(graph: &LoopGraph, model: &Assignment) -> Option<usize> {
    let mut component: Vec<usize> = (0..graph.n_nodes()).collect();
    let mut degree = vec![0; graph.n_nodes()];
    for edge in graph.edges().iter().filter(|edge| model.lit_value(edge.lit) == TernaryVal::True) {
        let [a, b] = edge.ends.map(|end| {
            degree[end] += 1;
            component[end]
        });
        for label in &mut component {
            if *label == a {
                *label = b;
            }
        }
    }
    let is_allowed =
        |node: usize| degree[node] == 2 || degree[node] == 0 && !graph.is_required(node);
    let mut labels: Vec<usize> =
        (0..graph.n_nodes()).filter(|&node| degree[node] > 0).map(|node| component[node]).collect();
    labels.sort_unstable();
    labels.dedup();
    ((0..graph.n_nodes()).all(is_allowed) && !labels.is_empty()).then_some(labels.len())
}

/// Degrees have the right models; cuts are broken by those with several loops and by no single one.
fn check(graph: &LoopGraph, cnf: &Cnf) {
    let mut single = Vec::new();
    let mut several = Vec::new();
    for model in assignments(graph.edges().len()) {
        let n_loops = count_loops(graph, &model);
        assert_eq!(satisfies(cnf.clauses(), &model), n_loops.is_some(), "{model:?}");
        match n_loops {
            Some(1) => single.push(model),
            Some(_) => several.push(model),
            None => {}
        }
    }
    for model in &single {
        assert!(graph.cuts(model).is_empty(), "{model:?}");
        assert_eq!(graph.distance(model), 0);
    }
    for model in &several {
        let cuts = graph.cuts(model);
        assert!(!cuts.is_empty(), "{model:?}");
        for cut in &cuts {
            let lits: &[Lit] = cut.as_ref();
            assert!(!satisfies([lits].into_iter(), model), "{cut} holds in {model:?}");
            for solution in &single {
                assert!(satisfies([lits].into_iter(), solution), "{cut} forbids {solution:?}");
            }
        }
        let n_loops = graph.distance(model) + 1;
        assert_eq!(Some(n_loops), count_loops(graph, model));
        let mut improved = model.clone();
        graph.improve(&mut improved, &mut |now, flipped| {
            assert!(flipped.iter().all(|&lit| now.lit_value(lit) == TernaryVal::True));
            satisfies(cnf.clauses(), now)
        });
        assert!(count_loops(graph, &improved).is_some_and(|n| n <= n_loops), "{improved:?}");
        for lit in graph.keep(model, 1) {
            assert_eq!(model.lit_value(lit), TernaryVal::True);
        }
    }
}

#[test]
fn all_sets_of_edges_of_a_grid() {
    for required in [vec![], vec![0], vec![0, 11], vec![5], (0..12).collect::<Vec<_>>()] {
        let required = (0..12).map(|node| required.contains(&node)).collect();
        let (graph, cnf) = graph(required, &grid(4, 3));
        check(&graph, &cnf);
    }
}

#[test]
fn a_loop_through_everything_required_is_never_forbidden() {
    // two triangles joined by two edges; the first has all required nodes and is a solution itself
    let ends = [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3], [0, 3], [1, 4]];
    let (graph, cnf) = graph(vec![true, true, true, false, false, false], &ends);
    check(&graph, &cnf);
    let both: Assignment = (0..6).map(Lit::positive).chain((6..8).map(Lit::negative)).collect();
    let first: Assignment = (0..3).map(Lit::positive).chain((3..8).map(Lit::negative)).collect();
    for cut in graph.cuts(&both) {
        assert!(satisfies([cut.as_ref()].into_iter(), &first), "{cut} forbids the first triangle");
    }
}

#[test]
fn parallel_loops_are_joined() {
    // a ladder of four rungs as two squares side by side
    let (graph, cnf) = graph(vec![true; 8], &grid(4, 2));
    let squares = [[0, 1], [2, 3], [4, 5], [6, 7], [0, 4], [1, 5], [2, 6], [3, 7]];
    let mut model: Assignment = (graph.edges().iter())
        .map(|edge| if squares.contains(&edge.ends) { edge.lit } else { !edge.lit })
        .collect();
    assert_eq!(graph.distance(&model), 1);
    graph.improve(&mut model, &mut |model, _| satisfies(cnf.clauses(), model));
    assert_eq!(count_loops(&graph, &model), Some(1));
}

#[test]
fn sizes_are_as_documented() {
    for (required, ends) in [(vec![false; 9], grid(3, 3)), (vec![true; 9], grid(3, 3))] {
        let (graph, cnf) = graph(required, &ends);
        let per_node = |node: usize| {
            let d = graph.edges_at(node).len();
            d * (d - 1) * (d.max(2) - 2) / 6 + d + usize::from(graph.is_required(node))
        };
        let n_clauses: usize = (0..graph.n_nodes()).map(per_node).sum();
        assert_eq!(cnf.n_clauses(), n_clauses + usize::from(graph.n_required() == 0));
        assert_eq!(cnf.n_vars() as usize, ends.len());
    }
}

#[test]
#[should_panic(expected = "two different nodes")]
fn an_edge_from_a_node_to_itself_is_refused() {
    let _ = LoopGraph::new(vec![false; 2], vec![Edge { ends: [1, 1], lit: Var::new(0).pos_lit() }]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn random_graphs(
        required in prop::collection::vec(any::<bool>(), 7),
        chosen in prop::collection::btree_set((0usize..7, 0usize..7), 6..13),
    ) {
        let ends: Vec<[usize; 2]> =
            chosen.into_iter().filter(|(a, b)| a < b).map(|(a, b)| [a, b]).collect();
        let (graph, cnf) = graph(required, &ends);
        check(&graph, &cnf);
    }
}
