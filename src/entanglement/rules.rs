//! A whole game against the rules, by the [`Walk`].

use super::{
    game::{Entanglement, Hand},
    transcript::{Answer, Transcript},
    violation::Violation,
    walk::{Segment, Walk},
};

/// The answers to a game in which the tiles are placed as the transcript's moves say.
pub(super) fn right_answers(game: &Entanglement, transcript: &Transcript) -> Vec<Answer> {
    let mut walk = Walk::new();
    let mut hand = Hand::new(game);
    let mut answers = Vec::new();
    for turn in 0..game.n_turns() {
        let Some(tile) = hand.play(transcript.moves.get(turn).copied().unwrap_or_default()) else {
            break;
        };
        let Some(segments) = walk.place(tile) else { break };
        answers.push(Answer { total: walk.score(), segments });
    }
    answers
}

pub(super) fn check(game: &Entanglement, transcript: &Transcript) -> Result<(), Violation> {
    let swap = transcript.moves.iter().position(|one| one.is_swap);
    if let Some(index) = swap.filter(|_| !game.has_pocket()) {
        return Err(Violation::NoPocket { turn: index + 1 });
    }
    let right = right_answers(game, transcript);
    for (index, (found, expected)) in transcript.answers.iter().zip(&right).enumerate() {
        check_turn(index + 1, found, expected)?;
    }
    let (n_found, n_right) = (transcript.answers.len(), right.len());
    if n_found < n_right {
        return Err(Violation::NoAnswer { turn: n_found + 1 });
    }
    if n_found > n_right {
        return Err(Violation::AnswerAfterEnd { turn: n_right + 1 });
    }
    Ok(())
}

/// Checks the segments before the total, which follows from them.
pub(super) fn check_turn(turn: usize, found: &Answer, expected: &Answer) -> Result<(), Violation> {
    let pairs = found.segments.iter().zip(&expected.segments).enumerate();
    for (index, (&found_one, &expected_one)) in pairs {
        if found_one != expected_one {
            let (segment, found_one, expected_one) = (index + 1, found_one, expected_one);
            let is_order = sorted(&found.segments) == sorted(&expected.segments);
            return Err(if is_order {
                Violation::Order { turn, segment, found: found_one, expected: expected_one }
            } else {
                Violation::Segment { turn, segment, found: found_one, expected: expected_one }
            });
        }
    }
    let [n_found, n_expected] = [found, expected].map(|answer| answer.segments.len());
    if n_found != n_expected {
        return Err(Violation::NumberOfSegments { turn, found: n_found, expected: n_expected });
    }
    if found.total != expected.total {
        return Err(Violation::Total { turn, found: found.total, expected: expected.total });
    }
    Ok(())
}

fn sorted(segments: &[Segment]) -> Vec<(super::board::Cell, u8, u8)> {
    let mut keys: Vec<_> = segments.iter().map(|one| (one.cell, one.enter, one.leave)).collect();
    keys.sort_unstable();
    keys
}
