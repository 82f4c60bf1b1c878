//! Checks values that come from JavaScript, and converts results to plain data.
//!
//! JavaScript may pass a value of any type. The generated glue does not check types, and an exception
//! that unwinds through a call leaves its game locked. So all values are checked here, and getters are
//! called where their exceptions are caught.

use std::ops::Range;

use js_sys::{Array, Reflect, Uint8Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue};

use super::JsParseError;
use crate::codes::ParseErrorCode;
use crate::parse::{CellRange, ParseError};
use crate::search::net::MAX_BYTES;

/// Why a text was rejected: a code, the location, and what was found and expected.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ParseError", optional_fields))]
pub(super) struct ErrorInText {
    /// The code.
    pub(super) code: ParseErrorCode,
    /// The index in the string where the error starts.
    start: usize,
    /// The index in the string where the error ends; the same as `start` if something is missing.
    end: usize,
    /// The line of the start, counted from 1.
    line: usize,
    /// The character in that line, counted from 1.
    column: usize,
    /// The text found there, at least one character and at most forty; empty only at the end of the text.
    found: String,
    /// The expected text, described in plain English; a technical detail.
    expected: String,
    /// The cells of the board, if the name of a cell was expected.
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

/// The indexes in a string at which spans of its text in UTF-8 start and end, which follow each other.
pub(super) fn indexes(text: &str, spans: &[Range<usize>]) -> Vec<[usize; 2]> {
    let (mut byte, mut index) = (0, 0);
    let mut index_of = |at: usize| {
        index += text[byte..at].encode_utf16().count();
        byte = at;
        index
    };
    let spans = spans.iter();
    spans
        .map(|span| [span.start, span.end].map(&mut index_of))
        .collect()
}

pub(super) fn rejected(text: &str, read: Result<(), ParseError>) -> Result<JsParseError, JsError> {
    pass(&read.err().map(|error| ErrorInText::new(text, error)))
}

pub(super) fn thrown(error: &ParseError) -> JsError {
    JsError::new(&error.to_string())
}

/// Converts plain data to a JavaScript value of the type declared in `types.d.ts`.
pub(super) fn pass<T: JsCast>(data: &impl Serialize) -> Result<T, JsError> {
    let value: JsValue = data.serialize(&Serializer::new().serialize_missing_as_null(false))?;
    Ok(value.unchecked_into())
}

/// A string, with lone surrogates replaced.
pub(super) fn string(value: &JsValue) -> Result<String, JsError> {
    value
        .as_string()
        .ok_or_else(|| JsError::new("expected a string"))
}

/// The bytes of a net.
pub(super) fn bytes(value: &JsValue) -> Result<Vec<u8>, JsError> {
    let array = value.dyn_ref::<Uint8Array>();
    let array = array.filter(|array| u64::from(array.length()) <= MAX_BYTES);
    let array = array.ok_or_else(|| JsError::new("expected the bytes of a net"))?;
    Ok(array.to_vec())
}

pub(super) fn strings(value: &JsValue) -> Result<Vec<String>, JsValue> {
    let items = items(value)?;
    Ok(items.iter().map(string).collect::<Result<_, _>>()?)
}

/// The elements of an array.
pub(super) fn items(value: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    if !Array::is_array(value) {
        return Err(JsError::new("expected an array").into());
    }
    let length = Reflect::get(value, &"length".into())?.as_f64();
    let mut items = Vec::new();
    for at in 0..length.and_then(counted).unwrap_or(0_u32) {
        let item = Reflect::get_u32(value, at)?;
        // The length of a sparse array can be arbitrarily large; missing elements are not wanted.
        if item.is_undefined() {
            return Err(JsError::new("expected an array without gaps").into());
        }
        items.push(item);
    }
    Ok(items)
}

/// An optional limit.
pub(super) fn number(limits: &JsValue, name: &str) -> Result<Option<f64>, JsValue> {
    let value = Reflect::get(limits, &name.into())?;
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let number = value.as_f64().filter(|number| !number.is_nan());
    let refused = || JsError::new(&format!("{name}: expected a number")).into();
    number.map(Some).ok_or_else(refused)
}

/// An optional limit that must be an integer.
pub(super) fn whole<T: TryFrom<u64>>(limits: &JsValue, name: &str) -> Result<Option<T>, JsValue> {
    let Some(number) = number(limits, name)? else {
        return Ok(None);
    };
    let refused = || JsError::new(&format!("{name}: expected a whole number")).into();
    counted(number).map(Some).ok_or_else(refused)
}

/// Converts the number to an integer type, if it is in range.
pub(super) fn counted<T: TryFrom<u64>>(number: f64) -> Option<T> {
    /// From here on, JavaScript numbers cannot represent every integer.
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

#[cfg(test)]
mod tests {
    use super::indexes;

    #[test]
    fn indexes_count_as_strings_of_javascript_do() {
        let text = "\u{feff}ä*😀 b";
        let spans = [3..6, 6..10, 11..12];
        assert_eq!(spans.clone().map(|span| &text[span]), ["ä*", "😀", "b"]);
        assert_eq!(indexes(text, &spans), [[1, 3], [3, 5], [6, 7]]);
    }
}
