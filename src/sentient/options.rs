//! The options of programs on the command line.

use super::assign::Assignments;

/// How a program is understood.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Options {
    /// Values of exposed variables, such as `{"target":15,"xs":[1,null]}`
    #[arg(long, value_name = "JSON", value_parser = Assignments::parse)]
    pub assign: Option<Assignments>,

    /// The same from a file
    #[arg(long, value_name = "FILE", value_parser = Assignments::read, conflicts_with = "assign")]
    pub assign_file: Option<Assignments>,
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Output {
    /// List the exposed variables with their types and ranges instead of solving
    #[arg(long)]
    pub exposed: bool,
}
