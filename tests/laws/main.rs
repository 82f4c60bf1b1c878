//! What is true of every game in the registry, whatever its rules.
//!
//! `moves` and `positions` ask the rules themselves, game by game; the others ask through a session,
//! as the page and the protocol do. `registry` says what a new game still lacks.

#[path = "../common/dice.rs"]
mod dice;
mod game_texts;
mod links;
mod moves;
#[path = "../common/mutate.rs"]
mod mutate;
mod positions;
mod registry;
mod sessions;
mod support;
mod tapping;
