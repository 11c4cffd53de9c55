//! JSON, an object a line.

use serde::{Serialize, de::DeserializeOwned};

use crate::text::ReadError;

/// Reads the object on a line, which comes with its number.
pub(crate) fn read<T: DeserializeOwned>(
    (number, line): (usize, &str),
    expected: &str,
) -> Result<T, ReadError> {
    serde_json::from_str(line).map_err(|error| {
        // counted in bytes there
        let before = line.get(..error.column().saturating_sub(1)).unwrap_or_default();
        let column = before.chars().count() + 1;
        ReadError::at(number, column, format!("something else ({})", what(&error)), expected)
    })
}

/// The message without the place, which is given apart.
fn what(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message.split(" at line ").next().unwrap_or_default().to_owned()
}

/// Writes an object, with a line end.
pub(crate) fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and lists can be written") + "\n"
}
