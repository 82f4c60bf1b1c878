//! Makes the net of a game: plays games of the engine against itself, learns from their positions, and reports.
//!
//! Whatever this does is reproducible: games depend on their numbers, training on the games, and nothing on the number
//! of threads or on what was cut off and resumed.
//!
//! | module | what it owns |
//! |---|---|
//! | [`plan`] | which games are played, and which part of them |
//! | [`play`] | playing a game |
//! | [`record`] | a game as a line of text |
//! | [`store`] | files of games: parts, resuming, merging |
//! | [`samples`] | the positions of games, as a net sees them |
//! | [`mod@train`] | training |
//! | [`plain`] | the evaluation by a net, from the definition |
//! | [`mod@report`] | how good a net is |
//! | `numbers` | functions that round in the same way everywhere |
//! | `progress`, `cli` | progress, the command line |

mod cli;
mod numbers;
pub mod plain;
pub mod plan;
pub mod play;
mod progress;
pub mod record;
pub mod report;
pub mod samples;
pub mod store;
pub mod train;

pub use cli::{Cli, run};
