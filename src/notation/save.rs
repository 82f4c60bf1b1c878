//! Writes the game of a session as a game text.

use super::writer::write;
use crate::codes::ParseErrorCode;
use crate::parse::ParseError;
use crate::replay::MAX_TURNS;
use crate::session::Session;

/// The game text of a game, undone turns included. Of the additional tags, those that are already set
/// or cannot be set are ignored.
///
/// # Errors
/// Fails if the game exceeds the limits of a game text.
pub fn save(session: &dyn Session, tags: &[(&str, &str)]) -> Result<String, ParseError> {
    let mut tree = session.tree().clone();
    if tree.main_line().nth(MAX_TURNS).is_some() {
        let expected = format!("no more than {MAX_TURNS} turns in a row");
        return Err(ParseError::whole(
            tree.game(),
            ParseErrorCode::LineLong,
            expected,
        ));
    }
    tree.settle();
    for (name, value) in tags {
        if tree.tag(name).is_none() {
            tree.set_tag(name, value);
        }
    }
    Ok(write([&tree]))
}
