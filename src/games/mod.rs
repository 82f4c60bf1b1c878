//! The games, one folder each. `src/registry.rs` lists them.

pub mod emergo;
pub mod ergo;
pub mod intermedium;
