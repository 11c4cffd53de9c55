use quadrille_encodings::{Assignment, Lit};

use super::{Answer, read_answer};

fn model(literals: &[i32]) -> Answer {
    let lits = literals.iter().map(|&lit| Lit::from_ipasir(lit).unwrap());
    Answer::Satisfiable(lits.collect::<Assignment>())
}

#[test]
fn answers_of_competition_solvers_and_of_minisat() {
    for (text, answer) in [
        ("c hello\ns SATISFIABLE\nv 1 -2\nv 3 0\n", model(&[1, -2, 3])),
        ("v 1 0\n", model(&[1])),
        ("  v\t1\t-2 0\n", model(&[1, -2])),
        ("v 0\n", model(&[])),
        ("SAT\n1 -2 3 0\n", model(&[1, -2, 3])),
        ("s UNSATISFIABLE\r\n", Answer::Unsatisfiable),
        ("UNSAT\n", Answer::Unsatisfiable),
        ("| some words |\nUNSATISFIABLE\n", Answer::Unsatisfiable),
        ("s UNKNOWN\n", Answer::Unknown),
        ("INDET\n", Answer::Unknown),
    ] {
        assert_eq!(read_answer(text), Ok(answer), "{text:?}");
    }
}

#[test]
fn what_is_no_answer_is_said() {
    for (text, expected) in [
        ("", "found no answer"),
        ("c words\n", "found no answer"),
        ("s SATISFIABLE\n", "found no model"),
        ("s SATISFIABLE\nv 1 2\n", "found a model without an end"),
        ("v 1 x 0\n", "1:5: found \"x\""),
        ("v 1 -1 0\n", "1:5: found \"-1\""),
        ("v 1 99999999999 0\n", "1:5: found \"99999999999\""),
        ("v 1 2147483647 0\n", "1:5: found \"2147483647\""),
        ("v -2147483648 0\n", "1:3: found \"-2147483648\""),
        ("v 1 0\nv 2 0\n", "2:3: found \"2\""),
        ("s SATISFIABLE\ns UNSATISFIABLE\n", "2:1: found another result"),
        ("s UNSATISFIABLE\nv 1 0\n", "found a model without"),
    ] {
        let error = read_answer(text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text:?}: {error}");
    }
}
