//! The README's commands, run, with the output that it shows.

use super::{quadrille, stdout};

const README: &str = include_str!("../../README.md");

/// The blocks of the README that begin with a command: its standard input, its words, its output.
fn examples() -> impl Iterator<Item = (String, String, &'static str)> {
    README.split("```").skip(1).step_by(2).filter_map(|block| {
        let (_, block) = block.split_once('\n')?;
        let (command, expected) = block.strip_prefix("$ ")?.split_once('\n')?;
        let (input, command) = command.split_once(" | ").unwrap_or(("", command));
        let words = command.strip_prefix("quadrille ").expect("a command of this program");
        let input = input.strip_prefix("echo ").unwrap_or_default().replace('\'', "");
        Some((input + "\n", words.replace('\'', ""), expected))
    })
}

#[test]
fn examples_print_what_the_readme_shows() {
    let mut n_examples = 0;
    for (input, words, expected) in examples() {
        let assert = quadrille(&words).write_stdin(input).assert();
        assert_eq!(stdout(&assert), expected, "{words}");
        n_examples += 1;
    }
    assert!(n_examples >= 5, "{n_examples} examples");
}

/// The first of the two commands at the top; the second is what runs this test.
#[test]
fn the_first_command_solves_the_puzzle_in_the_picture() {
    let (_, block) = README.split_once("```sh\n").expect("a block of commands");
    let words = block.strip_prefix("cargo run --release -- ").expect("a command").lines().next();
    let assert = quadrille(words.unwrap()).assert().code(0);
    assert!(stdout(&assert).starts_with("1 0 5 0 5 1 "));
}

#[test]
fn the_picture_is_what_the_program_draws() {
    let command = "solve masyu puzzles/masyu/classic.txt --format svg";
    let drawn = stdout(&quadrille(command).assert().code(0));
    assert_eq!(drawn, include_str!("../../docs/masyu.svg"));
}
