use std::collections::BTreeSet;

use super::ENCODINGS;
use crate::testing::{Bits, Documented, inputs, projected, propagation_is_complete};

#[test]
fn solutions_sizes_and_propagation() {
    for named in ENCODINGS {
        let documented = Documented::read(named.source);
        for n in 0..=7 {
            let (mut cnf, lits) = inputs(n);
            named.encoding.encode(&lits, &mut cnf);
            let expected: BTreeSet<Bits> =
                std::iter::once(0).chain((0..n).map(|index| 1 << index)).collect();
            assert_eq!(projected(&cnf, &lits), expected, "{} of {n}", named.name);
            let is_complete = propagation_is_complete(&cnf, &lits, &expected);
            assert_eq!(is_complete, documented.is_complete, "{} of {n}", named.name);

            named.encoding.encode_exactly_one(&lits, &mut cnf);
            let expected: BTreeSet<Bits> = (0..n).map(|index| 1 << index).collect();
            assert_eq!(projected(&cnf, &lits), expected, "exactly one by {} of {n}", named.name);
        }
        for n in 2..40 {
            let (mut cnf, lits) = inputs(n);
            named.encoding.encode(&lits, &mut cnf);
            documented.check_sizes(&[("n", n)], cnf.n_vars() as usize - n, cnf.n_clauses());
        }
    }
}
