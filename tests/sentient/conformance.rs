//! What programs meant to the language's original implementation, from a folder outside of the project.
//!
//! `QUADRILLE_CONFORMANCE=FOLDER cargo test --release --test sentient conformance -- --ignored --nocapture`

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use quadrille::{
    puzzle::Puzzle,
    sentient::{Assignments, Output, Sentient},
};
use serde::Deserialize;
use serde_json::Value as Json;

use super::some;

/// Where it is known and meant that Quadrille differs: the rows are named there in brackets.
const DIFFERENCES: &str = include_str!("../../src/sentient/differences.md");
/// Solutions of a program with freedom among which that of the original has to be.
const MANY: usize = 2_000;

/// A program and what the original made of it.
#[derive(Deserialize)]
struct Row {
    name: String,
    src: String,
    assign: Option<Json>,
    /// How many solutions were asked for, 0 for all; 1 if there is no number.
    number: Option<usize>,
    out: Option<Vec<Json>>,
    exposed: Option<Json>,
    error: Option<String>,
}

#[test]
#[ignore = "needs the conformance file"]
fn conformance() {
    let folder =
        env::var_os("QUADRILLE_CONFORMANCE").expect("QUADRILLE_CONFORMANCE names a folder");
    let rows = fs::read_to_string(PathBuf::from(folder).join("conformance.jsonl")).unwrap();
    let listed = listed();
    let (mut n_rows, mut n_different, mut wrong) = (0, 0, Vec::new());
    for line in rows.lines() {
        let row: Row = serde_json::from_str(line).unwrap();
        n_rows += 1;
        match (judge(&row, line), listed.contains(&*row.name)) {
            (Ok(()), false) => {}
            (Err(_), true) => n_different += 1,
            (Ok(()), true) => wrong.push(format!("{}: listed as different, and is not", row.name)),
            (Err(how), false) => wrong.push(format!("{}: {how}", row.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(n_rows > 0 && n_different == listed.len(), "a row is listed that there is not");
    println!("sentient: {n_rows} rows checked, {n_different} of them listed as different");
}

/// The rows that are listed as different.
fn listed() -> BTreeSet<&'static str> {
    let lists = DIFFERENCES.split("Rows:").skip(1).filter_map(|rest| rest.split('.').next());
    lists.flat_map(|list| list.split('`').skip(1).step_by(2)).collect()
}

/// Whether a program means the same here.
fn judge(row: &Row, line: &str) -> Result<(), String> {
    let given = row.assign.as_ref().map(|given| Assignments::parse(&given.to_string()).unwrap());
    let puzzle = match (Sentient::parse(&row.src, &given.unwrap_or_default()), &row.error) {
        (Ok(_), Some(error)) => return Err(format!("accepted, and should be an error: {error}")),
        (Err(error), None) => return Err(error.to_string()),
        (Ok(puzzle), None) => puzzle,
        (Err(error), Some(original)) => {
            let Some(place) = original.strip_prefix("sentient:") else { return Ok(()) };
            let is_there = error.to_string().starts_with(&place[..=place.find(": ").unwrap()]);
            return is_there.then_some(()).ok_or_else(|| format!("{error} against {original}"));
        }
    };
    if let Some(exposed) = &row.exposed {
        let list = puzzle.about(&Output { exposed: true }).unwrap();
        let here: Json = serde_json::from_str(&list).unwrap();
        return (here == *exposed).then_some(()).ok_or(list);
    }
    judge_solutions(row, line, &puzzle)
}

fn judge_solutions(row: &Row, line: &str, puzzle: &Sentient) -> Result<(), String> {
    let line: String = line.split_whitespace().collect();
    let solutions = some(puzzle, MANY);
    let here: BTreeSet<String> = solutions.iter().map(ToString::to_string).collect();
    if here.len() != solutions.len() {
        return Err("a solution twice".to_owned());
    }
    let out = row.out.as_ref().expect("an output");
    let is_end = |one: &&Json| one.as_object().is_some_and(serde_json::Map::is_empty);
    let original: BTreeSet<String> =
        out.iter().filter(|one| !is_end(one)).map(ToString::to_string).collect();
    // nothing exposed looks like no solution there
    let is_all = out.iter().any(|one| is_end(&one)) || row.number == Some(0);
    let sorted = |line: &String| serde_json::from_str::<Json>(line).unwrap().to_string();
    let same: BTreeSet<String> = here.iter().map(sorted).filter(|line| line != "{}").collect();
    let agrees = original.is_subset(&same)
        && (!is_all || original == same)
        && (here.len() != 1 || is_all || here.iter().all(|one| line.contains(one)));
    agrees.then_some(()).ok_or_else(|| format!("{here:?} against {out:?}"))
}
