//! A player that is a program of its own.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TryRecvError},
    thread,
    time::{Duration, Instant},
};

use process_wrap::std::{ChildWrapper, CommandWrap};

use super::fault::Fault;
use crate::solving::{Stop, Stopped};

/// How long a program may take to end after it was told to.
const GRACE: Duration = Duration::from_secs(1);
/// How often to look whether to stop.
const TICK: Duration = Duration::from_millis(50);
/// Longer lines are cut off, and nothing is read after them.
const LONGEST: u64 = 1000;
/// Lines that wait to be read before the program has to wait as well.
const WAITING: usize = 16;

/// A running program, and the lines that it writes. It ends when this is dropped, and so do all
/// programs that it started in its process group.
pub(super) struct Program {
    child: Box<dyn ChildWrapper>,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Program {
    pub(super) fn start(words: &[String], errors: Stdio) -> Result<Self, Fault> {
        let (name, arguments) = words.split_first().expect("commands have a word");
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        let mut command = CommandWrap::from(command);
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        let mut child = command.spawn().map_err(Fault::Start)?;
        let input = child.stdin().take();
        let output = child.stdout().take().expect("a piped output");
        let (sender, lines) = mpsc::sync_channel(WAITING);
        // it ends when the output does, or when nobody wants the lines any more; it is not waited for,
        // as a program that was started by the program may keep the output open
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, input, lines })
    }

    /// Writes a line. That it cannot be written is found out when an answer is missing; games are so
    /// short that all of one fits into a pipe, so that this does not wait for the program.
    pub(super) fn tell(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        }
    }

    /// Writes a line and waits for one.
    pub(super) fn ask(
        &mut self,
        line: &str,
        deadline: Instant,
        stop: &Stop,
    ) -> Result<Result<String, Fault>, Stopped> {
        match self.lines.try_recv() {
            Ok(early) => return Ok(Err(Fault::OutOfTurn(early))),
            Err(TryRecvError::Disconnected) => return Ok(Err(Fault::Closed)),
            Err(TryRecvError::Empty) => {}
        }
        self.tell(line);
        loop {
            stop.check()?;
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(TICK)) {
                Ok(answer) => return Ok(Ok(answer)),
                Err(RecvTimeoutError::Disconnected) => return Ok(Err(Fault::Closed)),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Ok(Err(Fault::Time)),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell("Quit");
        self.input = None;
        // a program that ends closes its output
        let end = Instant::now() + GRACE;
        let left = || end.saturating_duration_since(Instant::now());
        while self.lines.recv_timeout(left()).is_ok() {}
        let _ = self.child.start_kill();
        // it may have left its group
        let _ = self.child.inner_mut().start_kill();
        let _ = self.child.wait();
    }
}

/// Sends the lines that are not blank.
fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output) {
        let is_cut = line.len() as u64 >= LONGEST;
        let line = line.trim();
        if !line.is_empty() && lines.send(line.to_owned()).is_err() || is_cut {
            return;
        }
    }
}

fn read_line(output: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let n_bytes = output.take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((n_bytes > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
