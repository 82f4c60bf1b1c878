//! The door to JavaScript: an opaque handle goes in, typed views come out. This is the only file
//! that knows `wasm_bindgen`.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue, wasm_bindgen};

use crate::game::{Cell, Options};
use crate::games::{self, GAMES};
use crate::protocol::Protocol;
use crate::record::{self, Record, Summary, Told, abstractplay, link};
use crate::search::levels::LEVELS;
use crate::search::{Limits, Progress};
use crate::session::Session;
use crate::text::Fault;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("web.d.ts");

#[wasm_bindgen]
extern "C" {
    /// What `web.d.ts` calls `View`.
    #[wasm_bindgen(typescript_type = "View")]
    pub type JsView;
    /// What `web.d.ts` calls `Board`.
    #[wasm_bindgen(typescript_type = "Board")]
    pub type JsBoard;
    /// What `web.d.ts` calls `Thought`, or nothing.
    #[wasm_bindgen(typescript_type = "Thought | undefined")]
    pub type JsThought;
    /// What `web.d.ts` calls `Fault`, or nothing.
    #[wasm_bindgen(typescript_type = "Fault | undefined")]
    pub type JsFault;
    /// What `web.d.ts` calls `GameInfo`, many of them.
    #[wasm_bindgen(typescript_type = "GameInfo[]")]
    pub type JsGames;
    /// What `web.d.ts` calls `LevelInfo`, many of them.
    #[wasm_bindgen(typescript_type = "LevelInfo[]")]
    pub type JsLevels;
    /// What `web.d.ts` calls `ReadText`.
    #[wasm_bindgen(typescript_type = "ReadText")]
    pub type JsReadText;
    /// What `web.d.ts` calls `Told`, or nothing.
    #[wasm_bindgen(typescript_type = "Told | undefined")]
    pub type JsTold;
    /// What `web.d.ts` calls `Tag`, many of them.
    #[wasm_bindgen(typescript_type = "Tag[]")]
    pub type JsTags;
    /// What `web.d.ts` calls `ThinkLimits`.
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

/// Why a text was refused, and on which line.
#[derive(Serialize)]
struct TextFault {
    line: usize,
    column: usize,
    code: &'static str,
    at: usize,
    found: String,
    expected: String,
}

/// What came of reading a text: its games, or why it was refused and which lists of moves it may be.
#[derive(Default, Serialize)]
struct ReadText {
    games: Option<Vec<Summary>>,
    fault: Option<TextFault>,
    lists: Vec<&'static str>,
}

impl From<Result<Vec<Summary>, record::Fault>> for ReadText {
    fn from(read: Result<Vec<Summary>, record::Fault>) -> Self {
        match read {
            Ok(games) => Self {
                games: Some(games),
                ..Self::default()
            },
            Err(record::Fault {
                line,
                column,
                fault,
            }) => Self {
                fault: Some(TextFault {
                    line,
                    column,
                    code: fault.code,
                    at: fault.at,
                    found: fault.found,
                    expected: fault.expected,
                }),
                ..Self::default()
            },
        }
    }
}

/// Reads a text with any number of games.
///
/// # Errors
/// Never in practice: plain data always crosses.
#[wasm_bindgen(js_name = readText)]
pub fn read_text(text: &str) -> Result<JsReadText, JsError> {
    let mut read = ReadText::from(Summary::read(text));
    if read.fault.is_some() {
        read.lists = abstractplay::games_of(text);
    }
    pass(&read)
}

/// Reads a list of moves of a game as another site writes it.
///
/// # Errors
/// Never in practice: plain data always crosses.
#[wasm_bindgen(js_name = readList)]
pub fn read_list(game: &str, text: &str) -> Result<JsReadText, JsError> {
    let read = abstractplay::read(game, text).map(|record| vec![Summary::of(&record)]);
    pass(&ReadText::from(read))
}

/// Reads the link of a game.
///
/// # Errors
/// Never in practice: plain data always crosses.
#[wasm_bindgen(js_name = readLink)]
pub fn read_link(text: &str) -> Result<JsReadText, JsError> {
    let read = link::read(text).map(|record| vec![Summary::of(&record)]);
    pass(&ReadText::from(read))
}

/// A game on the table.
#[wasm_bindgen]
pub struct Game {
    session: Box<dyn Session>,
    board: fn() -> crate::scene::Board,
    /// What was told of the game in the text it was opened from.
    story: Option<Record>,
}

#[wasm_bindgen]
impl Game {
    /// A new game.
    ///
    /// # Errors
    /// Throws if there is no such game or option.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::needless_pass_by_value, reason = "arrays cross by value")]
    pub fn new(id: &str, options: Vec<String>) -> Result<Self, JsError> {
        let game =
            games::find(id).ok_or_else(|| JsError::new(&format!("there is no game {id:?}")))?;
        let mut chosen = Options::default();
        for option in &options {
            if !chosen.set(game.options, option, true) {
                let message = format!("{id} has no option {option:?}");
                return Err(JsError::new(&message));
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
    #[allow(clippy::needless_pass_by_value, reason = "arrays cross by value")]
    pub fn preview(&self, turns: Vec<String>) -> Result<JsView, JsError> {
        let view = self.session.preview(&turns);
        pass(&view.map_err(|fault| JsError::new(&fault.to_string()))?)
    }

    /// Replaces the game by the one of a record. A record that cannot be read changes nothing.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    #[wasm_bindgen(js_name = setUp)]
    pub fn set_up(&mut self, record: &str) -> Result<JsFault, JsError> {
        fault(self.session.set_up(record))
    }

    /// Takes in what is told of the game in a text. One that cannot be read changes nothing.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    pub fn tell(&mut self, text: &str) -> Result<JsFault, JsError> {
        let read = record::read(text).map(|records| self.story = records.into_iter().next());
        fault(read.map_err(|fault| fault.fault))
    }

    /// What is told of the game as it stands; nothing, if no text told of it.
    ///
    /// # Errors
    /// Throws if the game is too long for a text.
    pub fn told(&self) -> Result<JsTold, JsError> {
        let Some(story) = &self.story else {
            return pass(&None::<Told>);
        };
        let played = Record::of(self.session.as_ref()).map_err(|fault| thrown(&fault))?;
        pass(&Some(Told::of(&story.retold(&played))))
    }

    /// The text of the game, with what was told of it, and with tags that were not.
    ///
    /// # Errors
    /// Throws if the game is too long for a text.
    pub fn save(&self, tags: JsTags) -> Result<String, JsError> {
        let tags: Vec<(String, String)> = serde_wasm_bindgen::from_value(tags.into())?;
        let tags: Vec<_> = tags
            .iter()
            .map(|(name, value)| (&**name, &**value))
            .collect();
        record::save(self.session.as_ref(), self.story.as_ref(), &tags)
            .map_err(|fault| thrown(&fault))
    }

    /// The link of the game as far as its turns count; nothing, if it is too long for one.
    ///
    /// # Errors
    /// Throws if the game is too long even for a text.
    pub fn link(&self) -> Result<Option<String>, JsError> {
        let played = Record::of(self.session.as_ref()).map_err(|fault| thrown(&fault))?;
        Ok(link::write(&played, self.session.at()).ok())
    }

    /// Takes a turn. One that may not be taken changes nothing.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    pub fn play(&mut self, text: &str) -> Result<JsFault, JsError> {
        fault(self.session.play(text))
    }

    /// Says why a turn may not be taken, if it may not, and takes none.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    pub fn check(&self, text: &str) -> Result<JsFault, JsError> {
        fault(self.session.check(text))
    }

    /// The turn that a tap on a cell would take, if it would take one.
    #[must_use]
    pub fn aim(&self, cell: u8) -> Option<String> {
        self.session.aim(Cell(cell))
    }

    /// Enters a cell of a move.
    pub fn tap(&mut self, cell: u8) {
        self.session.tap(Cell(cell));
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
    pub fn go_to(&mut self, at: usize) -> bool {
        self.session.go_to(at)
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
    #[allow(clippy::needless_pass_by_value, reason = "objects cross by value")]
    pub fn begin(&mut self, limits: JsLimits) -> Result<(), JsError> {
        let limits: JsLimitsValues = serde_wasm_bindgen::from_value(limits.into())?;
        self.session.begin(Limits {
            depth: limits.depth,
            nodes: limits.nodes,
            time: limits.time,
            lines: limits.lines.unwrap_or_default(),
            level: limits.level,
            seed: limits.seed.unwrap_or_default(),
            ..Limits::default()
        });
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
    pub fn thought(&self) -> Result<JsThought, JsError> {
        pass(&self.session.thought())
    }

    /// Lets the engine forget all it knows, as for a new game.
    pub fn forget(&mut self) {
        self.session.forget();
    }
}

#[derive(serde::Deserialize)]
struct JsLimitsValues {
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    lines: Option<usize>,
    level: Option<usize>,
    seed: Option<u64>,
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
    pub fn send(&mut self, line: &str) -> String {
        let mut answer = Vec::new();
        let mut say = |line: &str| answer.push(line.to_owned());
        self.protocol.line(line, &mut say);
        self.protocol.hang_up(&mut say);
        while self.protocol.is_thinking() {
            self.protocol.think(&now, f64::INFINITY, &mut say);
        }
        answer.join("\n")
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

#[derive(Serialize)]
struct ToldFault {
    code: &'static str,
    at: usize,
    found: String,
    expected: String,
}

impl From<Fault> for ToldFault {
    fn from(fault: Fault) -> Self {
        Self {
            code: fault.code,
            at: fault.at,
            found: fault.found,
            expected: fault.expected,
        }
    }
}

fn fault(result: Result<(), Fault>) -> Result<JsFault, JsError> {
    pass(&result.err().map(ToldFault::from))
}

fn thrown(fault: &Fault) -> JsError {
    JsError::new(&fault.to_string())
}

/// Turns plain data into a JavaScript value of the type that `web.d.ts` promises for it.
fn pass<T: JsCast>(data: &impl Serialize) -> Result<T, JsError> {
    let value: JsValue = data.serialize(&Serializer::new().serialize_missing_as_null(false))?;
    Ok(value.unchecked_into())
}
