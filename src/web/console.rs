//! The text protocol for JavaScript. The site does not have it: `cargo xtask bench` has the module do the
//! same work as the native engine by it.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use super::convert::string;
use super::{JsText, now};
use crate::protocol::Protocol;

/// A conversation in the text protocol.
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
