//! Texts from files and from standard input.

use std::{
    fs::File,
    io::{self, IsTerminal, Read},
    path::Path,
};

use super::exit::{Failure, printable, say};
use crate::text::{Position, ReadError};

/// The largest text that is read, in bytes.
const MAX_BYTES: u64 = 64 << 20;

/// A text and the name of where it came from.
pub(super) struct Source {
    pub(super) name: String,
    pub(super) text: String,
}

impl Source {
    /// Reads a file; `-` or nothing is standard input.
    pub(super) fn read(file: Option<&Path>) -> Result<Self, Failure> {
        match file.filter(|path| *path != Path::new("-")) {
            None => {
                if io::stdin().is_terminal() {
                    say("reading standard input; end it with Ctrl-D");
                }
                Self::read_from("standard input", io::stdin())
            }
            Some(path) => match File::open(path) {
                Ok(opened) => Self::read_from(&printable(path), opened),
                Err(error) => Err(Failure::File(printable(path), error)),
            },
        }
    }

    fn read_from(name: &str, reader: impl Read) -> Result<Self, Failure> {
        let name = name.to_owned();
        let mut bytes = Vec::new();
        if let Err(error) = reader.take(MAX_BYTES + 1).read_to_end(&mut bytes) {
            return Err(Failure::File(name, error));
        }
        match decode(bytes) {
            Ok(text) => Ok(Self { name, text }),
            Err(error) => Err(Failure::Text(name, error)),
        }
    }

    /// Makes sense of the text.
    pub(super) fn parse<T>(
        &self,
        parse: impl FnOnce(&str) -> Result<T, ReadError>,
    ) -> Result<T, Failure> {
        parse(&self.text).map_err(|error| Failure::Text(self.name.clone(), error))
    }
}

/// The text without a byte order mark.
fn decode(mut bytes: Vec<u8>) -> Result<String, ReadError> {
    const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    if bytes.len() as u64 > MAX_BYTES {
        let expected = format!("at most {} MiB", MAX_BYTES >> 20);
        return Err(ReadError::whole("a larger text", expected));
    }
    String::from_utf8(bytes).map_err(|error| {
        let (valid, rest) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let valid = String::from_utf8_lossy(valid);
        let Position { line, column } = Position::of(&valid, valid.len());
        ReadError::at(line, column, format!("the byte {:#04x}", rest[0]), "UTF-8 text")
    })
}
