//! Abstract board games: rules, search, and everything a page needs to show them.
//!
//! # A first program
//!
//! ```
//! use ergo_games::game::{Game, Options};
//! use ergo_games::games::ergo::Position;
//! use ergo_games::search::{Engine, Limits};
//!
//! // Play some moves.
//! let mut position = Position::start(Options::default());
//! for text in ["e5", "d5", "f6"] {
//!     let mv = position.parse_move(text)?;
//!     position = position.play(mv)?;
//! }
//! assert_eq!(position.to_string(), "10/10/10/5S4/3sS5/10/10/10/10 2");
//!
//! // Ask the engine.
//! let mut engine = Engine::with_built_in_net(16, position.variant());
//! let result = engine.search(&position, Limits::nodes(5_000));
//! let line = position.line_texts(result.pv()).join(" ");
//! println!("{line}, an expected result of {:.2} for Black", result.chances);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What to use for what
//!
//! | to | use |
//! |---|---|
//! | play by the rules of one game | its `Position` in [`games`], by the trait [`Game`](game::Game) |
//! | follow a whole game, with repetition and the swap rule | [`History`](replay::History) |
//! | search a position in one call, or in slices | [`Engine`](search::Engine) |
//! | play at a level, or compare several moves | [`Limits`](search::Limits) |
//! | handle a game that is chosen while the program runs | [`registry::find`], which opens a [`Session`](session::Session) |
//! | read and write game texts | [`notation`]: [`open`](notation::open), [`write`](notation::write()), [`save`](notation::save()) |
//! | review a game | [`Session::examine`](session::Reviewed::examine), [`judge`](session::Reviewed::judge) |
//! | draw a board | [`View`](session::view::View) and [`Board`](render::Board) |
//! | draw a position in a test | [`draft::grid`] |
//! | write a game of your own | [`Game`](game::Game), [`SetUp`](draft::SetUp) and [`Evaluate`](search::Evaluate) |
//!
//! HexEmergo is a [variant](game::Game::VARIANTS) of [`games::emergo`]: the one with `Options::of_variant(1)`.
//!
//! Positions are text by `Display` and [`Game::parse`](game::Game::parse), and by `FromStr` where there are no optional
//! rules. A move is meaningful only in its position, which writes and reads it:
//! [`Game::move_text`](game::Game::move_text), [`Game::parse_move`](game::Game::parse_move), and
//! [`Game::line_texts`](game::Game::line_texts) for several in a row. Every error implements
//! [`std::error::Error`].
//!
//! The folder `examples/` has whole programs: `play_a_game`, `analyse_position`, `review_game` and `add_a_game`. Structs
//! that are `#[non_exhaustive]` may get fields in a minor version.
//!
//! # Features
//!
//! | feature | adds |
//! |---|---|
//! | `protocol`, on by default | the text protocol of the program `ergo`, and the search on several threads |
//! | `web` | the exports to JavaScript; for `wasm32-unknown-unknown` |
//! | `tune` | the program `tune`, for those who work on the engine |
//!
//! # Modules
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
//! | [`explorer`] | what is known of positions of the opening, read from a file |
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
pub mod explorer;
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

/// Compiles and runs the program in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
