//! Where in the formula the game lives.

use std::sync::Arc;

use quadrille_encodings::{Assignment, Formula, Lazy, Lit, circuit::Signal};

use super::{
    clauses::{self, Clauses, Moves},
    game::{Entanglement, Rules},
    search::{self, Prefixes},
    transcript::Transcript,
};
use crate::solving::Deciding;

/// Where in the formula the game lives: a variable for each move, if there are several in a turn.
pub struct Vars {
    pub(super) moves: Moves,
    body: Body,
}

/// What the formula says about the path.
enum Body {
    /// All: the whole game.
    Clauses(Arc<Clauses>),
    /// Nothing: it is followed while a solver decides the moves.
    Prefixes(Arc<Prefixes>),
}

impl Vars {
    /// Writes the formula. Where there is no move to decide the path is never left to a search.
    pub(super) fn encode(game: &Entanglement, is_lazy: bool, out: &mut dyn Formula) -> Self {
        let moves = clauses::moves(game, out);
        let body = if is_lazy && game.rules() != Rules::AsDealt {
            Body::Prefixes(Arc::new(Prefixes::new(game, &moves)))
        } else {
            Body::Clauses(Arc::new(Clauses::encode(game, &moves, out)))
        };
        Self { moves, body }
    }

    pub(super) fn deciding(&self) -> Deciding {
        let literal = |signal: &Signal| match *signal {
            Signal::Lit(lit) => Some(Lit::var(lit)),
            Signal::Constant(_) => None,
        };
        let signals = self.moves.iter().flatten().map(|(_, signal)| signal);
        Deciding { vars: signals.filter_map(literal).collect(), incomparable: true }
    }

    pub(super) fn lazy(&self) -> Arc<dyn Lazy> {
        match &self.body {
            Body::Clauses(clauses) => Arc::clone(clauses) as Arc<dyn Lazy>,
            Body::Prefixes(prefixes) => Arc::clone(prefixes) as Arc<dyn Lazy>,
        }
    }

    pub(super) fn transcript(&self, game: &Entanglement, model: &Assignment) -> Transcript {
        let mut moves = clauses::made(&self.moves, model);
        let answers = match &self.body {
            Body::Clauses(clauses) => clauses.answers(model),
            Body::Prefixes(_) => search::answers(game, &moves),
        };
        moves.truncate(if game.rules() == Rules::AsDealt { 0 } else { answers.len() });
        Transcript { moves, answers }
    }

    pub(super) fn demand(&self, rules: Rules, least: u64, out: &mut dyn Formula) {
        match (&self.body, rules) {
            (Body::Clauses(clauses), Rules::Plan { goal, .. }) => clauses.demand(goal, least, out),
            (Body::Clauses(_), Rules::AsDealt) => {}
            (Body::Prefixes(prefixes), _) => prefixes.demand(least),
        }
    }
}
