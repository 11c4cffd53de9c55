//! The referee, with players that behave and players that do not.

use super::{quadrille, stderr, stdout};

/// The rows of the table, in words.
fn rows(table: &str) -> Vec<Vec<&str>> {
    table.lines().skip(1).map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn swapped_games_have_the_same_colours_and_tiles() {
    let folder = tempfile::tempdir().unwrap();
    let words = format!(
        "referee squares --player builtin:random --player builtin:greedy --games 6 --swap --jobs 2 --seed 5 --log {}",
        folder.path().display()
    );
    let table = stdout(&quadrille(&words).assert().code(0));
    assert_eq!(table.lines().count(), 3);
    // whatever the number of jobs, up to the seconds that it took
    let again = stdout(&quadrille(&words.replace("--jobs 2", "--jobs 1")).assert().code(0));
    let figures = |table: &str| -> Vec<Vec<String>> {
        let row = |row: Vec<&str>| row.iter().take(10).map(|word| (*word).to_owned()).collect();
        rows(table).into_iter().map(row).collect()
    };
    assert_eq!(figures(&table), figures(&again));

    let games: Vec<String> = (1..=6)
        .map(|game| {
            let path = folder.path().join(format!("game-{game:04}.txt"));
            let path = path.to_str().unwrap().to_owned();
            quadrille(&format!("check squares {path}")).assert().code(0).stdout("valid\n");
            let svg = stdout(&quadrille(&format!("show squares {path} --format svg")).assert());
            assert!(svg.contains("player 1") && svg.contains("player 2"));
            std::fs::read_to_string(path).unwrap()
        })
        .collect();
    let lines = |game: &str| -> Vec<String> {
        game.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
    };
    let tiles = |game: &str| -> Vec<String> {
        lines(game)[2..].iter().map(|line| line[2..6].to_owned()).collect()
    };
    for pair in games.chunks(2) {
        assert_eq!(lines(&pair[0])[..2], lines(&pair[1])[..2]);
        let [one, other] = [tiles(&pair[0]), tiles(&pair[1])];
        assert!(one.iter().zip(&other).all(|(one, other)| one == other));
        assert!(pair[0].starts_with("# player 1: builtin:random\n# player 2: builtin:greedy\n"));
        assert!(pair[1].starts_with("# player 1: builtin:greedy\n# player 2: builtin:random\n"));
    }
    assert_ne!(tiles(&games[0]), tiles(&games[2]));
}

#[test]
fn the_player_of_the_tournament_beats_the_simple_ones() {
    for other in ["random", "greedy"] {
        let words = format!(
            "referee squares --player builtin:quadrille:0.3 --player builtin:{other} --games 10 --swap --jobs 2"
        );
        let table = stdout(&quadrille(&words).assert().code(0));
        let n_wins: usize = rows(&table)[0][2].parse().unwrap();
        assert!(n_wins >= 8, "{table}");
    }
}

#[test]
fn bad_usage_is_named() {
    let message = |words: &str| {
        stderr(&quadrille(&format!("referee squares {words}")).assert().code(2).stdout(""))
    };
    assert!(message("--player builtin:random").contains("--player is given twice"));
    assert!(message("--player builtin:nobody --player x").contains("unknown player \"nobody\""));
    let odd = message("--player builtin:random --player builtin:random --games 3 --swap");
    assert!(odd.contains("even"));
    message("--player builtin:random --player builtin:random --games 0");
}

#[cfg(unix)]
mod programs {
    use assert_cmd::cargo::cargo_bin;

    use super::super::{quadrille, stdout};

    /// Plays a game of a program against a player at random; what the log says of the program.
    fn fault(program: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let mut command = quadrille("referee squares --clock 0.5 --player builtin:random --player");
        let table = command.arg(program).arg("--log").arg(folder.path()).assert().code(0);
        let n_faults = stdout(&table).split_whitespace().next_back().unwrap().to_owned();
        let path = folder.path().join("game-0001.txt");
        let game = std::fs::read_to_string(&path).unwrap();
        let check = format!("check squares {}", path.display());
        quadrille(&check).assert().code(0).stdout("valid\n");
        let fault = game.lines().find_map(|line| {
            line.strip_prefix("# player 2: ").filter(|words| words.contains("the referee moves"))
        });
        assert_eq!(n_faults, if fault.is_some() { "1" } else { "0" });
        fault.unwrap_or_default().to_owned()
    }

    #[test]
    fn a_program_that_plays_has_no_fault() {
        let program = format!("{} play squares --player greedy", cargo_bin!("quadrille").display());
        assert_eq!(fault(&program), "");
    }

    #[test]
    fn faults_are_named_and_the_game_is_played_to_its_end() {
        for (program, expected) in [
            ("true", "it ended or closed its output"),
            ("false", "it ended or closed its output"),
            ("sh -c 'kill -9 $$'", "it ended or closed its output"),
            ("sh -c 'exec >&-; sleep 20'", "it ended or closed its output"),
            ("sh -c 'exec <&-; sleep 20'", "out of time"),
            ("sleep 20", "out of time"),
            (
                "sh -c 'read a; read b; read c; read d; echo garbage; sleep 20'",
                "\"garbage\" is no move",
            ),
            (
                "sh -c 'read a; read b; read c; read d; echo Ll0; sleep 20'",
                "\"Ll0\" is not legal: a tile at Ll reaches off the board",
            ),
            ("sh -c 'read a; read b; read c; read d; echo Ff0; sleep 20'", "\"Ff0\" is not legal"),
            ("sh -c 'echo early; sleep 20'", "\"early\""),
            ("yes Ll0", "\"Ll0\""),
            ("sh -c 'tr -d \"\\n\" < /dev/zero'", ""),
            ("cat", "is no move"),
        ] {
            let words = fault(program);
            assert!(words.contains(expected) && !words.is_empty(), "{program}: {words:?}");
        }
    }

    #[test]
    fn a_program_that_cannot_be_started_is_no_player() {
        let words = "referee squares --player builtin:random --player no-such-program-anywhere";
        let assert = quadrille(words).assert().code(2).stdout("");
        let message = super::stderr(&assert);
        let expected = "error: no-such-program-anywhere: it cannot be started: ";
        assert!(message.contains(expected), "{message}");
    }

    #[test]
    fn two_lines_for_one_tile_are_one_too_many() {
        let program = format!(
            "sh -c '{} play squares --player greedy | while read line; do echo $line; echo $line; done'",
            cargo_bin!("quadrille").display()
        );
        let words = fault(&program);
        assert!(words.contains("out of turn") || words.contains("is not legal"), "{words}");
    }

    /// Processes whose arguments hold this word.
    #[cfg(target_os = "linux")]
    fn n_processes(word: &str) -> usize {
        let processes = std::fs::read_dir("/proc").unwrap().flatten();
        let is_such = |process: &std::fs::DirEntry| {
            let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&words).split('\0').any(|one| one == word)
        };
        processes.filter(is_such).count()
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn no_process_is_left_behind() {
        for (program, word) in [
            ("sleep 54.321", "54.321"),
            ("sh -c 'sleep 54.322 & sleep 54.322 & sleep 54.322'", "54.322"),
            // ends itself, and leaves children that hold its output open
            ("sh -c 'sleep 54.323 & sleep 54.323 & exit'", "54.323"),
            ("sh -c 'trap \"\" TERM HUP INT; while true; do sleep 54.324; done'", "54.324"),
        ] {
            assert!(!fault(program).is_empty());
            assert_eq!(n_processes(word), 0, "{program}");
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn an_interrupt_ends_the_programs_as_well() {
        use std::{
            process::{Command, Stdio},
            thread,
            time::Duration,
        };

        let mut referee = Command::new(cargo_bin!("quadrille"))
            .args(["referee", "squares", "--player", "builtin:random", "--player", "sleep 65.432"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        while n_processes("65.432") == 0 {
            thread::sleep(Duration::from_millis(10));
        }
        let id = referee.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        assert_eq!(referee.wait().unwrap().code(), Some(130));
        assert_eq!(n_processes("65.432"), 0);
    }
}
