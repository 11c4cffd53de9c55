//! What programs mean.

pub(super) mod algebra;
pub(super) mod bounds;
mod call;
mod declare;
pub(super) mod evaluate;
pub(super) mod function;
mod scope;
pub(super) mod value;
