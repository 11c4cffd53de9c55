//! CNF encodings of constraints that puzzles and schedules are made of.
//!
//! Everything here writes clauses to a [`Formula`] and knows no solver: a [`Cnf`] in memory, a
//! solver and a counter of sizes can all be one. Literals, variables and assignments are those of
//! [rustsat](rustsat::types), so that any of its solvers can be plugged in.
//!
//! Some constraints are too large to write down at once. They implement [`Lazy`]: the formula
//! leaves them out, and they answer a model that breaks them with clauses that it breaks.
//!
//! ```
//! use quadrille_encodings::{Cnf, Edge, Formula, Lazy, LoopGraph};
//!
//! // the single loop on four nodes in a ring, with a chord that no single loop can take with it
//! let mut cnf = Cnf::new();
//! let edges = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]]
//!     .map(|ends| Edge { ends, lit: cnf.fresh() })
//!     .to_vec();
//! let graph = LoopGraph::new(vec![true; 4], edges);
//! graph.encode_degrees(&mut cnf);
//! assert_eq!((cnf.n_vars(), cnf.n_clauses()), (5, 16));
//! ```

mod formula;
mod lazy;
pub mod single_loop;

pub use formula::{Cnf, Formula};
pub use lazy::{Holds, Lazy};
pub use rustsat::types::{Assignment, Clause, Lit, TernaryVal, Var};
pub use single_loop::{Edge, LoopGraph};
