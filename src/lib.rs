//! Quadrille solves puzzles with SAT: it encodes them as clauses, hands those to a solver, and
//! checks every answer against the rules before anyone sees it.
//!
//! ```
//! use quadrille::{masyu::Masyu, solutions::solutions, solving::Settings};
//!
//! let puzzle = Masyu::parse("...\nw..\n..b\n")?;
//! let loops: Vec<_> = solutions(&puzzle, &Settings::default()).take(2).collect::<Result<_, _>>()?;
//! assert_eq!(loops.len(), 1, "the solution is unique");
//! let corners: Vec<String> = loops[0].corners().iter().map(ToString::to_string).collect();
//! assert_eq!(corners.join(", "), "0 0, 2 0, 2 2, 0 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//!
//! Data flows one way, `text -> puzzle -> formula -> model -> solution -> check -> text`, and so do
//! the dependencies:
//!
//! - [`cli`]: one file for each verb; knows no puzzle and builds no clause;
//! - [`registry`]: which puzzles and contests there are;
//! - [`contest`]: what a contest with a judge is, and [`duel`]: one of two programs, judged here;
//! - [`discs`], [`entanglement`], [`masyu`] and [`squares`] are puzzles, rooms with the same floor plan:
//!   an instance, its rules checked without SAT, formats, encoding, pictures;
//!   [`sentient`] is a language for puzzles, whose programs are puzzles too;
//! - [`puzzle`]: the contract that each of them fulfils, with its [`encoding`], and [`solutions`]
//!   of anything that fulfils it, or [`improvements`] up to the best, and its encodings in
//!   [`comparison`]; [`text`]: what is wrong with a text, and where;
//! - [`solving`]: from a formula to its models, with any of several solvers; [`dimacs`]: answers of
//!   other solvers as text;
//! - [`encodings`]: the constraints as clauses; knows neither grids nor solvers.
//!
//! A puzzle that is not built in needs only the last two: see `examples/slitherlink.rs` and
//! `examples/queens.rs`.

mod bounded;
pub mod cli;
pub mod comparison;
pub mod contest;
pub mod dimacs;
pub mod discs;
pub mod duel;
pub mod encoding;
pub mod entanglement;
pub mod improvements;
mod json;
pub mod masyu;
pub mod puzzle;
pub mod registry;
pub mod sentient;
pub mod solutions;
pub mod solving;
pub mod squares;
pub mod text;

pub use quadrille_encodings as encodings;
