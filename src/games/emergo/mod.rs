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
//! | `position` | stacks, hands, the player to move, keys |
//! | `movegen` | which moves are legal, listed and counted |
//! | `text`, `refusal`, `render` | notation, why a tap does not fit, what the board looks like |
//! | `eval`, `features`, `weights` | evaluation |
//! | `game` | `impl Game` |

pub mod board;
mod capture;
mod eval;
mod features;
mod game;
mod movegen;
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
