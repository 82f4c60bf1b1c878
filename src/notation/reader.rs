//! The parser of game texts: a single pass from left to right that checks every turn as it is read.
//! Nested variations are tracked with a stack, not by recursion.

use std::ops::Range;

use super::builder::GameTreeBuilder;
use super::tokenizer::{Tag, Tokenizer, is_break};
use crate::codes::ParseErrorCode;
use crate::game::Options;
use crate::parse::{ParseError, line_and_column};
use crate::registry::{self, GAMES};
use crate::replay::comment::is_control;
use crate::replay::result::move_number;
use crate::replay::{GameResult, GameTree};
use crate::session::{Registration, Session};

/// The longest word, in bytes: more than twice the length of any move.
const MOST_WORD: usize = 1_000;

/// The most moves, comments and glyphs of a game, so that a page can show all of them.
const MOST_PARTS: usize = 20_000;

/// A game and its bytes in a text.
pub type GameInText = (Range<usize>, Box<dyn Session>);

/// Parses the games of a text, each at the end of its main line. Every move is checked once.
///
/// # Errors
/// Locates the first error, where parsing stops.
pub fn open(text: &str) -> Result<Vec<Box<dyn Session>>, ParseError> {
    open_at_most(text, usize::MAX)
}

/// As [`open`], but no more than this many games, because a game takes far more memory than its text.
///
/// # Errors
/// As [`open`]; where the first game that is too many starts, if none comes earlier.
pub fn open_at_most(text: &str, most: usize) -> Result<Vec<Box<dyn Session>>, ParseError> {
    let games = open_with_spans(text, most)?;
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// As [`open_at_most`], each game with its bytes in the text, from its first tag or comment to its result.
///
/// # Errors
/// As [`open_at_most`].
pub fn open_with_spans(text: &str, most: usize) -> Result<Vec<GameInText>, ParseError> {
    let mut reader = Reader {
        tokens: Tokenizer::new(text),
    };
    let mut games = Vec::new();
    while games.len() < most {
        match reader.game()? {
            Some(game) => games.push(game),
            None => return Ok(games),
        }
    }
    reader.tokens.skip_space();
    if reader.tokens.scanner.is_at_end() {
        return Ok(games);
    }
    let expected = format!("no more than {most} games");
    Err(reader
        .tokens
        .error_here(ParseErrorCode::GamesMany, expected))
}

/// Parses the games of a text and returns their trees only.
///
/// # Errors
/// As [`open`].
pub fn read(text: &str) -> Result<Vec<GameTree>, ParseError> {
    let games = open(text)?;
    Ok(games.iter().map(|game| game.tree().clone()).collect())
}

/// Parses one game after another.
struct Reader<'a> {
    tokens: Tokenizer<'a>,
}

impl<'a> Reader<'a> {
    /// Parses the next game; `None` at the end of the text.
    fn game(&mut self) -> Result<Option<GameInText>, ParseError> {
        self.tokens.skip_space();
        let start = self.tokens.scanner.offset();
        let mut comments = Vec::new();
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            self.tokens.skip_space();
            match self.tokens.scanner.peek() {
                None if tags.is_empty() && comments.is_empty() => return Ok(None),
                Some('[') => tags.push(self.tokens.tag(&tags)?),
                Some('{' | ';') => comments.push(self.tokens.comment()?),
                _ => break,
            }
        }
        let mut builder = self.builder(&tags)?;
        for comment in comments {
            builder.comment(comment);
        }
        let result = self.announced(&tags)?;
        let game = self.moves(builder, result)?;
        Ok(Some((start..self.tokens.scanner.offset(), game)))
    }

    /// Finds a tag.
    fn find<'t>(&self, tags: &'t [Tag<'a>], name: &str) -> Option<&'t Tag<'a>> {
        tags.iter()
            .find(|tag| &self.tokens.text[tag.name.clone()] == name)
    }

    /// Creates the builder for the game that the tags describe.
    fn builder(&self, tags: &[Tag]) -> Result<GameTreeBuilder, ParseError> {
        let game = self.registration(tags)?;
        let options = self.options(tags, game)?;
        let position = self.position(tags)?;
        let text = position.map(|tag| &*tag.value);
        let mut builder = GameTreeBuilder::new(game, options, text).map_err(|error| {
            let raw = position.map_or(0..0, |tag| tag.raw.clone());
            let escaped = |at| raw.start + escaped_offset(&self.tokens.text[raw.clone()], at);
            let span = escaped(error.span.start)..escaped(error.span.end);
            error.at(self.tokens.text, span)
        })?;
        for tag in tags {
            // The tree derives these tags itself.
            builder.tag(&self.tokens.text[tag.name.clone()], &tag.value);
        }
        Ok(builder)
    }

    fn registration(&self, tags: &[Tag]) -> Result<&'static Registration, ParseError> {
        let Some(tag) = self.find(tags, "Game") else {
            return Err(self.tokens.error_here(
                ParseErrorCode::GameMissing,
                "a tag Game with the name of the game",
            ));
        };
        registry::find(&tag.value).ok_or_else(|| {
            let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
            let expected = format!("one of {}", ids.join(", "));
            self.tokens
                .error(tag.raw.clone(), ParseErrorCode::GameUnknown, expected)
        })
    }

    fn options(&self, tags: &[Tag], game: &Registration) -> Result<Options, ParseError> {
        let mut options = Options::default();
        let Some(tag) = self.find(tags, "Options") else {
            return Ok(options);
        };
        // No option name contains an escape, so an escaped name is unknown.
        let written = &self.tokens.text[tag.raw.clone()];
        for name in written.split_ascii_whitespace() {
            if !options.set(game.options, name, true) {
                let start = name.as_ptr() as usize - self.tokens.text.as_ptr() as usize;
                let expected = if game.options.is_empty() {
                    "no options: the game has none".to_owned()
                } else {
                    format!("options of the game: {}", game.options.join(", "))
                };
                return Err(self.tokens.error(
                    start..start + name.len(),
                    ParseErrorCode::OptionUnknown,
                    expected,
                ));
            }
        }
        Ok(options)
    }

    /// The tag `Position`, if the game has one.
    fn position<'t>(&self, tags: &'t [Tag<'a>]) -> Result<Option<&'t Tag<'a>>, ParseError> {
        let position = self
            .find(tags, "Position")
            .filter(|tag| !tag.value.is_empty());
        let set_up = self.find(tags, "SetUp");
        match (set_up, position) {
            (Some(tag), _) if !matches!(&*tag.value, "0" | "1" | "") => {
                let expected = "1 if the game begins with a position, or else 0";
                Err(self
                    .tokens
                    .error(tag.raw.clone(), ParseErrorCode::Setup, expected))
            }
            (Some(tag), None) if tag.value == "1" => {
                let expected = "a tag Position beside it";
                Err(self
                    .tokens
                    .error(tag.name.clone(), ParseErrorCode::PositionMissing, expected))
            }
            (_, None) => Ok(None),
            (Some(tag), Some(position)) if tag.value == "1" => Ok(Some(position)),
            (_, Some(position)) => {
                let expected = "a tag SetUp with the value 1 beside it";
                Err(self.tokens.error(
                    position.name.clone(),
                    ParseErrorCode::SetupMissing,
                    expected,
                ))
            }
        }
    }

    /// The result in the tags.
    fn announced(&self, tags: &[Tag]) -> Result<Option<GameResult>, ParseError> {
        let Some(tag) = self
            .find(tags, "Result")
            .filter(|tag| !tag.value.is_empty())
        else {
            return Ok(None);
        };
        let result = GameResult::read(&tag.value);
        let error = || {
            self.tokens.error(
                tag.raw.clone(),
                ParseErrorCode::Result,
                "1-0, 0-1, 1/2-1/2 or *",
            )
        };
        result.map(Some).ok_or_else(error)
    }

    /// Parses the moves of a game and its result.
    fn moves(
        &mut self,
        mut builder: GameTreeBuilder,
        announced: Option<GameResult>,
    ) -> Result<Box<dyn Session>, ParseError> {
        // The offsets at which the open variations start.
        let mut opened: Vec<usize> = Vec::new();
        // Whether a turn number was read and its move was not.
        let mut numbered = false;
        let mut parts = 0;
        loop {
            self.tokens.skip_space();
            let next = self.tokens.scanner.peek();
            if numbered && !next.is_some_and(|next| "{;".contains(next) || !is_break(next)) {
                return Err(self
                    .tokens
                    .error_here(ParseErrorCode::MoveMissing, "a move after its number"));
            }
            let is_mark = next.is_some_and(|next| "{;$!?".contains(next));
            let is_word = next.is_some_and(|next| !is_break(next));
            // A move and its number are one part.
            parts += usize::from(is_mark || is_word && !numbered);
            if parts > MOST_PARTS {
                let expected = format!("no more than {MOST_PARTS} moves, comments and glyphs");
                let code = ParseErrorCode::GameLarge;
                return Err(self.tokens.error_here(code, expected));
            }
            match next {
                Some('{' | ';') => builder.comment(self.tokens.comment()?),
                Some('(') => {
                    if !builder.enter_variation() {
                        let expected = "a move, which a variation comes after";
                        return Err(self
                            .tokens
                            .error_here(ParseErrorCode::VariationEarly, expected));
                    }
                    opened.push(self.tokens.scanner.offset());
                    self.tokens.scanner.take('(');
                }
                Some(')') => {
                    if builder.awaits_turn() {
                        return Err(self.tokens.error_here(
                            ParseErrorCode::VariationEmpty,
                            "a move of the variation",
                        ));
                    }
                    if opened.pop().is_none() {
                        return Err(self.tokens.error_here(
                            ParseErrorCode::VariationNone,
                            "no ')' where no '(' is open",
                        ));
                    }
                    builder.leave_variation();
                    self.tokens.scanner.take(')');
                }
                Some('$' | '!' | '?') => self.glyph(&mut builder)?,
                Some(next) if !is_break(next) => {
                    let start = self.tokens.scanner.offset();
                    let word = self.tokens.scanner.take_until(is_break);
                    if let Some(result) = GameResult::read(&self.tokens.text[word.clone()]) {
                        self.closed(&opened, word.clone())?;
                        if numbered {
                            let expected = "a move after its number";
                            return Err(self.tokens.error(
                                word,
                                ParseErrorCode::MoveMissing,
                                expected,
                            ));
                        }
                        return self.finish(builder, word, result, announced);
                    }
                    self.tokens.scanner.seek(start);
                    if next.is_ascii_digit() {
                        if numbered {
                            return Err(self.tokens.error(
                                word,
                                ParseErrorCode::MoveMissing,
                                "a move after its number",
                            ));
                        }
                        self.number(&builder, word)?;
                        numbered = true;
                    } else {
                        self.tokens.scanner.seek(word.end);
                        self.play(&mut builder, word)?;
                        numbered = false;
                    }
                }
                _ => {
                    self.closed(
                        &opened,
                        self.tokens.scanner.offset()..self.tokens.scanner.offset(),
                    )?;
                    return Err(match next {
                        None | Some('[') => {
                            let expected = "a move, or the result: 1-0, 0-1, 1/2-1/2 or *";
                            self.tokens
                                .error_here(ParseErrorCode::ResultMissing, expected)
                        }
                        _ => self.tokens.error_here(
                            ParseErrorCode::Token,
                            "a move, a comment, a variation or the result",
                        ),
                    });
                }
            }
        }
    }

    /// Rejects tokens that are not allowed inside a variation.
    fn closed(&self, opened: &[usize], here: Range<usize>) -> Result<(), ParseError> {
        let Some(&last) = opened.last() else {
            return Ok(());
        };
        if self.tokens.scanner.peek().is_some_and(is_control) && here.is_empty() {
            return Err(self
                .tokens
                .error_here(ParseErrorCode::Control, "no control characters"));
        }
        let (line, column) = line_and_column(self.tokens.text, last);
        let expected = format!("')' for the variation of line {line}, column {column}");
        Err(self
            .tokens
            .error(here, ParseErrorCode::VariationEnd, expected))
    }

    /// Parses a glyph of the last move.
    fn glyph(&mut self, builder: &mut GameTreeBuilder) -> Result<(), ParseError> {
        let (glyph, here) = self.tokens.glyph()?;
        if builder.glyph(glyph) {
            Ok(())
        } else {
            Err(self.tokens.error(
                here,
                ParseErrorCode::GlyphEarly,
                "a move, which a glyph comes after",
            ))
        }
    }

    /// Parses a turn number; a move may follow without a space.
    fn number(&mut self, builder: &GameTreeBuilder, word: Range<usize>) -> Result<(), ParseError> {
        let (number, side) = builder.next();
        let expected = move_number(number, side);
        self.tokens
            .scanner
            .take_until(|character| !character.is_ascii_digit());
        self.tokens.scanner.take_until(|character| character != '.');
        if self.tokens.text[word.start..self.tokens.scanner.offset()] == expected {
            Ok(())
        } else {
            let found = word.start..self.tokens.scanner.offset();
            Err(self.tokens.error(found, ParseErrorCode::Number, expected))
        }
    }

    /// Parses a move.
    fn play(&self, builder: &mut GameTreeBuilder, word: Range<usize>) -> Result<(), ParseError> {
        if word.len() > MOST_WORD {
            return Err(self.tokens.error(
                word,
                ParseErrorCode::WordLong,
                "a move, which is never as long",
            ));
        }
        let played = builder.play(&self.tokens.text[word.clone()]);
        played.map_err(|error| error.within(self.tokens.text, &self.tokens.text[word]))
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
            return Err(self
                .tokens
                .error(word, ParseErrorCode::ResultDiffers, expected));
        }
        let finished = builder.finish(result);
        finished.map_err(|error| error.at(self.tokens.text, word))
    }
}

/// Converts an offset in an unescaped string to the offset in its escaped source.
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
