//! From the table to a record and back, so that a game can be saved and opened again.

use super::builder::GameTreeBuilder;
use super::tree::GameTree;
use super::writer::write;
use crate::codes::ParseErrorCode;
use crate::games;
use crate::parse::ParseError;
use crate::replay::history::split_record;
use crate::session::Session;

impl GameTree {
    /// The record of a game on the table, undone turns included. The result is what the rules say.
    ///
    /// # Errors
    /// Says so if the game is none of the registry's, or longer than a record may be.
    pub fn of(session: &dyn Session) -> Result<Self, ParseError> {
        let id = session.game();
        let unknown =
            || ParseError::whole(id, ParseErrorCode::GameUnknown, "a game of the registry");
        let game = games::find(id).ok_or_else(unknown)?;
        let record = session.record();
        let (start, turns) = split_record(&record);
        let mut builder =
            GameTreeBuilder::new(game, session.options(), start.strip_prefix("fen "))?;
        for turn in turns.split_whitespace() {
            builder.play(turn)?;
        }
        builder.finish_by_rules()
    }

    /// The same game in the words that [`Session::set_up`] takes, without what might have been.
    #[must_use]
    pub fn set_up_text(&self) -> String {
        let mut text = match self.position() {
            Some(position) => format!("fen {position}"),
            None => "startpos".to_owned(),
        };
        let mut mark = " moves ";
        for ply in self.main_line() {
            text.push_str(mark);
            text.push_str(ply.text());
            mark = " ";
        }
        text
    }

    /// Lays the game on a table, at its end.
    ///
    /// # Errors
    /// Never in practice: what is in a record is legal.
    pub fn session(&self) -> Result<Box<dyn Session>, ParseError> {
        let mut session = (self.game.open)(self.options());
        session.set_up(&self.set_up_text())?;
        Ok(session)
    }
}

/// The text of a game on the table, with what was told of it, and with what else is known about it as
/// tags; those that are there already, or cannot be said, are left out.
///
/// # Errors
/// As [`GameTree::of`].
pub fn save(
    session: &dyn Session,
    story: Option<&GameTree>,
    tags: &[(&str, &str)],
) -> Result<String, ParseError> {
    let played = GameTree::of(session)?;
    let mut record = story.map_or_else(|| played.clone(), |story| story.merged(&played));
    for (name, value) in tags {
        if record.tag(name).is_none() {
            record.set_tag(name, value);
        }
    }
    Ok(write(&[record]))
}
