//! Clauses with two watched literals each, and unit propagation.

use quadrille_encodings::{Conflict, Lit};

use super::{
    reason::{Reason, Span},
    trail::Trail,
};

/// A clause in which the negation of the literal at hand is watched.
#[derive(Clone, Copy)]
struct Watch {
    span: Span,
    /// Some literal of the clause: while that is true, there is nothing to do.
    blocker: Lit,
}

/// All clauses of two literals or more.
///
/// Watched literals with blockers as in MiniSat (Eén and Sörensson, "An extensible SAT-solver",
/// 2003); binary clauses are kept apart, since in them there is nothing to look for.
#[derive(Clone)]
pub(super) struct Clauses {
    /// For each literal, what follows by a binary clause when it becomes true.
    binary: Vec<Vec<Lit>>,
    /// For each literal, the clauses that watch its negation: their first or second literal.
    watches: Vec<Vec<Watch>>,
    arena: Vec<Lit>,
    /// The clauses that were learned; the arena is theirs from here on.
    learned: Vec<Span>,
    n_original: usize,
    /// How far the trail has been propagated.
    head: usize,
    /// The clause that became false last.
    falsified: Vec<Lit>,
}

impl Clauses {
    pub(super) fn new(n_vars: u32) -> Self {
        let n_lits = 2 * n_vars as usize;
        Self {
            binary: vec![Vec::new(); n_lits],
            watches: vec![Vec::new(); n_lits],
            arena: Vec::new(),
            learned: Vec::new(),
            n_original: 0,
            head: 0,
            falsified: Vec::new(),
        }
    }

    /// Adds a clause of two literals or more, of which the first two are watched.
    pub(super) fn add(&mut self, clause: &[Lit]) -> Reason {
        if let &[one, other] = clause {
            self.binary[(!one).lidx()].push(other);
            self.binary[(!other).lidx()].push(one);
            return Reason::Binary(other);
        }
        let span = Span { start: self.arena.len() as u32, len: clause.len() as u32 };
        self.arena.extend_from_slice(clause);
        self.watch(span);
        Reason::Clause(span)
    }

    fn watch(&mut self, span: Span) {
        let [one, other] = [0, 1].map(|index| self.arena[span.start as usize + index]);
        self.watches[(!one).lidx()].push(Watch { span, blocker: other });
        self.watches[(!other).lidx()].push(Watch { span, blocker: one });
    }

    /// Marks what was added so far as the formula; what comes later is learned.
    pub(super) fn end_formula(&mut self) {
        self.n_original = self.arena.len();
    }

    /// Adds a clause that follows from the formula.
    pub(super) fn learn(&mut self, clause: &[Lit]) -> Reason {
        let reason = self.add(clause);
        if let Reason::Clause(span) = reason {
            self.learned.push(span);
        }
        reason
    }

    pub(super) fn n_learned(&self) -> usize {
        self.learned.len()
    }

    /// Forgets the older half of the learned clauses of three literals or more, but for those that are
    /// reasons on the trail.
    pub(super) fn forget(&mut self, trail: &mut Trail) {
        let n_original = self.n_original;
        for watches in &mut self.watches {
            watches.retain(|watch| (watch.span.start as usize) < n_original);
        }
        let tail = self.arena.split_off(n_original);
        let learned = std::mem::take(&mut self.learned);
        let n_older = learned.len() / 2;
        for (index, old) in learned.into_iter().enumerate() {
            let lits = &tail[old.start as usize - n_original..][..old.len as usize];
            // a clause is the reason of its first literal, if of any
            let is_reason = trail.is_true(lits[0]) && trail.reason(lits[0]) == Reason::Clause(old);
            if index >= n_older || is_reason {
                let reason = self.learn(lits);
                if is_reason {
                    trail.replace_reason(lits[0], reason);
                }
            }
        }
    }

    pub(super) fn lits(&self, span: Span) -> &[Lit] {
        &self.arena[span.start as usize..(span.start + span.len) as usize]
    }

    /// The clause that became false, after a conflict.
    pub(super) fn falsified(&self) -> &[Lit] {
        &self.falsified
    }

    /// Starts over at this place of the trail, which was taken back to it.
    pub(super) fn rewind(&mut self, head: usize) {
        self.head = self.head.min(head);
    }

    /// Adds to the trail all that follows from it.
    pub(super) fn propagate(&mut self, trail: &mut Trail) -> Result<(), Conflict> {
        while let Some(&lit) = trail.lits().get(self.head) {
            self.head += 1;
            for &other in &self.binary[lit.lidx()] {
                if trail.is_open(other) {
                    trail.push(other, Reason::Binary(!lit));
                } else if trail.is_false(other) {
                    self.falsified.clear();
                    self.falsified.extend([!lit, other]);
                    return Err(Conflict);
                }
            }
            self.visit(lit, trail)?;
        }
        Ok(())
    }

    /// Finds another literal to watch in each clause that watches the negation of `lit`.
    fn visit(&mut self, lit: Lit, trail: &mut Trail) -> Result<(), Conflict> {
        let mut watches = std::mem::take(&mut self.watches[lit.lidx()]);
        let mut result = Ok(());
        let mut n_kept = 0;
        let mut next = 0;
        while let Some(&Watch { span, blocker }) = watches.get(next) {
            next += 1;
            if trail.is_true(blocker) {
                watches[n_kept] = Watch { span, blocker };
                n_kept += 1;
                continue;
            }
            let clause = &mut self.arena[span.start as usize..(span.start + span.len) as usize];
            if clause[0] == !lit {
                clause.swap(0, 1);
            }
            let first = clause[0];
            let watch = Watch { span, blocker: first };
            if first != blocker && trail.is_true(first) {
                watches[n_kept] = watch;
                n_kept += 1;
                continue;
            }
            if let Some(found) = clause[2..].iter().position(|&other| !trail.is_false(other)) {
                clause.swap(1, 2 + found);
                self.watches[(!clause[1]).lidx()].push(watch);
                continue;
            }
            watches[n_kept] = watch;
            n_kept += 1;
            if trail.is_false(first) {
                self.falsified.clear();
                self.falsified.extend_from_slice(clause);
                result = Err(Conflict);
                break;
            }
            trail.push(first, Reason::Clause(span));
        }
        watches.drain(n_kept..next);
        self.watches[lit.lidx()] = watches;
        result
    }
}
