//! Reading and writing.

mod answers;
mod json;
mod reading;
mod tiles;
mod whole;
mod writing;

pub use self::writing::{Format, Output};
pub(super) use self::{
    answers::read as read_answers,
    reading::after_end,
    reading::read,
    tiles::Incoming,
    whole::read as read_whole,
    writing::{separator, write, write_difference, write_forced},
};
