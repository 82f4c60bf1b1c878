//! Why a game text was refused, and on which line.

use std::fmt;
use std::ops::Range;

use crate::text;

/// As many characters of what was found are kept, so that a fault in ten megabytes is still small.
const MOST_FOUND: usize = 40;

/// Why a game text was refused: the fault, and where it is in lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1. A byte order mark is none.
    pub column: usize,
    /// What is wrong; its place is counted in characters from the beginning of the text, and what it
    /// found is cut after forty characters.
    pub fault: text::Fault,
}

impl Fault {
    /// A fault that concerns some bytes of a text.
    pub(super) fn new(
        text: &str,
        bytes: Range<usize>,
        code: &'static str,
        expected: impl Into<String>,
    ) -> Self {
        let (line, column) = place(text, bytes.start);
        // Where a word is too short, what comes after it is what was found instead.
        let length = text[bytes.clone()].chars().count().clamp(1, MOST_FOUND);
        Self {
            line,
            column,
            fault: text::Fault {
                code,
                at: text[..bytes.start].chars().count() + 1,
                found: text[bytes.start..].chars().take(length).collect(),
                expected: expected.into(),
            },
        }
    }

    /// A fault of some part of a text that was read by itself.
    pub(super) fn within(text: &str, part: Range<usize>, fault: text::Fault) -> Self {
        let inside = text[part.clone()].char_indices().nth(fault.at - 1);
        let start = inside.map_or(part.end, |(at, _)| part.start + at);
        let found = text[start..part.end].char_indices();
        let length = fault.found.chars().count().max(1);
        let end = found.map(|(at, _)| start + at).nth(length);
        Self::new(
            text,
            start..end.unwrap_or(part.end),
            fault.code,
            fault.expected,
        )
    }
}

/// The line and the column of a byte.
pub(super) fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = &text[..byte];
    let before = before.strip_prefix(super::read::MARK).unwrap_or(before);
    let (mut line, mut column) = (1, 1);
    let mut characters = before.chars().peekable();
    while let Some(character) = characters.next() {
        let ends = match character {
            '\n' => true,
            // The two characters of one line end are not two lines.
            '\r' => characters.peek().is_some_and(|&next| next != '\n'),
            _ => false,
        };
        // A lone return may be the last thing before the place.
        let ends = ends
            || character == '\r' && !text[byte..].starts_with('\n') && characters.peek().is_none();
        if ends {
            line += 1;
            column = 1;
        } else {
            column += 1;
        }
    }
    (line, column)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            fault,
        } = self;
        write!(
            f,
            "line {line}, column {column}: expected {}",
            fault.expected
        )?;
        if fault.found.is_empty() {
            write!(f, ", found the end")
        } else {
            write!(f, ", found {:?}", fault.found)
        }
    }
}

impl std::error::Error for Fault {}
