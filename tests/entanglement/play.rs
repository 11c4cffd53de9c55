use std::collections::HashMap;

use proptest::prelude::*;
use quadrille::{
    encodings::tracing::{ENCODINGS, Tracing},
    entanglement::{Game, Tile},
    solving::{Settings, Solver},
};

use super::{lasting, random_tile, walked};

fn traced(tiles: &[Tile], tracing: &dyn Tracing, settings: &Settings) -> Vec<String> {
    let mut game = Game::new(tracing, settings);
    tiles.iter().map(|&tile| game.place(tile).unwrap().to_string()).collect()
}

/// Settings whose solvers go different ways: signs are turned, so circles come up too.
fn various(seed: u64) -> [Settings; 3] {
    let settings = Settings::default();
    let batsat = Settings { solver: Solver::Batsat, ..settings.clone() };
    [settings.clone(), batsat, Settings { seed: Some(seed), ..settings }]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_encodings_trace_what_the_rules_say(
        tiles in prop::collection::vec(random_tile(), 1..=36),
        seed in any::<u64>(),
    ) {
        let tiles = lasting(tiles);
        let expected: Vec<String> = walked(&tiles).iter().map(ToString::to_string).collect();
        for named in ENCODINGS {
            let settings = &various(seed)[(seed % 3) as usize];
            prop_assert_eq!(&traced(&tiles, named.encoding, settings), &expected, "{}", named.name);
        }
    }
}

/// The strategy above makes what it is for: tiles passed several times in a turn, the new one among them.
#[test]
fn random_games_have_tiles_that_are_passed_again() {
    use proptest::{strategy::ValueTree, test_runner::TestRunner};
    let mut runner = TestRunner::deterministic();
    let (mut n_again, mut n_new_again, mut n_turns) = (0, 0, 0);
    for _ in 0..200 {
        let tiles = prop::collection::vec(random_tile(), 36).new_tree(&mut runner).unwrap();
        for answer in walked(&lasting(tiles.current())) {
            let mut passes = HashMap::new();
            for segment in &answer.segments {
                *passes.entry(segment.cell).or_insert(0) += 1;
            }
            n_turns += 1;
            n_again += usize::from(passes.values().any(|&n| n > 1));
            n_new_again += usize::from(passes[&answer.segments[0].cell] > 1);
        }
    }
    assert!(
        n_turns > 1000 && n_again > 200 && n_new_again > 100,
        "{n_turns} {n_again} {n_new_again}"
    );
}
