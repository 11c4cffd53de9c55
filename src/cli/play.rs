//! `play`: a contest, on standard input and output.

use std::io::{self, ErrorKind};

use super::exit::{Exit, Failure, say};
use crate::contest::{Contest, Judge, PlayError};

pub(super) const NAME: &str = "play";
pub(super) const ABOUT: &str = "Play in a contest: speak its protocol on standard input and output";

pub(super) fn run<C: Contest>(args: C::Args) -> Result<Exit, Failure> {
    let mut aside = |words: &str| say(words);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    match C::play(&args, &mut Judge::new(&mut input, &mut output, &mut aside)) {
        Ok(()) => Ok(Exit::Answered),
        Err(PlayError::Read(error)) => Err(Failure::Text("standard input".to_owned(), error)),
        // nobody reads any more: the contest is over
        Err(PlayError::Line(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(Exit::Answered),
        Err(PlayError::Line(error)) => Err(Failure::File("the judge".to_owned(), error)),
        Err(PlayError::Solver(error)) => Err(error.into()),
        Err(fault @ PlayError::Fault(_)) => Err(Failure::Fault(fault.to_string())),
    }
}
