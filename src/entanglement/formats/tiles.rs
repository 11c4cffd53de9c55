//! Tiles as the judge sends them: six lines `a b` each.

use crate::{
    entanglement::{
        board::{Entrance, N_ENTRANCES},
        tile::Tile,
    },
    text::{ReadError, column, quoted},
};

/// A tile of which some lines have come.
#[derive(Debug)]
pub(in crate::entanglement) struct Incoming {
    /// The number of the tile, from 1.
    number: usize,
    paths: Vec<[Entrance; 2]>,
}

impl Incoming {
    /// The tile of this number, from 1, of which nothing has come.
    pub(in crate::entanglement) fn new(number: usize) -> Self {
        Self { number, paths: Vec::new() }
    }

    /// Takes a line that is not blank, which comes with its number; with the sixth line the tile is there.
    pub(in crate::entanglement) fn take(
        &mut self,
        (line_number, line): (usize, &str),
    ) -> Result<Option<Tile>, ReadError> {
        let mut words = line.split_whitespace();
        let mut path = [0; 2];
        for index in 0..2 {
            let Some(word) = words.next() else {
                let end = line.trim_end().chars().count() + 1;
                let error = ReadError::at(line_number, end, "the end of the line", self.wanted());
                return Err(error);
            };
            let error = |found: String, expected: String| {
                ReadError::at(line_number, column(line, word), found, expected)
            };
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
            let entrance = word.parse().ok().filter(|&one| is_number && one < N_ENTRANCES as u8);
            let entrance: Entrance = entrance.ok_or_else(|| error(quoted(word), self.wanted()))?;
            let mut taken = self.paths.iter().flatten().chain(&path[..index]);
            if taken.any(|&other| other == entrance) {
                let expected = format!("an entrance that tile {} has not yet", self.number);
                return Err(error(format!("{entrance} once more"), expected));
            }
            path[index] = entrance;
        }
        if let Some(word) = words.next() {
            let expected = format!("two entrances on each line of tile {}", self.number);
            return Err(ReadError::at(line_number, column(line, word), quoted(word), expected));
        }
        self.paths.push(path);
        let Ok(paths) = self.paths[..].try_into() else { return Ok(None) };
        self.paths.clear();
        self.number += 1;
        Ok(Some(Tile::new(paths).expect("twelve entrances, all different")))
    }

    /// Whether the input may end here, after so many lines.
    pub(in crate::entanglement) fn end(&self, n_lines: usize) -> Result<(), ReadError> {
        if self.paths.is_empty() {
            return Ok(());
        }
        let lines = if self.paths.len() == 1 { "line" } else { "lines" };
        let found = format!("the end after {} {lines} of tile {}", self.paths.len(), self.number);
        Err(ReadError::at(n_lines + 1, 1, found, format!("{} lines `a b`", Tile::N_PATHS)))
    }

    fn wanted(&self) -> String {
        format!("an entrance of tile {}, 0 to 11", self.number)
    }
}

/// The tiles in a text, each with the number of its first line.
pub(in crate::entanglement) fn read(text: &str) -> Result<Vec<(usize, Tile)>, ReadError> {
    let mut incoming = Incoming::new(1);
    let mut tiles = Vec::new();
    let mut first_line = None;
    for line in crate::text::lines(text) {
        first_line.get_or_insert(line.0);
        if let Some(tile) = incoming.take(line)? {
            tiles.push((first_line.take().unwrap_or(line.0), tile));
        }
    }
    incoming.end(text.lines().count())?;
    Ok(tiles)
}
