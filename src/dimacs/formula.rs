//! A formula in DIMACS.

use std::io::{self, Write};

use quadrille_encodings::{Cnf, Lit};

/// Writes a formula after lines of comments, with further clauses of one literal each at its end.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_formula(
    out: &mut impl Write,
    comments: impl IntoIterator<Item = String>,
    formula: &Cnf,
    assumptions: &[Lit],
) -> io::Result<()> {
    for comment in comments {
        writeln!(out, "c {comment}")?;
    }
    writeln!(out, "p cnf {} {}", formula.n_vars(), formula.n_clauses() + assumptions.len())?;
    for clause in formula.clauses().chain(assumptions.chunks(1)) {
        for lit in clause {
            write!(out, "{} ", lit.to_ipasir())?;
        }
        writeln!(out, "0")?;
    }
    Ok(())
}
