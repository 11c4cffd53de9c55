//! The program `quadrille`; see the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    quadrille::cli::run().into()
}
