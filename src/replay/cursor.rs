//! A line of turns being judged by the rules, whichever game it is, and ways off that line and back.
//!
//! A match answers whether its game is over by looking at all that came before. Who goes through a
//! long text of turns asks that at every one of them, so the judge keeps count of what came up, and
//! every turn costs the same. It refuses to know how turns are written down.

use std::collections::HashMap;

use crate::game::{Cell, Game, Options, Outcome, SWAP, Side};
use crate::parse::ParseError;
use crate::replay::history::{History, REPETITIONS, Turn, game_over};

/// Who says what may be played.
pub trait RulesChecker {
    /// The position text now.
    fn position(&self) -> String;

    /// The side to take the next turn.
    fn turn(&self) -> Side;

    /// The outcome, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// How many turns lead here.
    fn at(&self) -> usize;

    /// The cells that a hand touches to take a turn; none to swap sides.
    ///
    /// # Errors
    /// Says why the turn may not be taken.
    fn path(&self, text: &str) -> Result<Vec<Cell>, ParseError>;

    /// The turn that touches just these cells, if there is one in the game as it stands.
    fn spell(&self, path: &[Cell]) -> Option<String>;

    /// Takes a turn.
    ///
    /// # Errors
    /// Says why it may not be taken; nothing changes then.
    fn play(&mut self, text: &str) -> Result<(), ParseError>;

    /// Goes back before the last turn, to see what might have been; `false` if there is none.
    fn enter_variation(&mut self) -> bool;

    /// Returns to where the last way off the line began, after the turn that was taken there; `false`
    /// if it is the line itself.
    fn leave_variation(&mut self) -> bool;
}

/// A line of turns of one game.
#[derive(Clone, Debug)]
pub(crate) struct ReplayCursor<G: Game> {
    game: History<G>,
    /// How often the keys of the positions on the line came up; a swap makes none.
    seen: HashMap<u64, usize>,
    /// The turns that were taken back for a way off the line, and after how many turns each was taken.
    left: Vec<(usize, Turn<G::Move>)>,
}

impl<G: Game> ReplayCursor<G> {
    /// No turn yet, from a position or else from the start of the game.
    ///
    /// # Errors
    /// Says where the position cannot be read.
    pub(crate) fn begin(options: Options, position: Option<&str>) -> Result<Self, ParseError> {
        let start = match position {
            Some(text) => G::parse(text, options)?,
            None => G::start(options),
        };
        Ok(Self {
            seen: HashMap::from([(start.key(), 1)]),
            game: History::from_position(options, start),
            left: Vec::new(),
        })
    }

    /// Whether the rules say so without a look at what the player to move could do. A turn that can be
    /// taken tells that there was one.
    fn is_plainly_over(&self) -> bool {
        let now = self.game.position();
        let often = self.seen.get(&now.key()).copied().unwrap_or_default();
        // Two positions may share a key, which the match never falls for.
        now.decided().is_some() || often >= REPETITIONS && self.game.outcome().is_some()
    }

    fn take(&mut self, turn: Turn<G::Move>) {
        self.game.take(turn);
        if turn != Turn::Swap {
            *self.seen.entry(self.game.position().key()).or_default() += 1;
        }
    }

    fn take_back(&mut self) -> Option<Turn<G::Move>> {
        let (turn, _) = self.game.last()?;
        let key = self.game.position().key();
        if turn != Turn::Swap
            && let Some(often) = self.seen.get_mut(&key)
        {
            *often -= 1;
            // A long text of short ways off the line leaves nothing behind.
            if *often == 0 {
                self.seen.remove(&key);
            }
        }
        self.game.undo().then_some(turn)
    }
}

impl<G: Game> RulesChecker for ReplayCursor<G> {
    fn position(&self) -> String {
        self.game.position().to_string()
    }

    fn turn(&self) -> Side {
        self.game.position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn at(&self) -> usize {
        self.game.at()
    }

    fn path(&self, text: &str) -> Result<Vec<Cell>, ParseError> {
        Ok(match self.game.parse_turn_unended(text)? {
            Turn::Move(mv) => self.game.position().path(mv),
            Turn::Swap => Vec::new(),
        })
    }

    fn spell(&self, path: &[Cell]) -> Option<String> {
        if path.is_empty() {
            return self.game.can_swap().then(|| SWAP.to_owned());
        }
        let position = self.game.position();
        let mv = position.move_of_path(path)?;
        Some(position.move_text(mv))
    }

    fn play(&mut self, text: &str) -> Result<(), ParseError> {
        if self.is_plainly_over() {
            return Err(game_over(text));
        }
        let turn = self.game.parse_turn_unended(text).map_err(|fault| {
            let over = self.game.position().outcome().is_some();
            if over { game_over(text) } else { fault }
        })?;
        self.take(turn);
        Ok(())
    }

    fn enter_variation(&mut self) -> bool {
        let turn = self.take_back();
        self.left.extend(turn.map(|turn| (self.game.at(), turn)));
        turn.is_some()
    }

    fn leave_variation(&mut self) -> bool {
        let Some((at, turn)) = self.left.pop() else {
            return false;
        };
        while self.game.at() > at && self.take_back().is_some() {}
        self.take(turn);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{ReplayCursor, RulesChecker};
    use crate::game::{Game, Options};
    use crate::games::ergo::Position;

    fn course(turns: &str) -> ReplayCursor<Position> {
        let mut options = Options::default();
        assert!(options.set(Position::OPTIONS, "swap", true));
        let mut course = ReplayCursor::begin(options, None).unwrap();
        for turn in turns.split_whitespace() {
            course.play(turn).unwrap();
        }
        course
    }

    #[test]
    fn ways_off_the_line_lead_back_to_it() {
        let mut course = course("e5 d5 e6");
        let before = course.position();
        assert!(course.enter_variation());
        course.play("a1").unwrap();
        course.play("j9").unwrap();
        assert!(course.enter_variation());
        course.play("j8").unwrap();
        assert!(course.leave_variation());
        assert!(course.leave_variation());
        assert_eq!(course.position(), before);
        assert!(!course.leave_variation());
        assert_eq!(course.at(), 3);
    }

    #[test]
    fn repetition_is_seen_on_and_off_the_line() {
        let round = "a1-b1 j9-i9 b1-a1 i9-j9";
        let mut course = course(&format!("a1 j9 {round} {round}"));
        assert_eq!(course.outcome().unwrap().reason, "repetition");
        assert_eq!(course.play("e5").unwrap_err().code, "game-over");
        assert!(course.enter_variation());
        course.play("i9-h9").unwrap();
        course.play("e5").unwrap();
        assert!(course.leave_variation());
        assert_eq!(course.play("e5").unwrap_err().code, "game-over");
    }

    #[test]
    fn a_swap_is_no_repetition_and_comes_once() {
        let mut course = course("a1 swap");
        assert_eq!(course.seen.values().sum::<usize>(), 2);
        assert_eq!(course.play("swap").unwrap_err().code, "no-swap");
        assert!(course.enter_variation());
        course.play("j9").unwrap();
        assert!(course.leave_variation());
        assert_eq!(course.seen.values().sum::<usize>(), 2);
    }
}
