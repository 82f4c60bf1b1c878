//! How game texts are read: from left to right and once, whatever stands in them, with every turn
//! judged as it comes. Variations inside each other are counted, never called.

use std::ops::Range;

use super::builder::GameTreeBuilder;
use crate::codes::ParseErrorCode;
use crate::game::Options;
use crate::games::{self, GAMES};
use crate::parse::{BYTE_ORDER_MARK, ParseError, Scanner, line_and_column};
use crate::replay::comment::is_control;
use crate::replay::tags::is_tag_name;
use crate::replay::tree::move_number;
use crate::replay::{Comment, GameResult, GameTree};
use crate::session::{Registration, Session};

/// The longest word that is looked at. No move of any game is half as long.
const MOST_WORD: usize = 1_000;

/// The glyphs that have a spelling of their own, with the numbers they stand for.
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
fn is_break(character: char) -> bool {
    is_space(character) || is_control(character) || "{}()[];\"$!?".contains(character)
}

/// Reads the games of a text, each at the end of its main line. Every move is judged once.
///
/// # Errors
/// Says where the first error is; nothing is read past it.
pub fn open(text: &str) -> Result<Vec<Box<dyn Session>>, ParseError> {
    let mut reader = Reader::new(text);
    let mut games = Vec::new();
    while let Some(game) = reader.game()? {
        games.push(game);
    }
    Ok(games)
}

/// Reads the games of a text as trees alone.
///
/// # Errors
/// As [`open`].
pub fn read(text: &str) -> Result<Vec<GameTree>, ParseError> {
    let games = open(text)?;
    Ok(games.iter().map(|game| game.tree().clone()).collect())
}

/// A tag as it stands in the text.
struct Tag<'a> {
    name: Range<usize>,
    /// What stands between the quotes, not yet unescaped.
    raw: Range<usize>,
    value: std::borrow::Cow<'a, str>,
}

/// Reads one game after another.
struct Reader<'a> {
    text: &'a str,
    scanner: Scanner<'a>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let mut scanner = Scanner::new(text);
        scanner.take(BYTE_ORDER_MARK);
        Self { text, scanner }
    }

    fn skip_space(&mut self) {
        self.scanner.take_until(|character| !is_space(character));
    }

    fn error(
        &self,
        span: Range<usize>,
        code: ParseErrorCode,
        expected: impl Into<String>,
    ) -> ParseError {
        ParseError::new(self.text, span, code, expected)
    }

    /// An error about the next character.
    fn error_here(&self, code: ParseErrorCode, expected: impl Into<String>) -> ParseError {
        match self.scanner.peek().filter(|&next| is_control(next)) {
            Some(_) => self
                .scanner
                .error(ParseErrorCode::Control, "no control characters"),
            None => self.scanner.error(code, expected),
        }
    }

    /// Reads a game; `None` if there is none any more.
    fn game(&mut self) -> Result<Option<Box<dyn Session>>, ParseError> {
        let mut comments = Vec::new();
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            self.skip_space();
            match self.scanner.peek() {
                None if tags.is_empty() && comments.is_empty() => return Ok(None),
                Some('[') => tags.push(self.tag(&tags)?),
                Some('{' | ';') => comments.push(self.comment()?),
                _ => break,
            }
        }
        let mut builder = self.builder(&tags)?;
        for comment in comments {
            builder.comment(comment);
        }
        let result = self.announced(&tags)?;
        self.moves(builder, result).map(Some)
    }

    /// Reads a tag.
    fn tag(&mut self, before: &[Tag]) -> Result<Tag<'a>, ParseError> {
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
        // There is no end of tags that nobody knows, but a hundred are enough to look through.
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

    /// Reads the value of a tag and the quote at its end.
    fn string(&mut self) -> Result<std::borrow::Cow<'a, str>, ParseError> {
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

    /// Finds a tag.
    fn find<'t>(&self, tags: &'t [Tag<'a>], name: &str) -> Option<&'t Tag<'a>> {
        tags.iter().find(|tag| &self.text[tag.name.clone()] == name)
    }

    /// Finds who writes down the game that the tags tell of.
    fn builder(&self, tags: &[Tag]) -> Result<GameTreeBuilder, ParseError> {
        let game = self.registration(tags)?;
        let options = self.options(tags, game)?;
        let position = self.position(tags)?;
        let text = position.map(|tag| &*tag.value);
        let mut builder = GameTreeBuilder::new(game, options, text).map_err(|error| {
            let raw = position.map_or(0..0, |tag| tag.raw.clone());
            let escaped = |at| raw.start + escaped_offset(&self.text[raw.clone()], at);
            let span = escaped(error.span.start)..escaped(error.span.end);
            error.at(self.text, span)
        })?;
        for tag in tags {
            // What the record says itself is not taken twice.
            builder.tag(&self.text[tag.name.clone()], &tag.value);
        }
        Ok(builder)
    }

    fn registration(&self, tags: &[Tag]) -> Result<&'static Registration, ParseError> {
        let Some(tag) = self.find(tags, "Game") else {
            return Err(self.error_here(
                ParseErrorCode::GameMissing,
                "a tag Game with the name of the game",
            ));
        };
        games::find(&tag.value).ok_or_else(|| {
            let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
            let expected = format!("one of {}", ids.join(", "));
            self.error(tag.raw.clone(), ParseErrorCode::GameUnknown, expected)
        })
    }

    fn options(&self, tags: &[Tag], game: &Registration) -> Result<Options, ParseError> {
        let mut options = Options::default();
        let Some(tag) = self.find(tags, "Options") else {
            return Ok(options);
        };
        // No name of an option needs an escape: what is escaped is unknown as it stands.
        let written = &self.text[tag.raw.clone()];
        for name in written.split_ascii_whitespace() {
            if !options.set(game.options, name, true) {
                let start = name.as_ptr() as usize - self.text.as_ptr() as usize;
                let expected = if game.options.is_empty() {
                    "no options: the game has none".to_owned()
                } else {
                    format!("options of the game: {}", game.options.join(", "))
                };
                return Err(self.error(
                    start..start + name.len(),
                    ParseErrorCode::OptionUnknown,
                    expected,
                ));
            }
        }
        Ok(options)
    }

    /// The tag with the position, if the game begins with one.
    fn position<'t>(&self, tags: &'t [Tag<'a>]) -> Result<Option<&'t Tag<'a>>, ParseError> {
        let position = self
            .find(tags, "Position")
            .filter(|tag| !tag.value.is_empty());
        let set_up = self.find(tags, "SetUp");
        match (set_up, position) {
            (Some(tag), _) if !matches!(&*tag.value, "0" | "1" | "") => {
                let expected = "1 if the game begins with a position, or else 0";
                Err(self.error(tag.raw.clone(), ParseErrorCode::Setup, expected))
            }
            (Some(tag), None) if tag.value == "1" => {
                let expected = "a tag Position beside it";
                Err(self.error(tag.name.clone(), ParseErrorCode::PositionMissing, expected))
            }
            (_, None) => Ok(None),
            (Some(tag), Some(position)) if tag.value == "1" => Ok(Some(position)),
            (_, Some(position)) => {
                let expected = "a tag SetUp with the value 1 beside it";
                Err(self.error(
                    position.name.clone(),
                    ParseErrorCode::SetupMissing,
                    expected,
                ))
            }
        }
    }

    /// The result that the tags announce.
    fn announced(&self, tags: &[Tag]) -> Result<Option<GameResult>, ParseError> {
        let Some(tag) = self
            .find(tags, "Result")
            .filter(|tag| !tag.value.is_empty())
        else {
            return Ok(None);
        };
        let result = GameResult::read(&tag.value);
        let error = || {
            self.error(
                tag.raw.clone(),
                ParseErrorCode::Result,
                "1-0, 0-1, 1/2-1/2 or *",
            )
        };
        result.map(Some).ok_or_else(error)
    }

    /// Reads a comment of either kind.
    fn comment(&mut self) -> Result<Comment, ParseError> {
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

    /// Reads the moves of a game and its result.
    fn moves(
        &mut self,
        mut builder: GameTreeBuilder,
        announced: Option<GameResult>,
    ) -> Result<Box<dyn Session>, ParseError> {
        // Where the variations began that are still open.
        let mut opened: Vec<usize> = Vec::new();
        // Whether a number waits for its move.
        let mut numbered = false;
        loop {
            self.skip_space();
            let next = self.scanner.peek();
            if numbered && !next.is_some_and(|next| "{;".contains(next) || !is_break(next)) {
                return Err(self.error_here(ParseErrorCode::MoveMissing, "a move after its number"));
            }
            match next {
                Some('{' | ';') => builder.comment(self.comment()?),
                Some('(') => {
                    if !builder.enter_variation() {
                        let expected = "a move, which a variation comes after";
                        return Err(self.error_here(ParseErrorCode::VariationEarly, expected));
                    }
                    opened.push(self.scanner.offset());
                    self.scanner.take('(');
                }
                Some(')') => {
                    if builder.awaits_turn() {
                        return Err(self.error_here(
                            ParseErrorCode::VariationEmpty,
                            "a move of the variation",
                        ));
                    }
                    if opened.pop().is_none() {
                        return Err(self.error_here(
                            ParseErrorCode::VariationNone,
                            "no ')' where no '(' is open",
                        ));
                    }
                    builder.leave_variation();
                    self.scanner.take(')');
                }
                Some('$' | '!' | '?') => self.glyph(&mut builder)?,
                Some(next) if !is_break(next) => {
                    let start = self.scanner.offset();
                    let word = self.scanner.take_until(is_break);
                    if let Some(result) = GameResult::read(&self.text[word.clone()]) {
                        self.closed(&opened, word.clone())?;
                        if numbered {
                            let expected = "a move after its number";
                            return Err(self.error(word, ParseErrorCode::MoveMissing, expected));
                        }
                        return self.finish(builder, word, result, announced);
                    }
                    self.scanner.seek(start);
                    if next.is_ascii_digit() {
                        if numbered {
                            return Err(self.error(
                                word,
                                ParseErrorCode::MoveMissing,
                                "a move after its number",
                            ));
                        }
                        self.number(&builder, word)?;
                        numbered = true;
                    } else {
                        self.scanner.seek(word.end);
                        self.play(&mut builder, word)?;
                        numbered = false;
                    }
                }
                _ => {
                    self.closed(&opened, self.scanner.offset()..self.scanner.offset())?;
                    return Err(match next {
                        None | Some('[') => {
                            let expected = "a move, or the result: 1-0, 0-1, 1/2-1/2 or *";
                            self.error_here(ParseErrorCode::ResultMissing, expected)
                        }
                        _ => self.error_here(
                            ParseErrorCode::Token,
                            "a move, a comment, a variation or the result",
                        ),
                    });
                }
            }
        }
    }

    /// Refuses what may not stand inside a variation.
    fn closed(&self, opened: &[usize], here: Range<usize>) -> Result<(), ParseError> {
        let Some(&last) = opened.last() else {
            return Ok(());
        };
        if self.scanner.peek().is_some_and(is_control) && here.is_empty() {
            return Err(self.error_here(ParseErrorCode::Control, "no control characters"));
        }
        let (line, column) = line_and_column(self.text, last);
        let expected = format!("')' for the variation of line {line}, column {column}");
        Err(self.error(here, ParseErrorCode::VariationEnd, expected))
    }

    /// Reads a glyph, spelled by number or by its own marks.
    fn glyph(&mut self, builder: &mut GameTreeBuilder) -> Result<(), ParseError> {
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
        if builder.glyph(glyph) {
            Ok(())
        } else {
            Err(self.error(
                here,
                ParseErrorCode::GlyphEarly,
                "a move, which a glyph comes after",
            ))
        }
    }

    /// Reads a number, which a move may follow without a space.
    fn number(&mut self, builder: &GameTreeBuilder, word: Range<usize>) -> Result<(), ParseError> {
        let (number, side) = builder.next();
        let expected = move_number(number, side);
        self.scanner
            .take_until(|character| !character.is_ascii_digit());
        self.scanner.take_until(|character| character != '.');
        if self.text[word.start..self.scanner.offset()] == expected {
            Ok(())
        } else {
            let found = word.start..self.scanner.offset();
            Err(self.error(found, ParseErrorCode::Number, expected))
        }
    }

    /// Reads a move.
    fn play(&self, builder: &mut GameTreeBuilder, word: Range<usize>) -> Result<(), ParseError> {
        if word.len() > MOST_WORD {
            return Err(self.error(
                word,
                ParseErrorCode::WordLong,
                "a move, which is never as long",
            ));
        }
        let played = builder.play(&self.text[word.clone()]);
        played.map_err(|error| error.within(self.text, &self.text[word]))
    }

    fn finish(
        &self,
        builder: GameTreeBuilder,
        word: Range<usize>,
        result: GameResult,
        announced: Option<GameResult>,
    ) -> Result<Box<dyn Session>, ParseError> {
        if let Some(announced) = announced.filter(|&announced| announced != result) {
            let expected = format!("{}, as the tag Result says", announced.text());
            return Err(self.error(word, ParseErrorCode::ResultDiffers, expected));
        }
        let finished = builder.finish(result);
        finished.map_err(|error| error.at(self.text, word))
    }
}

/// The offset in a string as written, with its escapes, for an offset in what it means.
fn escaped_offset(written: &str, offset: usize) -> usize {
    let mut meant = 0;
    let mut characters = written.char_indices();
    while let Some((at, mut character)) = characters.next() {
        if meant >= offset {
            return at;
        }
        if character == '\\' {
            character = characters.next().map_or(character, |(_, escaped)| escaped);
        }
        meant += character.len_utf8();
    }
    written.len()
}
