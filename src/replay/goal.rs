//! Goals and their texts. `docs/formats.md` has the grammar.

use std::fmt;

use crate::codes::ParseErrorCode;
use crate::parse::ParseError;

/// The most plies of a goal.
const MOST_PLIES: u32 = 99;
/// The most stones to win.
const MOST_STONES: u32 = 999;
/// The most moves or cells of a goal.
const MOST_NAMES: usize = 256;
/// The description of a goal in error messages.
const EXPECTED: &str = "a goal, such as \"win 3\", \"hold 3\", \"gain 2 in 3\", \"decide 3\", \"play e5\", \"end e5\" or \"any\"";

/// The goal in a position. Plies are counted from the move that is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win within an odd number of plies.
    Win(u32),
    /// To play a move after which the opponent cannot win within an odd number of plies.
    Hold(u32),
    /// To be this many stones further ahead after an odd number of plies, and the compulsory captures after them.
    Gain {
        /// The number of stones.
        stones: u32,
        /// The number of plies.
        plies: u32,
    },
    /// To win within an odd number of plies if that is possible, and else to pass.
    Decide(u32),
    /// To play one of these moves.
    Play(Vec<String>),
    /// To play a move that ends on one of these cells.
    End(Vec<String>),
    /// To play any move.
    Any,
}

impl Goal {
    /// Reads a goal.
    ///
    /// # Errors
    /// Rejects everything except the canonical spelling.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let odd = |text| number(text, MOST_PLIES).filter(|plies| plies % 2 == 1);
        let goal = match words[..] {
            ["any"] => Some(Self::Any),
            ["win", plies] => odd(plies).map(Self::Win),
            ["hold", plies] => odd(plies).map(Self::Hold),
            ["decide", plies] => odd(plies).map(Self::Decide),
            ["gain", stones, "in", plies] => number(stones, MOST_STONES)
                .zip(odd(plies))
                .map(|(stones, plies)| Self::Gain { stones, plies }),
            ["play", ref moves @ ..] if is_list(moves, is_move) => Some(Self::Play(names(moves))),
            ["end", ref cells @ ..] if is_list(cells, is_cell) => Some(Self::End(names(cells))),
            _ => None,
        };
        goal.ok_or_else(|| ParseError::whole(text, ParseErrorCode::Goal, EXPECTED))
    }
}

/// Whether these are some names, each of the right form.
fn is_list(names: &[&str], is_name: fn(&str) -> bool) -> bool {
    (1..=MOST_NAMES).contains(&names.len()) && names.iter().all(|name| is_name(name))
}

/// Whether a text has the form of a move, in any game.
fn is_move(text: &str) -> bool {
    let is_in_move =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-@".contains(&byte);
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.bytes().all(is_in_move)
}

/// Whether a text has the form of the name of a cell: `e5`, `a10`.
pub(super) fn is_cell(text: &str) -> bool {
    let [column, row @ ..] = text.as_bytes() else {
        return false;
    };
    let is_row = matches!(row, [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    column.is_ascii_lowercase() && is_row
}

/// A number from 1 up, without leading zeros.
fn number(text: &str, most: u32) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    let number = text.parse().ok().filter(|_| is_plain);
    number.filter(|&number| number <= most)
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(plies) => write!(f, "win {plies}"),
            Self::Hold(plies) => write!(f, "hold {plies}"),
            Self::Gain { stones, plies } => write!(f, "gain {stones} in {plies}"),
            Self::Decide(plies) => write!(f, "decide {plies}"),
            Self::Play(moves) => write!(f, "play {}", moves.join(" ")),
            Self::End(cells) => write!(f, "end {}", cells.join(" ")),
            Self::Any => f.write_str("any"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_have_one_spelling() {
        for text in [
            "any",
            "win 1",
            "hold 3",
            "gain 2 in 5",
            "decide 99",
            "play e5-e6 c3xe3",
            "end e5 f6",
        ] {
            assert_eq!(Goal::parse(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            " ",
            "any ",
            " any",
            "Any",
            "any e5",
            "win",
            "win 0",
            "win 2",
            "win 01",
            "win +1",
            "win 101",
            "win  1",
            "win 1 ",
            "win 1\n",
            "gain 2",
            "gain 0 in 3",
            "gain 1 in 2",
            "gain 1000 in 1",
            "gain 1 on 3",
            "play",
            "play ",
            "play  e5",
            "end",
            "end é",
            "end e",
            "end e0",
            "end e100",
            "end e5-e6",
            "play E5",
            "play e5]",
            "play 5e",
        ] {
            let error = Goal::parse(text).unwrap_err();
            assert_eq!(error.code, ParseErrorCode::Goal, "{text:?}");
        }
        let list = |count| format!("end{}", " e5".repeat(count));
        assert!(Goal::parse(&list(MOST_NAMES)).is_ok());
        assert!(Goal::parse(&list(MOST_NAMES + 1)).is_err());
    }
}
