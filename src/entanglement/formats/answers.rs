//! Answers as the judge reads them, which is strictly: two lines a turn, the total and the segments. A
//! plan has a line with the rotation before them.

use std::iter::Peekable;

use super::json;
use crate::{
    entanglement::{
        board::{Cell, Entrance},
        game::{Entanglement, Move},
        tile::Tile,
        transcript::{Answer, Transcript},
        walk::Segment,
    },
    puzzle::Answers,
    text::{self, ReadError, column, quoted},
};

/// Reads a whole game, or several as JSON, one a line.
pub(in crate::entanglement) fn read(text: &str, is_plan: bool) -> Answers<'_, Entanglement> {
    if text.trim_start().starts_with('{') {
        return Box::new(text::lines(text).map(move |line| json::read(line, is_plan).map(Ok)));
    }
    Box::new(std::iter::once(read_turns(text, is_plan).map(Ok)))
}

fn read_turns(text: &str, is_plan: bool) -> Result<Transcript, ReadError> {
    let text = text.trim_end();
    let mut transcript = Transcript::default();
    let mut lines = (1..).zip(text.lines()).peekable();
    while lines.peek().is_some() {
        if is_plan {
            transcript.moves.push(read_move(next(&mut lines, text, "a rotation")?)?);
        }
        let total = read_total(next(&mut lines, text, "a total")?)?;
        let segments = read_segments(next(&mut lines, text, "a line of segments")?)?;
        transcript.answers.push(Answer { total, segments });
    }
    Ok(transcript)
}

type Line<'t> = (usize, &'t str);

fn next<'t>(
    lines: &mut Peekable<impl Iterator<Item = Line<'t>>>,
    text: &str,
    expected: &str,
) -> Result<Line<'t>, ReadError> {
    let end = text.lines().count() + 1;
    lines.next().ok_or_else(|| ReadError::at(end, 1, "the end", expected))
}

/// `3` or `3 swap`.
fn read_move((number, line): Line<'_>) -> Result<Move, ReadError> {
    let (rotation, is_swap) = match line.strip_suffix(" swap") {
        Some(rotation) => (rotation, true),
        None => (line, false),
    };
    let rotation: Option<u8> = digits(rotation).filter(|&one| one < Tile::N_ROTATIONS);
    let rotation = rotation.ok_or_else(|| {
        ReadError::at(number, 1, quoted(line), "a rotation, 0 to 5, and perhaps `swap`")
    })?;
    Ok(Move { rotation, is_swap })
}

pub(super) fn read_total((number, line): Line<'_>) -> Result<u64, ReadError> {
    digits(line).ok_or_else(|| ReadError::at(number, 1, quoted(line), "a total, a whole number"))
}

/// `x y a b; x y a b`.
pub(super) fn read_segments((number, line): Line<'_>) -> Result<Vec<Segment>, ReadError> {
    let segment = |(index, part): (usize, &str)| {
        // a blank may stand after a semicolon
        let part = part.strip_prefix(' ').filter(|_| index > 0).unwrap_or(part);
        read_segment(number, line, part)
    };
    line.split(';').enumerate().map(segment).collect()
}

fn read_segment(number: usize, line: &str, part: &str) -> Result<Segment, ReadError> {
    let words: Vec<&str> = part.split(' ').collect();
    let error = |part: &str, expected: &str| {
        Err(ReadError::at(number, column(line, part), quoted(part), expected))
    };
    let &[x, y, enter, leave] = words.as_slice() else {
        return error(part, "a segment `x y a b`, with single blanks");
    };
    let mut coordinates = [0; 2];
    for (word, coordinate) in [x, y].into_iter().zip(&mut coordinates) {
        let size = digits::<i8>(word.strip_prefix('-').unwrap_or(word));
        match size.filter(|size| (0..=3).contains(size) && word != "-0") {
            Some(size) => *coordinate = if word.starts_with('-') { -size } else { size },
            None => return error(word, "a coordinate, -3 to 3"),
        }
    }
    let mut ends: [Entrance; 2] = [0; 2];
    for (word, end) in [enter, leave].into_iter().zip(&mut ends) {
        match digits(word).filter(|&entrance: &Entrance| entrance < 12) {
            Some(entrance) => *end = entrance,
            None => return error(word, "an entrance, 0 to 11"),
        }
    }
    if ends[0] == ends[1] {
        return error(leave, "a way out other than the way in");
    }
    let [x, y] = coordinates;
    Ok(Segment { cell: Cell { x, y }, enter: ends[0], leave: ends[1] })
}

/// A number in digits only, of which the first is not 0 if there are several.
fn digits<T: std::str::FromStr>(word: &str) -> Option<T> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit());
    let is_padded = word.len() > 1 && word.starts_with('0');
    (is_plain && !is_padded).then(|| word.parse().ok()).flatten()
}
