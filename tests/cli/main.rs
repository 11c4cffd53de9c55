//! The program as a user types it.

mod bad_input;
mod discs;
mod encodings;
mod endings;
mod entanglement;
mod masyu;
mod readme;
mod referee;
mod sentient;
mod squares;

use assert_cmd::{Command, assert::Assert, cargo::cargo_bin_cmd};

/// Runs the program with these words, in the root of the project.
fn quadrille(words: &str) -> Command {
    let mut command = cargo_bin_cmd!("quadrille");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(words.split_whitespace());
    command
}

fn stdout(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

fn stderr(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).expect("UTF-8")
}
