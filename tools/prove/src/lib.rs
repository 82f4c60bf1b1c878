//! Proves that positions of Ergo are won, and writes the strategies as [proofs](../../../docs/proofs.md).
//!
//! From the bottom up: `steps` holds strategies, `strategy` makes one where the engine proves a win by threats, `solver`
//! tries quiet moves between such wins, `opening` does so for all replies to a move of an opening and keeps what it finds
//! in a log, which `proof` reads and writes; `report` says what is known, and `names` which openings there are.

mod cli;
mod names;
mod opening;
mod proof;
mod report;
mod solver;
mod steps;
mod strategy;

pub use cli::{Cli, run};
