//! A game as it is played and replayed: the line of turns with its rules, a move as it is entered
//! cell by cell, and a cursor that checks turns and visits variations.
//!
//! | module | what it owns |
//! |---|---|
//! | [`history`] | a line of turns: repetition, the swap rule, the result, undo and redo |
//! | [`entry`] | a move being entered cell by cell |
//! | [`cursor`] | checking turns along a line and into variations, at a constant cost per turn |

pub mod cursor;
pub mod entry;
pub mod history;

pub use cursor::RulesChecker;
pub use entry::{MoveEntry, Refusal, Tapped};
pub use history::{History, Turn};
