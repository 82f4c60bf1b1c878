//! Reading texts that have one canonical spelling: a scanner that knows where it is, and the fault
//! that says where and why a text was refused.
//!
//! It knows no game; each game spells its own texts with it.

use std::fmt;
use std::ops::Range;

/// Why a text was refused: a code for the language files, and where and what for everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// A stable code, such as `row-short`.
    pub code: &'static str,
    /// The place in the text, counted in characters from 1.
    pub at: usize,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// What was expected, in plain English, for the text protocol.
    pub expected: String,
}

impl Fault {
    /// The same fault, found in a part of a longer text: its place is counted from there.
    #[must_use]
    pub fn within(mut self, whole: &str, part: &str) -> Self {
        let start = part.as_ptr() as usize - whole.as_ptr() as usize;
        self.at += whole[..start].chars().count();
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: expected {}", self.at, self.expected)?;
        if self.found.is_empty() {
            write!(f, ", found the end")
        } else {
            write!(f, ", found {:?}", excerpt(&self.found))
        }
    }
}

impl std::error::Error for Fault {}

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

    /// What is still to be read.
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

    /// Reads the next character if the function has a use for it.
    pub fn take_map<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let next = self.peek()?;
        let value = read(next)?;
        self.at += next.len_utf8();
        Some(value)
    }

    /// Reads a decimal number without leading zeros, if one stands here and fits a byte.
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
    /// counted from 0. A column may have rows of its own.
    ///
    /// # Errors
    /// Returns where something else stands.
    pub fn take_cell(
        &mut self,
        columns: u8,
        rows: impl Fn(u8) -> Range<u8>,
    ) -> Result<(u8, u8), Fault> {
        let letters = (b'a'..).take(columns.into()).map(char::from);
        let column = self
            .take_map(|letter| letters.clone().zip(0..).find(|&(known, _)| known == letter))
            .ok_or_else(|| {
                let last = letters.clone().last().unwrap_or('a');
                self.fault("column", format!("a column from a to {last}"))
            })?
            .1;
        let rows = rows(column);
        let before = self.clone();
        let row = self.take_number().and_then(|number| number.checked_sub(1));
        row.filter(|row| rows.contains(row))
            .map(|row| (column, row))
            .ok_or_else(|| {
                let expected = format!("a row from {} to {}", rows.start + 1, rows.end);
                before.fault("row", expected)
            })
    }

    /// A fault at the place reached so far.
    #[must_use]
    pub fn fault(&self, code: &'static str, expected: impl Into<String>) -> Fault {
        Fault {
            code,
            at: self.text[..self.at].chars().count() + 1,
            found: self.peek().map(String::from).unwrap_or_default(),
            expected: expected.into(),
        }
    }

    /// Refuses anything that is left.
    ///
    /// # Errors
    /// Returns a fault unless the text is at its end.
    pub fn end(&self) -> Result<(), Fault> {
        if self.is_at_end() {
            Ok(())
        } else {
            Err(self.fault("trailing", "the end of the text"))
        }
    }
}

/// The name of a cell in a column and row, both counted from 0.
///
/// ```
/// assert_eq!(ergo::text::cell_name(4, 9), "e10");
/// ```
#[must_use]
pub fn cell_name(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// A fault that concerns a text as a whole, such as a move that is well spelled but not legal.
#[must_use]
pub fn whole(code: &'static str, text: &str, expected: impl Into<String>) -> Fault {
    Fault {
        code,
        at: 1,
        found: text.to_owned(),
        expected: expected.into(),
    }
}

/// As much of a text as fits a message.
#[must_use]
pub fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::{Scanner, excerpt, whole};

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
    fn faults_count_characters_not_bytes() {
        let mut scanner = Scanner::new("äb");
        assert!(scanner.take('ä'));
        assert_eq!(scanner.fault("any", "nothing").at, 2);
        assert_eq!(
            scanner.fault("any", "nothing").to_string(),
            "character 2: expected nothing, found \"b\""
        );
    }

    #[test]
    fn messages_stay_short() {
        assert_eq!(excerpt(&"ä".repeat(40)), "ä".repeat(40));
        assert_eq!(excerpt(&"ä".repeat(41)), "ä".repeat(40) + "…");
        assert!(whole("any", &"x".repeat(1000), "less").to_string().len() < 100);
    }
}
