//! Ergo: five in a row with soldiers and lions.
//!
//! The rules for people are in `rules.md` beside this file.
//!
//! | module | what it owns |
//! |---|---|
//! | [`board`] | cells, sets of cells, the ring of the edge |
//! | `position` | the pieces on the board, the player to move, keys |
//! | `movegen` | which moves are legal, listed and counted |
//! | `text`, `refusal`, `render` | notation, why a tap does not fit, what the board looks like |
//! | [`lines`], `threats` | lines of five cells, and moves that win or force |
//! | `eval`, `features`, `weights` | evaluation |
//! | `game` | `impl Game` |

pub mod board;
mod eval;
mod features;
mod game;
pub mod lines;
mod movegen;
mod position;
mod refusal;
mod render;
mod text;
mod threats;
mod weights;

#[cfg(test)]
mod tests;

pub use position::{Move, PIECES, Position};
