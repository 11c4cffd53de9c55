//! Reading and writing: one file for each format, and one each way that chooses between them.

mod art;
mod json;
mod notation;
mod reading;
mod transcript;
mod writing;

pub use self::{
    notation::NotAMove,
    writing::{Format, Output},
};
pub(super) use self::{
    notation::{parse_move, parse_placed},
    reading::{judge, read, read_answers},
    writing::{separator, show, write, write_difference, write_forced, write_game},
};
