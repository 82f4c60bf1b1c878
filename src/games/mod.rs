//! The games, one folder each, and the registry: one entry a game.

pub mod emergo;
pub mod ergo;
pub mod intermedium;

use crate::session::Registration;

/// Every game there is. The first is the one people get who do not ask for another.
pub const GAMES: &[Registration] = &[
    Registration::of::<ergo::Position>(),
    Registration::of::<emergo::Position>(),
    Registration::of::<intermedium::Position>(),
];

/// Finds a game by its name.
#[must_use]
pub fn find(id: &str) -> Option<&'static Registration> {
    GAMES.iter().find(|game| game.id == id)
}
