//! A line on the terminal for whoever has waited for a second.

use std::{
    io::{self, IsTerminal},
    sync::{Arc, mpsc},
    thread::{self, JoinHandle},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};

use crate::solving::Counters;

const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(200);

/// Shows the counters after a second, until it is dropped; nothing where standard error is not a
/// terminal.
pub(super) struct Progress {
    done: Option<mpsc::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    pub(super) fn show(counters: &Arc<Counters>) -> Option<Self> {
        if !io::stderr().is_terminal() {
            return None;
        }
        let counters = Arc::clone(counters);
        let (done, is_done) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut wait = PATIENCE;
            let mut line = None;
            while is_done.recv_timeout(wait) == Err(mpsc::RecvTimeoutError::Timeout) {
                wait = TICK;
                let line = line.get_or_insert_with(|| {
                    let style = ProgressStyle::with_template("{spinner} {elapsed_precise} {msg}");
                    let line = ProgressBar::new_spinner().with_elapsed(PATIENCE);
                    line.with_style(style.expect("the template is valid"))
                });
                line.set_message(counters.to_string());
                line.tick();
            }
            if let Some(line) = line {
                line.finish_and_clear();
            }
        });
        Some(Self { done: Some(done), thread: Some(thread) })
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        drop(self.done.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
