//! Reading and writing.

mod answers;
mod json;
mod reading;
mod tiles;
mod writing;

pub use self::writing::{Format, Output};
pub(super) use self::{
    answers::read as read_transcript,
    reading::after_end,
    reading::read,
    tiles::Incoming,
    writing::{separator, write, write_difference, write_forced},
};
