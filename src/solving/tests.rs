//! Every solver, and every way of walking solutions, against brute force.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use itertools::Itertools;
use proptest::prelude::*;
use quadrille_encodings::{Assignment, Clause, Cnf, Formula, Holds, Lazy, Lit, TernaryVal, Var};
use rustsat::{
    lit,
    solvers::{
        PhaseLit, Solve, SolveIncremental, SolveStats, SolverResult, SolverStats, Terminate,
    },
};

use super::*;

/// The solvers of this build.
fn solvers() -> impl Iterator<Item = Solver> {
    let available = Solver::ALL.into_iter().filter_map(|solver| solver.available().ok());
    available.filter(|&solver| solver != Solver::External)
}

fn settings(solver: Solver, seed: Option<u64>) -> Settings {
    Settings { solver, seed, ..Settings::default() }
}

fn cnf(clauses: &[Vec<i32>]) -> Cnf {
    let mut cnf = Cnf::new();
    for clause in clauses {
        let lits = clause.iter().map(|&lit| Lit::from_ipasir(lit).expect("not 0"));
        cnf.clause(&lits.collect::<Vec<_>>());
    }
    cnf
}

fn satisfies(cnf: &Cnf, model: &Assignment) -> bool {
    let is_true = |&lit: &Lit| model.lit_value(lit) == TernaryVal::True;
    cnf.clauses().all(|clause| clause.iter().any(is_true))
}

/// The values of the first `n_vars` variables over all models, by trying all assignments.
fn models_by_brute_force(cnf: &Cnf, n_vars: u32, lazy: Option<&dyn Lazy>) -> BTreeSet<u32> {
    let all = (0u32..1 << cnf.n_vars()).filter(|bits| {
        let model: Assignment =
            (0..cnf.n_vars()).map(|var| Lit::new(var, bits >> var & 1 == 0)).collect();
        satisfies(cnf, &model) && lazy.is_none_or(|lazy| lazy.cuts(&model).is_empty())
    });
    all.map(|bits| bits & ((1 << n_vars) - 1)).collect()
}

fn bits(model: &Assignment, n_vars: u32) -> u32 {
    let is_true = |var: &u32| model.var_value(Var::new(*var)) == TernaryVal::True;
    (0..n_vars).filter(is_true).map(|var| 1 << var).sum()
}

fn problem(cnf: &Cnf, n_vars: u32, lazy: Option<Arc<dyn Lazy>>) -> Problem {
    let vars = (0..n_vars).map(Var::new).collect();
    Problem {
        formula: cnf.clone(),
        deciding: Deciding { vars, incomparable: false },
        lazy,
        multiplicity: 1,
    }
}

fn shared_by(cnf: &Cnf, n_vars: u32, how: &Settings) -> Result<Option<Assignment>, Stopped> {
    backbone(&problem(cnf, n_vars, None), how, |model| {
        assert!(satisfies(cnf, model));
        Ok(())
    })
}

/// Not all of the variables below `0` may be true: a lazy constraint for tests, with ways to mend.
struct NotAll(u32);

impl Lazy for NotAll {
    fn cuts(&self, model: &Assignment) -> Vec<Clause> {
        let all = (0..self.0).all(|var| model.lit_value(Lit::positive(var)) == TernaryVal::True);
        if all { vec![(0..self.0).map(Lit::negative).collect()] } else { vec![] }
    }

    fn n_faults(&self, model: &Assignment) -> usize {
        if self.cuts(model).is_empty() { 0 } else { 100 }
    }

    fn patch(&self, model: &mut Assignment, holds: &mut Holds) {
        for var in (0..self.0).map(Lit::negative) {
            model.assign_lit(var);
            if holds(model, &[var]) {
                return;
            }
            model.assign_lit(!var);
        }
    }

    fn keep(&self, model: &Assignment, radius: usize) -> Vec<Lit> {
        model.iter().skip(radius).collect()
    }
}

fn clauses(n_vars: i32, longest: usize, most: usize) -> impl Strategy<Value = Vec<Vec<i32>>> {
    let lit = (1..=n_vars, any::<bool>()).prop_map(|(var, sign)| if sign { var } else { -var });
    prop::collection::vec(prop::collection::vec(lit, 1..=longest), 0..=most)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn models_are_all_models(clauses in clauses(8, 4, 14), seed in any::<Option<u64>>()) {
        let cnf = cnf(&clauses);
        let n_vars = cnf.n_vars().min(5);
        for lazy in [None, Some(Arc::new(NotAll(n_vars)) as Arc<dyn Lazy>)] {
            let expected = models_by_brute_force(&cnf, n_vars, lazy.as_deref());
            let ways = [0, u64::MAX].map(|learn_from| (Enumerator::Chronological, learn_from));
            let ways = ways.into_iter().chain([(Enumerator::Auto, 64), (Enumerator::Blocking, 64)]);
            let ways = ways.cartesian_product([1, 2]);
            for (solver, ((enumerator, learn_from), multiplicity)) in solvers().cartesian_product(ways) {
                let settings = Settings { enumerator, learn_from, ..settings(solver, seed) };
                let problem = Problem { multiplicity, ..problem(&cnf, n_vars, lazy.clone()) };
                let probed = probe(&problem, &settings).unwrap();
                let is_right = |model: &Option<Assignment>| {
                    let found = model.as_ref().map(|model| bits(model, n_vars));
                    found.map_or(expected.is_empty(), |found| expected.contains(&found))
                };
                prop_assert!(probed.as_ref().is_some_and(is_right));
                let models = Models::new(problem, &settings);
                let mut found = BTreeSet::new();
                for model in models {
                    let model = model.unwrap();
                    prop_assert!(satisfies(&cnf, &model));
                    prop_assert!(found.insert(bits(&model, n_vars)), "{} {} twice", solver, enumerator);
                }
                prop_assert_eq!(&found, &expected, "{} {}", solver, enumerator);
            }
        }
    }

    #[test]
    fn the_backbone_is_what_all_models_share(clauses in clauses(7, 3, 16)) {
        let cnf = cnf(&clauses);
        let n_vars = cnf.n_vars();
        let expected = models_by_brute_force(&cnf, n_vars, None);
        for solver in solvers() {
            let shared = shared_by(&cnf, n_vars, &settings(solver, None)).unwrap();
            prop_assert_eq!(shared.is_none(), expected.is_empty());
            let Some(shared) = shared else { continue };
            for var in 0..n_vars {
                let values: BTreeSet<bool> = expected.iter().map(|bits| bits >> var & 1 == 1).collect();
                let expected = match values.into_iter().collect::<Vec<_>>()[..] {
                    [value] => TernaryVal::from(value),
                    _ => TernaryVal::DontCare,
                };
                prop_assert_eq!(shared.var_value(Var::new(var)), expected);
            }
        }
    }

    #[test]
    fn cores_contradict_the_clauses(
        clauses in clauses(7, 3, 20),
        rounds in prop::collection::vec(clauses(7, 7, 1), 1..6),
    ) {
        check_cores(Varisat::new(), &clauses, &rounds);
        check_cores(Batsat::new(), &clauses, &rounds);
        #[cfg(feature = "cadical")]
        check_cores(Cadical::new(), &clauses, &rounds);
    }
}

/// Solves under the literals of each round's clause, and adds part of their negation after it.
fn check_cores(mut solver: impl SolveIncremental, clauses: &[Vec<i32>], rounds: &[Vec<Vec<i32>>]) {
    let mut all = cnf(clauses);
    for clause in all.clauses() {
        solver.add_clause_ref(clause).unwrap();
    }
    let is_sat_with = |all: &Cnf, units: &mut dyn Iterator<Item = Lit>| {
        let mut all = all.clone();
        units.for_each(|lit| all.clause(&[lit]));
        !models_by_brute_force(&all, all.n_vars(), None).is_empty()
    };
    for round in rounds {
        let assumed: Vec<Lit> = cnf(round).clauses().flatten().copied().collect();
        let result = solver.solve_assumps(&assumed).unwrap();
        let is_sat = is_sat_with(&all, &mut assumed.iter().copied());
        assert_eq!(result == SolverResult::Sat, is_sat, "{}", solver.signature());
        if !is_sat {
            let core = solver.core().unwrap();
            assert!(core.iter().all(|&lit| assumed.contains(&!lit)), "{}", solver.signature());
            let under_core = &mut core.iter().map(|&lit| !lit);
            assert!(!is_sat_with(&all, under_core), "{}: {core:?}", solver.signature());
        }
        let clause: Vec<Lit> = assumed.iter().map(|&lit| !lit).take(3).collect();
        if !clause.is_empty() {
            all.clause(&clause);
            solver.add_clause_ref(clause.as_slice()).unwrap();
        }
    }
}

#[test]
fn a_core_that_varisat_gets_wrong_is_not_passed_on() {
    let mut solver = Varisat::new();
    solver.add_unit(lit![1]).unwrap();
    assert_eq!(solver.solve_assumps(&[!lit![1]]).unwrap(), SolverResult::Unsat);
    solver.add_ternary(!lit![1], lit![2], lit![4]).unwrap();
    assert_eq!(solver.solve().unwrap(), SolverResult::Sat);
    let assumed = [!lit![4], !lit![0], !lit![2]];
    assert_eq!(solver.solve_assumps(&assumed).unwrap(), SolverResult::Unsat);
    let core = solver.core().unwrap();
    assert!(core.contains(&lit![2]) && core.contains(&lit![4]), "{core:?}");
}

/// n pigeons do not fit into n - 1 holes, and resolution takes long to see it.
fn pigeons(n: u32) -> Cnf {
    let mut cnf = Cnf::new();
    let lit = |pigeon: u32, hole: u32| Lit::positive(pigeon * (n - 1) + hole);
    for pigeon in 0..n {
        cnf.clause(&(0..n - 1).map(|hole| lit(pigeon, hole)).collect::<Vec<_>>());
        for other in 0..pigeon {
            for hole in 0..n - 1 {
                cnf.clause(&[!lit(pigeon, hole), !lit(other, hole)]);
            }
        }
    }
    cnf
}

#[test]
fn a_time_limit_stops_every_solver() {
    let cnf = pigeons(14);
    for solver in solvers() {
        let stop = Stop::new().after(Duration::from_millis(50));
        let settings = Settings { solver, stop, ..Settings::default() };
        let start = Instant::now();
        let mut models = Models::new(problem(&cnf, 3, None), &settings);
        assert_eq!(models.next(), Some(Err(Stopped::TimeLimit)), "{solver}");
        assert_eq!(models.next(), None, "{solver}");
        assert!(start.elapsed() < Duration::from_secs(20), "{solver} did not stop");
        assert_eq!(shared_by(&cnf, 3, &settings), Err(Stopped::TimeLimit));
    }
}

#[test]
fn an_interrupt_from_another_thread_stops_every_solver() {
    let cnf = pigeons(14);
    for solver in solvers() {
        let settings = settings(solver, None);
        let stop = settings.stop.clone();
        let interrupter = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(50));
            stop.interrupt();
        });
        let mut models = Models::new(problem(&cnf, 3, None), &settings);
        assert_eq!(models.next(), Some(Err(Stopped::Interrupted)), "{solver}");
        interrupter.join().unwrap();
    }
}

#[test]
fn varisat_goes_on_after_it_was_terminated() {
    let stop = Stop::new().after(Duration::ZERO);
    let mut solver = Varisat::new();
    for clause in pigeons(12).clauses() {
        solver.add_clause_ref(clause).unwrap();
    }
    solver.attach_terminator(move || stop.signal());
    assert_eq!(solver.solve().unwrap(), SolverResult::Interrupted);
    assert!(solver.lit_val(lit![0]).is_err());
    assert!(solver.core().is_err());
    solver.add_clause_ref(&[] as &[Lit]).unwrap();
    assert_eq!(solver.solve().unwrap(), SolverResult::Interrupted);
    solver.detach_terminator();
    assert_eq!(solver.solve().unwrap(), SolverResult::Unsat);
    assert_eq!(solver.core().unwrap(), []);
    let SolverStats { n_sat, n_unsat, n_terminated, n_clauses, .. } = solver.stats();
    assert_eq!((n_sat, n_unsat, n_terminated), (0, 1, 2));
    assert_eq!(n_clauses, pigeons(12).n_clauses() + 1);
}

#[test]
fn phases_decide_where_clauses_do_not() {
    let mut solver = Varisat::new();
    solver.add_binary(lit![0], lit![1]).unwrap();
    solver.add_binary(!lit![0], !lit![1]).unwrap();
    for phase in [lit![0], !lit![0], lit![0]] {
        solver.phase_lit(phase).unwrap();
        solver.phase_lit(Lit::new(1, phase.is_pos())).unwrap();
        assert_eq!(solver.solve().unwrap(), SolverResult::Sat);
        assert_eq!(solver.lit_val(phase).unwrap(), TernaryVal::True);
    }
    solver.unphase_var(Var::new(0)).unwrap();
    solver.phase_lit(lit![1]).unwrap();
    assert_eq!(solver.solve().unwrap(), SolverResult::Sat);
    assert_eq!(solver.lit_val(lit![0]).unwrap(), TernaryVal::False);
}

#[test]
fn a_formula_without_variables_has_one_model() {
    for solver in solvers() {
        let settings = settings(solver, Some(7));
        assert_eq!(Models::new(problem(&Cnf::new(), 0, None), &settings).count(), 1);
        let mut none = Cnf::new();
        none.clause(&[]);
        assert_eq!(Models::new(problem(&none, 0, None), &settings).count(), 0);
    }
}

#[test]
fn variables_without_clauses_take_both_values() {
    let mut cnf = Cnf::new();
    cnf.fresh();
    cnf.fresh();
    for (solver, seed) in solvers().flat_map(|solver| [(solver, None), (solver, Some(3))]) {
        let models = Models::new(problem(&cnf, 2, None), &settings(solver, seed));
        let found: BTreeSet<u32> = models.map(|model| bits(&model.unwrap(), 2)).collect();
        assert_eq!(found.len(), 4, "{solver}");
    }
}

#[test]
#[should_panic(expected = "variables of the formula")]
fn a_deciding_variable_beyond_the_formula_is_refused() {
    let _ = Models::new(problem(&Cnf::new(), 1, None), &Settings::default());
}

#[test]
fn incomparable_solutions_are_blocked_by_what_is_true() {
    let mut formula = Cnf::new();
    let lits: Vec<Lit> = (0..4).map(|_| formula.fresh()).collect();
    formula.clause(&lits);
    for (index, &one) in lits.iter().enumerate() {
        for &other in &lits[..index] {
            formula.clause(&[!one, !other]);
        }
    }
    let mut problem = problem(&formula, 4, None);
    problem.deciding.incomparable = true;
    let model: Assignment = [lits[0], !lits[1], !lits[2], !lits[3]].into_iter().collect();
    assert_eq!(problem.deciding.block(&model), Clause::from([!lits[0]]));
    assert_eq!(Models::new(problem, &Settings::default()).count(), 4);
}
