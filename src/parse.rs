//! The scanner that every parser of this crate uses, and the parse error with its location and
//! reason.
//!
//! Positions, moves, game texts, links and move lists each have their own grammar, implemented
//! elsewhere.

use std::fmt;
use std::ops::Range;

use serde::Serialize;

use crate::codes::ParseErrorCode;

/// The most characters of a text that an error quotes, so that an error in ten megabytes is small.
const MAX_QUOTED: usize = 40;

/// The byte order mark, which some programs write before a text. It does not count as a character
/// of the first line.
pub const BYTE_ORDER_MARK: char = '\u{feff}';

/// Why a text was rejected: a code for translation, the location, and what was found and expected.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseError {
    /// A stable code, such as `row-short`.
    pub code: ParseErrorCode,
    /// The byte range of the error; empty if something is missing.
    pub span: Range<usize>,
    /// The line of the span's start, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// The text found there, at least one character and at most forty; empty only at the end of the
    /// text.
    pub found: String,
    /// The expected text, described in plain English for the text protocol.
    pub expected: String,
    /// The cells of the board, if the name of a cell was expected.
    pub cells: Option<CellRange>,
}

/// Columns and rows of a board, each from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellRange {
    /// Letters.
    pub columns: (char, char),
    /// Numbers, counted from 1.
    pub rows: (u8, u8),
}

impl ParseError {
    /// An error about some bytes of a text.
    #[must_use]
    pub fn new(
        text: &str,
        span: Range<usize>,
        code: ParseErrorCode,
        expected: impl Into<String>,
    ) -> Self {
        let (line, column) = line_and_column(text, span.start);
        // Where something is missing, quote what comes instead.
        let length = text[span.clone()].chars().count().clamp(1, MAX_QUOTED);
        Self {
            code,
            found: text[span.start..].chars().take(length).collect(),
            span,
            line,
            column,
            expected: expected.into(),
            cells: None,
        }
    }

    /// An error about a text as a whole, such as a move that is well-formed but not legal.
    #[must_use]
    pub fn whole(text: &str, code: ParseErrorCode, expected: impl Into<String>) -> Self {
        Self::new(text, 0..text.len(), code, expected)
    }

    /// The same error, reported for some bytes of another text.
    #[must_use]
    pub fn at(self, text: &str, span: Range<usize>) -> Self {
        Self {
            cells: self.cells,
            ..Self::new(text, span, self.code, self.expected)
        }
    }

    /// The same error with its location translated from a slice to the longer text that contains
    /// it.
    #[must_use]
    pub fn within(self, whole: &str, part: &str) -> Self {
        let start = part.as_ptr() as usize - whole.as_ptr() as usize;
        let span = start + self.span.start..start + self.span.end;
        self.at(whole, span)
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, .. } = self;
        match line {
            1 => write!(f, "character {column}")?,
            _ => write!(f, "line {line}, column {column}")?,
        }
        write!(f, ": expected {}", self.expected)?;
        if self.found.is_empty() {
            return f.write_str(", found the end");
        }
        let cut = if self.span.len() > self.found.len() {
            "…"
        } else {
            ""
        };
        write!(f, ", found {:?}", format!("{}{cut}", self.found))
    }
}

impl std::error::Error for ParseError {}

/// The line and the column of a byte, both counted from 1. `\n`, `\r\n` and `\r` end a line.
#[must_use]
pub fn line_and_column(text: &str, byte: usize) -> (usize, usize) {
    let (mut line, mut column) = (1, 1);
    for (at, character) in text[..byte].char_indices() {
        let next = &text[at + character.len_utf8()..];
        match character {
            '\n' => (line, column) = (line + 1, 1),
            '\r' if !next.starts_with('\n') => (line, column) = (line + 1, 1),
            BYTE_ORDER_MARK if at == 0 => {}
            _ => column += 1,
        }
    }
    (line, column)
}

/// A text being read from left to right.
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    text: &'a str,
    /// Bytes already read; always at a character boundary.
    at: usize,
}

impl<'a> Scanner<'a> {
    /// Starts before the first character.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// How many bytes have been read.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at
    }

    /// Moves to a byte of the text, which must be at a character boundary.
    pub const fn seek(&mut self, at: usize) {
        self.at = at;
    }

    /// The rest of the text.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character, not yet read.
    #[must_use]
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Whether everything has been read.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Reads the next character if it is the given one.
    pub fn take(&mut self, wanted: char) -> bool {
        let hit = self.peek() == Some(wanted);
        if hit {
            self.at += wanted.len_utf8();
        }
        hit
    }

    /// Reads the next character if the function returns a value for it.
    pub fn take_map<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let next = self.peek()?;
        let value = read(next)?;
        self.at += next.len_utf8();
        Some(value)
    }

    /// Reads up to the first character that matches, and returns the bytes read.
    pub fn take_until(&mut self, stop: impl Fn(char) -> bool) -> Range<usize> {
        let start = self.at;
        self.at += self.rest().find(stop).unwrap_or(self.rest().len());
        start..self.at
    }

    /// Reads a decimal number without leading zeros, if there is one here and it fits a byte.
    pub fn take_number(&mut self) -> Option<u8> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = &self.rest()[..digits];
        if number.starts_with('0') && digits > 1 {
            return None;
        }
        let value = number.parse().ok()?;
        self.at += digits;
        Some(value)
    }

    /// Reads the name of a cell, a letter and a number such as `e5`, and returns its column and row
    /// counted from 0. Each column may have its own range of rows.
    ///
    /// # Errors
    /// Fails if the text does not continue with the name of a cell.
    pub fn take_cell(
        &mut self,
        columns: u8,
        rows: impl Fn(u8) -> Range<u8>,
    ) -> Result<(u8, u8), ParseError> {
        let start = self.clone();
        let letter_of = |column: u8| char::from(b'a' + column);
        let Some(column) =
            self.take_map(|letter| (0..columns).find(|&column| letter_of(column) == letter))
        else {
            let last = letter_of(columns - 1);
            let all = (0..columns).map(rows);
            let cells = CellRange {
                columns: ('a', last),
                rows: all.fold((u8::MAX, 0), |(low, high), rows| {
                    (low.min(rows.start + 1), high.max(rows.end))
                }),
            };
            let expected = format!("a column from a to {last}");
            return Err(start.no_cell(ParseErrorCode::Column, expected, cells));
        };
        let rows = rows(column);
        let row = self.take_number().and_then(|number| number.checked_sub(1));
        row.filter(|row| rows.contains(row))
            .map(|row| (column, row))
            .ok_or_else(|| {
                let letter = letter_of(column);
                let cells = CellRange {
                    columns: (letter, letter),
                    rows: (rows.start + 1, rows.end),
                };
                let expected = format!("a row from {} to {}", rows.start + 1, rows.end);
                start.no_cell(ParseErrorCode::Row, expected, cells)
            })
    }

    /// An error about the word that comes next, which should be the name of a cell.
    fn no_cell(mut self, code: ParseErrorCode, expected: String, cells: CellRange) -> ParseError {
        let (text, start) = (self.text, self.at);
        self.take_until(|next| !next.is_ascii_alphabetic());
        self.take_until(|next| !next.is_ascii_digit());
        let word = start..self.at;
        let error = if word.is_empty() {
            self.error(code, expected)
        } else {
            ParseError::new(text, word, code, expected)
        };
        ParseError {
            cells: Some(cells),
            ..error
        }
    }

    /// An error about the next character.
    #[must_use]
    pub fn error(&self, code: ParseErrorCode, expected: impl Into<String>) -> ParseError {
        let next = self.peek().map_or(0, char::len_utf8);
        ParseError::new(self.text, self.at..self.at + next, code, expected)
    }

    /// Rejects anything that is left.
    ///
    /// # Errors
    /// Returns an error unless the text is at its end.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.is_at_end() {
            Ok(())
        } else {
            Err(self.error(ParseErrorCode::Trailing, "the end of the text"))
        }
    }
}

/// The name of a cell in a column and row, both counted from 0.
///
/// ```
/// assert_eq!(ergo_games::parse::cell_name(4, 9), "e10");
/// ```
#[must_use]
pub fn cell_name(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// As much of a text as fits in a message.
#[must_use]
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::{ParseError, ParseErrorCode, Scanner, excerpt, line_and_column};

    #[test]
    fn numbers_have_one_spelling() {
        for (text, value) in [
            ("0", Some(0)),
            ("10/", Some(10)),
            ("255", Some(255)),
            ("256", None),
            ("01", None),
            ("00", None),
            ("", None),
            ("x1", None),
        ] {
            assert_eq!(Scanner::new(text).take_number(), value, "{text:?}");
        }
    }

    #[test]
    fn places_count_characters_and_spans_count_bytes() {
        let mut scanner = Scanner::new("äb");
        assert!(scanner.take('ä'));
        let error = scanner.error(ParseErrorCode::Illegal, "nothing");
        assert_eq!((error.line, error.column, error.span.clone()), (1, 2, 2..3));
        assert_eq!(
            error.to_string(),
            "character 2: expected nothing, found \"b\""
        );
    }

    #[test]
    fn any_system_ends_lines() {
        let text = "\u{feff}a\r\nb\rc\nd";
        for (letter, line) in [("a", 1), ("b", 2), ("c", 3), ("d", 4)] {
            let at = text.find(letter).unwrap();
            assert_eq!(line_and_column(text, at), (line, 1), "{letter}");
        }
    }

    #[test]
    fn an_error_in_a_part_is_placed_in_the_whole() {
        let whole = "one\ntwo x";
        let part = &whole[8..];
        let error = ParseError::whole(part, ParseErrorCode::Illegal, "nothing").within(whole, part);
        assert_eq!((error.line, error.column, &*error.found), (2, 5, "x"));
        assert_eq!(
            error.to_string(),
            "line 2, column 5: expected nothing, found \"x\""
        );
        // At the end of the part, the whole may continue.
        let part = &whole[4..7];
        let error =
            ParseError::new(part, 3..3, ParseErrorCode::Illegal, "more").within(whole, part);
        assert_eq!((error.column, &*error.found), (4, " "));
    }

    #[test]
    fn messages_stay_short() {
        assert_eq!(excerpt(&"ä".repeat(40)), "ä".repeat(40));
        assert_eq!(excerpt(&"ä".repeat(41)), "ä".repeat(40) + "…");
        let error = ParseError::whole(&"x".repeat(1000), ParseErrorCode::Illegal, "less");
        assert_eq!(error.found.len(), 40);
        assert!(error.to_string().ends_with("x…\""));
    }
}
