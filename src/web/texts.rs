//! Parses game texts, move lists and links, and keeps the parsed games until one of them is opened.

use serde::Serialize;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use super::convert::{ErrorInText, indexes, pass, string};
use super::game::Game;
use super::{JsReadText, JsText};
use crate::codes::ParseErrorCode;
use crate::notation::{Summary, abstractplay, link, open_for_page, open_with_spans_for_page};
use crate::parse::ParseError;
use crate::session::Session;

/// The beginning of the tag that every game text has, and no move list.
const GAME_TAG: &str = "[Game ";

/// The result of parsing a text: its games, or an error.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct ReadText {
    /// The games, if the text is valid.
    games: Option<Vec<Summary>>,
    /// Where each game of a game text starts and ends in it, as indexes in the string; empty for links and move lists.
    spans: Vec<[usize; 2]>,
    /// The first error, if it is not.
    error: Option<ErrorInText>,
    /// The ids of the games that it may be a bare move list of.
    lists: Vec<&'static str>,
}

/// The games of the text that was parsed last. Opening one of them does not parse it again.
#[wasm_bindgen]
#[derive(Default)]
pub struct GameTexts {
    /// The games, each with its game text.
    games: Vec<(String, Box<dyn Session>)>,
}

#[wasm_bindgen]
impl GameTexts {
    /// No games yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Parses a text with any number of games.
    ///
    /// # Errors
    /// Throws if it is not a string.
    pub fn read(&mut self, text: &JsText) -> Result<JsReadText, JsError> {
        let text = string(text)?;
        let mut spans = Vec::new();
        let games = open_with_spans_for_page(&text).map(|games| {
            let (bytes, games): (Vec<_>, Vec<_>) = games.into_iter().unzip();
            spans = indexes(&text, &bytes);
            games
        });
        let mut read = self.keep(&text, games);
        read.spans = spans;
        let is_list = |error: &ErrorInText| !is_limit(error.code) && !text.contains(GAME_TAG);
        if read.error.as_ref().is_some_and(is_list) {
            read.lists = abstractplay::games_of(&text);
        }
        pass(&read)
    }

    /// Parses a move list of Abstract Play.
    ///
    /// # Errors
    /// Throws if either is not a string.
    #[wasm_bindgen(js_name = readList)]
    pub fn read_list(&mut self, game: &JsText, text: &JsText) -> Result<JsReadText, JsError> {
        let text = string(text)?;
        let read = abstractplay::read(&string(game)?, &text);
        pass(&self.keep(&text, read.map(|game| vec![game])))
    }

    /// Parses the link of a game.
    ///
    /// # Errors
    /// Throws if it is not a string.
    #[wasm_bindgen(js_name = readLink)]
    pub fn read_link(&mut self, text: &JsText) -> Result<JsReadText, JsError> {
        let text = string(text)?;
        let read = link::read(&text);
        pass(&self.keep(&text, read.map(|game| vec![game])))
    }

    /// Opens the first game of a text, at the end of its main line; nothing if the text is invalid. A game
    /// that is kept, identified by the text in its summary, is not parsed again.
    ///
    /// # Errors
    /// Throws if it is not a string.
    pub fn open(&mut self, text: &JsText) -> Result<Option<Game>, JsError> {
        let text = string(text)?;
        let kept = self.games.iter().position(|(known, _)| *known == text);
        let session = match kept {
            Some(at) => Some(self.games.swap_remove(at).1),
            None => open_for_page(&text)
                .ok()
                .and_then(|games| games.into_iter().next()),
        };
        Ok(session.and_then(Game::of))
    }
}

/// Whether an error is about the size of a text, and not about what it contains.
const fn is_limit(code: ParseErrorCode) -> bool {
    matches!(code, ParseErrorCode::TextLong | ParseErrorCode::GamesMany)
}

impl GameTexts {
    fn keep(&mut self, text: &str, read: Result<Vec<Box<dyn Session>>, ParseError>) -> ReadText {
        self.games.clear();
        match read {
            Ok(games) => {
                let summaries: Vec<_> = games.iter().map(|game| Summary::of(&**game)).collect();
                let texts = summaries.iter().map(|summary| summary.text.clone());
                self.games = texts.zip(games).collect();
                ReadText {
                    games: Some(summaries),
                    ..ReadText::default()
                }
            }
            Err(error) => ReadText {
                error: Some(ErrorInText::new(text, error)),
                ..ReadText::default()
            },
        }
    }
}
