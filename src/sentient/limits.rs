//! What is too much, so that no program takes all memory or never ends.

/// Bytes of a text.
pub(super) const TEXT: usize = 4 << 20;
/// Levels of brackets, braces and conditional expressions in a text.
pub(super) const NESTING: usize = 1_000;
/// Calls of functions within each other.
pub(super) const CALLS: usize = 1_000;
/// Expressions that wait for each other while a program is evaluated.
pub(super) const DEPTH: usize = 20_000;
/// As many as fit onto any stack.
pub(super) const SHALLOW_DEPTH: usize = 64;
/// Expressions evaluated, calls and array elements.
pub(super) const STEPS: u64 = 5_000_000;
/// Terms, and what sums are made of.
pub(super) const TERMS: usize = 4_000_000;
/// Bits of an integer.
pub(super) const BITS: u64 = 65_536;
/// Elements of an array, and all that is declared.
pub(super) const ELEMENTS: u64 = 1_000_000;
/// Gates of a formula.
pub(super) const GATES: u64 = 500_000;
/// The stack on which a program is read and evaluated, in bytes: memory that is not used is not taken.
pub(super) const STACK: usize = 192 << 20;
/// Levels of arrays in arrays.
pub(super) const DIMENSIONS: usize = 100;
