//! Ergo: five in a row with soldiers and lions.
//!
//! The rules for people are in `rules.md` beside this file.

pub mod board;
mod eval;
mod features;
pub mod lines;
mod position;
mod render;
mod text;
mod threats;
mod weights;

#[cfg(test)]
mod tests;

pub use position::{Move, PIECES, Position};
