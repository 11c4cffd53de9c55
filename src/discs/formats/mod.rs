//! Reading and writing.

mod answers;
mod json;
mod reading;
mod words;
mod writing;

pub use self::writing::{Format, Output};
pub(super) use self::{
    answers::read_answers,
    writing::{separator, write, write_difference, write_forced},
};
