use std::collections::BTreeSet;

use rustsat::types::Lit;

use super::{Domain, ENCODINGS, Integer};
use crate::{
    Cnf,
    testing::{Documented, models, propagation_is_complete},
};

fn domains() -> Vec<Domain> {
    let sets: [&[i64]; 9] = [
        &[5],
        &[0, 1],
        &[-2, -1, 0],
        &[1, 2, 3, 4],
        &[0, 1, 2, 3, 4],
        &[-3, 5],
        &[1, 2, 4, 5, 9],
        &[-7, -6, 0, 1, 2, 8],
        &[0, 1, 2, 3, 4, 5],
    ];
    sets.map(|values| Domain::of(values.iter().copied()).unwrap()).to_vec()
}

#[test]
fn domains_are_sets() {
    let domain = Domain::union([3..=5, 9..=9, 4..=6, 7..=7]).unwrap();
    assert_eq!(domain.intervals(), [3..=7, 9..=9]);
    assert_eq!((domain.min(), domain.max(), domain.size()), (3, 9, 6));
    assert_eq!(domain.values().collect::<Vec<_>>(), [3, 4, 5, 6, 7, 9]);
    assert!(domain.contains(9) && !domain.contains(8));
    assert_eq!(domain.filter(|value| value % 2 == 0), Domain::of([6, 4]));
    assert_eq!(domain.filter(|_| false), None);
    assert_eq!(Domain::of([]), None);
    let all = Domain::interval(i64::MIN, i64::MAX);
    assert_eq!(all.size(), 1 << 64);
    assert_eq!(Domain::union([i64::MIN..=0, 1..=i64::MAX]), Some(all));
}

#[test]
fn values_sizes_and_propagation() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        let mut is_complete = true;
        for domain in domains() {
            let mut cnf = Cnf::new();
            let integer = named.encoding.encode(domain.clone(), &mut cnf);
            let own: Vec<Lit> = integer.deciding().map(|var| var.pos_lit()).collect();
            let found = models(&cnf, &own);
            let values: BTreeSet<i64> =
                found.iter().map(|(_, model)| integer.value(model)).collect();
            assert_eq!(found.len() as u128, domain.size(), "{} of {domain:?}", named.name);
            assert_eq!(values, domain.values().collect(), "{} of {domain:?}", named.name);

            let solutions = found.iter().map(|&(bits, _)| bits).collect();
            is_complete &= propagation_is_complete(&cnf, &own, &solutions);
            documented.check_sizes(&parameters(&domain), cnf.n_vars() as usize, cnf.n_clauses());
        }
        assert_eq!(is_complete, documented.is_complete, "{}", named.name);
    }
}

/// The parameters of the documented sizes.
fn parameters(domain: &Domain) -> Vec<(&'static str, usize)> {
    let distance = |value: i64| value.abs_diff(domain.min());
    let greatest = distance(domain.max());
    let n_bits = 64 - greatest.leading_zeros();
    let gaps = domain.intervals().windows(2);
    // a bit matters above a gap where the value there has a one, and below it where it has a zero
    let matter = gaps.map(|gap| {
        let [below, above] = [distance(*gap[0].end()), distance(*gap[1].start())];
        above.count_ones() + n_bits - below.count_ones()
    });
    vec![
        ("n", domain.size() as usize),
        ("d", greatest as usize),
        ("z", (n_bits - greatest.count_ones()) as usize),
        ("c", matter.sum::<u32>() as usize),
        ("g", domain.intervals().len() - 1),
    ]
}

/// The values that the representations of an integer have together, by its literals in a model.
fn check_views(integer: &Integer, cnf: &mut Cnf) {
    let direct = integer.direct(cnf).to_vec();
    let order = integer.order(cnf).to_vec();
    let bits = integer.binary(cnf).to_vec();
    let own: Vec<Lit> = integer.deciding().map(|var| var.pos_lit()).collect();
    let found = models(cnf, &own);
    assert_eq!(found.len() as u128, integer.domain().size());
    for (_, model) in found {
        let value = integer.value(&model);
        let is_true = |lit: Lit| model.lit_value(lit) == rustsat::types::TernaryVal::True;
        for (other, &lit) in integer.domain().values().zip(&direct) {
            assert_eq!(is_true(lit), other == value);
        }
        for (bound, &lit) in integer.domain().values().skip(1).zip(&order) {
            assert_eq!(is_true(lit), bound <= value);
        }
        let distance = value.abs_diff(integer.domain().min());
        for (index, &bit) in bits.iter().enumerate() {
            assert_eq!(is_true(bit), distance >> index & 1 == 1);
        }
    }
    // what one representation knows, unit propagation tells the others
    let all: Vec<Lit> = direct.iter().chain(&order).copied().collect();
    if all.len() <= 9 {
        let solutions = models(cnf, &all).into_iter().map(|(bits, _)| bits).collect();
        assert!(propagation_is_complete(cnf, &all, &solutions), "{integer:?}");
    }
}

#[test]
fn representations_are_tied_together() {
    for named in ENCODINGS {
        for domain in domains() {
            for first in ["direct", "order", "binary"] {
                let mut cnf = Cnf::new();
                let integer = named.encoding.encode(domain.clone(), &mut cnf);
                match first {
                    "direct" => integer.direct(&mut cnf),
                    "order" => integer.order(&mut cnf),
                    _ => integer.binary(&mut cnf),
                };
                check_views(&integer, &mut cnf);
            }
        }
    }
}

#[test]
fn an_integer_is_written_once_in_each_representation() {
    let mut cnf = Cnf::new();
    let integer = ENCODINGS[0].encoding.encode(Domain::interval(1, 6), &mut cnf);
    let order = integer.order(&mut cnf).to_vec();
    let size = (cnf.n_vars(), cnf.n_clauses());
    assert_eq!(integer.order(&mut cnf), order);
    assert_eq!((cnf.n_vars(), cnf.n_clauses()), size);
}
