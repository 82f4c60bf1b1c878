//! The checker accepts what is proven, and refuses everything else.

mod follow;
mod format;
mod generate;
mod handmade;
#[path = "../../../../tests/reference/mod.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod reference;
mod rules;
mod slow;
mod strategy;
