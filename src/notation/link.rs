//! A whole game as the fragment of a URL. `docs/formats.md` defines the format.

use std::ops::Range;

use super::builder::GameTreeBuilder;
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Options};
use crate::parse::ParseError;
use crate::registry::{self, GAMES};
use crate::session::{Registration, Session};

/// The version of the format. Other versions are rejected.
const VERSION: u32 = 1;

/// The longest link, in bytes. Browsers accept about twice that.
pub const MOST_LINK: usize = 32_000;

const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Characters of a position text, and their replacements in a link.
const ESCAPES: [(char, char); 3] = [(' ', '.'), ('/', '_'), (',', '~')];

/// Set if another cell of the same turn follows.
const MORE: u8 = 0x80;
/// Encodes a turn without cells.
const SWAP: u8 = 0x7f;

/// The cells of a board, in the order of their numbers in links.
fn cells(game: &Registration) -> Vec<Cell> {
    let rows = (game.board)().rows.into_iter().flatten();
    rows.map(|field| Cell(field.cell)).collect()
}

/// The link of a game up to its current position; undone turns are left out.
///
/// ```
/// use ergo_games::notation::{link, open};
/// let games = open("[Game \"ergo\"] 1. e5 a1 *").unwrap();
/// let link = link::write(games[0].as_ref()).unwrap();
/// assert_eq!(link, "1.ergo.0..LFA.vfGqTg");
/// assert_eq!(link::read(&link).unwrap().tree(), games[0].tree());
/// ```
///
/// # Errors
/// Fails if the game is too long for a link.
pub fn write(session: &dyn Session) -> Result<String, ParseError> {
    let tree = session.tree();
    let id = tree.game();
    let unknown = || ParseError::whole(id, ParseErrorCode::GameUnknown, "a game of the registry");
    let game = registry::find(id).ok_or_else(unknown)?;
    let cells = cells(game);
    let mut bytes = Vec::new();
    for path in session.replay().paths() {
        let numbers = path.iter().filter_map(|cell| {
            let at = cells.iter().position(|known| known == cell)?;
            u8::try_from(at).ok()
        });
        bytes.extend(numbers.map(|number| number | MORE));
        match bytes.last_mut().filter(|_| !path.is_empty()) {
            Some(last) => *last &= !MORE,
            None => bytes.push(SWAP),
        }
    }
    let position = escaped(tree.position().unwrap_or_default());
    let options = sum(game, tree.options());
    let body = format!(
        "{VERSION}.{}.{options}.{position}.{}",
        game.id,
        spell(&bytes)
    );
    let link = format!("{body}.{}", spell(&check(&body).to_be_bytes()));
    if link.len() > MOST_LINK {
        let expected = "a game short enough for a link";
        return Err(ParseError::whole(
            game.id,
            ParseErrorCode::LinkLong,
            expected,
        ));
    }
    Ok(link)
}

/// Parses a link. The result is decided by the rules.
///
/// # Errors
/// Locates the damage, or the unknown game or option.
pub fn read(link: &str) -> Result<Box<dyn Session>, ParseError> {
    Reader { link }.session()
}

/// Parses a link; spans of errors are relative to its start.
struct Reader<'a> {
    link: &'a str,
}

impl Reader<'_> {
    fn session(&self) -> Result<Box<dyn Session>, ParseError> {
        let link = self.link;
        self.version()?;
        if link.len() > MOST_LINK {
            let most = (0..=MOST_LINK).rev().find(|&at| link.is_char_boundary(at));
            let end = most.unwrap_or_default();
            let expected = format!("no more than {MOST_LINK} characters");
            return Err(self.error(end..end, ParseErrorCode::LinkLong, expected));
        }
        let points: Vec<usize> = link.match_indices('.').map(|(at, _)| at).collect();
        let [version, game, options, .., position, turns] = *points else {
            let expected = "'.' and the rest of the link";
            return Err(self.error(link.len()..link.len(), ParseErrorCode::LinkShort, expected));
        };
        let rules = self.game(version + 1..game)?;
        let chosen = self.options(game + 1..options, rules)?;
        let mut builder = self.builder(rules, chosen, options + 1..position)?;
        self.turns(&mut builder, rules, position + 1..turns)?;
        let written = self.bytes(turns + 1..link.len())?;
        if written != check(&link[..turns]).to_be_bytes() {
            let expected = "a check that fits what stands before it";
            return Err(self.error(turns + 1..link.len(), ParseErrorCode::LinkCheck, expected));
        }
        let finished = builder.finish_by_rules();
        finished.map_err(|error| error.at(link, 0..link.len()))
    }

    fn error(
        &self,
        span: Range<usize>,
        code: ParseErrorCode,
        expected: impl Into<String>,
    ) -> ParseError {
        ParseError::new(self.link, span, code, expected)
    }

    /// Checks that the text is a link of this version.
    fn version(&self) -> Result<(), ParseError> {
        let end = self.link.find('.').unwrap_or(self.link.len());
        let written = &self.link[..end];
        let is_number = written.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || written.is_empty() || written.starts_with('0') {
            let expected = "the number of a version, with which a link begins";
            return Err(self.error(0..end, ParseErrorCode::LinkNone, expected));
        }
        if written != VERSION.to_string() {
            let expected = format!("{VERSION}, the version that is known here");
            return Err(self.error(0..end, ParseErrorCode::LinkNewer, expected));
        }
        Ok(())
    }

    fn game(&self, bytes: Range<usize>) -> Result<&'static Registration, ParseError> {
        registry::find(&self.link[bytes.clone()]).ok_or_else(|| {
            let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
            let expected = format!("one of {}", ids.join(", "));
            self.error(bytes, ParseErrorCode::GameUnknown, expected)
        })
    }

    fn options(&self, bytes: Range<usize>, game: &Registration) -> Result<Options, ParseError> {
        let written = &self.link[bytes.clone()];
        let unknown = || {
            let most = (1_u32 << game.options.len()) - 1;
            let expected = format!("the options of the game as a number from 0 to {most}");
            self.error(bytes.clone(), ParseErrorCode::OptionUnknown, expected)
        };
        let number: u32 = written.parse().map_err(|_| unknown())?;
        let mut options = Options::default();
        for (at, name) in game.options.iter().enumerate() {
            options.set(game.options, name, number >> at & 1 == 1);
        }
        // Also rejects non-canonical spellings of the number.
        if sum(game, options).to_string() == written {
            Ok(options)
        } else {
            Err(unknown())
        }
    }

    fn builder(
        &self,
        game: &'static Registration,
        options: Options,
        bytes: Range<usize>,
    ) -> Result<GameTreeBuilder, ParseError> {
        let written = &self.link[bytes.clone()];
        let position = (!written.is_empty()).then(|| unescaped(written));
        let builder = GameTreeBuilder::new(game, options, position.as_deref())
            // Replacements have the same length, so spans of errors remain valid.
            .map_err(|error| {
                let start = bytes.start;
                error
                    .clone()
                    .at(self.link, start + error.span.start..start + error.span.end)
            })?;
        if position.is_some() && !builder.is_set_up() {
            let expected = "no position, as this is the start of the game";
            return Err(self.error(bytes, ParseErrorCode::LinkStart, expected));
        }
        Ok(builder)
    }

    fn turns(
        &self,
        builder: &mut GameTreeBuilder,
        game: &Registration,
        place: Range<usize>,
    ) -> Result<(), ParseError> {
        let bytes = self.bytes(place.clone())?;
        let cells = cells(game);
        // The characters that encode some bytes.
        let place_of = |bytes: Range<usize>| {
            place.start + bytes.start * 4 / 3..place.start + (bytes.end * 4).div_ceil(3)
        };
        let mut path = Vec::new();
        let mut start = 0;
        for (at, byte) in bytes.iter().enumerate() {
            let number = byte & !MORE;
            match cells.get(usize::from(number)) {
                Some(&cell) => path.push(cell),
                None if path.is_empty() && *byte == SWAP => {}
                None => {
                    let expected = format!("a cell of the board, from 0 to {}", cells.len() - 1);
                    return Err(self.error(
                        place_of(at..at + 1),
                        ParseErrorCode::LinkCell,
                        expected,
                    ));
                }
            }
            if byte & MORE != 0 {
                continue;
            }
            let turn = place_of(start..at + 1);
            let text = builder
                .spell(&path)
                .ok_or_else(|| match builder.outcome() {
                    Some(_) => self.error(
                        turn.clone(),
                        ParseErrorCode::GameOver,
                        "the end: the game is over",
                    ),
                    None => self.error(turn.clone(), ParseErrorCode::Illegal, "a legal move"),
                })?;
            builder
                .play(&text)
                .map_err(|error| error.at(self.link, turn))?;
            path.clear();
            start = at + 1;
        }
        if path.is_empty() {
            Ok(())
        } else {
            let expected = "another cell of the last turn";
            Err(self.error(place.end..place.end, ParseErrorCode::LinkTurn, expected))
        }
    }

    /// Decodes base64url.
    fn bytes(&self, place: Range<usize>) -> Result<Vec<u8>, ParseError> {
        let mut bytes = Vec::new();
        let (mut bits, mut waiting) = (0_u32, 0);
        for (at, character) in self.link[place.clone()].char_indices() {
            let here = place.start + at;
            let symbol = SYMBOLS
                .iter()
                .position(|&known| char::from(known) == character);
            let value = symbol.and_then(|value| u32::try_from(value).ok());
            let Some(value) = value else {
                let expected = "a letter, a digit, '-' or '_'";
                return Err(self.error(here..here, ParseErrorCode::LinkSymbol, expected));
            };
            bits = bits << 6 | value;
            waiting += 6;
            if waiting >= 8 {
                waiting -= 8;
                bytes.extend((bits >> waiting).to_le_bytes().first());
                bits &= (1 << waiting) - 1;
            }
        }
        // A superfluous character or nonzero unused bits would be a second spelling.
        if waiting >= 6 || bits != 0 {
            let expected = "characters that spell whole bytes";
            return Err(self.error(place.end..place.end, ParseErrorCode::LinkBits, expected));
        }
        Ok(bytes)
    }
}

/// Encodes bytes as base64url.
fn spell(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, at| {
            bits << 8 | u32::from(three.get(at).copied().unwrap_or_default())
        });
        for at in 0..=three.len() {
            let value = bits >> (18 - 6 * at) & 63;
            text.push(char::from(SYMBOLS[value as usize]));
        }
    }
    text
}

/// The CRC-32 of a text.
fn check(text: &str) -> u32 {
    let step = |crc: u32, _| crc >> 1 ^ (0xedb8_8320 & 0_u32.wrapping_sub(crc & 1));
    let take = |crc: u32, byte: u8| (0..8).fold(crc ^ u32::from(byte), step);
    !text.bytes().fold(!0, take)
}

fn escaped(position: &str) -> String {
    let escape = |character| ESCAPES.iter().find(|(plain, _)| *plain == character);
    let characters = position.chars();
    characters
        .map(|plain| escape(plain).map_or(plain, |&(_, escape)| escape))
        .collect()
}

fn unescaped(written: &str) -> String {
    let plain = |character| ESCAPES.iter().find(|(_, escape)| *escape == character);
    let characters = written.chars();
    characters
        // Characters that have a replacement must not occur themselves.
        .map(|escape| match plain(escape) {
            Some(&(plain, _)) => plain,
            None if ESCAPES.iter().any(|&(plain, _)| plain == escape) => '\0',
            None => escape,
        })
        .collect()
}

/// The options that are on, as a bit set.
fn sum(game: &Registration, options: Options) -> u32 {
    let bits = game.options.iter().enumerate();
    bits.map(|(at, name)| u32::from(options.has(game.options, name)) << at)
        .sum()
}

#[cfg(test)]
mod tests;
