//! What literals say, for whoever reads the formula.

use quadrille_encodings::{Lit, circuit::Signal};

use super::{Located, Vars};

impl Vars {
    /// What the literals say that tell solutions apart.
    pub(in crate::sentient) fn names(&self) -> Vec<(Lit, String)> {
        // a literal that has a plainer name as well gets that last
        let looks = self.looks.iter().map(|(name, lit)| (*lit, format!("part of {name}")));
        let mut names: Vec<(Lit, String)> = looks.collect();
        // and of several plain ones the first
        self.exposed.iter().rev().for_each(|(name, located)| add(name, located, &mut names));
        names
    }
}

fn add(name: &str, located: &Located, names: &mut Vec<(Lit, String)>) {
    match located {
        Located::Bool(Signal::Lit(lit)) => names.push((*lit, name.to_owned())),
        Located::Bool(Signal::Constant(_)) => {}
        Located::Integer(integer) => {
            let meanings = integer.meanings().into_iter();
            names.extend(meanings.map(|(lit, meaning)| (lit, format!("{name} {meaning}"))));
        }
        Located::Number(number) => {
            for (index, bit) in number.bits.iter().enumerate() {
                if let Signal::Lit(lit) = bit {
                    names.push((*lit, format!("{name} - {}: bit {index}", number.base)));
                }
            }
        }
        Located::Array(slots) => {
            for (index, (present, value)) in slots.iter().enumerate() {
                let name = format!("{name}[{index}]");
                if let Some(Signal::Lit(lit)) = present {
                    names.push((*lit, format!("{name} is there")));
                }
                add(&name, value, names);
            }
        }
    }
}
