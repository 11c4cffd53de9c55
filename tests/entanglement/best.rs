use quadrille::{
    entanglement::{Entanglement, Goal, HIGHEST_SCORE, Options, Rules, best_game},
    puzzle::Puzzle,
    solving::{Settings, Solver, Stop},
};

use super::walked;

/// The search ends with a game of the highest score, whatever the seed and the solver.
#[test]
fn games_of_the_highest_score_are_found() {
    let settings = Settings::default();
    let batsat = Settings { solver: Solver::Batsat, ..settings.clone() };
    let seeds = (1..4).map(|seed| Settings { seed: Some(seed), ..settings.clone() });
    for settings in [settings.clone(), batsat].into_iter().chain(seeds) {
        let tiles = best_game(&settings).unwrap();
        let answers = walked(&tiles);
        assert!(answers[..35].iter().all(|answer| answer.segments.len() == 1));
        assert_eq!((answers.len(), answers[35].segments.len()), (36, 134));
        assert_eq!(answers[35].total, HIGHEST_SCORE);
    }
}

/// Such a game is shipped, and read and written as it is.
#[test]
fn the_shipped_game_has_the_highest_score() {
    let text = include_str!("../../puzzles/entanglement/highest.txt");
    let game = Entanglement::read(text, &Options::default()).unwrap();
    assert_eq!(walked(game.tiles()).last().unwrap().total, HIGHEST_SCORE);
    let written: String = game.tiles().iter().map(ToString::to_string).collect();
    assert_eq!(written, text);

    let rules = Rules::Plan { goal: Goal::Score, has_pocket: false };
    let plan = Entanglement::new(game.tiles().to_vec(), rules);
    let guess = plan.guess(&Stop::new()).unwrap();
    assert_eq!(plan.check(&guess), Ok(()));
    assert!(plan.value(&guess) <= HIGHEST_SCORE);
}
