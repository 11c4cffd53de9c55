//! Terms: a program as a graph of what is computed from what.

mod divide;
pub(super) mod linear;
pub(super) mod node;
pub(super) mod range;
mod relations;
pub(super) mod store;
pub(super) mod symbolic;
