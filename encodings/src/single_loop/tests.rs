//! Everything about the loop against all sets of edges of small graphs.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rustsat::types::{Assignment, Lit, TernaryVal, Var};

use super::{ENCODINGS, Edge, LoopGraph, lfsr::TAPS};
use crate::{
    Cnf, Formula, Lazy,
    testing::{self, Documented},
};

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
        assert_eq!(graph.n_faults(model), 0);
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
        let n_loops = graph.n_faults(model) + 1;
        assert_eq!(Some(n_loops), count_loops(graph, model));
        let mut improved = model.clone();
        graph.patch(&mut improved, &mut |now, flipped| {
            assert!(flipped.iter().all(|&lit| now.lit_value(lit) == TernaryVal::True));
            satisfies(cnf.clauses(), now)
        });
        assert!(count_loops(graph, &improved).is_some_and(|n| n <= n_loops), "{improved:?}");
        let kept = [0, 1, 20].map(|radius| graph.keep(model, radius));
        assert!(kept[0].iter().all(|&lit| model.lit_value(lit) == TernaryVal::True));
        assert!(kept[1].iter().all(|lit| kept[0].contains(lit)));
        // nothing in a small graph is that far from anything, if there is a way at all
        assert!(kept[2].len() <= kept[1].len());
    }
}

/// The models of the degrees that are single loops are those that each encoding leaves, and the
/// propagator agrees.
fn check_encodings(graph: &LoopGraph, cnf: &Cnf) {
    let lits: Vec<Lit> = graph.edges().iter().map(|edge| edge.lit).collect();
    let degrees = testing::models(cnf, &lits);
    let single: BTreeSet<u64> = degrees
        .iter()
        .filter(|(_, model)| count_loops(graph, model) == Some(1))
        .map(|&(bits, _)| bits)
        .collect();
    for named in ENCODINGS {
        let mut cnf = cnf.clone();
        named.encoding.encode(graph, &mut cnf);
        assert_eq!(testing::projected(&cnf, &lits), single, "{}", named.name);
    }
    for (bits, model) in &degrees {
        check_propagator(graph, model, single.contains(bits), &degrees, &single);
    }
}

/// Shows a model to the propagator literal by literal, and checks its word against all single loops.
fn check_propagator(
    graph: &LoopGraph,
    model: &Assignment,
    is_single: bool,
    degrees: &[(u64, Assignment)],
    single: &BTreeSet<u64>,
) {
    let solutions =
        || degrees.iter().filter(|(bits, _)| single.contains(bits)).map(|(_, model)| model);
    let follows = |clause: &[Lit]| solutions().all(|one| satisfies([clause].into_iter(), one));
    let mut propagator = graph.propagator().unwrap();
    // taken edges first, then the others; and the other way round
    let (taken, rest): (Vec<Lit>, Vec<Lit>) = graph
        .edges()
        .iter()
        .map(|edge| edge.lit)
        .partition(|&lit| model.lit_value(lit) == TernaryVal::True);
    let rest: Vec<Lit> = rest.into_iter().map(|lit| !lit).collect();
    for order in [[taken.clone(), rest.clone()].concat(), [rest, taken].concat()] {
        let mut assigned = Vec::new();
        let mut is_conflict = false;
        for lit in order {
            let mut implied = Vec::new();
            let result = propagator.assign(lit, &mut implied);
            assigned.push(lit);
            let is_false = |lit: &Lit| assigned.contains(&!*lit);
            for lit in implied {
                let mut clause = Vec::new();
                propagator.explain(lit, &mut clause);
                assert!(clause.iter().all(is_false), "the reason of {lit} is assigned");
                clause.push(lit);
                assert!(follows(&clause), "{clause:?}");
            }
            if result.is_err() {
                let mut clause = Vec::new();
                propagator.explain_conflict(&mut clause);
                assert!(clause.iter().all(is_false) && follows(&clause), "{clause:?}");
                is_conflict = true;
                break;
            }
        }
        assert_eq!(is_conflict, !is_single, "{model:?}");
        for lit in assigned.into_iter().rev() {
            propagator.undo(lit);
        }
    }
}

#[test]
fn all_sets_of_edges_of_a_grid() {
    for required in [vec![], vec![0], vec![0, 11], vec![5], (0..12).collect::<Vec<_>>()] {
        let required = (0..12).map(|node| required.contains(&node)).collect();
        let (graph, cnf) = graph(required, &grid(4, 3));
        check(&graph, &cnf);
        check_encodings(&graph, &cnf);
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
    let mut model = taking(&graph, &squares);
    assert_eq!(graph.n_faults(&model), 1);
    graph.patch(&mut model, &mut |model, _| satisfies(cnf.clauses(), model));
    assert_eq!(count_loops(&graph, &model), Some(1));
}

/// The model in which these edges of a graph are taken.
fn taking(graph: &LoopGraph, taken: &[[usize; 2]]) -> Assignment {
    let lit = |edge: &Edge| if taken.contains(&edge.ends) { edge.lit } else { !edge.lit };
    graph.edges().iter().map(lit).collect()
}

#[test]
fn what_is_far_from_all_loops_but_the_longest_is_kept() {
    // a ladder of six rungs: a square at its left end, a longer loop at its right end
    let (graph, _) = graph(vec![false; 12], &grid(6, 2));
    let square = [[0, 1], [6, 7], [0, 6], [1, 7]];
    let longer = [[3, 4], [4, 5], [9, 10], [10, 11], [3, 9], [5, 11]];
    let model = taking(&graph, &[square.as_slice(), longer.as_slice()].concat());
    let kept = |radius| {
        let kept = graph.keep(&model, radius);
        let edges = graph
            .edges()
            .iter()
            .filter(|edge| kept.contains(&edge.lit) || kept.contains(&!edge.lit));
        edges.map(|edge| edge.ends).collect::<Vec<_>>()
    };
    assert_eq!(
        kept(0),
        [[2, 3], [3, 4], [4, 5], [8, 9], [9, 10], [10, 11], [2, 8], [3, 9], [4, 10], [5, 11]]
    );
    assert_eq!(kept(2), [[4, 5], [10, 11], [4, 10], [5, 11]]);
    assert_eq!(kept(4), [[0; 2]; 0]);
}

#[test]
fn loops_that_nothing_requires_are_dropped() {
    let square = [[0, 1], [6, 7], [0, 6], [1, 7]];
    let longer = [[3, 4], [4, 5], [9, 10], [10, 11], [3, 9], [5, 11]];
    let required = |node: usize| (0..12).map(|other| other == node).collect();
    for (node, left) in [(0, square.as_slice()), (10, longer.as_slice())] {
        let (graph, cnf) = graph(required(node), &grid(6, 2));
        let mut model = taking(&graph, &[square.as_slice(), longer.as_slice()].concat());
        graph.patch(&mut model, &mut |model, _| satisfies(cnf.clauses(), model));
        assert_eq!(model, taking(&graph, left));
    }
}

#[test]
fn loops_in_parts_of_a_graph_that_nothing_joins_are_cut_too() {
    let triangles = [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3]];
    for required in [vec![true; 6], vec![false; 6], vec![true, false, false, false, false, false]] {
        let (graph, cnf) = graph(required, &triangles);
        check(&graph, &cnf);
        check_encodings(&graph, &cnf);
    }
}

#[test]
#[should_panic(expected = "one edge between two nodes")]
fn parallel_edges_are_refused() {
    let _ = graph(vec![false; 2], &[[0, 1], [1, 0]]);
}

#[test]
fn registers_run_through_all_states_but_zero() {
    for (n_bits, taps) in TAPS.iter().enumerate().skip(2) {
        let step = |state: u32| {
            let parity =
                taps.iter().map(|tap| state >> (tap - 1)).fold(0, |parity, bit| parity ^ bit) & 1;
            (state << 1 | parity) & ((1 << n_bits) - 1)
        };
        let period =
            std::iter::successors(Some(1), |&state| Some(step(state)).filter(|&next| next != 1));
        assert_eq!(period.count(), (1 << n_bits) - 1, "{n_bits} bits");
    }
}

#[test]
fn encodings_have_the_documented_sizes_and_propagation() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        let mut is_complete = true;
        for (width, height) in [(2, 2), (3, 2), (3, 3), (4, 4), (7, 5)] {
            let n = width * height;
            let ends = grid(width, height);
            // the root has the most edges that there are
            let root = (height / 2) * width + width / 2;
            let required = (0..n).map(|node| node == root).collect();
            let (graph, mut cnf) = graph(required, &ends);
            let before = (cnf.n_vars(), cnf.n_clauses());
            named.encoding.encode(&graph, &mut cnf);
            let pairs =
                |node: usize| graph.edges_at(node).len() * (graph.edges_at(node).len() - 1) / 2;
            let n_bits = (n + 1).ilog2() as usize + 1;
            let parameters = [
                ("n", n),
                ("m", ends.len()),
                ("r", graph.edges_at(root).len()),
                ("p", (0..n).map(pairs).sum()),
                ("x", TAPS[n_bits].len() - 1),
            ];
            let n_vars = (cnf.n_vars() - before.0) as usize;
            documented.check_sizes(&parameters, n_vars, cnf.n_clauses() - before.1);
            if n <= 6 {
                let lits: Vec<Lit> = graph.edges().iter().map(|edge| edge.lit).collect();
                let solutions = testing::projected(&cnf, &lits);
                is_complete &= testing::propagation_is_complete(&cnf, &lits, &solutions);
            }
        }
        assert_eq!(is_complete, documented.is_complete, "{}", named.name);
    }
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
        check_encodings(&graph, &cnf);
    }
}
