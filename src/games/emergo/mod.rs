//! Emergo: stacks that capture by taking the top stone of what they jump.
//!
//! The rules for people are in `rules.md` beside this file.
//!
//! | module | what it owns |
//! |---|---|
//! | [`board`] | cells, sets of cells, directions |
//! | [`stack`] | a stack in one word, and all stacks of a board |
//! | `moves` | a move in one word |
//! | `capture` | the walk over every capture |
//! | `rules` | the position: what may be captured, entered and moved, and how it ends |
//! | `refusal` | why a tap is wrong |
//! | `eval`, `features`, `weights` | opinion: what is counted, and what it weighs |
//! | `text`, `scene` | spelling, looks |

pub mod board;
mod capture;
mod eval;
mod features;
mod moves;
mod position;
mod refusal;
mod render;
pub mod stack;
mod text;
mod weights;

#[cfg(test)]
mod tests;

pub use moves::Move;
pub use position::{CENTRE_BAN, Position, STONES};
