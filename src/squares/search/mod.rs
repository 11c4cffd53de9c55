//! What a player thinks with.

pub mod belief;
pub mod bits;
pub mod changes;
pub mod expectimax;
pub mod field;
pub mod monte_carlo;
pub mod outlook;
pub mod playout;
pub mod position;
pub mod replies;
pub mod table;
