//! JSON, an object a line.

use serde::{Deserialize, Serialize};

use crate::{json, text::ReadError};

#[derive(Serialize, Deserialize)]
struct Solution {
    discs: Vec<i64>,
}

#[derive(Serialize)]
struct Difference<'s> {
    unique: bool,
    discs: [&'s [i64]; 2],
}

#[derive(Serialize)]
struct Forced<'s> {
    /// `null` where solutions differ.
    forced: &'s [Option<i64>],
}

/// Reads the discs on a line, which comes with its number.
pub(super) fn read(line: (usize, &str)) -> Result<Vec<i64>, ReadError> {
    json::read(line, "a JSON object with the discs, {\"discs\":[1,2,...]}")
        .map(|Solution { discs }| discs)
}

pub(super) fn solution(discs: &[i64]) -> String {
    json::write(&Solution { discs: discs.to_vec() })
}

pub(super) fn difference(discs: [&[i64]; 2]) -> String {
    json::write(&Difference { unique: false, discs })
}

pub(super) fn forced(forced: &[Option<i64>]) -> String {
    json::write(&Forced { forced })
}
