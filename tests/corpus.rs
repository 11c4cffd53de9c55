//! Puzzles that others published, from a folder outside of the project.
//!
//! `QUADRILLE_CORPUS=FOLDER cargo test --release --test corpus -- --ignored --nocapture`

use std::{env, fs, path::PathBuf};

use quadrille::{
    encodings::tracing,
    entanglement::{self, Entanglement, Game},
    masyu::{Masyu, Options},
    puzzle::Puzzle,
    solutions::solutions,
    solving::Settings,
};

fn folder(name: &str) -> PathBuf {
    let corpus = env::var_os("QUADRILLE_CORPUS").expect("QUADRILLE_CORPUS names a folder");
    PathBuf::from(corpus).join(name)
}

#[test]
#[ignore = "needs a corpus"]
fn masyu() {
    let folder = folder("masyu");
    let index = fs::read_to_string(folder.join("index.tsv")).unwrap();
    let (mut n_puzzles, mut n_urls) = (0, 0);
    for row in index.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let &[file, width, height, pearls, expected, variant, url] = columns.as_slice() else {
            panic!("a row of {} columns: {row}", columns.len());
        };
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let options = Options { full_loop: variant == "full" };
        let puzzle = Masyu::read(&text, &options).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(puzzle.size().to_string(), format!("{width}x{height}"), "{file}");
        let n_pearls = puzzle.pearls().iter().flatten().count();
        assert_eq!(n_pearls.to_string(), pearls, "{file}");

        // each solution has passed the rule checker
        let n_found = solutions(&puzzle, &Settings::default()).take(2).map(Result::unwrap).count();
        match expected {
            "1" => assert_eq!(n_found, 1, "{file}"),
            "2+" => assert_eq!(n_found, 2, "{file}"),
            "?" => {}
            other => panic!("{file}: a number of solutions of {other:?}"),
        }
        n_puzzles += 1;

        if !url.is_empty() {
            let decoded = Masyu::parse(url).unwrap_or_else(|error| panic!("{url}: {error}"));
            assert_eq!(decoded, puzzle, "{url}");
            let data = |url: &str| url.rsplit('/').find(|part| !part.is_empty()).map(str::to_owned);
            assert_eq!(data(&puzzle.to_url()), data(url), "{url}");
            n_urls += 1;
        }
    }
    assert!(n_puzzles > 0 && n_urls > 0, "an empty index");
    println!("masyu: {n_puzzles} puzzles and {n_urls} URLs checked");
}

/// Every game, by every encoding, byte for byte.
#[test]
#[ignore = "needs a corpus"]
fn entanglement() {
    let (mut n_games, mut n_turns) = (0, 0);
    for file in fs::read_dir(folder("entanglement")).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_none_or(|extension| extension != "in") {
            continue;
        }
        let name = file.display();
        let text = fs::read_to_string(&file).unwrap();
        let expected = fs::read_to_string(file.with_extension("out")).unwrap();
        let options = entanglement::Options::default();
        let puzzle = Entanglement::read(&text, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
        for tracing in tracing::ENCODINGS {
            let mut game = Game::new(tracing.encoding, &Settings::default());
            let turns = puzzle.tiles().iter().map(|&tile| game.place(tile).unwrap().to_string());
            assert_eq!(turns.collect::<String>(), expected, "{name}, {}", tracing.name);
        }
        let whole = solutions(&puzzle, &Settings::default()).next().unwrap().unwrap();
        assert_eq!(whole.to_string(), expected, "{name}");
        for answer in puzzle.read_answers(&expected) {
            let answer = answer.unwrap_or_else(|error| panic!("{name}: {error}")).unwrap();
            assert_eq!(puzzle.check(&answer), Ok(()), "{name}");
        }
        n_games += 1;
        n_turns += puzzle.tiles().len();
    }
    assert!(n_games > 0, "an empty folder");
    println!("entanglement: {n_games} games of {n_turns} turns checked");
}
