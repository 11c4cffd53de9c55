//! What a conflict teaches.

use quadrille_encodings::{Lit, Propagator};

use super::{clauses::Clauses, reason::Reason, trail::Trail};

/// A clause that follows from the formula and the lazy constraint, and is false.
pub(super) struct Lesson {
    /// The one literal of the last level first, then one of the highest of the other levels.
    pub(super) clause: Vec<Lit>,
    /// That highest other level; from there on, the first literal follows from the rest.
    pub(super) level: usize,
}

/// Resolves a false clause with reasons until one literal of the last level is left: the first unique
/// implication point (Zhang, Madigan, Moskewicz, Malik, "Efficient conflict driven learning in a
/// Boolean satisfiability solver", 2001).
///
/// Levels whose decision was flipped count like any other, so what is learned follows from the
/// formula alone, whatever was found before.
pub(super) fn learn(
    falsified: &[Lit],
    trail: &Trail,
    clauses: &Clauses,
    propagator: Option<&dyn Propagator>,
    is_seen: &mut [bool],
) -> Lesson {
    let last_level = trail.levels().len();
    let mut clause = Vec::new();
    let mut n_open = 0;
    let mut pending = falsified.to_vec();
    let mut seen = Vec::new();
    let mut next = trail.lits().len();
    let point = loop {
        for lit in pending.drain(..) {
            let level = trail.level_of(lit);
            if level == 0 || std::mem::replace(&mut is_seen[lit.vidx()], true) {
                continue;
            }
            seen.push(lit);
            if level == last_level {
                n_open += 1;
            } else {
                clause.push(lit);
            }
        }
        let lit = loop {
            next -= 1;
            let lit = trail.lits()[next];
            if is_seen[lit.vidx()] && trail.level_of(lit) == last_level {
                break lit;
            }
        };
        n_open -= 1;
        if n_open == 0 {
            break lit;
        }
        explain(lit, trail, clauses, propagator, &mut pending);
    };
    for lit in seen {
        is_seen[lit.vidx()] = false;
    }
    let highest = (0..clause.len()).max_by_key(|&index| trail.level_of(clause[index]));
    let level = highest.map_or(0, |index| trail.level_of(clause[index]));
    if let Some(index) = highest {
        clause.swap(0, index);
    }
    clause.insert(0, !point);
    Lesson { clause, level }
}

/// Appends the false literals of the reason of a true one.
fn explain(
    lit: Lit,
    trail: &Trail,
    clauses: &Clauses,
    propagator: Option<&dyn Propagator>,
    out: &mut Vec<Lit>,
) {
    match trail.reason(lit) {
        Reason::Decision => unreachable!("a decision is the last of its level to be explained"),
        Reason::Clause(span) => {
            out.extend(clauses.lits(span).iter().filter(|&&other| other != lit))
        }
        Reason::Binary(other) => out.push(other),
        Reason::Propagator => {
            propagator.expect("a propagator gave the reason").explain(lit, out);
        }
    }
}
