use proptest::prelude::*;
use rustsat::types::Lit;

use super::{ENCODINGS, Reached, Trace, Tracing};
use crate::{
    Cnf, Formula,
    testing::{Documented, models},
};

/// Arcs from every node to the one at the same place in a permutation, but for those to `first` and those
/// that are not wanted.
fn arcs(permutation: &[usize], wanted: &[bool]) -> Vec<[usize; 2]> {
    let arcs = permutation.iter().enumerate().zip(wanted).filter(|&(_, &wanted)| wanted);
    arcs.map(|((from, &to), _)| [from, to]).filter(|&[_, to]| to != 0).collect()
}

/// The walk without clauses.
fn walk(arcs: &[[usize; 2]]) -> Vec<usize> {
    let next = |&node: &usize| arcs.iter().find(|&&[from, _]| from == node).map(|&[_, to]| to);
    std::iter::successors(Some(0), next).collect()
}

/// Has the trace read every model of the formula under its assumptions, until it knows the walk.
fn read(trace: &mut dyn Trace, cnf: &mut Cnf) -> Vec<usize> {
    loop {
        let mut asked = cnf.clone();
        for lit in trace.assumptions() {
            asked.clause(&[lit]);
        }
        let n_clauses = cnf.n_clauses();
        // of several models, which differ in circles, the one with the most
        let vars = (0..asked.n_vars()).map(Lit::positive).take(12);
        let (_, model) = models(&asked, &vars.collect::<Vec<_>>()).pop().expect("a model");
        match trace.read(&model, cnf) {
            Some(walk) => return walk,
            None => assert!(cnf.n_clauses() > n_clauses, "there is something to go on with"),
        }
    }
}

proptest! {
    #[test]
    fn walks_are_traced_while_arcs_are_added(
        permutation in Just((0..12).collect::<Vec<usize>>()).prop_shuffle(),
        wanted in prop::collection::vec(prop::bool::weighted(0.9), 12),
        order in any::<prop::sample::Index>(),
    ) {
        let mut arcs = arcs(&permutation, &wanted);
        let n_arcs = arcs.len();
        arcs.rotate_left(order.index(n_arcs.max(1)).min(n_arcs));
        for named in ENCODINGS {
            let mut cnf = Cnf::new();
            let mut trace = named.encoding.begin(0);
            for (index, &[from, to]) in arcs.iter().enumerate() {
                trace.add_arc(from, to, &mut cnf);
                if index % 3 == 2 || index + 1 == n_arcs {
                    prop_assert_eq!(
                        read(&mut *trace, &mut cnf), walk(&arcs[..=index]), "{}", named.name
                    );
                }
            }
        }
    }
}

/// A circle apart from the walk: one clause, for good, however the walk goes on.
#[test]
fn circles_are_cut_once() {
    let mut cnf = Cnf::new();
    let mut trace = Reached.begin(0);
    for [from, to] in [[0, 1], [2, 3], [3, 2], [4, 5], [5, 4]] {
        trace.add_arc(from, to, &mut cnf);
    }
    let all_true = (0..cnf.n_vars()).map(Lit::positive).collect();
    let n_clauses = cnf.n_clauses();
    assert_eq!(trace.read(&all_true, &mut cnf), None);
    assert_eq!(cnf.n_clauses(), n_clauses + 2);
    let (_, model) = models(&cnf, &[]).remove(0);
    assert_eq!(trace.read(&model, &mut cnf), Some(vec![0, 1]));
}

#[test]
fn sizes_are_as_documented() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        for n in 4..20_usize {
            let mut cnf = Cnf::new();
            let mut trace = named.encoding.begin(0);
            // a walk through half of the nodes, and another that never joins it
            let arcs = (1..n).filter(|&to| to != n.div_ceil(2)).map(|to| [to - 1, to]);
            let arcs: Vec<_> = arcs.collect();
            for &[from, to] in &arcs {
                trace.add_arc(from, to, &mut cnf);
            }
            read(&mut *trace, &mut cnf);
            let n_steps = cnf.n_vars() as usize / n;
            let parameters = [("n", n), ("m", arcs.len()), ("s", n_steps)];
            documented.check_sizes(&parameters, cnf.n_vars() as usize, cnf.n_clauses());
        }
    }
}
