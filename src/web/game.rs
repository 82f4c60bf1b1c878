//! A game for JavaScript: a session behind an opaque handle.

use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::convert::{bytes, counted, items, pass, rejected, string, strings, thrown};
use super::limits::ThinkLimits;
use super::{
    JsAdvice, JsAnnotations, JsBoard, JsBytes, JsCommentary, JsFacts, JsLimits, JsLineEdits,
    JsOptionalText, JsParseError, JsRefusal, JsSearchInfo, JsTags, JsText, JsTexts, JsThreats,
    JsView, now,
};
use crate::codes::{OutcomeReason, TreeEdit};
use crate::game::{Cell, Options, Outcome, Side};
use crate::notation::{self, link};
use crate::registry;
use crate::replay::LineEdit;
use crate::search::Progress;
use crate::session::annotations::Annotations;
use crate::session::view::Commentary;
use crate::session::{Registration, Session};

/// A game, from JavaScript's point of view.
#[wasm_bindgen]
pub struct Game {
    pub(super) session: Box<dyn Session>,
    board: fn() -> crate::render::Board,
    is_study: bool,
}

#[wasm_bindgen]
impl Game {
    /// A new game.
    ///
    /// # Errors
    /// Throws if the game or an option is unknown.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &JsText, options: &JsTexts) -> Result<Self, JsValue> {
        let (game, chosen) = game_of(id, options)?;
        Ok(Self {
            session: (game.open)(chosen),
            board: game.board,
            is_study: false,
        })
    }

    /// The board, which never changes during a game.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn board(&self) -> Result<JsBoard, JsError> {
        pass(&(self.board)())
    }

    /// The view of the game.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn view(&self) -> Result<JsView, JsError> {
        pass(&self.session.view())
    }

    /// The view after further turns. The game is unchanged.
    ///
    /// # Errors
    /// Throws if one of the turns is illegal.
    pub fn preview(&self, turns: &JsTexts) -> Result<JsView, JsValue> {
        let view = self.session.preview(&strings(turns)?);
        Ok(pass(&view.map_err(|error| thrown(&error))?)?)
    }

    /// Plays moves from a starting position, or from the start of the game, and keeps annotations. Returns the error in
    /// the position, or in the moves as they are when joined by spaces; the game is then at the last legal move.
    ///
    /// # Errors
    /// Throws if they are not strings.
    pub fn follow(
        &mut self,
        start: &JsOptionalText,
        moves: &JsTexts,
    ) -> Result<JsParseError, JsValue> {
        let start = (!start.is_undefined()).then(|| string(start)).transpose()?;
        let moves = strings(moves)?.join(" ");
        if let Err(error) = self.session.start_from(start.as_deref()) {
            return Ok(rejected(&start.unwrap_or_default(), Err(error))?);
        }
        Ok(rejected(&moves, self.session.follow(&moves))?)
    }

    /// Whether the page shows annotations: a game without a game text and branches has none, unless it is a study.
    #[wasm_bindgen(js_name = hasAnnotations)]
    #[must_use]
    pub fn has_annotations(&self) -> bool {
        let tree = self.session.tree();
        self.is_study || tree.has_source() || tree.has_branches()
    }

    /// The tree of moves with its annotations.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn annotations(&self) -> Result<JsAnnotations, JsError> {
        pass(&Annotations::of(self.session.tree(), &(self.board)()))
    }

    /// The game text, with additional tags. Tags that are already set are kept.
    ///
    /// # Errors
    /// Throws if the game is too long for a game text, or if the tags are not pairs of strings.
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
        notation::save(self.session.as_ref(), &tags).map_err(|error| thrown(&error).into())
    }

    /// The link of the game up to the current position; nothing if it is too long for a link.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        link::write(self.session.as_ref()).ok()
    }

    /// Plays a turn, or returns why it is illegal; the game is then unchanged.
    ///
    /// # Errors
    /// Throws if it is not a string.
    pub fn play(&mut self, text: &JsText) -> Result<JsParseError, JsError> {
        let text = string(text)?;
        rejected(&text, self.session.play(&text))
    }

    /// Returns why a turn is illegal, if it is, without playing it.
    ///
    /// # Errors
    /// Throws if it is not a string.
    pub fn check(&self, text: &JsText) -> Result<JsParseError, JsError> {
        let text = string(text)?;
        rejected(&text, self.session.check(&text))
    }

    /// Ends the game as the players decide: the winner is 0 for the first player, 1 for the second, nothing for a
    /// draw; the reason is `resigned`, `agreed` or `time`. `false` if the game cannot be ended like this.
    ///
    /// # Errors
    /// Throws if the reason is not a string.
    pub fn end(&mut self, winner: Option<f64>, reason: &JsText) -> Result<bool, JsError> {
        let word = string(reason)?;
        let side = winner.and_then(counted::<usize>);
        let winner = side.and_then(|side| Side::BOTH.get(side).copied());
        let reason = OutcomeReason::of_str(&word);
        Ok(reason.is_some_and(|reason| self.session.end(Outcome { winner, reason })))
    }

    /// Enters a cell of a move. If the cell completes a move, returns the move and changes nothing:
    /// `play` plays it. A number that is not a cell is ignored.
    pub fn tap(&mut self, cell: f64) -> Option<String> {
        self.session.tap(Cell(counted(cell)?))
    }

    /// Why the cells that a text names cannot be entered one after the other; nothing if they can.
    ///
    /// # Errors
    /// Throws if it is not a string.
    #[wasm_bindgen(js_name = refusalOf)]
    pub fn refusal_of(&mut self, text: &JsText) -> Result<JsRefusal, JsError> {
        pass(&self.session.refusal_of(&string(text)?, &(self.board)()))
    }

    /// Takes back the last cell entered.
    pub fn untap(&mut self) {
        self.session.untap();
    }

    /// Goes to a ply of the current line; `false` if it is shorter.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, at: f64) -> bool {
        counted(at).is_some_and(|at| self.session.go_to(at))
    }

    /// Edits the tree at the ends of lines, or goes there, and returns what is wrong with a value. The edits are undone
    /// together. Edits without effect change nothing.
    ///
    /// # Errors
    /// Throws if an argument has another type, or if there is no such edit.
    pub fn edit(&mut self, edits: &JsLineEdits) -> Result<JsParseError, JsValue> {
        let list = items(edits)?;
        let edits = list.iter().map(line_edit).collect::<Result<Vec<_>, _>>()?;
        let (at, edited) = match self.session.edit_all(&edits) {
            Ok(_) => (0, Ok(())),
            Err(rejected) => (rejected.at, Err(rejected.error)),
        };
        let value = edits.get(at).and_then(|(_, _, values)| values.first());
        Ok(rejected(value.map_or("", |value| value), edited)?)
    }

    /// Whether played moves are variations, and edits can be undone.
    #[wasm_bindgen(js_name = setStudy)]
    pub fn set_study(&mut self, is_study: bool) {
        self.is_study = is_study;
        self.session.set_study(is_study);
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

    /// The threats of the opponent of the player to move.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn threats(&self) -> Result<JsThreats, JsError> {
        let is_over = self.session.outcome().is_some();
        pass(&if is_over {
            Vec::new()
        } else {
            self.session.threats()
        })
    }

    /// What there is to explain about the position.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn facts(&self) -> Result<JsFacts, JsError> {
        let is_over = self.session.outcome().is_some();
        pass(&if is_over {
            Vec::new()
        } else {
            self.session.facts()
        })
    }

    /// The cells of the reply that wins at once after the last move, if another move would have left the opponent none.
    #[must_use]
    pub fn refutation(&self) -> Option<Vec<u8>> {
        self.session.refutation()
    }

    /// Explains a line that starts with a turn of the player to move.
    ///
    /// # Errors
    /// Throws if one of the turns is illegal.
    pub fn explain(&self, turns: &JsTexts) -> Result<JsAdvice, JsValue> {
        let advice = self.session.explain(&strings(turns)?);
        Ok(pass(&advice.map_err(|error| thrown(&error))?)?)
    }

    /// What there is to say about a move of the current line, which leads to its position after some plies, given the turns
    /// that are expected after it; nothing if there is no such move, or if it is a swap.
    ///
    /// # Errors
    /// Throws if one of the turns is illegal.
    #[wasm_bindgen(js_name = commentOn)]
    pub fn comment_on(&self, ply: f64, next: &JsTexts) -> Result<JsCommentary, JsValue> {
        let Some(ply) = counted(ply) else {
            return Ok(pass(&None::<Commentary>)?);
        };
        let commentary = self.session.comment_on(ply, &strings(next)?);
        Ok(pass(&commentary.map_err(|error| thrown(&error))?)?)
    }

    /// Sets the net that evaluates positions, from the bytes of its file. Clears all search data.
    ///
    /// # Errors
    /// Throws if this is not a valid net of the game, or not an array of bytes.
    #[wasm_bindgen(js_name = setNet)]
    pub fn set_net(&mut self, bytes: &JsBytes) -> Result<(), JsError> {
        Ok(self.session.set_net(&self::bytes(bytes)?)?)
    }

    /// Starts a search.
    ///
    /// # Errors
    /// Throws if the limits are not numbers.
    pub fn begin(&mut self, limits: &JsLimits) -> Result<(), JsValue> {
        let limits = ThinkLimits::read(limits)?;
        self.session.begin(limits.into());
        Ok(())
    }

    /// Continues the search for at most this many milliseconds; `true` once it is complete.
    pub fn think(&mut self, milliseconds: f64) -> bool {
        // NaN counts as zero.
        let until = now() + milliseconds.max(0.0);
        self.session.think(&now, until) == Progress::Done
    }

    /// What the search has found since the last call, for other workers that search the position as well; empty if
    /// there is nothing, or if it searches alone.
    pub fn outgoing(&mut self) -> Vec<u8> {
        self.session.outgoing()
    }

    /// Takes what another worker has found. What is damaged, or about another position, is ignored.
    ///
    /// # Errors
    /// Throws if it is not an array of bytes.
    pub fn absorb(&mut self, message: &JsBytes) -> Result<(), JsError> {
        self.session.absorb(&bytes(message)?);
        Ok(())
    }

    /// Stops the search.
    pub fn stop(&mut self) {
        self.session.stop();
    }

    /// The results so far.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    #[wasm_bindgen(js_name = searchInfo)]
    pub fn search_info(&self) -> Result<JsSearchInfo, JsError> {
        pass(&self.session.search_info())
    }

    /// Searches fixed positions of this game, like `bench` of the protocol, and returns its output: the
    /// number of nodes and the signature, by which builds are compared.
    #[must_use]
    pub fn bench(&self) -> String {
        self.session.bench().to_string()
    }
}

/// An edit as JavaScript gives it: what it is, a line, and values.
fn line_edit(edit: &JsValue) -> Result<LineEdit, JsValue> {
    let parts = items(edit)?;
    let [edit, line, values] = &parts[..] else {
        return Err(JsError::new("expected an edit, a line and values").into());
    };
    let word = string(edit)?;
    let edit = TreeEdit::of_str(&word);
    let edit = edit.ok_or_else(|| JsError::new(&format!("there is no edit {word:?}")))?;
    Ok((edit, strings(line)?, strings(values)?))
}

impl Game {
    /// The game of a session.
    pub(super) fn of(session: Box<dyn Session>) -> Option<Self> {
        let board = registry::find(session.game())?.board;
        Some(Self {
            session,
            board,
            is_study: false,
        })
    }
}

/// The game of an id, and options of it.
pub(super) fn game_of(
    id: &JsText,
    options: &JsTexts,
) -> Result<(&'static Registration, Options), JsValue> {
    let id = string(id)?;
    let game =
        registry::find_any(&id).ok_or_else(|| JsError::new(&format!("there is no game {id:?}")))?;
    let mut chosen = Options::default();
    for option in strings(options)? {
        if !chosen.set(game.options, &option, true) {
            let message = format!("{id} has no option {option:?}");
            return Err(JsError::new(&message).into());
        }
    }
    Ok((game, chosen))
}
