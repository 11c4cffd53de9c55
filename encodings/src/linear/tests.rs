use std::collections::BTreeSet;

use itertools::Itertools;
use proptest::prelude::*;
use rustsat::types::Lit;

use super::{Constraint, ENCODINGS, Linear, Relation, Term};
use crate::{
    Cnf,
    integer::{self, Direct, Domain, Integer, Representation},
    named::{Named, find},
    testing::{Documented, models, projected, propagation_is_complete},
};

/// A constraint in numbers: each integer's values and coefficient.
#[derive(Clone, Debug)]
struct Case {
    terms: Vec<(i64, Vec<i64>)>,
    relation: Relation,
    bound: i64,
    are_different: bool,
}

impl Case {
    fn new(terms: &[(i64, &[i64])], relation: Relation, bound: i64) -> Self {
        let terms = terms.iter().map(|&(coefficient, values)| (coefficient, values.to_vec()));
        Self { terms: terms.collect(), relation, bound, are_different: false }
    }

    fn holds(&self, values: &[i64]) -> bool {
        let sum: i64 =
            self.terms.iter().zip(values).map(|((factor, _), value)| factor * value).sum();
        (!self.are_different || values.iter().all_unique())
            && match self.relation {
                Relation::Equal => sum == self.bound,
                Relation::AtMost => sum <= self.bound,
                Relation::AtLeast => sum >= self.bound,
            }
    }

    /// All values that fulfil it, by trying all.
    fn solutions(&self) -> BTreeSet<Vec<i64>> {
        let all = self.terms.iter().map(|(_, values)| values.iter().copied());
        // the product of nothing is nothing, and not an empty choice
        let all: Vec<Vec<i64>> = if self.terms.is_empty() {
            vec![vec![]]
        } else {
            all.multi_cartesian_product().collect()
        };
        all.into_iter().filter(|values| self.holds(values)).collect()
    }

    fn encode(
        &self,
        representation: &dyn Representation,
        linear: &dyn Linear,
    ) -> (Cnf, Vec<Integer>, [u32; 2]) {
        let mut cnf = Cnf::new();
        let integers: Vec<Integer> = self
            .terms
            .iter()
            .map(|(_, values)| Domain::of(values.iter().copied()).unwrap())
            .map(|domain| representation.encode(domain, &mut cnf))
            .collect();
        if self.are_different {
            for (one, other) in
                integers.iter().array_combinations().map(|[one, other]| (one, other))
            {
                let [left, right] = [one, other].map(|integer| integer.direct(&mut cnf).to_vec());
                for (value, &lit) in one.domain().values().zip(&left) {
                    let same = other.domain().values().position(|other| other == value);
                    if let Some(index) = same {
                        crate::Formula::clause(&mut cnf, &[!lit, !right[index]]);
                    }
                }
            }
        }
        let before = [cnf.n_vars(), cnf.n_clauses() as u32];
        let terms = self.terms.iter().zip(&integers);
        let terms =
            terms.map(|(&(coefficient, _), integer)| Term { coefficient, integer }).collect();
        let &Self { relation, bound, are_different, .. } = self;
        linear
            .encode(&Constraint { terms, relation, bound: bound.into(), are_different }, &mut cnf);
        (cnf, integers, before)
    }

    /// Every encoding over every representation has the right solutions.
    fn check(&self) {
        let expected = self.solutions();
        for (representation, linear) in integer::ENCODINGS.iter().cartesian_product(ENCODINGS) {
            let (cnf, integers, _) = self.encode(representation.encoding, linear.encoding);
            let deciding: Vec<Lit> =
                integers.iter().flat_map(Integer::deciding).map(|var| var.pos_lit()).collect();
            let found = models(&cnf, &deciding);
            let values: BTreeSet<Vec<i64>> = found
                .iter()
                .map(|(_, model)| integers.iter().map(|integer| integer.value(model)).collect())
                .collect();
            assert_eq!(found.len(), values.len(), "{self:?}");
            assert_eq!(values, expected, "{} over {}: {self:?}", linear.name, representation.name);
        }
    }
}

const RELATIONS: [Relation; 3] = [Relation::Equal, Relation::AtMost, Relation::AtLeast];

#[test]
fn all_sums_of_two() {
    let values: [&[i64]; 4] = [&[0, 1], &[-1, 0, 1, 2], &[3], &[-2, 5]];
    for (one, other) in values.into_iter().cartesian_product(values) {
        for (a, b) in [(1, 1), (1, -1), (2, 3), (-3, 1), (0, 1), (-1, -2)] {
            for (relation, bound) in RELATIONS.into_iter().cartesian_product(-6..=6) {
                Case::new(&[(a, one), (b, other)], relation, bound).check();
            }
        }
    }
}

#[test]
fn sums_of_any_length() {
    let digits: &[i64] = &[0, 1, 2];
    for n in 0..=5 {
        for (relation, bound) in RELATIONS.into_iter().cartesian_product([-1, 0, 1, 4, 5, 11]) {
            let signs = [1, -1, 2, 1, 1];
            let terms: Vec<(i64, &[i64])> = signs[..n].iter().map(|&sign| (sign, digits)).collect();
            Case::new(&terms, relation, bound).check();
        }
    }
}

#[test]
fn different_integers() {
    let digits: &[i64] = &[1, 2, 3, 4];
    for (relation, bound) in RELATIONS.into_iter().cartesian_product(3..=10) {
        let case = Case::new(&[(1, digits); 3], relation, bound);
        Case { are_different: true, ..case }.check();
    }
}

#[test]
fn values_at_the_edge_of_what_fits() {
    let (least, greatest) = (i64::MIN, i64::MAX);
    for relation in RELATIONS {
        for linear in ENCODINGS {
            // the sums do not fit into 64 bits, and the bound is one of the values
            let mut cnf = Cnf::new();
            let domain = Domain::of([least, 0, greatest]).unwrap();
            let integers = [0, 1].map(|_| Direct.encode(domain.clone(), &mut cnf));
            let terms = integers.each_ref().map(|integer| Term { coefficient: -3, integer });
            let constraint =
                Constraint { terms: terms.to_vec(), relation, bound: 0, are_different: false };
            linear.encoding.encode(&constraint, &mut cnf);
            let deciding: Vec<Lit> =
                integers.iter().flat_map(Integer::deciding).map(|var| var.pos_lit()).collect();
            let found = models(&cnf, &deciding);
            // only 0 + 0 is 0; with the opposite signs the least wins by one
            let expected = match relation {
                Relation::Equal => 1,
                Relation::AtMost => 4,
                Relation::AtLeast => 6,
            };
            assert_eq!(found.len(), expected, "{} {relation:?}", linear.name);
        }
    }
}

fn case() -> impl Strategy<Value = Case> {
    let values = prop::collection::btree_set(-4i64..5, 1..5);
    let term = (-3i64..4, values.prop_map(|values| values.into_iter().collect()));
    let relation = prop::sample::select(RELATIONS.to_vec());
    (prop::collection::vec(term, 0..5), relation, -12i64..13, any::<bool>()).prop_map(
        |(terms, relation, bound, are_different)| Case { terms, relation, bound, are_different },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn random_constraints(case in case()) {
        case.check();
    }
}

/// The encoding of this name, what it documents, and which representation it is made for.
fn documented(name: &str) -> (&'static Named<dyn Linear>, Documented, &'static dyn Representation) {
    let named = ENCODINGS.iter().find(|named| named.name == name).unwrap();
    let representation = match name {
        "bounds" => "order",
        "adder" => "binary",
        _ => "direct",
    };
    let representation = find(integer::ENCODINGS, representation).unwrap();
    (named, Documented::read(named.source), representation)
}

fn check_sizes(name: &str, case: &Case, parameters: &[(&str, usize)]) {
    let (named, documented, representation) = documented(name);
    let (cnf, _, [n_vars, n_clauses]) = case.encode(representation, named.encoding);
    let n_clauses = cnf.n_clauses() - n_clauses as usize;
    documented.check_sizes(parameters, (cnf.n_vars() - n_vars) as usize, n_clauses);
}

#[test]
fn sizes_are_as_documented() {
    for d in 2..7 {
        let values: Vec<i64> = (0..d as i64).collect();
        let four = [(1, values.as_slice()); 4];
        let middle = Case::new(&four, Relation::Equal, 2 * (d as i64 - 1));
        // all 2d - 1 sums of two can be completed to that
        check_sizes("diagram", &middle, &[("d", d), ("k", 2 * d - 1)]);
        check_sizes("totalizer", &middle, &[("d", d)]);

        let sums = |n: i64| (0..=n * (d as i64 - 1)).collect::<Vec<_>>();
        let unknown = |n: usize, total: &[i64]| {
            let mut terms = vec![(1, values.as_slice()); n];
            terms.push((-1, total));
            Case::new(&terms, Relation::Equal, 0)
        };
        check_sizes("tuples", &unknown(3, &sums(3)), &[("d", d)]);
        check_sizes("bounds", &unknown(2, &sums(2)), &[("d", d)]);
    }
    for b in 1..5 {
        let values: Vec<i64> = (0..1 << b).collect();
        let sums: Vec<i64> = (0..2 << b).collect();
        let case = Case::new(&[(1, &values), (1, &values), (-1, &sums)], Relation::Equal, 0);
        check_sizes("adder", &case, &[("b", b)]);
    }
}

#[test]
fn propagation_is_as_documented() {
    for named in ENCODINGS {
        let (named, documented, representation) = documented(named.name);
        let pair: &[i64] = &[0, 1, 3];
        let cases =
            RELATIONS.into_iter().cartesian_product([0, 2, 3, 4]).flat_map(|(relation, bound)| {
                [
                    Case::new(&[(1, pair), (1, pair)], relation, bound),
                    Case::new(&[(1, pair), (-2, pair), (1, &[0, 1])], relation, bound),
                    Case::new(
                        &[(1, &[0, 1]), (1, &[0, 2]), (1, &[0, 1]), (1, &[0, 1])],
                        relation,
                        bound,
                    ),
                ]
            });
        let is_complete = cases.map(|case| {
            let (cnf, integers, _) = case.encode(representation, named.encoding);
            let deciding: Vec<Lit> =
                integers.iter().flat_map(Integer::deciding).map(|var| var.pos_lit()).collect();
            propagation_is_complete(&cnf, &deciding, &projected(&cnf, &deciding))
        });
        let is_complete: Vec<bool> = is_complete.collect();
        println!("{} {is_complete:?}", named.name);
        assert_eq!(is_complete.iter().all(|&one| one), documented.is_complete, "{}", named.name);
    }
}

#[test]
fn millions_of_sums_are_added_in_binary() {
    for named in ENCODINGS {
        let mut cnf = Cnf::new();
        let wide = Domain::interval(-1_000_000_000_000, 1_000_000_000_000);
        let integers = [wide, Domain::interval(3, 3_000)]
            .map(|domain| integer::Binary.encode(domain, &mut cnf));
        let terms = [(1, 0), (-7, 1)]
            .map(|(coefficient, index)| Term { coefficient, integer: &integers[index] });
        let constraint = Constraint {
            terms: terms.to_vec(),
            relation: Relation::Equal,
            bound: -20_999,
            are_different: false,
        };
        named.encoding.encode(&constraint, &mut cnf);
        assert!(cnf.n_clauses() < 100_000, "{}", named.name);
        let models = models(&cnf, &[]);
        let [one, other] = [0, 1].map(|index| integers[index].value(&models[0].1));
        assert_eq!(one - 7 * other, -20_999, "{}", named.name);
    }
}
