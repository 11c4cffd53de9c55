//! A formula that is given up when it is time to stop, or when it gets too large.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use quadrille_encodings::{Cnf, Formula, Lit};

use crate::solving::{MAX_LITERALS, MAX_VARIABLES, Stop, Stopped};

/// Clauses between two looks at the clock.
const CLAUSES: usize = 1 << 12;

/// Has a formula written. Encoders know nothing of limits, so where one is hit they are left by
/// unwinding.
pub(crate) fn write<T>(
    stop: &Stop,
    write: impl FnOnce(&mut dyn Formula) -> T,
) -> Result<(Cnf, T), Stopped> {
    let mut bounded = Bounded { cnf: Cnf::new(), stop };
    match catch_unwind(AssertUnwindSafe(|| write(&mut bounded))) {
        Ok(value) => Ok((bounded.cnf, value)),
        Err(payload) => match payload.downcast::<GivenUp>() {
            Ok(given_up) => Err(given_up.0),
            Err(payload) => resume_unwind(payload),
        },
    }
}

struct Bounded<'s> {
    cnf: Cnf,
    stop: &'s Stop,
}

struct GivenUp(Stopped);

impl Bounded<'_> {
    fn give_up(&self, stopped: Stopped) -> ! {
        resume_unwind(Box::new(GivenUp(stopped)))
    }
}

impl Formula for Bounded<'_> {
    fn fresh(&mut self) -> Lit {
        if self.cnf.n_vars() as usize >= MAX_VARIABLES {
            self.give_up(Stopped::TooLarge);
        }
        self.cnf.fresh()
    }

    fn clause(&mut self, lits: &[Lit]) {
        if self.cnf.n_literals() + lits.len() > MAX_LITERALS {
            self.give_up(Stopped::TooLarge);
        }
        if self.cnf.n_clauses().is_multiple_of(CLAUSES)
            && let Err(stopped) = self.stop.check()
        {
            self.give_up(stopped);
        }
        self.cnf.clause(lits);
    }
}

#[test]
fn a_formula_ends_where_it_is_too_large_or_it_is_time() {
    let endless = |out: &mut dyn Formula| {
        let lit = out.fresh();
        loop {
            out.clause(&[lit; 1000]);
        }
    };
    let stop = Stop::new();
    assert_eq!(write(&stop, endless).map(|(_, ())| ()), Err(Stopped::TooLarge));
    stop.interrupt();
    assert_eq!(write(&stop, endless).map(|(_, ())| ()), Err(Stopped::Interrupted));
    let (cnf, ()) = write(&Stop::new(), |out| out.clause(&[])).unwrap();
    assert_eq!(cnf.n_clauses(), 1);
}
