//! A solver that is another program.

use std::{
    fs::File,
    io::{BufWriter, Read, Seek, Write},
    process::{Child, Command, Stdio},
    sync::Arc,
    thread,
    time::Duration,
};

use quadrille_encodings::{Assignment, Cnf, Formula, Lit, TernaryVal};
use tempfile::NamedTempFile;

use super::{Stop, Stopped, backend::Backend};
use crate::dimacs::{Answer, read_answer, write_formula};

/// Stands for the file with the formula in a command.
const INPUT: &str = "{in}";
/// Stands for the file to which the solver writes its answer.
const OUTPUT: &str = "{out}";
/// The first and the longest pause between two looks at whether it is done.
const PAUSES: [Duration; 2] = [Duration::from_micros(200), Duration::from_millis(20)];

/// A command that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no command: {1}")]
pub struct BadCommand(String, &'static str);

/// The command of a solver: a program and its arguments, with quotes as in a shell. `{in}` stands for
/// a file with the formula in DIMACS, which is given on standard input otherwise; `{out}` for a file
/// for the answer, which is read from standard output otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolverCommand(Arc<[String]>);

impl std::str::FromStr for SolverCommand {
    type Err = BadCommand;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = |why| BadCommand(text.to_owned(), why);
        let words = shlex::split(text).ok_or_else(|| bad("a quote is not closed"))?;
        if words.first().is_none_or(String::is_empty) {
            return Err(bad("it names no program"));
        }
        if words.iter().any(|word| word.contains('\0')) {
            return Err(bad("it has a null character"));
        }
        Ok(Self(words.into()))
    }
}

/// Runs a program for each question, with all clauses and the assumptions as further ones.
pub(super) struct External {
    command: SolverCommand,
    formula: Cnf,
    model: Assignment,
    stop: Stop,
}

impl External {
    pub(super) fn new(command: SolverCommand, n_vars: u32, stop: &Stop) -> Self {
        let mut formula = Cnf::new();
        (0..n_vars).for_each(|_| _ = formula.fresh());
        Self { command, formula, model: Assignment::default(), stop: stop.clone() }
    }

    fn ask(&self, assumptions: &[Lit]) -> Result<Answer, Stopped> {
        let name = &self.command.0[0];
        let failed = |why: &dyn std::fmt::Display| Stopped::Failed(format!("{name}: {why}").into());
        let input = self.write(assumptions).map_err(|error| failed(&error))?;
        let output = NamedTempFile::new().map_err(|error| failed(&error))?;
        let mut child = self.start(&input, &output).map_err(|error| failed(&error))?;
        let status = self.wait(&mut child, &failed)?;
        let mut text = Vec::new();
        let read = File::open(output.path()).and_then(|mut file| file.read_to_end(&mut text));
        read.map_err(|error| failed(&error))?;
        let answer = read_answer(&String::from_utf8_lossy(&text));
        match answer {
            Ok(Answer::Unknown) => Err(failed(&"it gave up")),
            Ok(answer) => Ok(answer),
            Err(error) => Err(failed(&format!("{error} ({status})"))),
        }
    }

    fn write(&self, assumptions: &[Lit]) -> std::io::Result<NamedTempFile> {
        let mut file = NamedTempFile::new()?;
        let mut out = BufWriter::new(&mut file);
        write_formula(&mut out, [], &self.formula, assumptions)?;
        out.flush()?;
        drop(out);
        file.rewind()?;
        Ok(file)
    }

    fn start(&self, input: &NamedTempFile, output: &NamedTempFile) -> std::io::Result<Child> {
        let places = [(INPUT, input), (OUTPUT, output)]
            .map(|(name, file)| (name, file.path().to_string_lossy()));
        let has = |name: &str| self.command.0.iter().any(|word| word.contains(name));
        let words = self.command.0.iter().map(|word| {
            places.iter().fold(word.clone(), |word, (name, path)| word.replace(name, path))
        });
        let words: Vec<String> = words.collect();
        Command::new(&words[0])
            .args(&words[1..])
            .stdin(if has(INPUT) { Stdio::null() } else { File::open(input.path())?.into() })
            .stdout(if has(OUTPUT) {
                Stdio::null()
            } else {
                File::options().write(true).open(output.path())?.into()
            })
            .stderr(Stdio::null())
            .spawn()
    }

    /// Waits for its end, and ends it when it is time to stop.
    fn wait(
        &self,
        child: &mut Child,
        failed: &dyn Fn(&dyn std::fmt::Display) -> Stopped,
    ) -> Result<std::process::ExitStatus, Stopped> {
        let [mut pause, longest] = PAUSES;
        loop {
            if let Some(status) = child.try_wait().map_err(|error| failed(&error))? {
                return Ok(status);
            }
            if let Err(stopped) = self.stop.check() {
                let _ = child.kill();
                let _ = child.wait();
                return Err(stopped);
            }
            thread::sleep(pause);
            pause = (pause * 2).min(longest);
        }
    }

    /// Whether an answer of another program is one.
    fn holds(&self, model: &Assignment, assumptions: &[Lit]) -> bool {
        let is_true = |&lit: &Lit| model.lit_value(lit) == TernaryVal::True;
        self.formula.clauses().all(|clause| clause.iter().any(is_true))
            && assumptions.iter().all(is_true)
    }
}

impl Backend for External {
    fn add(&mut self, clause: &[Lit]) {
        self.formula.clause(clause);
    }

    fn solve(&mut self, assumptions: &[Lit]) -> Result<bool, Stopped> {
        self.stop.check()?;
        match self.ask(assumptions)? {
            Answer::Satisfiable(model) if self.holds(&model, assumptions) => {
                self.model = model;
                Ok(true)
            }
            Answer::Satisfiable(_) => {
                let why = format!("{}: its model breaks a clause", self.command.0[0]);
                Err(Stopped::Failed(why.into()))
            }
            _ => Ok(false),
        }
    }

    fn model(&self, n_vars: u32) -> Assignment {
        self.model.clone().truncate(quadrille_encodings::Var::new(n_vars.saturating_sub(1)))
    }
}
