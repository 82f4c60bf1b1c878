//! The games on small boards, solved: what every position there is worth, if both play perfectly.
//!
//! | module | what it holds |
//! |---|---|
//! | [`boards`] | the small boards |
//! | [`code`] | a number for each position, the same for all that are alike |
//! | [`explore`] | all positions of a board |
//! | [`graph`] | the values of positions by retrograde analysis |
//! | [`solve`] | a board with the values of all its positions |
//! | [`lions`] | the game of soldiers and lions on boards of any size, solved in another way |
//! | [`value`](mod@value) | the value of a position |
//! | [`table`] | a table of values, and its perfect player |
//! | [`write`](mod@write) | writing a table |
//! | [`function`], [`prefix`] | how a table is compressed: a function without keys, and a prefix code |
//! | [`check`] | checking a table entry by entry |
//! | `tasks` | positions in which one move wins, or holds a draw, behind the feature `solve` |
//! | `cli` | the command line |
//! | [`moves`] | what every move in a position is worth |
//! | `web` | that for the page, behind the feature `web` |

pub mod boards;
pub mod check;
#[cfg(feature = "solve")]
mod cli;
pub mod code;
pub mod explore;
pub mod function;
pub mod graph;
pub mod lions;
pub mod moves;
pub mod prefix;
pub mod solve;
pub mod table;
#[cfg(feature = "solve")]
pub mod tasks;
pub mod value;
#[cfg(feature = "web")]
pub mod web;
pub mod write;

#[cfg(feature = "solve")]
pub use cli::{Cli, path, run, tasks_path};
