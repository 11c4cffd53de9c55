//! Small terms by their values.

use num_traits::ToPrimitive;
use quadrille_encodings::{
    Formula,
    integer::{Binary, Domain, Integer, Representation},
};

use super::{number::all, writer::Writer};
use crate::sentient::terms::{
    linear::Linear,
    node::{Id, Node},
};

impl Writer<'_> {
    /// For each value that a small term may have, the literal that it has it.
    pub(super) fn values(&mut self, id: Id, out: &mut dyn Formula) -> Integer {
        self.build(id, out);
        if let Some(integer) = self.integers.get(&id) {
            let literals = integer.direct(out).to_vec();
            return Integer::from_direct(integer.domain().clone(), literals);
        }
        if let Node::Sum(Linear { terms, constant }) = &self.program.nodes[id as usize]
            && let [(part, coefficient)] = &terms[..]
            && let (Some(coefficient), Some(constant)) = (coefficient.to_i64(), constant.to_i64())
            && let Some(integer) = self.integers.get(part)
            && let Some(view) = view(integer, coefficient, constant, out)
        {
            return view;
        }
        let number = self.number(id, out);
        let range = &self.program.ranges[id as usize];
        let (low, high) = (range.low.to_i64(), range.high.to_i64());
        let (low, high) = (low.expect("a small term"), high.expect("a small term"));
        let (mut values, mut literals) = (Vec::new(), Vec::new());
        for value in low..=high {
            let signal = all(number.agreement(&value.into()), out);
            if signal != false.into() {
                values.push(value);
                literals.push(self.lit(signal, out));
            }
        }
        out.clause(&literals);
        match Domain::of(values) {
            Some(domain) => Integer::from_direct(domain, literals),
            // there is a clause without literals now
            None => Binary.encode(Domain::interval(low, low), out),
        }
    }
}

/// A multiple of an integer plus a number.
fn view(
    integer: &Integer,
    coefficient: i64,
    constant: i64,
    out: &mut dyn Formula,
) -> Option<Integer> {
    let value = |value: i64| value.checked_mul(coefficient)?.checked_add(constant);
    let values = integer.domain().values().map(value).collect::<Option<Vec<i64>>>()?;
    let mut literals = integer.direct(out).to_vec();
    if coefficient < 0 {
        literals.reverse();
    }
    Some(Integer::from_direct(Domain::of(values)?, literals))
}
