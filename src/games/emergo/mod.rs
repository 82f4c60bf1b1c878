//! Emergo and HexEmergo: stacks that capture by taking the top stone of what they jump. The games differ in the board;
//! what else belongs to HexEmergo, its rules for people, weights and bench, is in the folder `hexemergo` beside this one.
//!
//! The rules for players are in `rules.md` in this folder.
//!
//! | module | what it owns |
//! |---|---|
//! | [`board`] | cells, sets of cells, directions |
//! | [`stack`] | a stack in one word, and all stacks of a board |
//! | `moves` | a move in one word |
//! | `capture` | enumeration of all captures |
//! | `position` | stacks, hands, the player to move, keys |
//! | `movegen` | legal moves, listed and counted |
//! | `text`, `refusal`, `render` | notation, explanations of invalid taps, drawing |
//! | `exchange` | what compulsory captures win and lose |
//! | `advice` | threats, and reasons for moves, for people |
//! | `eval`, `features`, `weights`, `hexagon_weights` | evaluation |
//! | `inputs` | the inputs of the net |
//! | `levels` | the levels of the engine |
//! | `game` | `impl Game` |

mod advice;
pub mod board;
mod capture;
mod eval;
mod exchange;
mod features;
mod game;
mod inputs;
mod levels;
mod movegen;
mod moves;
mod position;
mod refusal;
mod render;
pub mod stack;
mod text;
mod weights;

#[path = "../hexemergo/weights.rs"]
mod hexagon_weights;

#[cfg(test)]
mod tests;

pub use moves::Move;
pub use position::{CENTRE_BAN, Position, STONES};
