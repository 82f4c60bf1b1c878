//! Abstract board games: rules, search, and everything a page needs to show them.
//!
//! Data flows one way: a page or a program asks a [`session`], the session asks a [`play`]ed match
//! and the [`search`], these ask the rules of a game, and what comes back is a [`view`].
//!
//! | module | what it owns |
//! |---|---|
//! | [`game`] | what a game is: the trait, sides, outcomes, perft |
//! | [`games`] | the games, one folder each, and their registry |
//! | [`play`] | a game being played: history, repetition, result, record |
//! | [`judge`] | a line of turns with its byways, judged by the rules of whichever game it is |
//! | [`record`] | the game text that people exchange: tags, moves, comments, variations |
//! | [`entry`] | a move being entered cell by cell |
//! | [`search`] | one search for every game |
//! | [`scene`], [`view`] | what is shown, as plain data |
//! | [`session`] | a match, an entry and an engine behind one trait |
//! | [`protocol`] | the text protocol |
//! | [`web`] | the door to JavaScript |
//! | [`text`], [`hash`] | scanning texts, and numbers that look random |
//!
//! Rules know no search, the search knows no game, and neither knows the web.

pub mod entry;
pub mod game;
pub mod games;
pub mod hash;
pub mod judge;
pub mod play;
pub mod protocol;
pub mod record;
pub mod scene;
pub mod search;
pub mod session;
pub mod text;
pub mod view;
pub mod web;
