//! Games as people exchange them: a text with tags, moves, comments and variations, much like the PGN
//! of chess, for every game of the registry.
//!
//! ```text
//! text      = *game                            after a byte order mark, which says nothing
//! game      = *(tag / comment) *element result
//! tag       = "[" name string "]"
//! name      = letter *(letter / digit / "_")   each once in a game
//! string    = '"' *character '"'               on one line, with \" for a quote and \\ for a \
//! element   = [number] move / glyph / comment / variation
//! number    = digits "." / digits "..."        before turns of the first player / of the second
//! move      = a turn in the words of its game, "swap" among them
//! glyph     = "$" 0-255 / "!" / "?" / "!!" / "??" / "!?" / "?!"
//! comment   = "{" body "}" / ";" body          the second ends with its line
//! variation = "(" *comment 1*element ")"       instead of the move before it
//! result    = "1-0" / "0-1" / "1/2-1/2" / "*"
//! ```
//!
//! White space may stand between any two of these, and has to only where they would make one word.
//! Control characters are refused. What stands in a comment is told in [`comment`](crate::replay::comment).
//!
//! The tag `Game` names a game of the registry and is the only one that has to be there. `Result`
//! says the same as the end of the moves. `Options` lists the options that are on, with spaces
//! between. `Position` is the position that the game begins with, beside `SetUp` with the value `1`.
//! `Rules`, `Site`, `Date`, `First`, `Second`, `Termination` and any other tags are free texts.
//!
//! Every move is judged by the rules as it is read, also in variations. Numbers need not be there, but
//! have to be right: the number goes up when the first player's turn comes after the second's. If the
//! game is over by the rules, the result has to be theirs; if it is not, a result other than `*`
//! needs the tag `Termination` to say how it came about. The end of a game is never guessed: its
//! result stands there.
//!
//! Each record has one spelling, which [`write()`] writes: tags in the order `Game`, `Rules`, `Site`,
//! `Date`, `First`, `Second`, `Result`, `SetUp`, `Position`, `Options`, `Termination`, and then the
//! others as they came, none of them empty; moves in lines of at most eighty characters; glyphs by
//! number; comments before variations; variations instead of the same move side by side; numbers for
//! every turn of the first player, and for those of the second that do not follow a move directly.
//! Reading what was written gives the same record, and writing what was read the canonical text.
//!
//! Limits: a line is at most [`MAX_TURNS`](crate::replay::MAX_TURNS) turns long, a word a thousand bytes, and a game has at
//! most a hundred tags. Variations lie inside each other as deeply as anyone likes.
//!
//! | module | what it owns |
//! |---|---|
//! | [`reader`] | reading game texts |
//! | [`writer`] | writing them |
//! | [`builder`] | building a game move by move, by the rules |
//! | [`save`](mod@save) | saving a game that is played |
//! | [`summary`] | the games of a text in short |
//! | [`link`] | a game as the end of an address |
//! | [`abstractplay`] | move lists of another site |
//!
//! Only the last knows particular games.

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
pub use summary::{Summary, open_for_page};
pub use writer::write;
