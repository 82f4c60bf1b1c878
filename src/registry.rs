//! The registry of games: two lines for each of them.

use crate::games::{emergo, ergo, intermedium};
use crate::session::Registration;

/// All games. The first is the default.
pub const GAMES: &[Registration] = &[
    Registration::of::<ergo::Position, 0>(),
    Registration::of::<emergo::Position, 0>(),
    Registration::of::<emergo::Position, 1>(),
    Registration::of::<intermedium::Position, 0>(),
];

/// Games on small boards, which are on no list: only who knows their names opens them.
const SMALL: &[Registration] = &[
    Registration::of::<emergo::Position, 2>(),
    Registration::of::<emergo::Position, 3>(),
    Registration::of::<emergo::Position, 4>(),
    Registration::of::<emergo::Position, 5>(),
];

/// Calls a generic function once for each game, in the order of [`GAMES`], with its type and its
/// [variant](crate::game::Game::VARIANTS).
#[macro_export]
macro_rules! for_every_game {
    ($function:ident $(, $argument:expr)*) => {
        $function::<$crate::games::ergo::Position>(0 $(, $argument)*);
        $function::<$crate::games::emergo::Position>(0 $(, $argument)*);
        $function::<$crate::games::emergo::Position>(1 $(, $argument)*);
        $function::<$crate::games::intermedium::Position>(0 $(, $argument)*);
    };
}

/// Finds a game by its name.
///
/// ```
/// use ergo_games::game::Options;
///
/// let game = ergo_games::registry::find("ergo").unwrap();
/// let mut session = (game.open)(Options::default());
/// let moves = session.moves().unwrap();
/// session.play(&moves[0]).unwrap();
/// assert_eq!(session.at(), 1);
/// ```
#[must_use]
pub fn find(id: &str) -> Option<&'static Registration> {
    GAMES.iter().find(|game| game.id == id)
}

/// Finds a game by its name, also one on a small board.
#[must_use]
pub fn find_any(id: &str) -> Option<&'static Registration> {
    find(id).or_else(|| SMALL.iter().find(|game| game.id == id))
}
