//! The JavaScript API: opaque handles and typed views. This is the only module that uses `wasm_bindgen`.
//!
//! | module | what it owns |
//! |---|---|
//! | [`game`] | the handle of a game |
//! | [`texts`] | game texts, move lists and links |
//! | `console` | the text protocol, behind the feature `protocol` |
//! | `convert` | checking arguments, and converting results to plain data |

#[cfg(feature = "protocol")]
mod console;
mod convert;
pub mod game;
pub mod texts;

use serde::Serialize;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use crate::games::GAMES;
use crate::search::levels::LEVELS;
use convert::pass;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const PARSE_ERROR_CODE: &str = crate::codes::ParseErrorCode::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const REFUSAL_CODE: &str = crate::codes::RefusalCode::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const NOTE_CODE: &str = crate::codes::NoteCode::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const OUTCOME_REASON: &str = crate::codes::OutcomeReason::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const THREAT_CODE: &str = crate::codes::ThreatCode::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const REASON_CODE: &str = crate::codes::ReasonCode::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const MARK_KIND: &str = crate::codes::MarkKind::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const GROUND: &str = crate::codes::Ground::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const SHAPE: &str = crate::codes::Shape::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const TONE: &str = crate::codes::Tone::TYPESCRIPT;

#[wasm_bindgen]
extern "C" {
    /// `View` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "View")]
    pub type JsView;
    /// `Board` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "Board")]
    pub type JsBoard;
    /// `SearchInfo` in `types.d.ts`, or `undefined`.
    #[wasm_bindgen(typescript_type = "SearchInfo | undefined")]
    pub type JsSearchInfo;
    /// `ParseError` in `types.d.ts`, or `undefined`.
    #[wasm_bindgen(typescript_type = "ParseError | undefined")]
    pub type JsParseError;
    /// An array of `GameInfo` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "GameInfo[]")]
    pub type JsGames;
    /// An array of `LevelInfo` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "LevelInfo[]")]
    pub type JsLevels;
    /// `ReadText` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "ReadText")]
    pub type JsReadText;
    /// `Annotations` in `types.d.ts`, or `undefined`.
    #[wasm_bindgen(typescript_type = "Annotations | undefined")]
    pub type JsAnnotations;
    /// An array of `Tag` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "Tag[]")]
    pub type JsTags;
    /// A string; checked at run time.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;
    /// An array of strings; checked at run time.
    #[wasm_bindgen(typescript_type = "string[]")]
    pub type JsTexts;
    /// An array of `Threat` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "Threat[]")]
    pub type JsThreats;
    /// `Advice` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "Advice")]
    pub type JsAdvice;
    /// `ThinkLimits` in `types.d.ts`.
    #[wasm_bindgen(typescript_type = "ThinkLimits")]
    pub type JsLimits;
}

/// Sends panics to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

#[derive(Serialize)]
struct GameInfo {
    id: &'static str,
    options: &'static [&'static str],
}

/// All games of the registry.
///
/// # Errors
/// Never throws in practice: plain data is always convertible.
#[wasm_bindgen(js_name = listGames)]
pub fn list_games() -> Result<JsGames, JsError> {
    let games: Vec<_> = GAMES
        .iter()
        .map(|game| GameInfo {
            id: game.id,
            options: game.options,
        })
        .collect();
    pass(&games)
}

#[derive(Serialize)]
struct LevelInfo {
    seconds: f64,
}

/// The levels of the engine, the weakest first; the last is full strength.
///
/// # Errors
/// Never throws in practice: plain data is always convertible.
#[wasm_bindgen(js_name = listLevels)]
pub fn list_levels() -> Result<JsLevels, JsError> {
    let levels = LEVELS.map(|level| LevelInfo {
        seconds: level.time / 1000.0,
    });
    pass(&levels)
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Option<web_sys::Performance>;
}

/// The clock of the page or worker, in milliseconds. Without one the time is constant, and only other
/// limits end a search.
fn now() -> f64 {
    PERFORMANCE.with(|clock| clock.as_ref().map_or(0.0, web_sys::Performance::now))
}
