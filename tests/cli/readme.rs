//! The README's commands, run, with the output that it shows.

use super::{quadrille, stdout};

const README: &str = include_str!("../../README.md");

/// The blocks of the README that begin with a command: its standard input, its words, its output.
fn examples() -> impl Iterator<Item = (String, String, &'static str)> {
    README.split("```").skip(1).step_by(2).filter_map(|block| {
        let (_, block) = block.split_once('\n')?;
        let (command, expected) = block.strip_prefix("$ ")?.split_once('\n')?;
        let (input, command) = command.split_once(" | ").unwrap_or(("", command));
        if command.starts_with("cat ") {
            return None;
        }
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
        assert_eq!(without_times(&stdout(&assert)), without_times(expected), "{words}");
        n_examples += 1;
    }
    assert!(n_examples >= 5, "{n_examples} examples");
}

/// The text without the numbers of milliseconds, and the blanks before columns of them.
fn without_times(text: &str) -> String {
    if !text.contains(" ms") {
        return text.to_owned();
    }
    let line = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_time = |index: usize| words.get(index + 1) == Some(&"ms");
        let words = words.iter().enumerate().filter(|&(index, _)| !is_time(index));
        words.map(|(_, word)| *word).collect::<Vec<_>>().join(" ") + "\n"
    };
    text.lines().map(line).collect()
}

#[test]
fn files_are_shown_as_they_are() {
    let mut n_files = 0;
    for block in README.split("```\n$ cat ").skip(1) {
        let (file, rest) = block.split_once('\n').expect("a file and its text");
        let expected = rest.split("```").next().expect("the end of the block");
        assert_eq!(std::fs::read_to_string(file).expect("a file of the project"), expected);
        n_files += 1;
    }
    assert!(n_files > 0);
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
fn the_pictures_are_what_the_program_draws() {
    let draw =
        |command: &str| stdout(&quadrille(&format!("{command} --format svg")).assert().code(0));
    let masyu = draw("solve masyu puzzles/masyu/classic.txt");
    assert_eq!(masyu, include_str!("../../docs/masyu.svg"));
    let squares = draw("show squares puzzles/squares/game.txt");
    assert_eq!(squares, include_str!("../../docs/squares.svg"));
}
