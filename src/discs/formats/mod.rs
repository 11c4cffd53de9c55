//! Reading and writing.

mod json;
mod reading;
mod writing;

pub(super) use self::{
    reading::read_answers,
    writing::{separator, write, write_difference, write_forced},
};
pub use self::writing::{Format, Output};
