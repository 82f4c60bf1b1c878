//! The registry of games: two lines for each of them.

use crate::games::{emergo, ergo, intermedium};
use crate::session::Registration;

/// All games. The first is the default.
pub const GAMES: &[Registration] = &[
    Registration::of::<ergo::Position>(),
    Registration::of::<emergo::Position>(),
    Registration::of::<intermedium::Position>(),
];

/// Calls a generic function once for the type of each game, in the order of [`GAMES`].
#[macro_export]
macro_rules! for_every_game {
    ($function:ident $(, $argument:expr)*) => {
        $function::<$crate::games::ergo::Position>($($argument),*);
        $function::<$crate::games::emergo::Position>($($argument),*);
        $function::<$crate::games::intermedium::Position>($($argument),*);
    };
}

/// Finds a game by its name.
#[must_use]
pub fn find(id: &str) -> Option<&'static Registration> {
    GAMES.iter().find(|game| game.id == id)
}
