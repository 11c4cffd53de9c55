use proptest::prelude::*;
use quadrille::{
    encoding::Encoding,
    entanglement::{Entanglement, Goal, Hand, Rules, Tile, Walk},
    improvements::Improvements,
    puzzle::Puzzle,
    solving::{Enumerator, Settings, Solver},
};

use super::random_tile;

/// The most that any plan reaches, by trying all.
fn by_brute_force(game: &Entanglement, goal: Goal) -> u64 {
    fn search(game: &Entanglement, goal: Goal, walk: &Walk, hand: &Hand, length: u64) -> u64 {
        let here = if goal == Goal::Score { walk.score() } else { length };
        let next = game.moves().filter_map(|one| {
            let (mut walk, mut hand) = (walk.clone(), hand.clone());
            let segments = walk.place(hand.play(one)?)?;
            Some(search(game, goal, &walk, &hand, length + segments.len() as u64))
        });
        next.max().unwrap_or(here)
    }
    search(game, goal, &Walk::new(), &Hand::new(game), 0)
}

/// The best plan of a game, by improvements that end.
fn best(game: &Entanglement, encoding: &str, settings: &Settings) -> u64 {
    let encoding = Encoding::parse(&Entanglement::dimensions(), encoding).unwrap();
    let plans = Improvements::new(game, &encoding, settings).unwrap().map(Result::unwrap);
    let values: Vec<u64> = plans.map(|plan| game.value(&plan)).collect();
    assert!(values.is_sorted_by(|one, next| one < next), "each is better than the one before");
    values.last().copied().unwrap()
}

fn check(tiles: Vec<Tile>, goal: Goal, has_pocket: bool) {
    let game = Entanglement::new(tiles, Rules::Plan { goal, has_pocket });
    let expected = by_brute_force(&game, goal);
    let settings = Settings::default();
    let batsat = Settings { solver: Solver::Batsat, ..settings.clone() };
    let blocking = Settings { enumerator: Enumerator::Blocking, ..settings.clone() };
    let threads = Settings { jobs: 3, ..settings.clone() };
    assert_eq!(best(&game, "lazy", &settings), expected);
    assert_eq!(best(&game, "lazy", &threads), expected);
    assert_eq!(best(&game, "lazy", &blocking), expected);
    if game.n_turns() <= 4 {
        assert_eq!(best(&game, "clauses", &settings), expected);
        assert_eq!(best(&game, "clauses", &batsat), expected);
    }
}

fn goals() -> impl Strategy<Value = Goal> {
    prop_oneof![Just(Goal::Score), Just(Goal::Length)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn short_plans_are_the_best(
        tiles in prop::collection::vec(random_tile(), 2..=4),
        goal in goals(),
        has_pocket in any::<bool>(),
    ) {
        check(tiles, goal, has_pocket);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn plans_of_six_tiles_are_the_best(
        tiles in prop::collection::vec(random_tile(), 6),
        goal in goals(),
    ) {
        check(tiles, goal, false);
    }

    #[test]
    fn plans_of_five_tiles_and_a_pocket_are_the_best(
        tiles in prop::collection::vec(random_tile(), 5),
        goal in goals(),
    ) {
        check(tiles, goal, true);
    }
}

/// Tiles that look the same however they are turned have one plan, and many that look like it.
#[test]
fn tiles_that_look_the_same() {
    let tile = super::tile(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    check(vec![tile; 3], Goal::Score, false);
    let straight = super::tile(&[0, 7, 1, 6, 2, 9, 3, 8, 4, 11, 5, 10]);
    check(vec![straight, tile, straight, straight], Goal::Score, true);
}

/// What the search takes is counted, not timed: the bound keeps it far below 6^8.
#[test]
fn the_bound_cuts_the_search_short() {
    use proptest::{strategy::ValueTree, test_runner::TestRunner};
    let mut runner = TestRunner::deterministic();
    for _ in 0..3 {
        let tiles = prop::collection::vec(random_tile(), 8).new_tree(&mut runner).unwrap();
        let rules = Rules::Plan { goal: Goal::Score, has_pocket: false };
        let game = Entanglement::new(tiles.current(), rules);
        let settings = Settings::default();
        best(&game, "lazy", &settings);
        let n = settings.counters.conflicts.load(std::sync::atomic::Ordering::Relaxed);
        assert!(n < 300_000, "{n} conflicts");
    }
}
