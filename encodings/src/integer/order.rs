//! A literal for each bound.

use super::{Domain, Integer, Representation};
use crate::formula::Formula;

/// The order encoding: for each of the `n` values but the least, a literal that says that the integer
/// is at least that value.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `n - 1` | `max(0, n - 2)` | complete |
///
/// Crawford and Baker, "Experimental results on the application of satisfiability algorithms to
/// scheduling problems", 1994; Tamura, Taga, Kitagawa and Banbara, "Compiling finite linear CSP into
/// SAT", 2009.
#[derive(Clone, Copy, Debug)]
pub struct Order;

impl Representation for Order {
    fn encode(&self, domain: Domain, out: &mut dyn Formula) -> Integer {
        let literals: Vec<_> = domain.values().skip(1).map(|_| out.fresh()).collect();
        for pair in literals.windows(2) {
            out.clause(&[!pair[1], pair[0]]);
        }
        Integer::from_order(domain, literals)
    }
}
