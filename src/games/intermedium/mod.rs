//! Intermedium: stacks sown diagonally, stone by stone, until a city falls.
//!
//! | module | what it owns |
//! |---|---|
//! | [`board`] | cells, their two colours, diagonal steps |
//! | `position` | stacks, the player to move, keys |
//! | `capture` | what a move captures |
//! | `movegen` | legal moves |
//! | `sowing` | sowing one stack: possible next steps, where a move may end |
//! | `ways` | whether a partial sowing can be completed, and how many paths there are |
//! | `results` | distinct results, enumerated without walking every path |
//! | `aim` | a path that takes one given stack or city |
//! | `reach` | whether such a path exists, by table lookup |
//! | `sowings` | the sowings that the search considers, cached |
//! | `text`, `refusal`, `render` | notation, explanations of invalid taps, drawing |
//! | `advice` | threats, and reasons for moves, for people |
//! | `eval`, `features`, `weights` | evaluation |
//! | `policy` | learned scores of quiet moves |
//! | `inputs` | the inputs of the net |
//! | `levels` | the levels of the engine |
//! | `game` | `impl Game` |
//!
//! The rules for players are in `rules.md` in this folder.

mod advice;
mod aim;
pub mod board;
mod capture;
mod eval;
mod features;
mod game;
mod inputs;
mod levels;
mod movegen;
mod policy;
mod position;
mod reach;
mod refusal;
mod render;
mod results;
mod sowing;
mod sowings;
mod standing;
mod text;
mod ways;
mod weights;

#[cfg(test)]
mod tests;

pub use position::{FREE_OPENING, LIMIT, PARTIAL_MOVES, Position, STONES};
pub use sowing::Move;
