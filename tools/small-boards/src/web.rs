//! The values of moves for the page.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use crate::table::Table;
use crate::{boards, moves};

/// A table of values.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Values {
    table: Table,
}

#[wasm_bindgen]
impl Values {
    /// Reads a table.
    ///
    /// # Errors
    /// Throws if it is not exactly what is written for some board.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Self, JsError> {
        let table = Table::parse(bytes)?;
        Ok(Self { table })
    }

    /// The name of the board.
    #[must_use]
    pub fn board(&self) -> String {
        boards::name(self.table.board).to_owned()
    }

    /// The value of every legal move in a position, a line each; see [`moves::list`].
    ///
    /// # Errors
    /// Throws if the position cannot be read.
    pub fn moves(&self, position: &str, centre_ban: bool) -> Result<String, JsError> {
        Ok(moves::list(&self.table, position, centre_ban)?)
    }
}
