//! A solver that is another program.

use std::{
    fmt,
    fs::{self, File},
    io::{self, BufWriter, Read, Write},
    path::Path,
    process::{Command, ExitStatus, Stdio},
    sync::Arc,
    thread,
    time::Duration,
};

use process_wrap::std::{ChildWrapper, CommandWrap};
use quadrille_encodings::{Assignment, Cnf, Formula, Lit, TernaryVal, Var, write_dimacs};
use tempfile::NamedTempFile;

use super::{Stop, Stopped, backend::Backend};
use crate::dimacs::{Answer, read_answer};

/// Stands for the file with the formula in a command.
const INPUT: &str = "{in}";
/// Stands for the file to which the solver writes its answer.
const OUTPUT: &str = "{out}";
/// More than any answer has, in bytes.
const MAX_BYTES: u64 = 256 << 20;
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
        let words = shell_words::split(text).map_err(|_| bad("a quote is not closed"))?;
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
        let of_file = |error: io::Error| self.failed(&format!("a temporary file: {error}"));
        let input = self.write(assumptions)?.map_err(of_file)?;
        let output = NamedTempFile::new().map_err(of_file)?;
        let mut child = self.start(&input, &output).map_err(|error| self.failed(&error))?;
        let status = self.wait(&mut *child, output.path())?;
        let mut text = Vec::new();
        let read = File::open(output.path()).and_then(|mut file| file.read_to_end(&mut text));
        read.map_err(of_file)?;
        match read_answer(&String::from_utf8_lossy(&text)) {
            Ok(Answer::Unknown) => Err(self.failed(&"it gave up")),
            Ok(answer) => Ok(answer),
            Err(error) => {
                let hint = if self.has(OUTPUT) { "" } else { "; does it write to a file, {out}?" };
                Err(self.failed(&format!("{error} ({status}{hint})")))
            }
        }
    }

    fn failed(&self, why: &dyn fmt::Display) -> Stopped {
        Stopped::Failed(format!("{}: {why}", self.command.0[0]).into())
    }

    fn has(&self, place: &str) -> bool {
        self.command.0.iter().any(|word| word.contains(place))
    }

    /// Writes the formula to a file, unless it is time to stop.
    fn write(&self, assumptions: &[Lit]) -> Result<io::Result<NamedTempFile>, Stopped> {
        let written = NamedTempFile::new().and_then(|mut file| {
            let out = Stoppable { file: &mut file, stop: &self.stop };
            let mut out = BufWriter::with_capacity(1 << 16, out);
            write_dimacs(&mut out, [], &self.formula, assumptions)?;
            out.flush()?;
            drop(out);
            Ok(file)
        });
        self.stop.check()?;
        Ok(written)
    }

    fn start(
        &self,
        input: &NamedTempFile,
        output: &NamedTempFile,
    ) -> io::Result<Box<dyn ChildWrapper>> {
        let places = [(INPUT, input), (OUTPUT, output)]
            .map(|(name, file)| (name, file.path().to_string_lossy()));
        let words = self.command.0.iter().map(|word| {
            places.iter().fold(word.clone(), |word, (name, path)| word.replace(name, path))
        });
        let words: Vec<String> = words.collect();
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        let reads_file = self.has(INPUT);
        command.stdin(if reads_file { Stdio::null() } else { File::open(input.path())?.into() });
        let output = File::options().write(true).open(output.path())?;
        command.stdout(if self.has(OUTPUT) { Stdio::null() } else { output.into() });
        let mut command = CommandWrap::from(command);
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        command.spawn()
    }

    /// Waits for its end, and ends it, with all that it started, when it is time to stop or when it
    /// has written more than any answer has.
    fn wait(&self, child: &mut dyn ChildWrapper, output: &Path) -> Result<ExitStatus, Stopped> {
        let [mut pause, longest] = PAUSES;
        loop {
            if let Some(status) = child.try_wait().map_err(|error| self.failed(&error))? {
                return Ok(status);
            }
            let is_small = fs::metadata(output).map_or(true, |file| file.len() <= MAX_BYTES);
            let failed = || {
                let million = MAX_BYTES >> 20;
                self.failed(&format!("it wrote more than {million} MiB"))
            };
            let go_on = if is_small { self.stop.check() } else { Err(failed()) };
            if let Err(stopped) = go_on {
                let _ = child.start_kill();
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
            Answer::Satisfiable(_) => Err(self.failed(&"its model breaks a clause")),
            _ => Ok(false),
        }
    }

    fn model(&self, n_vars: u32) -> Assignment {
        self.model.clone().truncate(Var::new(n_vars.saturating_sub(1)))
    }
}

/// A file that takes nothing more when it is time to stop.
struct Stoppable<'f> {
    file: &'f mut NamedTempFile,
    stop: &'f Stop,
}

impl Write for Stoppable<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stop.check().map_err(io::Error::other)?;
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
