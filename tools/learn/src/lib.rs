//! Trains the net of a game: self-play, training on the positions, and a report.
//!
//! Everything is reproducible: a game depends only on the plan and its number, and training only on the games. Neither
//! the number of threads nor an interruption affects the result.
//!
//! | module | what it owns |
//! |---|---|
//! | [`plan`] | which games are played |
//! | [`play`] | playing a game |
//! | [`record`] | a game as a line of text |
//! | [`store`] | files of games: parts, resuming, merging |
//! | [`samples`] | the training positions, as inputs and targets |
//! | [`mod@train`] | training |
//! | [`plain`] | a reference implementation of the evaluation by a net |
//! | [`policy`] | training a policy |
//! | [`mod@report`] | the quality of a net |
//! | `numbers` | functions that round identically on every platform |
//! | `progress`, `cli` | progress, the command line |

mod cli;
mod numbers;
pub mod plain;
pub mod plan;
pub mod play;
pub mod policy;
mod progress;
pub mod record;
pub mod report;
pub mod samples;
pub mod store;
pub mod train;

pub use cli::{Cli, run};
