//! About how large the formula of a program will be.

use super::{
    limits,
    program::Program,
    terms::{
        linear::Linear,
        node::{Id, Node},
    },
};
use crate::text::ReadError;

/// Refuses a program whose formula would be too large.
pub(super) fn check(program: &Program) -> Result<(), ReadError> {
    let mut is_seen = vec![false; program.nodes.len()];
    let mut open = program.roots();
    let mut n_gates: u64 = 0;
    while let Some(id) = open.pop() {
        if std::mem::replace(&mut is_seen[id as usize], true) {
            continue;
        }
        n_gates = n_gates.saturating_add(gates(program, id));
        match &program.nodes[id as usize] {
            Node::AllDifferent(ints, _) => open.extend(ints),
            node => open.extend(node.parts()),
        }
    }
    if n_gates > limits::GATES {
        let found = format!("a program that takes about {n_gates} gates");
        return Err(ReadError::whole(found, format!("at most {}", limits::GATES)));
    }
    Ok(())
}

fn gates(program: &Program, id: Id) -> u64 {
    let bits = |id: Id| program.ranges[id as usize].size().bits();
    let sum = |sum: &Linear| {
        let term = |(id, coefficient): &(Id, num_bigint::BigInt)| {
            bits(*id).saturating_mul(coefficient.magnitude().count_ones())
        };
        sum.terms.iter().map(term).fold(0, u64::saturating_add)
    };
    match &program.nodes[id as usize] {
        Node::True | Node::OfBool(_) => 0,
        Node::FreeBool(_) | Node::And(..) | Node::Same(..) | Node::ChooseBool(..) => 1,
        Node::AtMost(terms) | Node::IsZero(terms) | Node::Sum(terms) => sum(terms),
        Node::AllDifferent(ints, _) => (ints.len() as u64).pow(2),
        Node::FreeInt(_) | Node::ChooseInt(..) => bits(id),
        Node::Product(a, b) => bits(*a).saturating_mul(bits(*b)),
    }
}
