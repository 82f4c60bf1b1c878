//! Reviews for JavaScript: examining positions, and judging the moves of a game.

use js_sys::Reflect;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::convert::{counted, items, number, pass, string, strings, thrown, whole};
use super::game::Game;
use super::{JsFinding, JsFindings, JsMaybeReview, JsReview, JsText, JsTrial, now};
use crate::codes::{MistakeCode, ReasonCode};
use crate::review::{Effect, Finding, LineStart, Reason};
use crate::search::Progress;
use crate::session::Examination;

#[wasm_bindgen]
impl Game {
    /// Starts to examine the position after some plies of the current line; `false` if the line is shorter. With a move,
    /// that is judged instead of the one played there: first the position before it is examined, then, if `after` is set,
    /// the one after it.
    ///
    /// # Errors
    /// Throws if an argument has another type, or if the move is illegal.
    pub fn examine(
        &mut self,
        ply: f64,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] milliseconds: Option<f64>,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] mv: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean | null")] after: Option<bool>,
    ) -> Result<bool, JsError> {
        let is_given = !mv.is_undefined() && !mv.is_null();
        let tried = is_given.then(|| string(mv)).transpose()?;
        let Some(ply) = counted(ply) else {
            return Ok(false);
        };
        let wanted = Examination {
            ply,
            tried,
            is_after: after.unwrap_or_default(),
            time: milliseconds.filter(|time| !time.is_nan()),
        };
        let examined = self.session.examine(&wanted);
        examined.map_err(|error| thrown(&error))
    }

    /// Continues to examine the position for at most this many milliseconds; `true` once it is done.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, milliseconds: f64) -> bool {
        let until = now() + milliseconds.max(0.0);
        self.session.go_on(&now, until) == Progress::Done
    }

    /// The findings about the position, once it is examined.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    pub fn finding(&self) -> Result<JsFinding, JsError> {
        pass(&self.session.finding())
    }

    /// Judges the moves of the current line by what was found out. Findings may be missing.
    ///
    /// # Errors
    /// Throws if these are not findings.
    pub fn judge(&self, findings: &JsFindings) -> Result<JsReview, JsValue> {
        let findings = items(findings)?;
        let findings: Result<Vec<Finding>, JsValue> = findings.iter().map(read).collect();
        Ok(pass(&self.session.judge(&findings?))?)
    }

    /// The review that the annotations of the current line contain; nothing if it was not reviewed.
    ///
    /// # Errors
    /// Never throws in practice: plain data is always convertible.
    #[wasm_bindgen(js_name = recallReview)]
    pub fn recall_review(&self) -> Result<JsMaybeReview, JsError> {
        pass(&self.session.recall())
    }

    /// Judges a move by what was found out before and after it.
    ///
    /// # Errors
    /// Throws if these are not findings.
    pub fn tried(
        &self,
        mv: &JsText,
        before: &JsFinding,
        after: &JsFinding,
    ) -> Result<JsTrial, JsValue> {
        let trial = self
            .session
            .tried(&string(mv)?, &read(before)?, &read(after)?);
        Ok(pass(&trial)?)
    }
}

/// A property, unless it is missing.
fn property(object: &JsValue, name: &str) -> Result<Option<JsValue>, JsValue> {
    let value = Reflect::get(object, &name.into())?;
    Ok((!value.is_undefined() && !value.is_null()).then_some(value))
}

/// A property that has to be there.
fn needed<T>(value: Option<T>, name: &str) -> Result<T, JsValue> {
    value.ok_or_else(|| JsError::new(&format!("a finding has no {name}")).into())
}

/// Reads a finding.
fn read(object: &JsValue) -> Result<Finding, JsValue> {
    let texts = |name| {
        property(object, name)?
            .map(|value| strings(&value))
            .transpose()
    };
    let reason = |name| {
        property(object, name)?
            .map(|value| read_reason(&value))
            .transpose()
    };
    Ok(Finding {
        ply: needed(whole(object, "ply")?, "ply")?,
        chance: needed(number(object, "chance")?, "chance")?,
        points: needed(number(object, "points")?, "points").map(rounded)?,
        win: whole(object, "win")?,
        loss: whole(object, "loss")?,
        line: texts("line")?.unwrap_or_default(),
        path: cells(object, "path")?,
        effect: property(object, "effect")?
            .map(|value| read_effect(&value))
            .transpose()?,
        second: number(object, "second")?,
        is_only: property(object, "isOnly")?.is_some_and(|value| value.is_truthy()),
        cause: reason("cause")?,
        played: property(object, "played")?
            .map(|value| string(&value))
            .transpose()?,
        fault: reason("fault")?,
    })
}

/// Points that were whole numbers.
fn rounded(points: f64) -> i32 {
    #[allow(clippy::cast_possible_truncation, reason = "it saturates")]
    let points = points.round() as i32;
    points
}

/// A list of cells.
fn cells(object: &JsValue, name: &str) -> Result<Vec<u8>, JsValue> {
    let cells = property(object, name)?.map_or(Ok(Vec::new()), |value| items(&value))?;
    let cells = cells.iter().filter_map(JsValue::as_f64);
    Ok(cells.filter_map(counted).collect())
}

/// A list of counts.
fn counts(object: &JsValue, name: &str) -> Result<Vec<u32>, JsValue> {
    let counts = property(object, name)?.map_or(Ok(Vec::new()), |value| items(&value))?;
    let counts = counts.iter().filter_map(JsValue::as_f64);
    Ok(counts.filter_map(counted).collect())
}

/// Where a line starts.
fn line_start(object: &JsValue) -> Result<LineStart, JsValue> {
    let start = property(object, "start")?;
    let is_before = start.is_some_and(|start| start.as_string().as_deref() == Some("before"));
    Ok(if is_before {
        LineStart::Before
    } else {
        LineStart::After
    })
}

/// Reads the effect of a move.
fn read_effect(object: &JsValue) -> Result<Effect, JsValue> {
    let code = property(object, "code")?.map(|value| string(&value));
    Ok(Effect {
        text: string(&needed(property(object, "move")?, "move")?)?,
        start: line_start(object)?,
        path: cells(object, "path")?,
        code: code.transpose()?.and_then(|word| ReasonCode::of_str(&word)),
        cells: cells(object, "cells")?,
        counts: counts(object, "counts")?,
    })
}

/// Reads a reason.
fn read_reason(object: &JsValue) -> Result<Reason, JsValue> {
    let word = needed(property(object, "code")?, "code")?;
    let word = string(&word)?;
    Ok(Reason {
        code: needed(MistakeCode::of_str(&word), "code")?,
        line: property(object, "line")?.map_or(Ok(Vec::new()), |value| strings(&value))?,
        start: line_start(object)?,
        path: cells(object, "path")?,
        cells: cells(object, "cells")?,
        counts: counts(object, "counts")?,
        plies: whole(object, "plies")?,
    })
}
