use proptest::prelude::*;
use quadrille::{
    encoding::Encoding,
    entanglement::{Entanglement, Goal, Hand, Move, Rules, Tile, Transcript, Walk},
    puzzle::Puzzle,
    solutions::Solutions,
    solving::{Settings, Solver},
};

use super::{lasting, random_tile, walked};

fn all(game: &Entanglement, encoding: &str, settings: &Settings) -> Vec<Transcript> {
    let encoding = Encoding::parse(&Entanglement::dimensions(), encoding).unwrap();
    Solutions::new(game, &encoding, settings).collect::<Result<_, _>>().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// A whole game as one formula has one solution.
    #[test]
    fn games_as_dealt(tiles in prop::collection::vec(random_tile(), 1..=12), seed in any::<u64>()) {
        let tiles = lasting(tiles);
        let game = Entanglement::new(tiles.clone(), Rules::AsDealt);
        let expected = Transcript { moves: Vec::new(), answers: walked(&tiles) };
        let settings = Settings { seed: Some(seed), ..Settings::default() };
        prop_assert_eq!(all(&game, "clauses", &settings), vec![expected.clone()]);
        let settings = Settings { solver: Solver::Batsat, seed: Some(seed), ..settings };
        prop_assert_eq!(all(&game, "clauses", &settings), vec![expected]);
    }

    /// All ways to turn the tiles, and to swap them, are the models of one formula.
    #[test]
    fn plans_are_all_that_there_are(
        tiles in prop::collection::vec(random_tile(), 2..=4),
        has_pocket in any::<bool>(),
        seed in any::<u64>(),
    ) {
        let rules = Rules::Plan { goal: Goal::Score, has_pocket };
        let game = Entanglement::new(tiles, rules);
        let mut expected = Vec::new();
        plans(&game, &mut Vec::new(), &mut expected);
        let settings = Settings { seed: Some(seed), ..Settings::default() };
        expected.sort_by_key(ToString::to_string);
        for encoding in ["clauses", "lazy"] {
            let mut found = all(&game, encoding, &settings);
            found.sort_by_key(ToString::to_string);
            prop_assert_eq!(&found, &expected, "{}", encoding);
        }
    }
}

/// Every plan, by the rules alone.
fn plans(game: &Entanglement, moves: &mut Vec<Move>, all: &mut Vec<Transcript>) {
    let mut hand = Hand::new(game);
    let tiles: Vec<Tile> = moves.iter().map(|&one| hand.play(one).unwrap()).collect();
    let answers = walked(&tiles);
    let has_ended = {
        let mut walk = Walk::new();
        tiles.iter().for_each(|&tile| drop(walk.place(tile)));
        walk.ahead().is_none()
    };
    if has_ended || moves.len() == game.n_turns() {
        all.push(Transcript { moves: moves.clone(), answers });
        return;
    }
    for one in game.moves() {
        moves.push(one);
        plans(game, moves, all);
        moves.pop();
    }
}
