//! The comment of a move: words, an evaluation and a clock time. `docs/formats.md` defines the
//! grammar.

use std::fmt;

use crate::codes::ParseErrorCode;
use crate::game::Side;
use crate::parse::ParseError;

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eval {
    /// Hundredths of a point, from the first player's point of view.
    Points(i32),
    /// A proven win.
    Win {
        /// The winner.
        winner: Side,
        /// The number of plies.
        plies: u32,
    },
}

/// The largest evaluation, in hundredths of a point.
const MOST_POINTS: i32 = 99_999_999;
/// The longest proven win, in plies.
const MOST_PLIES: u32 = 9_999;
/// The longest clock time, in seconds.
const MOST_SECONDS: u32 = 9_999 * 3_600 + 3_599;

impl Eval {
    /// In how many of their moves the winner wins, if a win is proven.
    #[must_use]
    pub const fn wins_in(self) -> Option<u32> {
        match self {
            Self::Points(_) => None,
            Self::Win { plies, .. } => Some(plies.div_ceil(2)),
        }
    }

    /// Parses an evaluation.
    ///
    /// # Errors
    /// Rejects everything that the grammar does not allow.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let expected = "points such as 0.35, or #7 or #-4 for proven results";
        Self::read(text).ok_or_else(|| ParseError::whole(text, ParseErrorCode::Eval, expected))
    }

    fn read(text: &str) -> Option<Self> {
        if let Some(plies) = text.strip_prefix('#') {
            let (winner, plies) = match plies.strip_prefix('-') {
                Some(plies) => (Side::Second, plies),
                None => (Side::First, plies),
            };
            let plies = digits(plies, 4).filter(|&plies| plies > 0)?;
            return Some(Self::Win { winner, plies });
        }
        let (sign, text) = match text.strip_prefix('-') {
            Some(text) => (-1, text),
            None => (1, text),
        };
        let (whole, hundredths) = match text.split_once('.') {
            None => (text, 0),
            Some((whole, part)) if part.len() == 1 => (whole, digits(part, 1)? * 10),
            Some((whole, part)) => (whole, digits(part, 2)?),
        };
        let points = digits(whole, 6)? * 100 + hundredths;
        Some(Self::Points(sign * i32::try_from(points).ok()?))
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Points(points) => {
                let sign = if points < 0 { "-" } else { "" };
                let points = points.unsigned_abs();
                write!(f, "{sign}{}.{:02}", points / 100, points % 100)
            }
            Self::Win { winner, plies } => {
                let sign = if winner == Side::Second { "-" } else { "" };
                write!(f, "#{sign}{plies}")
            }
        }
    }
}

/// A number of at least one and at most this many digits.
fn digits(text: &str, most: usize) -> Option<u32> {
    let fits = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if fits { text.parse().ok() } else { None }
}

fn read_clock(text: &str) -> Option<u32> {
    let mut parts = text.split(':');
    let hours = digits(parts.next()?, 4)?;
    let mut sixtieth = || {
        let part = parts.next().filter(|part| part.len() == 2)?;
        digits(part, 2).filter(|&number| number < 60)
    };
    let (minutes, seconds) = (sixtieth()?, sixtieth()?);
    let over = parts.next().is_none();
    over.then_some(hours * 3_600 + minutes * 60 + seconds)
}

/// A comment.
///
/// ```
/// use ergo_games::replay::{Comment, Eval};
/// let comment = Comment::read("a  fork [%eval -0.5]").unwrap();
/// assert_eq!(comment.eval(), Some(Eval::Points(-50)));
/// assert_eq!(comment.text(), "a fork");
/// assert_eq!(comment.to_string(), "[%eval -0.50] a fork");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comment {
    eval: Option<Eval>,
    /// In seconds.
    clock: Option<u32>,
    /// Words separated by single spaces.
    text: String,
}

impl Comment {
    /// Parses the body of a comment.
    ///
    /// # Errors
    /// Locates a malformed command or a control character.
    pub fn read(body: &str) -> Result<Self, ParseError> {
        if let Some(at) = body.find(is_control) {
            return Err(ParseError::new(
                body,
                at..at,
                ParseErrorCode::Control,
                "no control characters",
            ));
        }
        let mut comment = Self::default();
        let mut text = String::new();
        let mut at = 0;
        while let Some(found) = body[at..].find("[%") {
            let (start, inner) = (at + found, at + found + "[%".len());
            let letters = body[inner..].bytes().take_while(u8::is_ascii_alphanumeric);
            let name = inner..inner + letters.count();
            if !matches!(&body[name.clone()], "eval" | "clk") {
                text.push_str(&body[at..inner]);
                at = inner;
                continue;
            }
            let end = body[name.end..].find(']').ok_or_else(|| {
                let end = body.len();
                ParseError::new(
                    body,
                    end..end,
                    ParseErrorCode::CommandEnd,
                    "']' at the end of a command",
                )
            })?;
            let end = name.end + end;
            comment.command(body, name, end)?;
            text.push_str(&body[at..start]);
            // Joining the text on both sides of a command must not form another command.
            text.push(' ');
            at = end + 1;
        }
        text.push_str(&body[at..]);
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        comment.text = words.join(" ");
        Ok(comment)
    }

    /// Stores a known command.
    fn command(
        &mut self,
        body: &str,
        name: std::ops::Range<usize>,
        end: usize,
    ) -> Result<(), ParseError> {
        let value = body[name.end..end].trim_ascii();
        let lead = body[name.end..end].len() - body[name.end..end].trim_ascii_start().len();
        let start = name.end + lead;
        let span = start..start + value.len();
        let twice =
            |code| ParseError::new(body, name.clone(), code, "one such command in a comment");
        if &body[name.clone()] == "eval" {
            let eval = Eval::parse(value).map_err(|error| error.within(body, value))?;
            match self.eval.replace(eval) {
                None => Ok(()),
                Some(_) => Err(twice(ParseErrorCode::EvalTwice)),
            }
        } else {
            let expected = "hours, minutes and seconds such as 0:05:00";
            let clock = read_clock(value)
                .ok_or_else(|| ParseError::new(body, span, ParseErrorCode::Clock, expected))?;
            match self.clock.replace(clock) {
                None => Ok(()),
                Some(_) => Err(twice(ParseErrorCode::ClockTwice)),
            }
        }
    }

    /// The same comment with an evaluation, clamped to the range that can be written.
    #[must_use]
    pub fn with_eval(mut self, eval: Eval) -> Self {
        self.eval = Some(match eval {
            Eval::Points(points) => Eval::Points(points.clamp(-MOST_POINTS, MOST_POINTS)),
            Eval::Win { winner, plies } => Eval::Win {
                winner,
                plies: plies.clamp(1, MOST_PLIES),
            },
        });
        self
    }

    /// The same comment with a clock time in seconds, clamped to the range that can be written.
    #[must_use]
    pub fn with_clock(mut self, seconds: u32) -> Self {
        self.clock = Some(seconds.min(MOST_SECONDS));
        self
    }

    /// The evaluation, if the comment has one.
    #[must_use]
    pub const fn eval(&self) -> Option<Eval> {
        self.eval
    }

    /// The seconds left on the clock, if the comment has a clock time.
    #[must_use]
    pub const fn clock(&self) -> Option<u32> {
        self.clock
    }

    /// The clock time as written: hours, minutes and seconds.
    #[must_use]
    pub fn clock_text(&self) -> Option<String> {
        let clock = self.clock?;
        let (hours, minutes, seconds) = (clock / 3_600, clock / 60 % 60, clock % 60);
        Some(format!("{hours}:{minutes:02}:{seconds:02}"))
    }

    /// The words, including unknown commands.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the comment has no words and no commands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        if let Some(eval) = self.eval {
            write!(f, "[%eval {eval}]")?;
            space = " ";
        }
        if let Some(clock) = self.clock_text() {
            write!(f, "{space}[%clk {clock}]")?;
            space = " ";
        }
        if self.text.is_empty() {
            return Ok(());
        }
        write!(f, "{space}{}", self.text)
    }
}

/// Whether a character is a control character. Line breaks and tabs count as white space.
pub(crate) fn is_control(character: char) -> bool {
    character.is_control() && !matches!(character, '\t' | '\n' | '\r')
}

#[cfg(test)]
mod tests {
    use super::Comment;

    #[test]
    fn the_longest_clock_time_has_four_digits_of_hours() {
        let clock = |seconds| Comment::default().with_clock(seconds).clock_text().unwrap();
        assert_eq!(clock(u32::MAX), "9999:59:59");
        assert_eq!(clock(9_999 * 3_600 + 3_598), "9999:59:58");
    }
}
