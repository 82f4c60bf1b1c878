//! Exercises: what is to be done in a position, and judging the moves that are tried there.
//!
//! Lessons and puzzles are made of exercises. No solution is stored: the [`Judge`] proves that a move reaches the goal,
//! so every move that does is accepted, and it answers with the strongest reply.
//!
//! | module | what it holds |
//! |---|---|
//! | `goal` | [`Goal`] and its text |
//! | `judge` | [`Judge`]: judges a move by the goal, and finds solutions |

mod goal;
mod judge;

use serde::Serialize;

use crate::codes::Verdict;
use crate::review::Reason;
pub use goal::Goal;
pub use judge::{Judge, PASS};

/// A move tried in an exercise.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Attempt {
    /// How good it is.
    pub verdict: Verdict,
    /// What is to be done after the reply, if there is more to do.
    pub goal: Option<String>,
    /// The strongest reply, if there is more to do.
    pub reply: Option<String>,
    /// The moves that refute a wrong one, the opponent's first; after a pass, those that win.
    pub line: Vec<String>,
    /// A proven reason why the move is wrong.
    pub reason: Option<Reason>,
}
