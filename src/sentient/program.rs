//! A program as terms.

use std::rc::Rc;

use super::{
    assign::Assignments,
    library::library,
    limits,
    semantics::{
        evaluate::Evaluator,
        value::{Int, Slot, Value},
    },
    syntax::tree::{Name, Place, Statement},
    terms::{
        node::{Id, Node, Truth},
        range::Range,
        symbolic::{Input, Symbolic},
    },
};
use crate::text::ReadError;

/// What a program says.
pub(super) struct Program {
    pub(super) nodes: Vec<Node>,
    /// Of each term.
    pub(super) ranges: Vec<Range>,
    /// What has to hold; none of it is a conjunction.
    pub(super) facts: Vec<Truth>,
    pub(super) inputs: Vec<(Input, Place)>,
    pub(super) exposed: Vec<(Name, Shown)>,
    /// What certainly makes it unsatisfiable, and where.
    pub(super) broken: Vec<(&'static str, Place)>,
}

impl Program {
    /// The terms that have to be written.
    pub(super) fn roots(&self) -> Vec<Id> {
        let mut roots: Vec<Id> = self.facts.iter().map(|fact| fact.id).collect();
        self.exposed.iter().for_each(|(_, shown)| shown.roots(&mut roots));
        roots
    }
}

/// An exposed value.
#[derive(Clone, Debug)]
pub(super) enum Shown {
    Bool(Truth),
    /// A term and the number of bits that hold it.
    Int(Id, u64),
    Array(Vec<ShownSlot>),
}

impl Shown {
    fn roots(&self, roots: &mut Vec<Id>) {
        match self {
            Self::Bool(truth) => roots.push(truth.id),
            Self::Int(id, _) => roots.push(*id),
            Self::Array(slots) => slots.iter().for_each(|slot| {
                roots.extend(slot.present.map(|truth| truth.id));
                slot.value.roots(roots);
            }),
        }
    }
}

/// A slot of an exposed array.
#[derive(Clone, Debug)]
pub(super) struct ShownSlot {
    /// Where the element is there; none if it always is.
    pub(super) present: Option<Truth>,
    pub(super) value: Shown,
}

/// Evaluates a program with unknown inputs, some of the exposed values given.
pub(super) fn evaluate(
    statements: &[Statement],
    text: &str,
    assignments: &Assignments,
) -> Result<Program, ReadError> {
    let mut run = Evaluator::new(Symbolic::new(), library(), limits::DEPTH);
    run.run(statements).map_err(|fault| fault.in_text(text))?;
    assignments.claim(&mut run)?;
    let mut n_shown = 0;
    let mut exposed = Vec::with_capacity(run.exposed.len());
    for (name, value) in std::mem::take(&mut run.exposed) {
        exposed.push((name, shown(&value, &mut n_shown)?));
    }
    // the values that are not arrays come first
    exposed.sort_by_key(|(_, shown)| matches!(shown, Shown::Array(_)));
    let Symbolic { store, inputs, claims, broken, .. } = run.algebra;
    let broken = broken.into_iter().map(|(claim, place)| (claim.broken(), place)).collect();
    let facts = conjuncts(&claims, &store.nodes);
    Ok(Program { nodes: store.nodes, ranges: store.ranges, facts, inputs, exposed, broken })
}

fn shown(value: &Value<Symbolic>, n_shown: &mut u64) -> Result<Shown, ReadError> {
    *n_shown += 1;
    if *n_shown > limits::ELEMENTS {
        let found = format!("more than {} exposed elements", limits::ELEMENTS);
        return Err(ReadError::whole(found, "fewer"));
    }
    Ok(match value {
        Value::Bool(truth) => Shown::Bool(*truth),
        Value::Int(Int { term, bits }) => Shown::Int(*term, *bits),
        Value::Array(array) => {
            let array = Rc::clone(array);
            let slots = array.slots.iter().map(|Slot { value, present }| {
                Ok(ShownSlot { present: *present, value: shown(value, n_shown)? })
            });
            Shown::Array(slots.collect::<Result<_, ReadError>>()?)
        }
    })
}

/// What conjunctions demand, each once and in the order in which it was first demanded.
pub(super) fn conjuncts(claims: &[Truth], nodes: &[Node]) -> Vec<Truth> {
    let mut seen = std::collections::HashSet::new();
    let mut facts = Vec::new();
    let mut open: Vec<Truth> = claims.iter().rev().copied().collect();
    while let Some(claim) = open.pop() {
        if claim == Truth::TRUE || !seen.insert(claim) {
            continue;
        }
        match nodes[claim.id as usize] {
            Node::And(a, b) if !claim.is_negated => open.extend([b, a]),
            _ => facts.push(claim),
        }
    }
    facts
}

/// The parts of a disjunction; something else is its own only part.
pub(super) fn disjuncts(fact: Truth, nodes: &[Node]) -> Vec<Truth> {
    let mut parts = Vec::new();
    let mut open = vec![fact];
    while let Some(part) = open.pop() {
        match nodes[part.id as usize] {
            Node::And(a, b) if part.is_negated => open.extend([!b, !a]),
            _ => parts.push(part),
        }
    }
    parts
}
