//! Reading the move lists of Abstract Play.
//!
//! `docs/formats.md` defines the grammar, the options and the coordinates. Abstract Play sometimes
//! continues a game that is over by our rules: a turn after the end is an error.

use std::fmt::Write as _;
use std::ops::Range;

use super::builder::GameTreeBuilder;
use crate::codes::ParseErrorCode;
use crate::game::Options;
use crate::games::emergo::CENTRE_BAN;
use crate::games::intermedium::{FREE_OPENING, PARTIAL_MOVES};
use crate::parse::ParseError;
use crate::registry;
use crate::session::Session;

/// How Abstract Play writes a game.
struct Dialect {
    game: &'static str,
    /// The options that match its rules.
    options: &'static [&'static str],
    /// Converts a move to our notation. An unreadable move is returned unchanged, and the rules reject it.
    spell: fn(&str) -> Option<String>,
}

/// The games that both sites have.
const DIALECTS: [Dialect; 2] = [
    Dialect {
        game: "emergo",
        options: &[CENTRE_BAN],
        spell: upright,
    },
    Dialect {
        game: "intermedium",
        options: &[PARTIAL_MOVES, FREE_OPENING],
        spell: |word| Some(word.to_owned()),
    },
];

/// Parses a move list of a game. The result is decided by the rules.
///
/// ```
/// use ergo_games::notation::abstractplay;
/// let game = abstractplay::read("emergo", "1. e7 c5 2. a1").unwrap();
/// let moves: Vec<_> = game.tree().main_line().map(|ply| ply.text().to_owned()).collect();
/// assert_eq!(moves, ["d6", "d4", "e1"]);
/// ```
///
/// # Errors
/// Locates the first move that is malformed or illegal.
pub fn read(game: &str, text: &str) -> Result<Box<dyn Session>, ParseError> {
    let unread = || {
        let expected = "a game that is played there and here";
        ParseError::new(text, 0..0, ParseErrorCode::GameUnread, expected)
    };
    let dialect = DIALECTS.iter().find(|dialect| dialect.game == game);
    let dialect = dialect.ok_or_else(unread)?;
    let game = registry::find(dialect.game).ok_or_else(unread)?;
    let mut options = Options::default();
    for name in dialect.options {
        options.set(game.options, name, true);
    }
    let whole = |error: ParseError| error.at(text, 0..0);
    let mut builder = GameTreeBuilder::new(game, options, None).map_err(whole)?;
    for (number, word) in (1..).zip(words(text)) {
        play(&mut builder, dialect, &text[word.clone()]).map_err(|error| {
            // The converted move has other offsets, so the error spans the whole word.
            let expected = format!("{} as move {number}", error.expected);
            ParseError::new(text, word, error.code, expected)
        })?;
    }
    builder.finish_by_rules().map_err(whole)
}

/// The games that a text may be a move list of: those in which its first word is a move.
#[must_use]
pub fn games_of(text: &str) -> Vec<&'static str> {
    let Some(first) = words(text).next() else {
        return Vec::new();
    };
    let begins = |game: &&str| read(game, &text[first.clone()]).is_ok();
    let games = DIALECTS.iter().map(|dialect| dialect.game);
    games.filter(begins).collect()
}

/// The moves of a list, without turn numbers.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let is_between = |character: char| {
        character.is_ascii_whitespace() || matches!(character, ',' | '[' | ']' | '"' | '\u{feff}')
    };
    let words = text.split(is_between);
    words.filter_map(move |word| {
        let is_number = |character: char| character.is_ascii_digit() || ".)".contains(character);
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let lead = word.len() - word.trim_start_matches(is_number).len();
        (lead < word.len()).then_some(start + lead..start + word.len())
    })
}

fn play(builder: &mut GameTreeBuilder, dialect: &Dialect, word: &str) -> Result<(), ParseError> {
    /// In bytes: twice as long as any move.
    const MOST: usize = 1_000;
    let unread = || {
        ParseError::whole(
            word,
            ParseErrorCode::MoveUnread,
            "a move as it is spelled there",
        )
    };
    if word.len() > MOST {
        return Err(unread());
    }
    let word = word.to_ascii_lowercase().replace('*', "");
    let spelled = (dialect.spell)(&word).ok_or_else(unread)?;
    builder.play(&spelled)
}

/// Rotates a move of Emergo to our coordinates.
fn upright(word: &str) -> Option<String> {
    let mut spelled = String::new();
    let mut rest = word;
    loop {
        let cell = rest.get(..2)?.as_bytes();
        let column = i32::from(cell[0]) - i32::from(b'a') + 1;
        let row = i32::from(cell[1]) - i32::from(b'0');
        if !(1..=9).contains(&column) || !(1..=9).contains(&row) || (column + row) % 2 != 0 {
            return None;
        }
        let (x, y) = ((column - row) / 2 + 5, i32::midpoint(column, row));
        let x = u8::try_from(x).ok()?;
        let _ = write!(spelled, "{}{y}", char::from(b'a' + x - 1));
        rest = &rest[2..];
        let mark = match rest.chars().next() {
            None => return Some(spelled),
            Some(mark @ ('-' | 'x')) => mark,
            Some(_) => return None,
        };
        spelled.push(mark);
        rest = &rest[1..];
    }
}
