//! The games and the levels of the engine, as lists.

use serde::Serialize;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use super::convert::pass;
use super::{JsGames, JsLevels};
use crate::game::BLACK_BEGINS;
use crate::registry::GAMES;
use crate::search::levels::TIME_LIMITS;
use crate::session::Registration;

/// A game of the registry.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct GameInfo {
    /// Its id.
    id: &'static str,
    /// The names of its options.
    options: &'static [&'static str],
    /// The one of them with which black moves first, if there is one.
    black_begins: Option<&'static str>,
    /// Whether its positions can be explained.
    explains: bool,
}

impl GameInfo {
    fn of(game: &Registration) -> Self {
        let begins = |option: &&str| *option == BLACK_BEGINS;
        Self {
            id: game.id,
            options: game.options,
            black_begins: game.options.iter().copied().find(begins),
            explains: game.explains,
        }
    }
}

/// All games of the registry.
///
/// # Errors
/// Never throws in practice: plain data is always convertible.
#[wasm_bindgen(js_name = listGames)]
pub fn list_games() -> Result<JsGames, JsError> {
    let games: Vec<_> = GAMES.iter().map(GameInfo::of).collect();
    pass(&games)
}

/// A level of the engine.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct LevelInfo {
    /// The time limit for a move, in seconds.
    seconds: f64,
}

/// The levels of the engine, from 0, the weakest; the last is full strength.
///
/// # Errors
/// Never throws in practice: plain data is always convertible.
#[wasm_bindgen(js_name = listLevels)]
pub fn list_levels() -> Result<JsLevels, JsError> {
    let levels = TIME_LIMITS.map(|time| LevelInfo {
        seconds: time / 1000.0,
    });
    pass(&levels)
}
