use std::collections::BTreeSet;

use itertools::Itertools;
use proptest::prelude::*;
use rustsat::types::Lit;

use super::ENCODINGS;
use crate::{
    Cnf,
    integer::{self, Domain, Integer},
    testing::{Documented, models, projected, propagation_is_complete_up_to},
};

/// Every encoding over every representation has the right solutions.
fn check(domains: &[Vec<i64>]) {
    let all = domains.iter().map(|values| values.iter().copied()).multi_cartesian_product();
    let expected: BTreeSet<Vec<i64>> = all.filter(|values| values.iter().all_unique()).collect();
    for (representation, named) in integer::ENCODINGS.iter().cartesian_product(ENCODINGS) {
        let mut cnf = Cnf::new();
        let integers: Vec<Integer> = domains
            .iter()
            .map(|values| Domain::of(values.iter().copied()).unwrap())
            .map(|domain| representation.encoding.encode(domain, &mut cnf))
            .collect();
        named.encoding.encode(&integers, &mut cnf);
        let deciding: Vec<Lit> =
            integers.iter().flat_map(Integer::deciding).map(|var| var.pos_lit()).collect();
        let found: BTreeSet<Vec<i64>> = models(&cnf, &deciding)
            .iter()
            .map(|(_, model)| integers.iter().map(|integer| integer.value(model)).collect())
            .collect();
        assert_eq!(found, expected, "{} over {}: {domains:?}", named.name, representation.name);
    }
}

#[test]
fn permutations_and_partial_ones() {
    for (n, d) in (1..=4).cartesian_product(1..=5) {
        check(&vec![(1..=d).collect(); n]);
    }
    check(&[vec![1, 2], vec![2, 3], vec![5]]);
    check(&[vec![-3, 7], vec![-3, 7], vec![0, 7]]);
    check(&[vec![4], vec![4]]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn random_domains(
        domains in prop::collection::vec(prop::collection::btree_set(-2i64..4, 1..5), 1..5),
    ) {
        let domains = domains.into_iter().map(|values| values.into_iter().collect());
        check(&domains.collect::<Vec<_>>());
    }
}

#[test]
fn sizes_and_propagation_are_as_documented() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        let mut is_complete = true;
        for n in 2..8 {
            let mut cnf = Cnf::new();
            let direct = integer::ENCODINGS[0].encoding;
            let integers: Vec<Integer> =
                (0..n).map(|_| direct.encode(Domain::interval(1, n), &mut cnf)).collect();
            if named.name == "hall" {
                integers.iter().for_each(|integer| drop(integer.order(&mut cnf).to_vec()));
            }
            let before = (cnf.n_vars(), cnf.n_clauses());
            named.encoding.encode(&integers, &mut cnf);
            let n_vars = (cnf.n_vars() - before.0) as usize;
            let parameters = [("n", n as usize), ("d", n as usize)];
            documented.check_sizes(&parameters, n_vars, cnf.n_clauses() - before.1);
            if n <= 4 {
                let deciding: Vec<Lit> =
                    integers.iter().flat_map(Integer::deciding).map(|var| var.pos_lit()).collect();
                let solutions = projected(&cnf, &deciding);
                is_complete &= propagation_is_complete_up_to(4, &cnf, &deciding, &solutions);
            }
        }
        assert_eq!(is_complete, documented.is_complete, "{}", named.name);
    }
}
