//! A chronological search on several threads.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

use quadrille_encodings::Assignment;

use super::{
    Problem, Settings, Stop, Stopped,
    chronological::{Chronological, Cube, Found},
};

/// Solutions that a part may be ahead of whoever takes them.
const AHEAD: usize = 1024;

/// The solutions of a problem, part after part, however many threads look for them: the order is
/// always the same.
pub(super) struct Parallel {
    parts: VecDeque<Receiver<Message>>,
    stop: Stop,
}

/// A solution of a part, or none at its end.
type Message = Result<Option<Assignment>, Stopped>;

/// A part and where its solutions go.
type Task = (Cube, SyncSender<Message>);

impl Parallel {
    /// Splits the search, and starts the threads.
    pub(super) fn new(problem: &Problem, settings: &Settings) -> Result<Self, Stopped> {
        let stop = settings.stop.nested();
        let settings = Settings { stop: stop.clone(), ..settings.clone() };
        let mut search = Chronological::new(problem, &settings);
        let cubes = search.cubes()?;
        let (tasks, parts): (VecDeque<Task>, VecDeque<_>) = cubes
            .into_iter()
            .map(|cube| {
                let (sender, receiver) = sync_channel(AHEAD);
                ((cube, sender), receiver)
            })
            .unzip();
        let search = Arc::new(search);
        let n_threads = settings.jobs.min(tasks.len());
        let tasks = Arc::new(Mutex::new(tasks));
        for _ in 0..n_threads {
            let (search, tasks) = (Arc::clone(&search), Arc::clone(&tasks));
            thread::spawn(move || work(&search, &tasks));
        }
        Ok(Self { parts, stop })
    }

    /// The next solution.
    pub(super) fn solution(&mut self) -> Result<Option<Assignment>, Stopped> {
        while let Some(part) = self.parts.front() {
            match part.recv() {
                Ok(Ok(None)) => drop(self.parts.pop_front()),
                Ok(found) => return found,
                // its thread ended in the middle, as the last message of another may say
                Err(_) => {
                    self.stop.check()?;
                    return Err(Stopped::Failed("a thread of the search failed".into()));
                }
            }
        }
        Ok(None)
    }
}

impl Drop for Parallel {
    fn drop(&mut self) {
        self.stop.interrupt();
    }
}

/// Takes part after part, until there is none or nobody waits for it.
fn work(whole: &Chronological, tasks: &Mutex<VecDeque<Task>>) {
    loop {
        let task = tasks.lock().expect("no thread ends with the lock").pop_front();
        let Some((cube, solutions)) = task else { return };
        let mut search = whole.within(&cube);
        loop {
            let found = match search.solution(u64::MAX) {
                Ok(Found::Solution(model)) => Ok(Some(model)),
                Ok(Found::End | Found::Limit) => Ok(None),
                Err(stopped) => Err(stopped),
            };
            let (is_end, is_stopped) = (found == Ok(None), found.is_err());
            if solutions.send(found).is_err() || is_stopped {
                return;
            }
            if is_end {
                break;
            }
        }
    }
}
