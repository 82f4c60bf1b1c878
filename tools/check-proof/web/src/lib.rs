//! The checker of proofs for JavaScript. It adds nothing but conversions.

use js_sys::Function;
use wasm_bindgen::prelude::*;

/// The result of a correct proof, and the amount that was checked.
#[derive(Debug)]
#[wasm_bindgen(getter_with_clone)]
pub struct Verdict {
    /// The position text; its last character is the player who wins.
    pub position: String,
    /// The most turns that the winner needs.
    pub turns: usize,
    /// The number of steps in the file.
    pub steps: usize,
    /// How often a step was looked at in a position.
    pub positions: f64,
}

/// The first thing that is wrong with a proof.
#[derive(Debug)]
#[wasm_bindgen(getter_with_clone)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// The column, from 1, where the line is not written as it must be.
    pub column: Option<usize>,
    /// The moves to the position where the step of the line fails.
    pub moves: Vec<String>,
    /// The error, in English.
    pub reason: String,
}

/// Checks a proof. Calls `report(share, positions)` every hundred thousand positions and at the end.
///
/// # Errors
/// The first fault of the file.
#[wasm_bindgen]
#[allow(
    clippy::cast_precision_loss,
    reason = "there are at most a thousand million positions"
)]
pub fn check(text: &str, report: &Function) -> Result<Verdict, Fault> {
    let mut progress = |now: check_proof::Progress| {
        // Progress that cannot be shown changes no verdict.
        let _ = report.call2(
            &JsValue::NULL,
            &now.share.into(),
            &(now.positions as f64).into(),
        );
    };
    let verdict = check_proof::check(text, &mut progress).map_err(|fault| Fault {
        line: fault.line,
        column: fault.column,
        moves: fault.moves.iter().map(ToString::to_string).collect(),
        reason: fault.reason,
    })?;
    Ok(Verdict {
        position: verdict.position,
        turns: verdict.turns,
        steps: verdict.steps,
        positions: verdict.positions as f64,
    })
}
