//! What comes from JavaScript is checked here, and what goes there is turned into plain data.
//!
//! JavaScript may pass anything in the place of anything. The glue trusts that a string is one, and an
//! exception that is thrown through a call leaves its game locked for good, so values are checked, and
//! getters are called where their exceptions are caught.

use js_sys::{Array, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue};

use super::JsParseError;
use crate::codes::ParseErrorCode;
use crate::parse::{CellRange, ParseError};

/// A [`ParseError`] as JavaScript gets it.
#[derive(Serialize)]
pub(super) struct ErrorInText {
    pub(super) code: ParseErrorCode,
    start: usize,
    end: usize,
    line: usize,
    column: usize,
    found: String,
    expected: String,
    cells: Option<CellRange>,
}

impl ErrorInText {
    pub(super) fn new(text: &str, error: ParseError) -> Self {
        let index = |byte| text[..byte].encode_utf16().count();
        Self {
            code: error.code,
            start: index(error.span.start),
            end: index(error.span.end),
            line: error.line,
            column: error.column,
            found: error.found,
            expected: error.expected,
            cells: error.cells,
        }
    }
}

pub(super) fn rejected(text: &str, read: Result<(), ParseError>) -> Result<JsParseError, JsError> {
    pass(&read.err().map(|error| ErrorInText::new(text, error)))
}

pub(super) fn thrown(error: &ParseError) -> JsError {
    JsError::new(&error.to_string())
}

/// Turns plain data into a JavaScript value of the type that `types.d.ts` promises for it.
pub(super) fn pass<T: JsCast>(data: &impl Serialize) -> Result<T, JsError> {
    let value: JsValue = data.serialize(&Serializer::new().serialize_missing_as_null(false))?;
    Ok(value.unchecked_into())
}

/// A string, with what is half a pair of surrogates replaced.
pub(super) fn string(value: &JsValue) -> Result<String, JsError> {
    value
        .as_string()
        .ok_or_else(|| JsError::new("expected a string"))
}

pub(super) fn strings(value: &JsValue) -> Result<Vec<String>, JsValue> {
    let items = items(value)?;
    Ok(items.iter().map(string).collect::<Result<_, _>>()?)
}

/// What is in an array.
pub(super) fn items(value: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    if !Array::is_array(value) {
        return Err(JsError::new("expected an array").into());
    }
    let length = Reflect::get(value, &"length".into())?.as_f64();
    let mut items = Vec::new();
    for at in 0..length.and_then(counted).unwrap_or(0_u32) {
        let item = Reflect::get_u32(value, at)?;
        // An array may seem to have any length; what is missing is nothing that anybody wants.
        if item.is_undefined() {
            return Err(JsError::new("expected an array without gaps").into());
        }
        items.push(item);
    }
    Ok(items)
}

/// A limit, unless it is not set.
pub(super) fn number(limits: &JsValue, name: &str) -> Result<Option<f64>, JsValue> {
    let value = Reflect::get(limits, &name.into())?;
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let number = value.as_f64().filter(|number| !number.is_nan());
    let refused = || JsError::new(&format!("{name}: expected a number")).into();
    number.map(Some).ok_or_else(refused)
}

/// The same, of those that are counted.
pub(super) fn whole<T: TryFrom<u64>>(limits: &JsValue, name: &str) -> Result<Option<T>, JsValue> {
    let Some(number) = number(limits, name)? else {
        return Ok(None);
    };
    let refused = || JsError::new(&format!("{name}: expected a whole number")).into();
    counted(number).map(Some).ok_or_else(refused)
}

/// The number as one of a kind that counts, if it is one.
pub(super) fn counted<T: TryFrom<u64>>(number: f64) -> Option<T> {
    /// From here on not every whole number is a number of JavaScript.
    const MOST: f64 = 9_007_199_254_740_991.0;
    let is_whole = (0.0..=MOST).contains(&number) && number.fract() == 0.0;
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is whole and not below nothing"
    )]
    let whole = is_whole.then_some(number as u64)?;
    T::try_from(whole).ok()
}
