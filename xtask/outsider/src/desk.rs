//! A game on a desk and a thinker before it, whichever game it is.

use crate::plain::Plain;
use crate::thinker::{DEFAULT_HASH, Limits, Thinker};
use ergo::game::{Game, Options};
use ergo::games::{emergo, ergo as five, intermedium};
use ergo::replay::History;

/// What a conversation needs of a game.
pub(crate) trait Desk {
    /// Replaces the game by the one of a record.
    fn set_up(&mut self, record: &str) -> Result<(), String>;

    /// Thinks about the game, and says the move and how many looks at positions it took; `None` if
    /// there is nothing to think about.
    fn think(&mut self, limits: Limits) -> Option<(String, u64)>;

    /// Begins anew, knowing nothing.
    fn forget(&mut self);

    /// Gives the thinker a new table of so many megabytes.
    fn set_hash(&mut self, megabytes: usize);
}

/// The name of a game, and how to lay it on a desk.
type Entry = (&'static str, fn() -> Box<dyn Desk>);

/// The games it has an opinion on. It need not be all there are.
pub(crate) const DESKS: [Entry; 3] = [
    (five::Position::ID, lay::<five::Position>),
    (emergo::Position::ID, lay::<emergo::Position>),
    (intermedium::Position::ID, lay::<intermedium::Position>),
];

/// Lays a game on a desk; `None` if it is not known.
pub(crate) fn find(id: &str) -> Option<Box<dyn Desk>> {
    let (_, lay) = DESKS.iter().find(|(known, _)| *known == id)?;
    Some(lay())
}

/// The game that is on the desk before any other is asked for.
pub(crate) fn usual() -> Box<dyn Desk> {
    DESKS[0].1()
}

fn lay<G: Plain>() -> Box<dyn Desk> {
    Box::new(Laid::<G> {
        game: History::new(Options::default()),
        thinker: Thinker::new(DEFAULT_HASH),
    })
}

struct Laid<G: Plain> {
    game: History<G>,
    thinker: Thinker<G>,
}

impl<G: Plain> Desk for Laid<G> {
    fn set_up(&mut self, record: &str) -> Result<(), String> {
        let game = History::from_record(Options::default(), record);
        self.game = game.map_err(|fault| fault.to_string())?;
        Ok(())
    }

    fn think(&mut self, limits: Limits) -> Option<(String, u64)> {
        if self.game.outcome().is_some() {
            return None;
        }
        let position = self.game.position();
        let thought = self.thinker.think(position, limits)?;
        Some((position.move_text(thought.best), thought.nodes))
    }

    fn forget(&mut self) {
        self.game = History::new(Options::default());
        self.thinker.forget();
    }

    fn set_hash(&mut self, megabytes: usize) {
        self.thinker = Thinker::new(megabytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_it_plays_it_finds() {
        for (id, _) in DESKS {
            assert!(find(id).is_some(), "{id}");
            assert!(ergo::games::find(id).is_some(), "{id}");
        }
        assert!(find("chess").is_none());
    }
}
