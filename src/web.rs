//! The wasm boundary.

use wasm_bindgen::prelude::wasm_bindgen;

/// Handle.
#[wasm_bindgen]
pub struct Console;

#[wasm_bindgen]
impl Console {
    /// A new console.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self
    }

    /// Answers one line.
    pub fn send(&mut self, line: &str) -> String {
        line.to_owned()
    }
}
