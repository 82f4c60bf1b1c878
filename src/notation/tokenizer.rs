//! The tokenizer of game texts: white space, tags, comments and glyphs, and the locations of errors.

use std::borrow::Cow;
use std::ops::Range;

use crate::codes::ParseErrorCode;
use crate::parse::{BYTE_ORDER_MARK, ParseError, Scanner, line_and_column};
use crate::replay::Comment;
use crate::replay::comment::is_control;
use crate::replay::tags::is_tag_name;

/// The glyphs with a symbol, and their numbers.
const GLYPHS: [(&str, u8); 6] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
];

const fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n' | '\r')
}

/// Whether a character ends a word.
pub(super) fn is_break(character: char) -> bool {
    is_space(character) || is_control(character) || "{}()[];\"$!?".contains(character)
}

/// A tag of a game text.
pub(super) struct Tag<'a> {
    pub(super) name: Range<usize>,
    /// The value as written, between the quotes and with its escapes.
    pub(super) raw: Range<usize>,
    pub(super) value: Cow<'a, str>,
}

/// A cursor in a game text.
pub(super) struct Tokenizer<'a> {
    pub(super) text: &'a str,
    pub(super) scanner: Scanner<'a>,
}

impl<'a> Tokenizer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let mut scanner = Scanner::new(text);
        scanner.take(BYTE_ORDER_MARK);
        Self { text, scanner }
    }

    pub(super) fn skip_space(&mut self) {
        self.scanner.take_until(|character| !is_space(character));
    }

    pub(super) fn error(
        &self,
        span: Range<usize>,
        code: ParseErrorCode,
        expected: impl Into<String>,
    ) -> ParseError {
        ParseError::new(self.text, span, code, expected)
    }

    /// An error at the next character.
    pub(super) fn error_here(
        &self,
        code: ParseErrorCode,
        expected: impl Into<String>,
    ) -> ParseError {
        match self.scanner.peek().filter(|&next| is_control(next)) {
            Some(_) => self
                .scanner
                .error(ParseErrorCode::Control, "no control characters"),
            None => self.scanner.error(code, expected),
        }
    }

    /// Parses a tag.
    pub(super) fn tag(&mut self, before: &[Tag]) -> Result<Tag<'a>, ParseError> {
        self.scanner.take('[');
        self.skip_space();
        let name = self
            .scanner
            .take_until(|character| !character.is_ascii_alphanumeric() && character != '_');
        if !is_tag_name(&self.text[name.clone()]) {
            self.scanner.seek(name.start);
            return Err(self.error_here(ParseErrorCode::TagName, "the name of a tag"));
        }
        let same = |tag: &Tag| self.text[tag.name.clone()] == self.text[name.clone()];
        // Unknown tags are kept, so their number is limited.
        if before.len() >= 100 {
            return Err(self.error(name, ParseErrorCode::TagsMany, "no more than 100 tags"));
        }
        if before.iter().any(same) {
            return Err(self.error(
                name,
                ParseErrorCode::TagTwice,
                "a tag that was not given yet",
            ));
        }
        self.skip_space();
        if !self.scanner.take('"') {
            return Err(self.error_here(ParseErrorCode::TagValue, "'\"' and the value of the tag"));
        }
        let start = self.scanner.offset();
        let value = self.string()?;
        let raw = start..self.scanner.offset() - 1;
        self.skip_space();
        if !self.scanner.take(']') {
            return Err(self.error_here(ParseErrorCode::TagEnd, "']' at the end of the tag"));
        }
        Ok(Tag { name, raw, value })
    }

    /// Parses the value of a tag and its closing quote.
    fn string(&mut self) -> Result<Cow<'a, str>, ParseError> {
        let is_mark = |character: char| "\"\\".contains(character) || character.is_control();
        let first = self.scanner.take_until(is_mark);
        if self.scanner.take('"') {
            return Ok(self.text[first].into());
        }
        let mut value = self.text[first].to_owned();
        while !self.scanner.take('"') {
            let escape = self.scanner.offset();
            if !self.scanner.take('\\') {
                return Err(match self.scanner.peek() {
                    Some('\n' | '\r') | None => self
                        .scanner
                        .error(ParseErrorCode::StringEnd, "'\"' at the end of the value"),
                    Some(_) => self.error_here(ParseErrorCode::Control, "no control characters"),
                });
            }
            let escaped = self
                .scanner
                .peek()
                .filter(|&next| matches!(next, '"' | '\\'));
            let Some(escaped) = escaped else {
                let expected = "'\"' or '\\' after a '\\', and no other '\\'";
                return Err(self.error(escape..escape, ParseErrorCode::Escape, expected));
            };
            self.scanner.take(escaped);
            value.push(escaped);
            let more = self.scanner.take_until(is_mark);
            value.push_str(&self.text[more]);
        }
        Ok(value.into())
    }

    /// Parses a comment of either form.
    pub(super) fn comment(&mut self) -> Result<Comment, ParseError> {
        let opened = self.scanner.offset();
        let body = if self.scanner.take(';') {
            self.scanner
                .take_until(|character| matches!(character, '\n' | '\r'))
        } else {
            self.scanner.take('{');
            let body = self.scanner.take_until(|character| character == '}');
            if !self.scanner.take('}') {
                let (line, column) = line_and_column(self.text, opened);
                let expected = format!("'}}' for the comment of line {line}, column {column}");
                return Err(self.scanner.error(ParseErrorCode::CommentEnd, expected));
            }
            body
        };
        Comment::read(&self.text[body.clone()])
            .map_err(|error| error.within(self.text, &self.text[body]))
    }

    /// Parses a glyph, written as a number or a symbol, and returns its span.
    pub(super) fn glyph(&mut self) -> Result<(u8, Range<usize>), ParseError> {
        let start = self.scanner.offset();
        let glyph = if self.scanner.take('$') {
            let digits = self
                .scanner
                .take_until(|character| !character.is_ascii_digit());
            let digits = &self.text[digits];
            let plain = digits == "0" || !digits.starts_with('0');
            digits.parse().ok().filter(|_| plain)
        } else {
            let marks = self
                .scanner
                .take_until(|character| !"!?".contains(character));
            let marks = &self.text[marks];
            let known = GLYPHS.iter().find(|(spelling, _)| *spelling == marks);
            known.map(|&(_, glyph)| glyph)
        };
        let here = start..self.scanner.offset();
        let Some(glyph) = glyph else {
            let expected = "$0 to $255, or one of ! ? !! ?? !? ?!";
            return Err(self.error(here, ParseErrorCode::Glyph, expected));
        };
        Ok((glyph, here))
    }
}
