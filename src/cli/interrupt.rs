//! Interrupts and time limits, kept even where something takes long to notice.

use std::{
    path::PathBuf,
    process,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    exit::{Exit, Failure},
    output,
};
use crate::solving::{Stop, Stopped};

/// How long whoever works may take to notice that it is time to stop.
const GRACE: Duration = Duration::from_millis(300);

/// How long, where other programs have to be ended as well.
const LONG_GRACE: Duration = Duration::from_secs(5);

/// What to write, and where, if the program is ended from outside.
static LAST_WORDS: Mutex<Option<(Option<PathBuf>, String)>> = Mutex::new(None);

static STOP: OnceLock<Stop> = OnceLock::new();
static IS_PATIENT: AtomicBool = AtomicBool::new(false);

/// Takes the first interrupt as a wish to stop, which is granted after a while at the latest, and the
/// second as an order.
pub(super) fn listen() {
    let stop = STOP.get_or_init(Stop::new).clone();
    let mut is_first = true;
    let handler = move || {
        if std::mem::replace(&mut is_first, false) {
            stop.interrupt();
            thread::spawn(move || end_after(grace(), Stopped::Interrupted));
        } else {
            process::exit(Exit::Interrupted.code().into());
        }
    };
    // without a handler an interrupt ends the program at once, which is no worse
    let _ = ctrlc::set_handler(handler);
}

/// What stops at an interrupt, and from now on after the time limit, if there is one.
pub(super) fn stop(limit: Option<Duration>) -> Stop {
    let stop = STOP.get_or_init(Stop::new).clone();
    let Some(limit) = limit else { return stop };
    let deadline = Instant::now().checked_add(limit);
    if let Some(rest) = deadline.and_then(|_| limit.checked_add(grace())) {
        thread::spawn(move || end_after(rest, Stopped::TimeLimit));
    }
    stop.after(limit)
}

/// The same for somebody who then has other programs to end.
pub(super) fn patient(limit: Option<Duration>) -> Stop {
    IS_PATIENT.store(true, Ordering::Relaxed);
    stop(limit)
}

fn grace() -> Duration {
    if IS_PATIENT.load(Ordering::Relaxed) { LONG_GRACE } else { GRACE }
}

/// Says what to write, to a file or to standard output, if the program is ended from outside.
pub(super) fn set_last_words(file: Option<PathBuf>, words: String) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some((file, words));
}

/// Nothing is written any more if the program is ended from outside.
pub(super) fn forget_last_words() {
    LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take();
}

/// Ends the program from outside, between two answers.
fn end_after(time: Duration, stopped: Stopped) {
    thread::sleep(time);
    let last_words = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some((file, words)) = last_words {
        let _ = output::Printer::new(file).print(&words);
    }
    let _whole_answers_only = output::LOCK.lock();
    process::exit(Failure::Stopped(stopped).report().code().into());
}
