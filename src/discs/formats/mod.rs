//! Reading and writing.

mod json;
mod reading;
mod writing;

pub use self::writing::{Format, Output};
pub(super) use self::{
    reading::read_answers,
    writing::{separator, write, write_difference, write_forced},
};
