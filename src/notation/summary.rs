//! Summaries of the games of a text, for a list to choose from.

use serde::Serialize;

use super::reader::{GameInText, open_with_spans};
use super::writer::write;
use crate::codes::{ParseErrorCode, Tone};
use crate::parse::ParseError;
use crate::session::Session;
use crate::session::annotations::Tag;

/// The longest text that is accepted, in bytes.
pub const MAX_TEXT: usize = 4_000_000;
/// The most games of a text that are accepted: as many as can be offered in a list to choose from.
pub const MAX_GAMES: usize = 2_000;

/// The summary of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct Summary {
    /// The id of the game.
    pub game: &'static str,
    /// The options that are on.
    pub options: Vec<&'static str>,
    /// The tags, in the order in which they are written.
    pub tags: Vec<Tag>,
    /// The names of the tags that mean nothing here.
    pub unknown: Vec<String>,
    /// The names of the two players, empty if they are not known.
    pub names: [String; 2],
    /// The colours of the two sides.
    pub tones: [Tone; 2],
    /// The result, as written in the text.
    pub result: &'static str,
    /// The number of turns of the main line.
    pub turns: usize,
    /// The number of the last move of the main line, as lists of moves count them; 0 without moves.
    pub number: u32,
    /// The starting position, unless it is the start of the game.
    pub start: Option<String>,
    /// The moves of the main line.
    pub moves: Vec<String>,
    /// The last position of the main line as a [picture](crate::session::Session::picture).
    pub picture: String,
    /// The game text of this game alone.
    pub text: String,
}

impl Summary {
    /// The summary of a game that was opened.
    #[must_use]
    pub fn of(session: &dyn Session) -> Self {
        let tree = session.tree();
        Self {
            picture: session.picture(),
            game: tree.game(),
            options: tree.option_names(),
            tones: session.tones(),
            tags: Tag::all_of(tree),
            unknown: tree.unknown_tags().map(str::to_owned).collect(),
            names: tree.player_names(),
            result: tree.result().text(),
            turns: tree.main_line().count(),
            number: tree.main_line().last().map_or(0, |ply| ply.number()),
            start: tree.position().map(str::to_owned),
            moves: tree.main_line().map(|ply| ply.text().to_owned()).collect(),
            text: write([tree]),
        }
    }
}

/// Opens the games of a text as [`open`](super::open) does, unless the text is too long or has too many.
///
/// # Errors
/// Locates the first error, or the point where the text exceeds a limit.
pub fn open_for_page(text: &str) -> Result<Vec<Box<dyn Session>>, ParseError> {
    let games = open_with_spans_for_page(text)?;
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// As [`open_for_page`], each game with its [bytes](super::reader::open_with_spans) in the text.
///
/// # Errors
/// As [`open_for_page`].
pub fn open_with_spans_for_page(text: &str) -> Result<Vec<GameInText>, ParseError> {
    if text.len() > MAX_TEXT {
        let boundary = (0..=MAX_TEXT).rev().find(|&at| text.is_char_boundary(at));
        let end = boundary.unwrap_or_default();
        let expected = format!("no more than {MAX_TEXT} bytes");
        return Err(ParseError::new(
            text,
            end..end,
            ParseErrorCode::TextLong,
            expected,
        ));
    }
    open_with_spans(text, MAX_GAMES)
}

#[cfg(test)]
mod tests {
    use super::{MAX_GAMES, MAX_TEXT, Summary, Tag, Tone, open_for_page};

    fn summaries(text: &str) -> Vec<Summary> {
        let games = open_for_page(text).unwrap();
        games.iter().map(|game| Summary::of(&**game)).collect()
    }

    #[test]
    fn games_have_summaries() {
        let text = "[Game \"ergo\"] [First \"<b>\"] [Options \"swap\"] 1. e5 swap {x} (1... a1) *";
        let read = summaries(text);
        let [summary] = &read[..] else {
            panic!("{read:?}");
        };
        assert_eq!(
            (summary.game, summary.turns, summary.result),
            ("ergo", 2, "*")
        );
        assert_eq!(summary.options, ["swap"]);
        assert_eq!(summary.tones, [Tone::White, Tone::Black]);
        assert_eq!(summary.start, None);
        assert_eq!(summary.moves, ["e5", "swap"]);
        assert!(
            summary
                .tags
                .contains(&Tag("First".to_owned(), "<b>".to_owned()))
        );
        assert_eq!(summaries(&summary.text), read);
    }

    #[test]
    fn the_last_move_has_the_number_that_the_list_of_moves_shows() {
        let from_position =
            "[Game \"ergo\"] [SetUp \"1\"] [Position \"10/10/10/10/4S5/10/10/10/10 2\"]";
        for (text, number) in [
            ("[Game \"ergo\"] *", 0),
            ("[Game \"ergo\"] 1. e5 *", 1),
            ("[Game \"ergo\"] 1. e5 a1 2. e6 (2. d5 a2 3. d6) *", 2),
            (&format!("{from_position} 1... a1 *"), 1),
            (&format!("{from_position} 1... a1 2. d5 *"), 2),
        ] {
            assert_eq!(summaries(text)[0].number, number, "{text}");
        }
    }

    #[test]
    fn texts_that_are_too_long_or_have_too_many_games_say_where() {
        let text = "[Game \"ergo\"] *\n".repeat(MAX_TEXT / 16 + 1);
        let error = open_for_page(&text).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.line, error.column),
            ("text-long", 250_001, 1)
        );
        // A game takes hundreds of times the memory of its text.
        let game = "[Game \"ergo\"] *\n";
        let most = game.repeat(MAX_GAMES) + " \n";
        assert_eq!(open_for_page(&most).unwrap().len(), MAX_GAMES);
        for more in [game, "{a comment}", "nothing"] {
            let error = open_for_page(&(most.clone() + more)).unwrap_err();
            assert_eq!(
                (error.code.as_str(), error.line, error.column),
                ("games-many", MAX_GAMES + 2, 1)
            );
        }
        let text = "ä".repeat(MAX_TEXT);
        assert_eq!(open_for_page(&text).unwrap_err().column, MAX_TEXT / 2 + 1);
    }
}
