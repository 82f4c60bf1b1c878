//! Move lists as the site Abstract Play writes them, read as records.
//!
//! ```text
//! list  = words, with white space, commas, brackets or quotes between
//! word  = number | [number] move
//! ```
//!
//! Numbers are not looked at, as a list may count turns or rounds. Capitals are small letters and `*`
//! is nothing to that site, so it is here. Its rules go by names of ours:
//!
//! * Emergo stands on a board of nine by nine, of which every other cell is played on: the diamond
//!   lies on its side there. Our column `x` and row `y` are its column `x + y - 5` and row `y - x + 5`.
//!   The first stone may not enter the centre.
//! * Intermedium is spelled as here. A move may sow a part of a stack, and no opening rule is kept.
//!
//! Where that site lets a game go on that is over here, the turn after the end is refused as any other.

use std::fmt::Write as _;
use std::ops::Range;

use super::builder::GameTreeBuilder;
use crate::codes::ParseErrorCode;
use crate::game::Options;
use crate::games;
use crate::games::emergo::CENTRE_BAN;
use crate::games::intermedium::{FREE_OPENING, PARTIAL_MOVES};
use crate::parse::ParseError;
use crate::session::Session;

/// How a game is written there.
struct Dialect {
    game: &'static str,
    /// The options of ours that are its rules.
    options: &'static [&'static str],
    /// Spells a move as we do; what it cannot read it leaves to the rules to refuse.
    spell: fn(&str) -> Option<String>,
}

/// The games that are played both there and here.
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

/// Reads a list of moves of a game. The result is what the rules say.
///
/// ```
/// use ergo::notation::abstractplay;
/// let game = abstractplay::read("emergo", "1. e7 c5 2. a1").unwrap();
/// let moves: Vec<_> = game.tree().main_line().map(|ply| ply.text().to_owned()).collect();
/// assert_eq!(moves, ["d6", "d4", "e1"]);
/// ```
///
/// # Errors
/// Says which move cannot be read or played, and why.
pub fn read(game: &str, text: &str) -> Result<Box<dyn Session>, ParseError> {
    let unread = || {
        let expected = "a game that is played there and here";
        ParseError::new(text, 0..0, ParseErrorCode::GameUnread, expected)
    };
    let dialect = DIALECTS.iter().find(|dialect| dialect.game == game);
    let dialect = dialect.ok_or_else(unread)?;
    let game = games::find(dialect.game).ok_or_else(unread)?;
    let mut options = Options::default();
    for name in dialect.options {
        options.set(game.options, name, true);
    }
    let whole = |error: ParseError| error.at(text, 0..0);
    let mut builder = GameTreeBuilder::new(game, options, None).map_err(whole)?;
    for (number, word) in (1..).zip(words(text)) {
        play(&mut builder, dialect, &text[word.clone()]).map_err(|error| {
            // Our spelling differs, so the error is about the word as a whole.
            let expected = format!("{} as move {number}", error.expected);
            ParseError::new(text, word, error.code, expected)
        })?;
    }
    builder.finish_by_rules().map_err(whole)
}

/// The games of which a text may be a list of moves: those that its first word is a move of.
#[must_use]
pub fn games_of(text: &str) -> Vec<&'static str> {
    let Some(first) = words(text).next() else {
        return Vec::new();
    };
    let begins = |game: &&str| read(game, &text[first.clone()]).is_ok();
    let games = DIALECTS.iter().map(|dialect| dialect.game);
    games.filter(begins).collect()
}

/// The moves of a list, without their numbers.
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
    /// Twice as long as any move.
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

/// A move of Emergo on the upright diamond.
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
