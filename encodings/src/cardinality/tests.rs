use std::collections::BTreeSet;

use super::ENCODINGS;
use crate::{
    Cnf,
    testing::{Bits, Documented, inputs, projected, propagation_is_complete},
};

fn numbers(n: usize, is_allowed: impl Fn(usize) -> bool) -> BTreeSet<Bits> {
    (0..1 << n).filter(|bits: &Bits| is_allowed(bits.count_ones() as usize)).collect()
}

#[test]
fn solutions_and_propagation() {
    for named in ENCODINGS {
        let mut is_complete = true;
        for n in 0..=6 {
            for bound in 0..=n + 1 {
                let check = |write: &dyn Fn(&[rustsat::types::Lit], &mut Cnf), expected| {
                    let (mut cnf, lits) = inputs(n);
                    write(&lits, &mut cnf);
                    assert_eq!(projected(&cnf, &lits), expected, "{} {bound} of {n}", named.name);
                    propagation_is_complete(&cnf, &lits, &expected)
                };
                let encoding = named.encoding;
                is_complete &= check(
                    &|lits, cnf| encoding.at_most(lits, bound, cnf),
                    numbers(n, |number| number <= bound),
                );
                is_complete &= check(
                    &|lits, cnf| encoding.at_least(lits, bound, cnf),
                    numbers(n, |number| number >= bound),
                );
                check(
                    &|lits, cnf| encoding.exactly(lits, bound, cnf),
                    numbers(n, |number| number == bound),
                );
            }
        }
        assert_eq!(is_complete, Documented::read(named.source).is_complete, "{}", named.name);
    }
}

#[test]
fn sizes_are_as_documented() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        for m in 1..6 {
            let n = 1 << m;
            let largest = if named.name == "totalizer" { 1 } else { n - 1 };
            for bound in 1..=largest {
                let (mut cnf, lits) = inputs(n);
                named.encoding.at_most(&lits, bound, &mut cnf);
                let parameters = [("n", n), ("k", bound), ("m", m)];
                documented.check_sizes(&parameters, cnf.n_vars() as usize - n, cnf.n_clauses());
            }
        }
    }
}
