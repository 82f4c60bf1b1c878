//! A position being set up, behind an opaque handle.

use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::convert::{counted, items, pass, rejected, string};
use super::game::game_of;
use super::{JsDraftEdit, JsDraftView, JsNumbers, JsParseError, JsText, JsTexts};
use crate::codes::DraftEdit;
use crate::session::editor;

/// A position being set up, from JavaScript's point of view.
#[wasm_bindgen]
pub struct Editor(editor::Editor);

#[wasm_bindgen]
impl Editor {
    /// The start of a game.
    ///
    /// # Errors
    /// Throws if the game or an option is unknown.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &JsText, options: &JsTexts) -> Result<Self, JsValue> {
        let (game, chosen) = game_of(id, options)?;
        Ok(Self(editor::Editor::new(game, chosen)))
    }

    /// Replaces the position by that of a text, which may be impossible, and returns what is wrong with the spelling;
    /// nothing has changed then.
    ///
    /// # Errors
    /// Throws if it is not a string.
    pub fn read(&mut self, text: &JsText) -> Result<JsParseError, JsError> {
        let text = string(text)?;
        rejected(&text, self.0.read(&text).map(drop))
    }

    /// Edits the position. What the numbers mean depends on the edit: a cell, a side and a kind of piece for `put`; a
    /// cell for `take` and `take-all`; two cells for `carry`; a side for `turn`; which one, and its value, for `counter`
    /// and `option`. An edit that is not possible changes nothing.
    ///
    /// # Errors
    /// Throws if an argument has another type, or if there is no such edit.
    pub fn edit(&mut self, edit: &JsDraftEdit, numbers: &JsNumbers) -> Result<bool, JsValue> {
        let word = string(edit)?;
        let Some(edit) = DraftEdit::of_str(&word) else {
            return Err(JsError::new(&format!("there is no edit {word:?}")).into());
        };
        let mut bytes = Vec::new();
        for number in items(numbers)? {
            let byte = number.as_f64().and_then(counted);
            bytes.push(byte.ok_or_else(|| JsError::new("expected numbers from 0 to 255"))?);
        }
        Ok(self.0.edit(edit, &bytes))
    }

    /// The view of the position.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn view(&self) -> Result<JsDraftView, JsError> {
        pass(&self.0.view())
    }
}
