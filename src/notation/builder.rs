//! Who writes a record down as it is told: turn by turn, with variations and comments, each turn
//! judged by the rules.

use super::comment::Comment;
use super::tree::{GameResult, GameTree, Id, Ply};
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Options, Outcome, Side};
use crate::parse::ParseError;
use crate::replay::cursor::RulesChecker;
use crate::replay::history::number_after;
use crate::session::Registration;

/// The longest line of turns that is taken down. What people play is a tenth of that at most, and a
/// game is to be played on from its end, where every turn of it is looked at again.
pub const MOST_TURNS: usize = 10_000;

/// Writes a record.
///
/// ```
/// use ergo::game::Options;
/// use ergo::notation::{GameTreeBuilder, GameResult, write};
/// let game = ergo::games::find("ergo").unwrap();
/// let mut builder = GameTreeBuilder::new(game, Options::default(), None).unwrap();
/// builder.play("e5").unwrap();
/// builder.enter_variation();
/// builder.play("d5").unwrap();
/// builder.leave_variation();
/// let record = builder.finish(GameResult::Open).unwrap();
/// let text = "[Game \"ergo\"]\n[Result \"*\"]\n\n1. e5 (1. d5) *\n";
/// assert_eq!(write(&[record]), text);
/// ```
pub struct GameTreeBuilder {
    record: GameTree,
    judge: Box<dyn RulesChecker>,
    /// The ply that was told last.
    here: Option<Id>,
    /// Where the variations began that are still being told.
    opened: Vec<Id>,
    /// What was said since the last variation began, if no turn was told yet.
    before: Option<Vec<Comment>>,
}

impl GameTreeBuilder {
    /// Begins a record, with a position or at the start of the game.
    ///
    /// # Errors
    /// Says where the position cannot be read.
    pub fn new(
        game: &'static Registration,
        options: Options,
        position: Option<&str>,
    ) -> Result<Self, ParseError> {
        let judge = (game.judge)(options, position)?;
        let start = (game.judge)(options, None)?.position();
        // The start of a game has one spelling: none.
        let position = position.filter(|&position| position != start);
        Ok(Self {
            record: GameTree::new(game, options, position.map(str::to_owned)),
            judge,
            here: None,
            opened: Vec::new(),
            before: None,
        })
    }

    /// Says something that is known about the game; see [`GameTree::set_tag`].
    pub fn tag(&mut self, name: &str, value: &str) -> bool {
        self.record.set_tag(name, value)
    }

    /// Whether the game begins with a position other than its start.
    #[must_use]
    pub const fn is_set_up(&self) -> bool {
        self.record.position.is_some()
    }

    /// The number and the side of the next turn.
    #[must_use]
    pub fn next(&self) -> (u32, Side) {
        let side = self.judge.turn();
        let last = self.here.map(|id| self.record.ply(id));
        let number = number_after(last.map(|ply| (ply.number, ply.side)), side);
        (number, side)
    }

    /// The turn that touches just these cells; see [`RulesChecker::spell`].
    #[must_use]
    pub fn spell(&self, path: &[Cell]) -> Option<String> {
        self.judge.spell(path)
    }

    /// Tells of a turn.
    ///
    /// # Errors
    /// Says why it may not be taken; nothing is told then.
    pub fn play(&mut self, text: &str) -> Result<(), ParseError> {
        let long = || {
            ParseError::whole(
                text,
                ParseErrorCode::LineLong,
                "no more than 10000 turns in a row",
            )
        };
        if self.judge.at() >= MOST_TURNS {
            return Err(long());
        }
        let (number, side) = self.next();
        self.judge.play(text)?;
        let ply = Ply {
            text: text.into(),
            side,
            number,
            glyphs: Vec::new(),
            before: self.before.take().unwrap_or_default(),
            comments: Vec::new(),
        };
        self.here = Some(self.record.add(self.here, ply).ok_or_else(long)?);
        Ok(())
    }

    /// Gives the last turn a glyph; `false` if there is no turn to give it to.
    pub fn glyph(&mut self, glyph: u8) -> bool {
        let Some(here) = self.here.filter(|_| self.before.is_none()) else {
            return false;
        };
        let glyphs = &mut self.record.ply_mut(here).glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
        true
    }

    /// Says something about the last turn, about the variation that begins, or about the game. A
    /// comment that says nothing is not kept.
    pub fn comment(&mut self, comment: Comment) {
        let comments = match (&mut self.before, self.here) {
            (Some(before), _) => before,
            (None, Some(here)) => &mut self.record.ply_mut(here).comments,
            (None, None) => &mut self.record.comments,
        };
        comments.extend(Some(comment).filter(|comment| !comment.is_empty()));
    }

    /// Whether a variation has begun of which no turn was told yet.
    #[must_use]
    pub const fn awaits_turn(&self) -> bool {
        self.before.is_some()
    }

    /// Begins a variation on the last turn; `false` if there is none.
    pub fn enter_variation(&mut self) -> bool {
        let Some(here) = self.here.filter(|_| self.before.is_none()) else {
            return false;
        };
        self.judge.enter_variation();
        self.opened.push(here);
        self.here = self.record.parent(here);
        self.before = Some(Vec::new());
        true
    }

    /// Ends a variation; `false` if there is none, or it has no turn.
    pub fn leave_variation(&mut self) -> bool {
        if self.before.is_some() {
            return false;
        }
        let Some(opened) = self.opened.pop() else {
            return false;
        };
        self.here = Some(opened);
        self.judge.leave_variation()
    }

    /// What the rules say of the game that was told so far.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.judge.outcome()
    }

    /// Ends the record, and any variations with it.
    ///
    /// # Errors
    /// Says so if the rules know better how the game ended, or if it ended otherwise and the tag
    /// `Termination` does not say how.
    pub fn finish(mut self, result: GameResult) -> Result<GameTree, ParseError> {
        self.before = None;
        while self.leave_variation() {}
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
        if ruled != result && self.record.tag("Termination").is_none() {
            let expected = "*, or a tag Termination: by the rules the game is not over";
            return Err(ParseError::whole(
                result.text(),
                ParseErrorCode::TerminationMissing,
                expected,
            ));
        }
        self.record.result = result;
        Ok(self.record)
    }

    /// Ends the record by what the rules say.
    ///
    /// # Errors
    /// Never in practice: the rules agree with themselves.
    pub fn finish_by_rules(mut self) -> Result<GameTree, ParseError> {
        self.before = None;
        while self.leave_variation() {}
        let result = GameResult::of(self.outcome());
        self.finish(result)
    }
}
