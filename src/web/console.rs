//! The text protocol for JavaScript. It is not part of the site: `cargo xtask bench` uses it to compare
//! the WebAssembly module with the native engine.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use super::convert::string;
use super::{JsText, now};
use crate::protocol::Protocol;

/// An engine that is driven by the text protocol.
#[wasm_bindgen]
#[derive(Default)]
pub struct Console {
    protocol: Protocol,
}

#[wasm_bindgen]
impl Console {
    /// The engine with the first game, at its start.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Handles a line and returns the response after any search that it starts. Since `stop` cannot
    /// arrive during the call, a search without limits ends at once.
    ///
    /// # Errors
    /// Throws if the line is not a string.
    pub fn send(&mut self, line: &JsText) -> Result<String, JsError> {
        let line = string(line)?;
        let mut answer = Vec::new();
        let mut say = |line: &str| answer.push(line.to_owned());
        self.protocol.line(&line, &mut say);
        self.protocol.end_input(&mut say);
        while self.protocol.is_thinking() {
            self.protocol.think(&now, f64::INFINITY, &mut say);
        }
        Ok(answer.join("\n"))
    }
}
