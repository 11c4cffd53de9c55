//! Legal moves by SAT, by the rule checker and by bit boards: always the same.

use quadrille::squares::{
    Cell, Colour, Move, Rotation, Squares, Tile, legal_moves, score, search::position::Position,
};

use super::{by_sat, encodings, random_game, squares};

/// The moves by bit boards, in order.
fn by_bits(position: &Position) -> Vec<Move> {
    let cells = position.prospects().legal.cells();
    let moves =
        cells.flat_map(|position| Rotation::ALL.map(|rotation| Move { position, rotation }));
    moves.collect()
}

#[test]
fn there_are_64_at_the_start_whatever_the_tiles() {
    for start in Tile::all() {
        let first = squares(&format!("Ff{start}0"));
        for tile in Tile::all() {
            let puzzle = Squares::new(first.game().clone(), Some(tile));
            assert_eq!(legal_moves(puzzle.board()).count(), 64);
            assert_eq!(by_bits(&Position::new(puzzle.board())).len(), 64);
        }
        // the clauses do not look at the tile
        let puzzle = Squares::new(first.game().clone(), Tile::all().last());
        for encoding in encodings() {
            assert_eq!(by_sat(&puzzle, &encoding).len(), 64, "{encoding:?}");
        }
    }
}

#[test]
fn sat_in_every_encoding_lists_what_the_rules_allow_throughout_a_game() {
    let encodings = encodings();
    for (number, (game, tile)) in (0..12).flat_map(random_game).enumerate() {
        let puzzle = Squares::new(game, Some(tile));
        let expected: Vec<Move> = legal_moves(puzzle.board()).collect();
        // every position by one of them, and by all of them in turn
        let encoding = &encodings[number % encodings.len()];
        assert_eq!(by_sat(&puzzle, encoding), expected, "{encoding:?} {:?}", puzzle.game());
    }
}

#[test]
fn bit_boards_agree_with_the_rules_in_thousands_of_games() {
    let mut lengths = Vec::new();
    for seed in 0..2000 {
        let positions = random_game(seed);
        lengths.push(positions.len() - 1);
        let mut kept = None;
        for (game, _) in positions {
            let board = game.board();
            let position = Position::new(&board);
            // placed move by move, or read off the board
            let stepped = match (kept, game.moves.last()) {
                (Some(before), Some(&placed)) => Position::after(before, placed),
                _ => position,
            };
            assert_eq!(stepped, position);
            kept = Some(position);
            let expected: Vec<Move> = legal_moves(&board).collect();
            assert_eq!(by_bits(&position), expected);
            for cell in Cell::all() {
                assert_eq!(position.filled().contains(cell), board.colour(cell).is_some());
            }
            for colour in Colour::ALL {
                assert_eq!(position.score(colour) as usize, score(&board, colour));
            }
        }
    }
    let (least, most) = (lengths.iter().min().unwrap(), lengths.iter().max().unwrap());
    assert!(*least >= 25 && *most <= 42, "{least} to {most} moves");
    let usual = lengths.iter().filter(|length| (29..=38).contains(*length)).count();
    assert!(usual >= lengths.len() * 9 / 10, "{usual} games of 29 to 38 moves");
}

#[test]
fn what_is_not_open_never_becomes_legal() {
    for seed in 0..100 {
        let mut open = None;
        for (game, _) in random_game(seed) {
            let prospects = Position::new(&game.board()).prospects();
            assert_eq!(prospects.legal & prospects.open, prospects.legal);
            if let Some(before) = open {
                assert_eq!(prospects.open & before, prospects.open);
            }
            open = Some(prospects.open);
        }
    }
}
