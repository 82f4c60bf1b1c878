//! A game for JavaScript: a session behind an opaque handle.

use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::convert::{counted, items, number, pass, rejected, string, strings, thrown, whole};
use super::{
    JsAnnotations, JsBoard, JsLimits, JsParseError, JsSearchInfo, JsTags, JsText, JsTexts, JsView,
    now,
};
use crate::game::{Cell, Options};
use crate::games;
use crate::notation::{self, link};
use crate::search::{Limits, Progress};
use crate::session::Session;
use crate::session::annotations::Annotations;

/// A game that is played.
#[wasm_bindgen]
pub struct Game {
    session: Box<dyn Session>,
    board: fn() -> crate::render::Board,
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

    /// Replaces the game by that of a line, such as `startpos moves e5`. One that cannot be read changes
    /// nothing.
    ///
    /// # Errors
    /// Throws if it is not a string.
    #[wasm_bindgen(js_name = setUp)]
    pub fn set_up(&mut self, line: &JsText) -> Result<JsParseError, JsError> {
        let line = string(line)?;
        rejected(&line, self.session.set_up(&line))
    }

    /// Plays the moves of a line from the start; what a game text says stays.
    ///
    /// # Errors
    /// Throws if it is not a string.
    pub fn follow(&mut self, line: &JsText) -> Result<JsParseError, JsError> {
        let line = string(line)?;
        rejected(&line, self.session.follow(&line))
    }

    /// What the game text says about the game, with the moves as they were played; nothing, if it was not
    /// opened from a game text.
    ///
    /// # Errors
    /// Never in practice: plain data always crosses.
    pub fn annotations(&self) -> Result<JsAnnotations, JsError> {
        let tree = self.session.tree();
        pass(&tree.has_source().then(|| Annotations::of(tree)))
    }

    /// The game text, with tags that it does not have yet.
    ///
    /// # Errors
    /// Throws if the game is too long for a game text, or the tags are not pairs of strings.
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
        notation::save(self.session.as_ref(), &tags).map_err(|fault| thrown(&fault).into())
    }

    /// The link of the game up to the position shown; nothing, if it is too long for one.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        link::write(self.session.as_ref()).ok()
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

    /// Searches fixed positions of this game, as the protocol's `bench` does, and returns what it prints:
    /// the number of nodes and the signature, by which builds are compared.
    #[must_use]
    pub fn bench(&self) -> String {
        self.session.bench().to_string()
    }
}

impl Game {
    /// The game of a session.
    pub(super) fn of(session: Box<dyn Session>) -> Option<Self> {
        let board = games::find(session.game())?.board;
        Some(Self { session, board })
    }
}
