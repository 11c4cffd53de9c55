//! Sums and numbers of things.

use num_bigint::BigInt;

use crate::sentient::{
    semantics::{
        algebra::Algebra,
        evaluate::{Evaluator, Outcome},
        value::{Int, Value},
    },
    syntax::tree::Place,
};

/// The sum of integers, a bit wider with each of them.
pub(super) fn total<A: Algebra>(
    run: &mut Evaluator<A>,
    terms: Vec<Int<A>>,
    place: Place,
) -> Outcome<Value<A>> {
    let (mut sum, mut bits) = (run.algebra.int(&BigInt::from(0)), 1);
    for int in terms {
        run.step(1, place)?;
        sum = run.algebra.add(&sum, &int.term);
        bits = int.bits.max(bits) + 1;
    }
    run.int(sum, bits, place)
}

/// How many of some booleans are true.
pub(super) fn count<A: Algebra>(
    run: &mut Evaluator<A>,
    bools: &[A::Bool],
    place: Place,
) -> Outcome<Value<A>> {
    let (zero, one) = (run.algebra.int(&BigInt::from(0)), run.algebra.int(&BigInt::from(1)));
    let term = |bool| Int { term: run.algebra.choose_int(bool, &one, &zero), bits: 2 };
    let terms = bools.iter().map(term).collect();
    total(run, terms, place)
}
