//! What the tests of all constraints share: brute force, unit propagation, and reading the sizes
//! that an encoding documents.

use std::collections::BTreeSet;

use batsat::{BasicSolver, SolverInterface, lbool};
use exmex::Express;
use itertools::Itertools;
use rustsat::types::{Assignment, Lit, TernaryVal};

use crate::{Cnf, Formula};

/// The values of some literals as bits, the first one lowest.
pub(crate) type Bits = u64;

/// Fresh literals in a formula of their own.
pub(crate) fn inputs(n: usize) -> (Cnf, Vec<Lit>) {
    let mut cnf = Cnf::new();
    let lits = (0..n).map(|_| cnf.fresh()).collect();
    (cnf, lits)
}

/// A partial assignment of the variables of a formula: 1 true, -1 false, 0 open.
#[derive(Clone)]
struct Values(Vec<i8>);

impl Values {
    fn get(&self, lit: Lit) -> i8 {
        if lit.is_pos() { self.0[lit.vidx()] } else { -self.0[lit.vidx()] }
    }

    fn set(&mut self, lit: Lit) {
        self.0[lit.vidx()] = if lit.is_pos() { 1 } else { -1 };
    }

    /// Unit propagation to the end; whether no clause became false.
    fn propagate(&mut self, cnf: &Cnf) -> bool {
        loop {
            let mut has_changed = false;
            for clause in cnf.clauses() {
                if clause.iter().any(|&lit| self.get(lit) > 0) {
                    continue;
                }
                let mut open = clause.iter().filter(|&&lit| self.get(lit) == 0);
                match (open.next(), open.next()) {
                    (None, _) => return false,
                    (Some(&lit), None) => {
                        self.set(lit);
                        has_changed = true;
                    }
                    _ => {}
                }
            }
            if !has_changed {
                return true;
            }
        }
    }
}

/// All assignments of `inputs` that some model of the formula extends.
pub(crate) fn projected(cnf: &Cnf, inputs: &[Lit]) -> BTreeSet<Bits> {
    models(cnf, inputs).into_iter().map(|(bits, _)| bits).collect()
}

/// The same, each with a model.
pub(crate) fn models(cnf: &Cnf, inputs: &[Lit]) -> Vec<(Bits, Assignment)> {
    let mut solver = BasicSolver::default();
    let vars: Vec<batsat::Var> = (0..cnf.n_vars()).map(|_| solver.new_var_default()).collect();
    let translated = |lits: &[Lit]| {
        lits.iter().map(|lit| batsat::Lit::new(vars[lit.vidx()], lit.is_pos())).collect()
    };
    for clause in cnf.clauses() {
        solver.add_clause_reuse(&mut translated(clause));
    }
    let mut found = Vec::new();
    while solver.solve_limited(&[]) == lbool::TRUE {
        let values = vars.iter().map(|&var| solver.value_var(var) == lbool::TRUE);
        let model: Assignment =
            values.zip(0..).map(|(is_true, var)| Lit::new(var, !is_true)).collect();
        let is_true = |lit: Lit| model.lit_value(lit) == TernaryVal::True;
        let ones = inputs.iter().enumerate().filter(|&(_, &lit)| is_true(lit));
        let bits = ones.map(|(index, _)| 1 << index).sum();
        let blocking: Vec<Lit> =
            inputs.iter().map(|&lit| if is_true(lit) { !lit } else { lit }).collect();
        found.push((bits, model));
        solver.add_clause_reuse(&mut translated(&blocking));
    }
    found.sort_unstable_by_key(|&(bits, _)| bits);
    found
}

/// Whether unit propagation finds, from each partial assignment of the inputs, every input that all
/// `solutions` consistent with it agree on, and a conflict where there is none.
pub(crate) fn propagation_is_complete(
    cnf: &Cnf,
    inputs: &[Lit],
    solutions: &BTreeSet<Bits>,
) -> bool {
    propagation_is_complete_up_to(inputs.len(), cnf, inputs, solutions)
}

/// The same from partial assignments of at most so many inputs.
pub(crate) fn propagation_is_complete_up_to(
    n_assigned: usize,
    cnf: &Cnf,
    inputs: &[Lit],
    solutions: &BTreeSet<Bits>,
) -> bool {
    let choices = (0..=n_assigned).flat_map(|n| (0..inputs.len()).combinations(n));
    choices.into_iter().all(|chosen| {
        (0..1 << chosen.len()).all(|signs: Bits| {
            let mut values = Values(vec![0; cnf.n_vars() as usize]);
            let (mut fixed, mut ones) = (0, 0);
            for (place, &index) in chosen.iter().enumerate() {
                let is_true = signs >> place & 1 == 1;
                values.set(if is_true { inputs[index] } else { !inputs[index] });
                fixed |= 1 << index;
                ones |= Bits::from(is_true) << index;
            }
            let is_consistent = values.propagate(cnf);
            let mut consistent = solutions.iter().filter(|&solution| solution & fixed == ones);
            let Some(first) = consistent.next() else { return !is_consistent };
            let (all, any) =
                consistent.fold((*first, *first), |(all, any), one| (all & one, any | one));
            is_consistent
                && inputs.iter().enumerate().all(|(index, &lit)| {
                    (all >> index & 1 == 0 || values.get(lit) > 0)
                        && (any >> index & 1 == 1 || values.get(lit) < 0)
                })
        })
    })
}

/// What an encoding documents of itself, in a table of its doc comment.
pub(crate) struct Documented {
    /// Names for parts of the formulas, each by those before it: "`g` = `ceil(n / 4)`".
    abbreviations: Vec<(String, String)>,
    variables: String,
    clauses: String,
    pub(crate) is_complete: bool,
}

impl Documented {
    /// The row with the sizes in the text of a file.
    pub(crate) fn row(source: &str) -> &str {
        let row = source.lines().find(|line| line.trim().starts_with("/// | `"));
        row.expect("a table of variables, clauses and unit propagation").trim_start_matches("/// ")
    }

    /// Finds the table in the text of a file.
    pub(crate) fn read(source: &str) -> Self {
        let row = Self::row(source).trim_matches('|').trim();
        let mut cells = row.split('|').map(|cell| cell.trim().trim_matches('`').to_owned());
        let [variables, clauses, propagation] =
            [(); 3].map(|()| cells.next().expect("three cells"));
        let is_complete = match propagation.as_str() {
            "complete" => true,
            "incomplete" => false,
            other => panic!("unit propagation is complete or incomplete, not {other:?}"),
        };
        let doc: String =
            source.lines().filter_map(|line| line.trim().strip_prefix("/// ")).collect();
        let parts = doc.split('`').skip(1).tuple_windows();
        let mut abbreviations = Vec::new();
        for (name, equals, formula) in parts {
            if equals.trim() == "=" {
                abbreviations.push((name.to_owned(), formula.to_owned()));
            }
        }
        Self { abbreviations, variables, clauses, is_complete }
    }

    /// Checks the sizes of what was written against the formulas, in which `parameters` are known.
    pub(crate) fn check_sizes(
        &self,
        parameters: &[(&str, usize)],
        n_vars: usize,
        n_clauses: usize,
    ) {
        let value = |formula: &str, known: &[(String, f64)]| {
            let formula =
                exmex::parse::<f64>(formula).unwrap_or_else(|error| panic!("{formula}: {error}"));
            let values = formula.var_names().iter().map(|name| {
                let found = known.iter().find(|(known, _)| known == name);
                found.unwrap_or_else(|| panic!("the parameter {name} of {formula}")).1
            });
            formula.eval(&values.collect::<Vec<_>>()).expect("a value for each parameter")
        };
        let mut known: Vec<(String, f64)> =
            parameters.iter().map(|&(name, value)| (name.to_owned(), value as f64)).collect();
        for (name, formula) in &self.abbreviations {
            known.push((name.clone(), value(formula, &known)));
        }
        let documented = [&self.variables, &self.clauses].map(|formula| value(formula, &known));
        assert_eq!(documented, [n_vars as f64, n_clauses as f64], "with {parameters:?}");
    }
}
