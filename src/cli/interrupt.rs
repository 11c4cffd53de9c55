//! Interrupts and time limits, kept even where something takes long to notice.

use std::{
    process,
    sync::{
        OnceLock,
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
            let grace = if IS_PATIENT.load(Ordering::Relaxed) { LONG_GRACE } else { GRACE };
            thread::spawn(move || end_after(grace, Stopped::Interrupted));
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
    if let Some(rest) = deadline.and_then(|_| limit.checked_add(GRACE)) {
        thread::spawn(move || end_after(rest, Stopped::TimeLimit));
    }
    stop.after(limit)
}

/// What stops at an interrupt, for somebody who then has other programs to end.
pub(super) fn patient() -> Stop {
    IS_PATIENT.store(true, Ordering::Relaxed);
    stop(None)
}

/// Ends the program from outside, between two answers.
fn end_after(time: Duration, stopped: Stopped) {
    thread::sleep(time);
    let _whole_answers_only = output::LOCK.lock();
    process::exit(Failure::Stopped(stopped).report().code().into());
}
