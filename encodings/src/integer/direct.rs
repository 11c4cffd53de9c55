//! A literal for each value.

use super::{Domain, Integer, Representation};
use crate::{at_most_one::of_any_number, formula::Formula};

/// The direct or one-hot encoding: a literal for each of the `n` values, of which exactly one is true,
/// pairwise; of more than 50, by the
/// [`Product`](crate::at_most_one::Product) encoding.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n` | `1 + n * (n - 1) / 2` | complete |
///
/// De Kleer, "A comparison of ATMS and CSP techniques", 1989; Walsh, "SAT v CSP", 2000.
#[derive(Clone, Copy, Debug)]
pub struct Direct;

impl Representation for Direct {
    fn encode(&self, domain: Domain, out: &mut dyn Formula) -> Integer {
        let literals: Vec<_> = domain.values().map(|_| out.fresh()).collect();
        of_any_number(literals.len()).encode_exactly_one(&literals, out);
        Integer::from_direct(domain, literals)
    }
}
