//! Properties of every game in the registry, whatever its rules.
//!
//! `moves` and `positions` test the rules directly, the others through a session, as the page and the
//! protocol use them. `registry` reports what a new game still lacks.

mod drafts;
mod errors;
mod game_texts;
mod links;
mod moves;
#[path = "../common/mutate.rs"]
mod mutate;
mod positions;
#[path = "../common/quoted.rs"]
mod quoted;
mod registry;
mod sessions;
mod starts;
mod studies;
mod support;
mod tapping;
