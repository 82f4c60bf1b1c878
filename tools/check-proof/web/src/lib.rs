//! The checker of proofs for JavaScript, and the strategy of a proof. It adds nothing but conversions.

use check_proof::rules::Move;
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

impl From<check_proof::Fault> for Fault {
    fn from(fault: check_proof::Fault) -> Self {
        Self {
            line: fault.line,
            column: fault.column,
            moves: fault.moves.iter().map(ToString::to_string).collect(),
            reason: fault.reason,
        }
    }
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
    let verdict = check_proof::check(text, &mut progress)?;
    Ok(Verdict {
        position: verdict.position,
        turns: verdict.turns,
        steps: verdict.steps,
        positions: verdict.positions as f64,
    })
}

/// The strategy of a proof, to be followed in games: the moves of both players from the position of the file, parted by
/// spaces, after which the winner is to move. A game that does not follow the strategy has no answer.
#[wasm_bindgen]
pub struct Strategy(check_proof::Strategy);

#[wasm_bindgen]
impl Strategy {
    /// Reads the file of a proof, and checks nothing.
    ///
    /// # Errors
    /// The first place where it is not written as it must be.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Self, Fault> {
        Ok(Self(check_proof::Strategy::read(text)?))
    }

    /// What the winner plays, with the move after a game.
    #[must_use]
    pub fn answer(&self, game: &str) -> Option<String> {
        Some(self.0.answer(&moves_in(game)?)?.to_string())
    }

    /// The legal replies to that move; none if it wins.
    #[must_use]
    pub fn replies(&self, game: &str) -> Option<Vec<String>> {
        let replies = self.0.replies(&moves_in(game)?)?;
        Some(replies.iter().map(ToString::to_string).collect())
    }

    /// How many more turns the winner needs at most, that move included.
    #[must_use]
    pub fn turns(&self, game: &str) -> Option<usize> {
        self.0.turns(&moves_in(game)?)
    }
}

fn moves_in(game: &str) -> Option<Vec<Move>> {
    game.split_whitespace().map(Move::parse).collect()
}
