//! Puzzles: found in play, proven by exhaustion, and written to the files that the page loads. `docs/puzzles.md` says
//! what is proven.
//!
//! | module | what it holds |
//! |---|---|
//! | [`prove`] | what the exact solver has to know of each game |
//! | [`exact`] | the solver, which searches all moves of both players |
//! | [`check`] | the proof that a position and a goal have one solution |
//! | [`propose`] | games of the engine against itself, and what their positions may be good for |
//! | [`finder`] | the puzzles of one game or position |
//! | [`rate`], [`themes`] | how hard a puzzle is, and what it is about |
//! | [`make`], [`plans`] | collecting the puzzles that are wanted of each kind |
//! | [`symmetry`] | positions that are alike |
//! | [`file`](mod@file) | the files |
//! | [`verify`] | proving all puzzles of the files again |
//! | [`games`] | the games that have puzzles |
//! | `cli` | the command line |

pub mod check;
mod cli;
pub mod exact;
pub mod file;
pub mod finder;
pub mod games;
pub mod make;
pub mod plans;
pub mod propose;
pub mod prove;
pub mod rate;
pub mod symmetry;
pub mod themes;
pub mod verify;

pub use cli::{Cli, run};
