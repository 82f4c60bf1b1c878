//! The door to JavaScript: an opaque handle goes in, typed views come out. This is the only file
//! that knows `wasm_bindgen`.
//!
//! JavaScript may hand over anything in the place of anything. The glue trusts that a string is one, and
//! an error that is thrown through a call leaves its game locked for good, so what comes in is looked at
//! here, and getters are asked where their errors are caught.

use js_sys::{Array, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue, wasm_bindgen};

use crate::codes::ParseErrorCode;
use crate::game::{Cell, Options};
use crate::games::{self, GAMES};
use crate::notation::{self, Annotations, GameTree, Summary, abstractplay, link};
use crate::parse::{CellRange, ParseError};
use crate::protocol::Protocol;
use crate::search::levels::LEVELS;
use crate::search::{Limits, Progress};
use crate::session::Session;

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
const MARK_KIND: &str = crate::codes::MarkKind::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const GROUND: &str = crate::codes::Ground::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const SHAPE: &str = crate::codes::Shape::TYPESCRIPT;
#[wasm_bindgen(typescript_custom_section)]
const TONE: &str = crate::codes::Tone::TYPESCRIPT;

#[wasm_bindgen]
extern "C" {
    /// What `types.d.ts` calls `View`.
    #[wasm_bindgen(typescript_type = "View")]
    pub type JsView;
    /// What `types.d.ts` calls `Board`.
    #[wasm_bindgen(typescript_type = "Board")]
    pub type JsBoard;
    /// What `types.d.ts` calls `SearchInfo`, or nothing.
    #[wasm_bindgen(typescript_type = "SearchInfo | undefined")]
    pub type JsSearchInfo;
    /// What `types.d.ts` calls `ParseError`, or nothing.
    #[wasm_bindgen(typescript_type = "ParseError | undefined")]
    pub type JsParseError;
    /// What `types.d.ts` calls `GameInfo`, many of them.
    #[wasm_bindgen(typescript_type = "GameInfo[]")]
    pub type JsGames;
    /// What `types.d.ts` calls `LevelInfo`, many of them.
    #[wasm_bindgen(typescript_type = "LevelInfo[]")]
    pub type JsLevels;
    /// What `types.d.ts` calls `ReadText`.
    #[wasm_bindgen(typescript_type = "ReadText")]
    pub type JsReadText;
    /// What `types.d.ts` calls `Annotations`, or nothing.
    #[wasm_bindgen(typescript_type = "Annotations | undefined")]
    pub type JsTold;
    /// What `types.d.ts` calls `Tag`, many of them.
    #[wasm_bindgen(typescript_type = "Tag[]")]
    pub type JsTags;
    /// A string, if it is one.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;
    /// Strings, if they are.
    #[wasm_bindgen(typescript_type = "string[]")]
    pub type JsTexts;
    /// What `types.d.ts` calls `ThinkLimits`.
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

/// Every game there is.
///
/// # Errors
/// Never in practice: plain data always crosses.
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
/// Never in practice: plain data always crosses.
#[wasm_bindgen(js_name = listLevels)]
pub fn list_levels() -> Result<JsLevels, JsError> {
    let levels = LEVELS.map(|level| LevelInfo {
        seconds: level.time / 1000.0,
    });
    pass(&levels)
}

/// A [`ParseError`] as JavaScript gets it.
#[derive(Serialize)]
struct ErrorInText {
    code: ParseErrorCode,
    start: usize,
    end: usize,
    line: usize,
    column: usize,
    found: String,
    expected: String,
    cells: Option<CellRange>,
}

impl ErrorInText {
    fn new(text: &str, error: ParseError) -> Self {
        let index = |byte| text[..byte].encode_utf16().count();
        Self {
            code: error.code,
            start: index(error.span.start),
            end: index(error.span.end),
            line: error.line,
            column: error.column,
            found: error.found,
            expected: error.expected,
            cells: error.cells,
        }
    }
}

/// What came of reading a text: its games, or why it was refused and which lists of moves it may be.
#[derive(Default, Serialize)]
struct ReadText {
    games: Option<Vec<Summary>>,
    fault: Option<ErrorInText>,
    lists: Vec<&'static str>,
}

impl ReadText {
    fn new(text: &str, read: Result<Vec<Summary>, ParseError>) -> Self {
        match read {
            Ok(games) => Self {
                games: Some(games),
                ..Self::default()
            },
            Err(error) => Self {
                fault: Some(ErrorInText::new(text, error)),
                ..Self::default()
            },
        }
    }
}

/// Reads a text with any number of games.
///
/// # Errors
/// Throws if it is no string.
#[wasm_bindgen(js_name = readText)]
pub fn read_text(text: &JsText) -> Result<JsReadText, JsError> {
    let text = string(text)?;
    let mut read = ReadText::new(&text, Summary::read(&text));
    if read
        .fault
        .as_ref()
        .is_some_and(|fault| fault.code != ParseErrorCode::TextLong)
    {
        read.lists = abstractplay::games_of(&text);
    }
    pass(&read)
}

/// Reads a list of moves of a game as another site writes it.
///
/// # Errors
/// Throws if either is no string.
#[wasm_bindgen(js_name = readList)]
pub fn read_list(game: &JsText, text: &JsText) -> Result<JsReadText, JsError> {
    let text = string(text)?;
    let read = abstractplay::read(&string(game)?, &text);
    let read = read.map(|record| vec![Summary::of(&record)]);
    pass(&ReadText::new(&text, read))
}

/// Reads the link of a game.
///
/// # Errors
/// Throws if it is no string.
#[wasm_bindgen(js_name = readLink)]
pub fn read_link(text: &JsText) -> Result<JsReadText, JsError> {
    let text = string(text)?;
    let read = link::read(&text).map(|record| vec![Summary::of(&record)]);
    pass(&ReadText::new(&text, read))
}

/// A game on the table.
#[wasm_bindgen]
pub struct Game {
    session: Box<dyn Session>,
    board: fn() -> crate::render::Board,
    /// What was told of the game in the text it was opened from.
    story: Option<GameTree>,
}

#[wasm_bindgen]
impl Game {
    /// A new game.
    ///
    /// # Errors
    /// Throws if there is no such game or option.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &JsText, options: &JsTexts) -> Result<Self, JsValue> {
        let id = string(id)?;
        let game =
            games::find(&id).ok_or_else(|| JsError::new(&format!("there is no game {id:?}")))?;
        let mut chosen = Options::default();
        for option in strings(options)? {
            if !chosen.set(game.options, &option, true) {
                let message = format!("{id} has no option {option:?}");
                return Err(JsError::new(&message).into());
            }
        }
        Ok(Self {
            session: (game.open)(chosen),
            board: game.board,
            story: None,
        })
    }

    /// The board, which stays the same for a game.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    pub fn board(&self) -> Result<JsBoard, JsError> {
        pass(&(self.board)())
    }

    /// The game as it is to be shown.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    pub fn view(&self) -> Result<JsView, JsError> {
        pass(&self.session.view())
    }

    /// The game as it would be shown after some more turns; the game itself stays where it is.
    ///
    /// # Errors
    /// Throws if one of the turns may not be taken.
    pub fn preview(&self, turns: &JsTexts) -> Result<JsView, JsValue> {
        let view = self.session.preview(&strings(turns)?);
        Ok(pass(&view.map_err(|fault| thrown(&fault))?)?)
    }

    /// Replaces the game by the one of a record. A record that cannot be read changes nothing.
    ///
    /// # Errors
    /// Throws if it is no string.
    #[wasm_bindgen(js_name = setUp)]
    pub fn set_up(&mut self, record: &JsText) -> Result<JsParseError, JsError> {
        let record = string(record)?;
        rejected(&record, self.session.set_up(&record))
    }

    /// Takes in what is told of the game in a text. One that cannot be read changes nothing.
    ///
    /// # Errors
    /// Throws if it is no string.
    pub fn tell(&mut self, text: &JsText) -> Result<JsParseError, JsError> {
        let text = string(text)?;
        let read = notation::read(&text).map(|records| self.story = records.into_iter().next());
        rejected(&text, read)
    }

    /// What is told of the game as it stands; nothing, if no text told of it.
    ///
    /// # Errors
    /// Throws if the game is too long for a text.
    pub fn told(&self) -> Result<JsTold, JsError> {
        let Some(story) = &self.story else {
            return pass(&None::<Annotations>);
        };
        let played = GameTree::of(self.session.as_ref()).map_err(|fault| thrown(&fault))?;
        pass(&Some(Annotations::of(&story.merged(&played))))
    }

    /// The text of the game, with what was told of it, and with tags that were not.
    ///
    /// # Errors
    /// Throws if the game is too long for a text, or the tags are no pairs of strings.
    pub fn save(&self, tags: &JsTags) -> Result<String, JsValue> {
        let pairs = items(tags)?;
        let pairs: Vec<_> = pairs.iter().map(strings).collect::<Result<_, _>>()?;
        let mut tags = Vec::new();
        for pair in &pairs {
            let [name, value] = &pair[..] else {
                return Err(JsError::new("expected a name and a value").into());
            };
            tags.push((&**name, &**value));
        }
        notation::save(self.session.as_ref(), self.story.as_ref(), &tags)
            .map_err(|fault| thrown(&fault).into())
    }

    /// The link of the game as far as its turns count; nothing, if it is too long for one.
    ///
    /// # Errors
    /// Throws if the game is too long even for a text.
    pub fn link(&self) -> Result<Option<String>, JsError> {
        let played = GameTree::of(self.session.as_ref()).map_err(|fault| thrown(&fault))?;
        Ok(link::write(&played, self.session.at()).ok())
    }

    /// Takes a turn. One that may not be taken changes nothing.
    ///
    /// # Errors
    /// Throws if it is no string.
    pub fn play(&mut self, text: &JsText) -> Result<JsParseError, JsError> {
        let text = string(text)?;
        rejected(&text, self.session.play(&text))
    }

    /// Says why a turn may not be taken, if it may not, and takes none.
    ///
    /// # Errors
    /// Throws if it is no string.
    pub fn check(&self, text: &JsText) -> Result<JsParseError, JsError> {
        let text = string(text)?;
        rejected(&text, self.session.check(&text))
    }

    /// Enters a cell of a move, or returns the move that the cell completes, without playing it: then
    /// nothing has changed, and `play` plays it. A number that is not a cell is ignored.
    pub fn tap(&mut self, cell: f64) -> Option<String> {
        self.session.tap(Cell(counted(cell)?))
    }

    /// Takes back the last cell entered.
    pub fn untap(&mut self) {
        self.session.untap();
    }

    /// How many turns were taken and not undone.
    #[must_use]
    pub fn at(&self) -> usize {
        self.session.at()
    }

    /// Goes to the position after so many turns; `false` if there are not so many.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, at: f64) -> bool {
        counted(at).is_some_and(|at| self.session.go_to(at))
    }

    /// Every legal turn as text, sorted.
    ///
    /// # Errors
    /// Throws if there are too many to list.
    pub fn moves(&self) -> Result<Vec<String>, JsError> {
        self.session
            .moves()
            .map_err(|many| JsError::new(&many.to_string()))
    }

    /// Begins to think.
    ///
    /// # Errors
    /// Throws if the limits are not numbers.
    pub fn begin(&mut self, limits: &JsLimits) -> Result<(), JsValue> {
        let limits = Limits {
            depth: whole(limits, "depth")?,
            nodes: whole(limits, "nodes")?,
            time: number(limits, "time")?,
            lines: whole(limits, "lines")?.unwrap_or_default(),
            level: whole(limits, "level")?,
            seed: whole(limits, "seed")?.unwrap_or_default(),
            ..Limits::default()
        };
        self.session.begin(limits);
        Ok(())
    }

    /// Thinks for so many milliseconds; `true` once there is nothing left to think about.
    pub fn think(&mut self, milliseconds: f64) -> bool {
        // No number at all counts as no time.
        let until = now() + milliseconds.max(0.0);
        self.session.think(&now, until) == Progress::Done
    }

    /// Stops thinking.
    pub fn stop(&mut self) {
        self.session.stop();
    }

    /// What was found so far.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    #[wasm_bindgen(js_name = searchInfo)]
    pub fn search_info(&self) -> Result<JsSearchInfo, JsError> {
        pass(&self.session.search_info())
    }

    /// Lets the engine forget all it knows, as for a new game.
    pub fn forget(&mut self) {
        self.session.forget();
    }
}

/// The text protocol, for tests and for those who like to type.
#[wasm_bindgen]
#[derive(Default)]
pub struct Console {
    protocol: Protocol,
}

#[wasm_bindgen]
impl Console {
    /// A new conversation.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes a line and answers it, at the end of any thinking it asks for. As nobody can say `stop`
    /// meanwhile, thinking without a limit ends at once.
    ///
    /// # Errors
    /// Throws if it is no string.
    pub fn send(&mut self, line: &JsText) -> Result<String, JsError> {
        let line = string(line)?;
        let mut answer = Vec::new();
        let mut say = |line: &str| answer.push(line.to_owned());
        self.protocol.line(&line, &mut say);
        self.protocol.hang_up(&mut say);
        while self.protocol.is_thinking() {
            self.protocol.think(&now, f64::INFINITY, &mut say);
        }
        Ok(answer.join("\n"))
    }
}

/// The clock of the page or worker; where there is none, time stands still and only other limits
/// end a search.
fn now() -> f64 {
    thread_local! {
        static CLOCK: Option<web_sys::Performance> =
            js_sys::Reflect::get(&js_sys::global(), &"performance".into())
                .ok()
                .and_then(|value| value.dyn_into().ok());
    }
    CLOCK.with(|clock| clock.as_ref().map_or(0.0, web_sys::Performance::now))
}

fn rejected(text: &str, read: Result<(), ParseError>) -> Result<JsParseError, JsError> {
    pass(&read.err().map(|error| ErrorInText::new(text, error)))
}

fn thrown(error: &ParseError) -> JsError {
    JsError::new(&error.to_string())
}

/// Turns plain data into a JavaScript value of the type that `types.d.ts` promises for it.
fn pass<T: JsCast>(data: &impl Serialize) -> Result<T, JsError> {
    let value: JsValue = data.serialize(&Serializer::new().serialize_missing_as_null(false))?;
    Ok(value.unchecked_into())
}

/// A string, with what is half a pair of surrogates replaced.
fn string(value: &JsValue) -> Result<String, JsError> {
    value
        .as_string()
        .ok_or_else(|| JsError::new("expected a string"))
}

fn strings(value: &JsValue) -> Result<Vec<String>, JsValue> {
    let items = items(value)?;
    Ok(items.iter().map(string).collect::<Result<_, _>>()?)
}

/// What is in an array.
fn items(value: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    if !Array::is_array(value) {
        return Err(JsError::new("expected an array").into());
    }
    let length = Reflect::get(value, &"length".into())?.as_f64();
    let mut items = Vec::new();
    for at in 0..length.and_then(counted).unwrap_or(0_u32) {
        let item = Reflect::get_u32(value, at)?;
        // An array may seem to have any length; what is missing is nothing that anybody wants.
        if item.is_undefined() {
            return Err(JsError::new("expected an array without gaps").into());
        }
        items.push(item);
    }
    Ok(items)
}

/// A limit, unless it is not set.
fn number(limits: &JsValue, name: &str) -> Result<Option<f64>, JsValue> {
    let value = Reflect::get(limits, &name.into())?;
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let number = value.as_f64().filter(|number| !number.is_nan());
    let refused = || JsError::new(&format!("{name}: expected a number")).into();
    number.map(Some).ok_or_else(refused)
}

/// The same, of those that are counted.
fn whole<T: TryFrom<u64>>(limits: &JsValue, name: &str) -> Result<Option<T>, JsValue> {
    let Some(number) = number(limits, name)? else {
        return Ok(None);
    };
    let refused = || JsError::new(&format!("{name}: expected a whole number")).into();
    counted(number).map(Some).ok_or_else(refused)
}

/// The number as one of a kind that counts, if it is one.
fn counted<T: TryFrom<u64>>(number: f64) -> Option<T> {
    /// From here on not every whole number is a number of JavaScript.
    const MOST: f64 = 9_007_199_254_740_991.0;
    let is_whole = (0.0..=MOST).contains(&number) && number.fract() == 0.0;
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is whole and not below nothing"
    )]
    let whole = is_whole.then_some(number as u64)?;
    T::try_from(whole).ok()
}
