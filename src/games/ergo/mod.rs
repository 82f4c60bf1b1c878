//! Ergo: five in a row with soldiers and lions.
//!
//! The rules for players are in `rules.md` in this folder.
//!
//! | module | what it owns |
//! |---|---|
//! | [`board`] | cells, sets of cells, the ring of the edge |
//! | `position` | the pieces on the board, the player to move, keys |
//! | `movegen` | legal moves, listed and counted |
//! | `text`, `refusal`, `render` | notation, explanations of invalid taps, drawing |
//! | [`lines`], `threats` | lines of five cells, and moves that win or force |
//! | `advice` | threats, and reasons for moves, for people |
//! | `eval`, `features`, `weights` | evaluation |
//! | `inputs` | the inputs of the net |
//! | `levels` | the levels of the engine |
//! | `game` | `impl Game` |

mod advice;
pub mod board;
mod eval;
mod features;
mod game;
mod inputs;
mod levels;
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
