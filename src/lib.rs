//! Quadrille
pub mod cli;
pub mod masyu;
pub mod puzzle;
pub mod solving;
pub mod text;
