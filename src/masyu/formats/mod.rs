//! Reading and writing: one file for each format, and one each way that chooses between them.

mod art;
mod json;
mod line;
mod path;
mod pearl_id;
mod puzz_link;
mod reading;
mod rows;
mod writing;

pub use self::writing::{Format, Output};
pub(super) use self::{
    reading::{is_inline, read_answers},
    writing::{
        separator, show, sketch, sketch_difference, sketch_forced, write, write_difference,
        write_forced,
    },
};
