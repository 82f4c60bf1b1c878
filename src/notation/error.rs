//! Why a game text was refused, and on which line.
//!
//! The codes are these, besides those of the game for its moves and positions, and those of
//! [`play`](crate::play) for turns:
//!
//! | where | codes |
//! |---|---|
//! | anywhere | `control` |
//! | tags | `tag-name`, `tag-value`, `tag-end`, `tag-twice`, `tags-many`, `string-end`, `escape` |
//! | what tags say | `game-missing`, `game-unknown`, `option-unknown`, `result`, `setup`, `setup-missing`, `position-missing` |
//! | moves | `number`, `move-missing`, `word-long`, `line-long`, `token` |
//! | variations | `variation-early`, `variation-empty`, `variation-none`, `variation-end` |
//! | glyphs | `glyph`, `glyph-early` |
//! | comments | `comment-end`, `command-end`, `eval`, `eval-twice`, `clock`, `clock-twice` |
//! | the result | `result-missing`, `result-differs`, `result-wrong`, `termination-missing` |
//! | lists of another site | `game-unread`, `move-unread` |
//! | the text as a whole | `text-long` |
//! | links | `link-none`, `link-newer`, `link-long`, `link-short`, `link-start`, `link-symbol`, `link-bits`, `link-cell`, `link-turn`, `link-check` |

use std::fmt;
use std::ops::Range;

use super::reader::MARK;
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

/// The line and the column of a byte. Lines end as any system ends them.
pub(super) fn place(text: &str, byte: usize) -> (usize, usize) {
    let (mut line, mut column) = (1, 1);
    for (at, character) in text[..byte].char_indices() {
        let next = &text[at + character.len_utf8()..];
        match character {
            '\n' => (line, column) = (line + 1, 1),
            '\r' if !next.starts_with('\n') => (line, column) = (line + 1, 1),
            MARK if at == 0 => {}
            _ => column += 1,
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
