//! Builds a game move by move, with variations and comments. The rules check each move.

use crate::codes::ParseErrorCode;
use crate::game::{Cell, Options, Outcome, Side};
use crate::parse::ParseError;
use crate::replay::{Comment, GameResult};
use crate::session::{Registration, Session};

/// Builds the tree of a game.
///
/// ```
/// use ergo_games::game::Options;
/// use ergo_games::notation::{GameTreeBuilder, write};
/// use ergo_games::replay::GameResult;
/// let game = ergo_games::registry::find("ergo").unwrap();
/// let mut builder = GameTreeBuilder::new(game, Options::default(), None).unwrap();
/// builder.play("e5").unwrap();
/// builder.enter_variation();
/// builder.play("d5").unwrap();
/// builder.leave_variation();
/// let game = builder.finish(GameResult::Open).unwrap();
/// let text = "[Game \"ergo\"]\n[Result \"*\"]\n\n1. e5 (1. d5) *\n";
/// assert_eq!(write([game.tree()]), text);
/// ```
pub struct GameTreeBuilder {
    session: Box<dyn Session>,
    /// Comments at the start of a variation that has no move yet.
    before: Option<Vec<Comment>>,
}

impl GameTreeBuilder {
    /// Starts from a position, or from the start of the game.
    ///
    /// # Errors
    /// Locates the error in the position.
    pub fn new(
        game: &'static Registration,
        options: Options,
        position: Option<&str>,
    ) -> Result<Self, ParseError> {
        let mut session = (game.open_at)(options, position)?;
        session
            .replay_mut()
            .tree_mut()
            .finish_source(GameResult::Open);
        Ok(Self {
            session,
            before: None,
        })
    }

    /// Sets a tag; see [`GameTree::set_tag`](crate::replay::GameTree::set_tag).
    pub fn tag(&mut self, name: &str, value: &str) -> bool {
        self.session.replay_mut().tree_mut().set_tag(name, value)
    }

    /// Whether the game starts from a position other than the usual one.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        self.session.tree().position().is_some()
    }

    /// The number and the side of the next turn.
    #[must_use]
    pub fn next(&self) -> (u32, Side) {
        self.session.replay().next()
    }

    /// The turn that consists of exactly these cells; see
    /// [`RulesChecker::spell`](crate::replay::RulesChecker::spell).
    #[must_use]
    pub fn spell(&self, path: &[Cell]) -> Option<String> {
        self.session.replay().spell(path)
    }

    /// Adds a move.
    ///
    /// # Errors
    /// Says why the move is illegal. The game is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<(), ParseError> {
        let before = self.before.clone().unwrap_or_default();
        self.session.replay_mut().append(text, before)?;
        self.before = None;
        Ok(())
    }

    /// Adds a glyph to the last move; `false` if there is none.
    pub fn glyph(&mut self, glyph: u8) -> bool {
        let replay = self.session.replay_mut();
        let Some(here) = replay.here().filter(|_| self.before.is_none()) else {
            return false;
        };
        let glyphs = &mut replay.tree_mut().node_mut(here).glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
        true
    }

    /// Adds a comment to the last move, to the variation being started, or to the game. Empty comments
    /// are dropped.
    pub fn comment(&mut self, comment: Comment) {
        if comment.is_empty() {
            return;
        }
        if let Some(before) = &mut self.before {
            before.push(comment);
            return;
        }
        let replay = self.session.replay_mut();
        let here = replay.here();
        replay.tree_mut().comment(here, comment);
    }

    /// Whether a variation has been started and has no move yet.
    #[must_use]
    pub const fn awaits_turn(&self) -> bool {
        self.before.is_some()
    }

    /// Starts a variation on the last move; `false` if there is none.
    pub fn enter_variation(&mut self) -> bool {
        let entered = self.before.is_none() && self.session.replay_mut().enter_variation();
        if entered {
            self.before = Some(Vec::new());
        }
        entered
    }

    /// Ends a variation; `false` if none is open, or it has no move.
    pub fn leave_variation(&mut self) -> bool {
        self.before.is_none() && self.session.replay_mut().leave_variation()
    }

    /// The outcome of the current line by the rules.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.session.replay().outcome()
    }

    /// Ends the game, and all open variations with it.
    ///
    /// # Errors
    /// Fails if the rules decide the game, and not with this result.
    pub fn finish(mut self, result: GameResult) -> Result<Box<dyn Session>, ParseError> {
        self.return_to_main_line();
        let outcome = self.outcome();
        let ruled = GameResult::of(outcome);
        if let Some(outcome) = outcome
            && ruled != result
        {
            let expected = format!("{}, as the game is over: {}", ruled.text(), outcome.reason);
            return Err(ParseError::whole(
                result.text(),
                ParseErrorCode::ResultWrong,
                expected,
            ));
        }
        self.session.replay_mut().tree_mut().finish_source(result);
        Ok(self.session)
    }

    /// Ends the game with the result that follows from the rules.
    ///
    /// # Errors
    /// Never fails in practice: the result is that of the rules.
    pub fn finish_by_rules(mut self) -> Result<Box<dyn Session>, ParseError> {
        self.return_to_main_line();
        let result = GameResult::of(self.outcome());
        self.finish(result)
    }

    fn return_to_main_line(&mut self) {
        self.before = None;
        while self.leave_variation() {}
    }
}
