//! What is wrong with an answer.

use crate::text::Position;

/// What an answer breaks, and where in the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// Something that has to hold does not.
    #[error("{}:{}: {what}", position.line, position.column)]
    Broken {
        /// Where.
        position: Position,
        /// What.
        what: &'static str,
    },
    /// A variable is not what the program computes for it.
    #[error("{name} is {found}, and the program computes {computed}")]
    Exposed {
        /// Which.
        name: String,
        /// Its value in the answer.
        found: String,
        /// Its value by the program.
        computed: String,
    },
    /// A variable is not what was assigned to it.
    #[error("{name} is not {given}, which was assigned")]
    Assigned {
        /// Which.
        name: String,
        /// What was assigned.
        given: String,
    },
    /// The program cannot be run with these values.
    #[error("the program cannot be run: {0}")]
    Stuck(String),
}
