//! Playing and replaying a game: its history under the rules, the entry of a move cell by cell, and the
//! game tree with a cursor in it.
//!
//! | module | what it owns |
//! |---|---|
//! | [`history`] | the turns up to a position: repetition, the swap rule, the result |
//! | `ending` | how players end a game that the rules do not |
//! | [`entry`] | a move being entered cell by cell |
//! | [`tree`] | the moves and variations of a game, with glyphs, comments and tags |
//! | [`walk`] | the tree in the order of a game text |
//! | `edit` | changes of the tree that can be undone |
//! | [`comment`] | a comment: words, an evaluation, a clock time |
//! | [`content`] | what comments say about the board: marks, arrows, the goal of an exercise |
//! | [`goal`] | the goal of an exercise, and its text |
//! | [`cursor`] | playing moves into a tree, undo and redo, variations |

pub mod comment;
pub mod content;
pub mod cursor;
mod edit;
mod ending;
pub mod entry;
pub mod goal;
pub mod history;
pub(crate) mod node;
pub(crate) mod result;
pub(crate) mod tags;
pub mod tree;
mod tree_tags;
pub mod walk;

pub use comment::{Comment, Eval};
pub use content::Content;
pub(crate) use cursor::ReplayCursor;
pub use cursor::{MAX_TURNS, RulesChecker};
pub use edit::{EditError, LineEdit};
pub use entry::{MoveEntry, Refusal, Tapped};
pub use goal::Goal;
pub use history::{History, Turn};
pub use result::GameResult;
pub use tree::{GameTree, Ply};
pub use walk::{Event, Walk};
