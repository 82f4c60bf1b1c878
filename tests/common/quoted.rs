//! The place of an error in a text.

use std::fmt::Display;

/// Checks that a text has what an error quotes where the error is; only at the end there is nothing to quote.
#[track_caller]
pub(crate) fn assert_quoted(error: impl Display, text: &str, start: usize, found: &str) {
    let rest = &text[start..];
    assert!(rest.starts_with(found), "{error} in {text:?}");
    assert_eq!(rest.is_empty(), found.is_empty(), "{error} in {text:?}");
}
