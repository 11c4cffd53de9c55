use std::collections::BTreeSet;

use itertools::Itertools;
use proptest::prelude::*;
use rustsat::types::Lit;

use super::ENCODINGS;
use crate::{
    Cnf,
    integer::{self, Domain, Integer},
    testing::{Documented, models, projected, propagation_is_complete},
};

fn integers(domains: &[Vec<i64>], representation: usize, cnf: &mut Cnf) -> Vec<Integer> {
    let domains = domains.iter().map(|values| Domain::of(values.iter().copied()).unwrap());
    domains.map(|domain| integer::ENCODINGS[representation].encoding.encode(domain, cnf)).collect()
}

fn deciding(integers: &[Integer]) -> Vec<Lit> {
    integers.iter().flat_map(Integer::deciding).map(|var| var.pos_lit()).collect()
}

fn check(domains: &[Vec<i64>], tuples: &[Vec<i64>]) {
    let is_possible =
        |tuple: &&Vec<i64>| tuple.iter().zip(domains).all(|(value, domain)| domain.contains(value));
    let expected: BTreeSet<Vec<i64>> = tuples.iter().filter(is_possible).cloned().collect();
    for (representation, named) in (0..3).cartesian_product(ENCODINGS) {
        let mut cnf = Cnf::new();
        let integers = integers(domains, representation, &mut cnf);
        named.encoding.encode(&integers, tuples, &mut cnf);
        let found: BTreeSet<Vec<i64>> = models(&cnf, &deciding(&integers))
            .iter()
            .map(|(_, model)| integers.iter().map(|integer| integer.value(model)).collect())
            .collect();
        assert_eq!(found, expected, "{}: {domains:?} {tuples:?}", named.name);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn random_tables(
        domains in prop::collection::vec(prop::collection::btree_set(0i64..4, 1..4), 3),
        tuples in prop::collection::vec(prop::collection::vec(0i64..4, 3), 0..12),
    ) {
        let domains: Vec<Vec<i64>> =
            domains.into_iter().map(|values| values.into_iter().collect()).collect();
        check(&domains, &tuples);
        check(&domains[..1], &tuples.iter().map(|tuple| tuple[..1].to_vec()).collect::<Vec<_>>());
    }
}

#[test]
fn sizes_and_propagation_are_as_documented() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        let mut is_complete = true;
        for n in 1..4 {
            let mut cnf = Cnf::new();
            let integers = integers(&vec![vec![0, 1]; n], 0, &mut cnf);
            let before = (cnf.n_vars(), cnf.n_clauses());
            named.encoding.encode(&integers, &[vec![0; n]], &mut cnf);
            let n_vars = (cnf.n_vars() - before.0) as usize;
            let parameters = [("n", n), ("t", 1), ("d", 2)];
            documented.check_sizes(&parameters, n_vars, cnf.n_clauses() - before.1);
        }
        let tuples = [[0, 0, 1], [0, 1, 2], [1, 0, 2], [2, 2, 2], [1, 1, 1]].map(Vec::from);
        for tuples in [&tuples[..2], &tuples[..3], &tuples] {
            let mut cnf = Cnf::new();
            let integers = integers(&vec![vec![0, 1, 2]; 3], 0, &mut cnf);
            let before = (cnf.n_vars(), cnf.n_clauses());
            named.encoding.encode(&integers, tuples, &mut cnf);
            if named.name == "supports" {
                let n_vars = (cnf.n_vars() - before.0) as usize;
                let parameters = [("n", 3), ("t", tuples.len()), ("d", 3)];
                documented.check_sizes(&parameters, n_vars, cnf.n_clauses() - before.1);
            }
            let deciding = deciding(&integers);
            let solutions = projected(&cnf, &deciding);
            is_complete &= propagation_is_complete(&cnf, &deciding, &solutions);
        }
        assert_eq!(is_complete, documented.is_complete, "{}", named.name);
    }
}

#[test]
#[should_panic(expected = "a value for each integer")]
fn tuples_of_the_wrong_length_are_refused() {
    let mut cnf = Cnf::new();
    let integers = integers(&[vec![0, 1]], 0, &mut cnf);
    ENCODINGS[0].encoding.encode(&integers, &[vec![0, 1]], &mut cnf);
}
