//! Programs as clauses.

mod compare;
mod facts;
mod gates;
mod names;
pub(super) mod number;
mod plan;
mod shown;
mod sum;
mod sums;
mod values;
mod writer;

use quadrille_encodings::{Formula, Lit};

use self::{
    plan::Plan,
    shown::{Telling, tell},
    writer::Writer,
};
pub(super) use self::{plan::dimensions, shown::Located};
use super::{domains::Domains, program::Program, syntax::tree::Name, terms::symbolic::Input};
use crate::{encoding::Encoding, solving::Deciding};

/// Where in a formula the values of a solution are.
#[derive(Clone, Debug)]
pub struct Vars {
    /// Of each input; none if the formula does not depend on it.
    pub(super) inputs: Vec<Option<Located>>,
    pub(super) exposed: Vec<(Name, Located)>,
    pub(super) deciding: Deciding,
    /// Literals that say which elements of an array are there and what they are, one after the other.
    looks: Vec<(Name, Lit)>,
}

/// Writes what a program says.
pub(super) fn encode(
    program: &Program,
    domains: &Domains,
    encoding: &Encoding,
    out: &mut dyn Formula,
) -> Vars {
    let mut writer = Writer::new(program, domains, Plan::new(encoding, &domains.sizes()));
    if domains.is_empty {
        out.clause(&[]);
    } else {
        writer.demand_facts(out);
    }
    let exposed: Vec<(Name, Located)> = program
        .exposed
        .iter()
        .map(|(name, shown)| (name.clone(), writer.locate(shown, out)))
        .collect();
    let mut telling = Telling::default();
    let mut looks = Vec::new();
    for (name, located) in &exposed {
        tell(located, &mut telling, out);
        looks.extend(telling.looks.drain(..).map(|lit| (name.clone(), lit)));
    }
    let mut seen = std::collections::HashSet::new();
    telling.vars.retain(|&var| seen.insert(var));
    let inputs = program.inputs.iter().map(|(input, _)| match *input {
        Input::Bool(truth) => {
            writer.has(truth.id).then(|| Located::Bool(writer.signal(truth, out)))
        }
        Input::Int(id) => writer.has(id).then(|| writer.locate_int(id, out)),
    });
    let inputs = inputs.collect();
    let deciding = Deciding { vars: telling.vars, incomparable: !telling.has_others };
    Vars { inputs, exposed, deciding, looks }
}
