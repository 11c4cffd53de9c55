//! What stops the program early: a closed pipe, a full disk, an interrupt.
#![cfg(unix)]

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// Starts listing the loops of an 8x8 grid, of which there are more than anyone can wait for.
fn endless(verb: &str, output: Stdio) -> Child {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("quadrille"));
    let puzzle = format!("https://puzz.link/p?mashu/8/8/{}", "0".repeat(22));
    command.args([verb, "masyu", &puzzle]).stdin(Stdio::null()).stderr(Stdio::piped());
    command.stdout(output).spawn().unwrap()
}

/// The exit code, within a generous time.
fn exit_code(mut child: Child) -> (Option<i32>, String) {
    let deadline = Instant::now() + Duration::from_secs(60);
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break status,
            None if Instant::now() > deadline => {
                child.kill().unwrap();
                panic!("it goes on and on");
            }
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    };
    let mut words = String::new();
    child.stderr.take().unwrap().read_to_string(&mut words).unwrap();
    (status.code(), words)
}

fn interrupt(child: &Child) {
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(status.success());
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = endless("enumerate", Stdio::piped());
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.ends_with('\n'));
    assert_eq!(exit_code(child), (Some(0), String::new()));
}

/// The exit code of the program when nobody reads what it writes.
fn exit_code_unread(words: &str, input: &str) -> Option<i32> {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("quadrille"));
    command
        .args(words.split(' '))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    exit_code(child).0
}

#[test]
fn a_closed_pipe_does_not_turn_no_into_yes() {
    let grid = "...\n...\n...\n";
    assert_eq!(exit_code_unread("solve masyu --unique", grid), Some(1));
    assert_eq!(exit_code_unread("count masyu --limit 2", grid), Some(3));
    assert_eq!(exit_code_unread("check masyu 3x3:i", "0 0 1 0\n"), Some(1));
    assert_eq!(exit_code_unread("check masyu 3x3:i", "0 0 1 0 1 1 0 1\n"), Some(0));
}

#[test]
fn a_time_limit_holds_while_the_puzzle_is_awaited() {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("quadrille"));
    command.args(["solve", "masyu", "--time-limit", "0.2"]).stdin(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let input = child.stdin.take();
    let start = Instant::now();
    assert_eq!(exit_code(child), (Some(3), "error: stopped by the time limit\n".to_owned()));
    assert!(start.elapsed() < Duration::from_secs(30));
    drop(input);
}

#[test]
fn a_time_limit_holds_on_the_largest_grids() {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("quadrille"));
    let puzzle = format!("125000x2:{}", "z".repeat(9615) + "j");
    command.args(["solve", "masyu", "--forced", "--time-limit", "0.5", &puzzle]);
    let child = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let start = Instant::now();
    assert_eq!(exit_code(child).0, Some(3));
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
#[cfg(target_os = "linux")]
fn answers_are_judged_one_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let answers = folder.path().join("answers");
    // together they would take some 400 MB
    std::fs::write(&answers, "0 0 499 0 499 499 0 499\n".repeat(1_500)).unwrap();
    let words = format!(
        "ulimit -v 300000; exec {} check masyu 500x500:{}j {} | tail -1",
        assert_cmd::cargo::cargo_bin!("quadrille").display(),
        "z".repeat(9615),
        answers.display(),
    );
    let output = Command::new("sh").args(["-c", &words]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "valid\n");
}

#[test]
fn an_interrupt_leaves_whole_lines() {
    let mut child = endless("enumerate", Stdio::piped());
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut printed = String::new();
    output.read_line(&mut printed).unwrap();
    interrupt(&child);
    output.read_to_string(&mut printed).unwrap();
    assert!(printed.ends_with('\n'));
    assert!(printed.lines().all(|line| line.split(' ').count() % 2 == 0));
    assert_eq!(exit_code(child), (Some(130), "error: interrupted\n".to_owned()));
}

#[test]
fn an_interrupted_count_prints_no_number() {
    let child = endless("count", Stdio::piped());
    std::thread::sleep(Duration::from_millis(300));
    interrupt(&child);
    let (code, words) = exit_code(child);
    assert_eq!(code, Some(130));
    assert!(words.starts_with("at least "), "{words}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let (code, words) = exit_code(endless("enumerate", full.into()));
    assert_eq!(code, Some(2));
    assert!(words.starts_with("error: standard output: "), "{words}");
}
