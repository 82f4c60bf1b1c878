//! Games as text: the PGN-like game text of every game of the registry, links, and move lists of
//! Abstract Play. `docs/formats.md` defines the formats, their limits and their canonical spelling.
//!
//! Reading what [`write()`] wrote gives the same game, and writing a game that was read gives the
//! canonical text.
//!
//! | module | what it owns |
//! |---|---|
//! | [`reader`] | parsing game texts |
//! | [`writer`] | writing game texts |
//! | [`builder`] | building a game move by move, checked by the rules |
//! | [`save`](mod@save) | the game text of a session |
//! | [`summary`] | summaries of the games of a text |
//! | [`link`] | a game as the fragment of a URL |
//! | [`abstractplay`] | move lists of Abstract Play |
//!
//! Only `abstractplay` depends on particular games.

pub mod abstractplay;
pub mod builder;
pub mod link;
pub mod reader;
pub mod save;
pub mod summary;
mod tokenizer;
pub mod writer;

#[cfg(test)]
mod tests;

pub use builder::GameTreeBuilder;
pub use reader::{open, read};
pub use save::save;
pub use summary::{Summary, open_for_page, open_with_spans_for_page};
pub use writer::write;
