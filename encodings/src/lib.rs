//! CNF encodings of constraints that puzzles are made of.
//!
//! A constraint is a module with a small trait, and a table `ENCODINGS` of its implementations by name,
//! from which [`find`] takes one: [`at_most_one`], [`cardinality`], [`integer`], [`linear`],
//! [`all_different`], [`table`], [`single_loop`]. Each implementation documents who published it, its
//! size, and whether unit propagation on it is complete. [`circuit`] has the gates that some are made
//! of.
//!
//! Everything here writes clauses to a [`Formula`], such as a [`Cnf`] in memory, and knows no
//! solver. Literals, variables and assignments are those of [rustsat](rustsat::types), so that any
//! of its solvers can be plugged in.
//!
//! Some constraints are too large to write down at once. They implement [`Lazy`]: the formula
//! leaves them out, and they answer a model that breaks them with clauses that it breaks.
//!
//! ```
//! use quadrille_encodings::{Assignment, Cnf, Edge, Formula, Lazy, LoopGraph};
//!
//! // a loop through all nodes of two triangles, which two edges join
//! let mut cnf = Cnf::new();
//! let edges = [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3], [0, 3], [1, 4]];
//! let graph = LoopGraph::new(vec![true; 6], edges.map(|ends| Edge { ends, lit: cnf.fresh() }).to_vec());
//! graph.encode_degrees(&mut cnf);
//! assert_eq!((cnf.n_vars(), cnf.n_clauses()), (8, 26));
//!
//! // the two triangles by themselves have the right degrees, but the edges between them are needed
//! let is_taken = |index: usize| index < 6;
//! let lits = graph.edges().iter().enumerate();
//! let model: Assignment = lits.map(|(i, e)| if is_taken(i) { e.lit } else { !e.lit }).collect();
//! assert_eq!(graph.n_faults(&model), 1);
//! assert!(graph.cuts(&model).iter().all(|cut| cut.iter().all(|lit| lit.vidx() >= 6)));
//! ```

pub mod all_different;
pub mod at_most_one;
pub mod cardinality;
pub mod circuit;
mod dimacs;
mod foreign;
mod formula;
pub mod integer;
mod lazy;
pub mod linear;
mod named;
pub mod placement;
#[cfg(test)]
mod readme;
pub mod single_loop;
pub mod table;
#[cfg(test)]
mod testing;
pub mod tracing;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use dimacs::write_dimacs;
pub use formula::{Cnf, Formula};
pub use lazy::{Conflict, Holds, Lazy, Propagator};
pub use named::{Named, find, names};
pub use rustsat::types::{Assignment, Clause, Lit, TernaryVal, Var};
pub use single_loop::{Edge, LoopGraph};
