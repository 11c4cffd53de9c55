//! Which literals are true, since when, and why.

use quadrille_encodings::{Assignment, Lit, Var};

use super::reason::Reason;

/// A decision and what followed from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// Where it begins on the trail: at its decision.
    start: usize,
    /// Whether the negation of the decision was explored before, so that this is the other side.
    pub(super) is_flipped: bool,
    /// Whether a deciding variable was decided.
    pub(super) is_deciding: bool,
}

/// The assignment in the order in which it came about.
#[derive(Clone)]
pub(super) struct Trail {
    /// 1 true, -1 false, 0 open, by [`Lit::lidx`].
    values: Vec<i8>,
    reasons: Vec<Reason>,
    /// The level of each variable; 0 before the first decision.
    levels_of: Vec<u32>,
    lits: Vec<Lit>,
    levels: Vec<Level>,
}

impl Trail {
    pub(super) fn new(n_vars: u32) -> Self {
        let n_vars = n_vars as usize;
        Self {
            values: vec![0; 2 * n_vars],
            reasons: vec![Reason::Decision; n_vars],
            levels_of: vec![0; n_vars],
            lits: Vec::with_capacity(n_vars),
            levels: Vec::new(),
        }
    }

    pub(super) fn is_true(&self, lit: Lit) -> bool {
        self.values[lit.lidx()] > 0
    }

    pub(super) fn is_false(&self, lit: Lit) -> bool {
        self.values[lit.lidx()] < 0
    }

    pub(super) fn is_open(&self, lit: Lit) -> bool {
        self.values[lit.lidx()] == 0
    }

    /// The true literals, the oldest first.
    pub(super) fn lits(&self) -> &[Lit] {
        &self.lits
    }

    pub(super) fn reason(&self, lit: Lit) -> Reason {
        self.reasons[lit.vidx()]
    }

    /// Gives a true literal another reason, as good as the one that it has.
    pub(super) fn replace_reason(&mut self, lit: Lit, reason: Reason) {
        self.reasons[lit.vidx()] = reason;
    }

    pub(super) fn level_of(&self, lit: Lit) -> usize {
        self.levels_of[lit.vidx()] as usize
    }

    /// The decisions that stand, the oldest first: level `n` is at `n - 1`.
    pub(super) fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// What was decided, the oldest first.
    pub(super) fn decisions(&self) -> Vec<Lit> {
        self.levels.iter().map(|level| self.lits[level.start]).collect()
    }

    /// Makes an open literal true.
    pub(super) fn push(&mut self, lit: Lit, reason: Reason) {
        debug_assert!(self.is_open(lit));
        self.values[lit.lidx()] = 1;
        self.values[(!lit).lidx()] = -1;
        self.reasons[lit.vidx()] = reason;
        self.levels_of[lit.vidx()] = self.levels.len() as u32;
        self.lits.push(lit);
    }

    /// Makes an open literal true that is so on every level.
    pub(super) fn push_fact(&mut self, lit: Lit) {
        self.push(lit, Reason::Decision);
        self.levels_of[lit.vidx()] = 0;
    }

    /// Makes an open literal true on a level of its own.
    pub(super) fn decide(&mut self, lit: Lit, is_flipped: bool, is_deciding: bool) {
        self.levels.push(Level { start: self.lits.len(), is_flipped, is_deciding });
        self.push(lit, Reason::Decision);
    }

    /// Takes the last level back; `undone` sees its literals with their places, the youngest first.
    pub(super) fn pop_level(&mut self, mut undone: impl FnMut(usize, Lit)) -> Option<(Level, Lit)> {
        let level = self.levels.pop()?;
        let decision = self.lits[level.start];
        while self.lits.len() > level.start {
            let lit = self.lits.pop().expect("the level is not empty");
            self.values[lit.lidx()] = 0;
            self.values[(!lit).lidx()] = 0;
            undone(self.lits.len(), lit);
        }
        Some((level, decision))
    }

    /// The assignment as a model; open variables are false.
    pub(super) fn model(&self) -> Assignment {
        let vars = (0..self.reasons.len() as u32).map(Var::new);
        vars.map(|var| var.lit(!self.is_true(var.pos_lit()))).collect()
    }
}
