//! Abstract board games: rules, search, and everything a page needs to show them.
//!
//! Data flows one way: a page or a program calls a [`session`], the session calls [`replay`] and
//! [`search`], these call the rules of a game, and a [view](session::view) is returned.
//!
//! | module | what it owns |
//! |---|---|
//! | [`game`] | what a game is: the trait, sides, outcomes, perft |
//! | [`bitset`] | sets of cells |
//! | [`codes`] | what rules and parsers can say, as codes for the language files |
//! | [`games`] | the games, one folder each |
//! | [`registry`] | the list of games |
//! | [`replay`] | a game being played or replayed: history, move entry, cursor |
//! | [`notation`] | game texts and links: tags, moves, comments, variations |
//! | [`search`] | one search for every game |
//! | [`review`] | judges the moves of a game, with reasons |
//! | [`exercise`] | goals in a position, and judging the moves that are tried |
//! | [`render`] | what is drawn, as plain data |
//! | [`draft`] | positions being set up by hand, and reading and writing position texts |
//! | [`session`] | a game, a move being entered and an engine behind one trait, and its views |
//! | [`protocol`] | the text protocol of engines, behind the feature `protocol` |
//! | `web` | the only module that knows `wasm_bindgen`, behind the feature `web` |
//! | [`parse`] | the scanner and the error of every parser |
//! | [`hash`], [`dice`] | pseudo-random numbers, and random choices for tools and tests |
//!
//! Rules know no search, the search knows no game, and neither knows the web.

pub mod advice;
pub mod bitset;
pub mod codes;
pub mod dice;
pub mod draft;
pub mod exercise;
pub mod game;
pub mod games;
pub mod hash;
pub mod notation;
pub mod parse;
#[cfg(feature = "protocol")]
pub mod protocol;
pub mod registry;
pub mod render;
pub mod replay;
pub mod review;
pub mod search;
pub mod session;
#[cfg(feature = "web")]
pub mod web;
