//! A stack that is large enough for programs that are nested as deeply as is allowed.

use std::{io, panic, thread};

use super::limits;

/// Does something on a thread of its own; fails if that cannot be started.
pub(super) fn with_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<T> {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(limits::STACK).spawn_scoped(scope, work)?;
        Ok(thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)))
    })
}
