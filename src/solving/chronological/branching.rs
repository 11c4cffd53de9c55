//! What to decide next.

use quadrille_encodings::{Cnf, Lit, Var};

use super::trail::Trail;

/// A literal to decide, and whether a deciding variable is decided by it.
pub(super) struct Decision {
    pub(super) lit: Lit,
    pub(super) is_deciding: bool,
}

/// The choices that the formula leaves: clauses over deciding variables with one negative literal at
/// most. Of those that are not satisfied, the one with the fewest open literals is decided first
/// (Haralick and Elliott, "Increasing tree search efficiency for constraint satisfaction problems",
/// 1980). Clauses with more negative literals say what does not go together. A positive clause about
/// variables that all are in positive clauses before it is no choice of its own: a permutation is decided
/// place by place, and not by places and values in turn, which takes more conflicts.
#[derive(Clone)]
pub(super) struct Choices {
    clauses: Vec<Choice>,
    /// The clauses in which each variable occurs, and whether as its positive literal.
    of_var: Vec<Vec<(u32, bool)>>,
    /// How much of the trail is counted.
    n_counted: usize,
    deciding: Vec<Var>,
    n_vars: u32,
}

#[derive(Clone)]
struct Choice {
    lits: Vec<Lit>,
    n_open: u32,
    n_true: u32,
}

impl Choices {
    pub(super) fn new(formula: &Cnf, deciding: &[Var]) -> Self {
        let n_vars = formula.n_vars();
        let mut is_deciding = vec![false; n_vars as usize];
        for var in deciding {
            is_deciding[var.idx()] = true;
        }
        let mut choices = Self {
            clauses: Vec::new(),
            of_var: vec![Vec::new(); n_vars as usize],
            n_counted: 0,
            deciding: deciding.to_vec(),
            n_vars,
        };
        let mut is_chosen = vec![false; n_vars as usize];
        for clause in formula.clauses() {
            let n_negative = clause.iter().filter(|lit| lit.is_neg()).count();
            let is_known = n_negative == 0 && clause.iter().all(|lit| is_chosen[lit.vidx()]);
            let is_choice = clause.len() > 2 && n_negative <= 1 && !is_known;
            if is_choice && clause.iter().all(|lit| is_deciding[lit.vidx()]) {
                for lit in clause {
                    is_chosen[lit.vidx()] |= n_negative == 0;
                    let index = choices.clauses.len() as u32;
                    choices.of_var[lit.vidx()].push((index, lit.is_pos()));
                }
                let n_open = clause.len() as u32;
                choices.clauses.push(Choice { lits: clause.to_vec(), n_open, n_true: 0 });
            }
        }
        choices
    }

    /// The next decision; none if everything is assigned.
    pub(super) fn next(&mut self, trail: &Trail) -> Option<Decision> {
        for &lit in &trail.lits()[self.n_counted..] {
            for &(index, is_positive) in &self.of_var[lit.vidx()] {
                let choice = &mut self.clauses[index as usize];
                choice.n_open -= 1;
                choice.n_true += u32::from(is_positive == lit.is_pos());
            }
        }
        self.n_counted = trail.lits().len();
        if let Some(choice) = self.smallest() {
            let lit = choice.lits.iter().copied().find(|&lit| trail.is_open(lit));
            return lit.map(|lit| Decision { lit, is_deciding: true });
        }
        let is_open = |var: &Var| trail.is_open(var.pos_lit());
        if let Some(var) = self.deciding.iter().copied().find(is_open) {
            return Some(Decision { lit: var.pos_lit(), is_deciding: true });
        }
        let other = (0..self.n_vars).map(Var::new).find(is_open);
        other.map(|var| Decision { lit: var.neg_lit(), is_deciding: false })
    }

    /// The unsatisfied choice with the fewest open literals. After propagation that is two or more.
    fn smallest(&self) -> Option<&Choice> {
        let mut smallest: Option<&Choice> = None;
        for choice in self.clauses.iter().filter(|choice| choice.n_true == 0) {
            if smallest.is_none_or(|smallest| choice.n_open < smallest.n_open) {
                smallest = Some(choice);
                if choice.n_open <= 2 {
                    break;
                }
            }
        }
        smallest
    }

    /// Takes note that a literal left this place of the trail.
    pub(super) fn undo(&mut self, place: usize, lit: Lit) {
        if place < self.n_counted {
            self.n_counted = place;
            for &(index, is_positive) in &self.of_var[lit.vidx()] {
                let choice = &mut self.clauses[index as usize];
                choice.n_open += 1;
                choice.n_true -= u32::from(is_positive == lit.is_pos());
            }
        }
    }
}
