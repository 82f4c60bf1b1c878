//! The supported games, each with its search, behind one trait.

use crate::models::Kind;
use crate::novice::{self, Beginner};
use crate::search::{DEFAULT_HASH, Limits, Search};
use ergo_games::game::Options;
use ergo_games::games::{emergo, ergo as five, intermedium};
use ergo_games::replay::History;

/// A game with its search.
pub(crate) trait GameHandle {
    /// Sets the game to a position and moves, as in the command `position`.
    ///
    /// # Errors
    /// If they are not legal; the error says why.
    fn set_position(&mut self, moves: &str) -> Result<(), String>;

    /// The best move and the number of nodes searched; `None` if the game is over.
    fn go(&mut self, limits: Limits) -> Option<(String, u64)>;

    /// The move of a novice; `None` if the game is over.
    fn go_as(&self, novice: Kind, seed: u64) -> Option<String>;

    /// Starts a new game with an empty transposition table.
    fn new_game(&mut self);

    /// Replaces the transposition table by an empty one of this size.
    fn set_hash(&mut self, megabytes: usize);
}

/// The id of a game, and its constructor.
type Entry = (&'static str, fn() -> Box<dyn GameHandle>);

/// The games that have an evaluation; the first is the default.
pub(crate) const GAMES: [Entry; 4] = [
    entry::<five::Position, 0>(),
    entry::<emergo::Position, 0>(),
    entry::<emergo::Position, 1>(),
    entry::<intermedium::Position, 0>(),
];

/// The game with this id.
pub(crate) fn find(id: &str) -> Option<Box<dyn GameHandle>> {
    let (_, handle) = GAMES.iter().find(|(known, _)| *known == id)?;
    Some(handle())
}

/// The game before any command `game`.
pub(crate) fn default_game() -> Box<dyn GameHandle> {
    GAMES[0].1()
}

const fn entry<G: Beginner, const VARIANT: usize>() -> Entry {
    (G::VARIANTS[VARIANT].id, || {
        Box::new(Handle::<G> {
            game: History::new(Options::of_variant(VARIANT)),
            search: Search::new(DEFAULT_HASH),
        })
    })
}

struct Handle<G: Beginner> {
    game: History<G>,
    search: Search<G>,
}

impl<G: Beginner> GameHandle for Handle<G> {
    fn set_position(&mut self, moves: &str) -> Result<(), String> {
        let game = History::from_line(self.game.options(), moves);
        self.game = game.map_err(|error| error.to_string())?;
        Ok(())
    }

    fn go(&mut self, limits: Limits) -> Option<(String, u64)> {
        if self.game.outcome().is_some() {
            return None;
        }
        let position = self.game.position();
        let result = self.search.go(position, limits)?;
        Some((position.move_text(result.best), result.nodes))
    }

    fn go_as(&self, novice: Kind, seed: u64) -> Option<String> {
        if self.game.outcome().is_some() {
            return None;
        }
        let position = self.game.position();
        let mv = novice::choose(position, novice, seed)?;
        Some(position.move_text(mv))
    }

    fn new_game(&mut self) {
        self.game = History::new(self.game.options());
        self.search.clear();
    }

    fn set_hash(&mut self, megabytes: usize) {
        self.search = Search::new(megabytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_the_registry() {
        for (id, _) in GAMES {
            assert!(find(id).is_some(), "{id}");
            assert!(ergo_games::registry::find(id).is_some(), "{id}");
        }
        assert!(find("chess").is_none());
    }
}
