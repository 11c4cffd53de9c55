//! What-if questions, compared with trying every move.

use quadrille::{
    puzzle::Puzzle,
    squares::{Cell, Colour, Move, Options, Squares, legal_moves, squares as squares_of},
};

use super::{by_sat, encodings, random_game};

#[test]
fn moves_that_cover_a_cell_or_form_a_square() {
    let encodings = encodings();
    let mut n_forming = 0;
    for (number, (game, tile)) in (0..15).flat_map(random_game).enumerate() {
        let encoding = &encodings[number % encodings.len()];
        let puzzle = Squares::new(game, Some(tile));
        let colour = Colour::ALL[number % 4];
        let cell = Cell::all().nth(number * 37 % 144).unwrap();
        let covers = |answer: &Move| {
            let (row, column) = (answer.position.row, answer.position.column);
            (row..row + 2).contains(&cell.row) && (column..column + 2).contains(&cell.column)
        };
        let n_before = squares_of(puzzle.board(), colour).len();
        let forms = |answer: &Move| {
            squares_of(&puzzle.board().after(answer.with(tile)), colour).len() > n_before
        };
        let ask = |options: Options| by_sat(&puzzle.clone().with_options(options), encoding);
        let moves = || legal_moves(puzzle.board());

        let covering = ask(Options { covering: vec![cell], ..Options::default() });
        assert_eq!(covering, moves().filter(covers).collect::<Vec<_>>(), "{encoding:?}");
        let forming = ask(Options { forming: vec![colour], ..Options::default() });
        assert_eq!(forming, moves().filter(forms).collect::<Vec<_>>(), "{encoding:?}");
        let both = ask(Options { covering: vec![cell], forming: vec![colour] });
        assert_eq!(both, moves().filter(covers).filter(forms).collect::<Vec<_>>());
        n_forming += forming.len();

        for answer in moves().filter(|answer| !forms(answer)).take(3) {
            let asked = puzzle.clone();
            let asked = asked.with_options(Options { forming: vec![colour], ..Options::default() });
            assert!(asked.check(&answer).is_err());
        }
    }
    assert!(n_forming > 500, "{n_forming} moves form a square");
}
