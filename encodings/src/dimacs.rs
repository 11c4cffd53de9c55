//! A formula in DIMACS, the format that SAT solvers read.

use std::io::{self, Write};

use rustsat::types::Lit;

use crate::formula::Cnf;

/// Writes a formula after lines of comments, with further clauses of one literal each at its end.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_dimacs(
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

#[test]
fn a_formula_is_written_with_its_comments() {
    use crate::Formula;
    let mut cnf = Cnf::new();
    let (a, b) = (cnf.fresh(), cnf.fresh());
    cnf.clause(&[a, !b]);
    cnf.clause(&[]);
    let mut out = Vec::new();
    write_dimacs(&mut out, ["1 is a".to_owned()], &cnf, &[b]).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), "c 1 is a\np cnf 2 3\n1 -2 0\n0\n2 0\n");
}
