//! The text of a rival; `docs/formats.md` has its grammar.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use super::observation::Kind;
use super::{MAX_LOOK, Rival};
use crate::parse::excerpt;

/// The text is not that of a rival.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidRival {
    /// What would be right there.
    pub expected: String,
    /// The word that is wrong; empty at the end of the text.
    pub found: String,
}

impl fmt::Display for InvalidRival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, found } = self;
        write!(f, "expected {expected}, found {:?}", excerpt(found))
    }
}

impl std::error::Error for InvalidRival {}

impl fmt::Display for Rival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            look,
            glance,
            own,
            temperature,
            attack,
            wins,
            threats,
        } = self;
        write!(
            f,
            "look {look} glance {glance} own {own} temperature {temperature} attack {attack} wins {} threats {}",
            join(*wins),
            join(*threats)
        )
    }
}

/// Reads what `Display` writes, and nothing else.
impl FromStr for Rival {
    type Err = InvalidRival;

    fn from_str(text: &str) -> Result<Self, InvalidRival> {
        let mut words = text.split_whitespace();
        let rival = Self {
            look: number(&mut words, "look", 1, MAX_LOOK)?,
            glance: number(&mut words, "glance", 0, 100)?,
            own: number(&mut words, "own", 0, 100)?,
            temperature: number(&mut words, "temperature", 1, 1000)?,
            attack: number(&mut words, "attack", -500, 500)?,
            wins: shares(&mut words, "wins")?,
            threats: shares(&mut words, "threats")?,
        };
        let rest = words.next().unwrap_or_default();
        if !rest.is_empty() {
            return Err(error("nothing more", rest));
        }
        let spelling = rival.to_string();
        if spelling != text {
            return Err(error(&format!("the spelling {spelling:?}"), text));
        }
        Ok(rival)
    }
}

/// The shares of all kinds.
fn join(shares: [u8; Kind::COUNT]) -> String {
    shares.map(|share| share.to_string()).join("/")
}

fn error(expected: &str, found: &str) -> InvalidRival {
    InvalidRival {
        expected: expected.to_owned(),
        found: found.to_owned(),
    }
}

/// The word after a name.
fn value<'a>(words: &mut SplitWhitespace<'a>, name: &str) -> Result<&'a str, InvalidRival> {
    let found = words.next().unwrap_or_default();
    if found != name {
        return Err(error(&format!("the word {name:?}"), found));
    }
    Ok(words.next().unwrap_or_default())
}

/// A number in a range, after its name.
fn number<T>(words: &mut SplitWhitespace, name: &str, least: T, most: T) -> Result<T, InvalidRival>
where
    T: Copy + FromStr + PartialOrd + fmt::Display,
{
    let found = value(words, name)?;
    let number = found.parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| error(&format!("{name} from {least} to {most}"), found))
}

/// A share of a hundred for each kind, after their name.
fn shares(words: &mut SplitWhitespace, name: &str) -> Result<[u8; Kind::COUNT], InvalidRival> {
    let found = value(words, name)?;
    let share = |part: &str| part.parse().ok().filter(|&share| share <= 100);
    let shares: Option<Vec<u8>> = found.split('/').map(share).collect();
    shares
        .and_then(|shares| shares.try_into().ok())
        .ok_or_else(|| {
            error(
                &format!("{name} as three numbers from 0 to 100 such as 10/20/40"),
                found,
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "look 2 glance 40 own 30 temperature 120 attack -20 wins 0/10/40 threats 10/40/100";

    #[test]
    fn the_text_is_read_as_it_is_written() {
        let rival = Rival {
            look: 2,
            glance: 40,
            own: 30,
            temperature: 120,
            attack: -20,
            wins: [0, 10, 40],
            threats: [10, 40, 100],
        };
        assert_eq!(rival.to_string(), TEXT);
        assert_eq!(TEXT.parse(), Ok(rival));
        assert_eq!(Rival::ATTENTIVE.to_string().parse(), Ok(Rival::ATTENTIVE));
    }

    #[test]
    fn errors_say_what_is_expected_and_what_was_found() {
        for (right, wrong, message) in [
            (TEXT, "", r#"expected the word "look", found """#),
            (
                "look 2",
                "look 7",
                r#"expected look from 1 to 6, found "7""#,
            ),
            (
                "look 2",
                "look x",
                r#"expected look from 1 to 6, found "x""#,
            ),
            (
                "glance",
                "glimpse",
                r#"expected the word "glance", found "glimpse""#,
            ),
            (
                "120",
                "0",
                r#"expected temperature from 1 to 1000, found "0""#,
            ),
            (
                "0/10/40",
                "0/10",
                r#"expected wins as three numbers from 0 to 100 such as 10/20/40, found "0/10""#,
            ),
            (
                "10/40/100",
                "10/40/101",
                r#"expected threats as three numbers from 0 to 100 such as 10/20/40, found "10/40/101""#,
            ),
            ("/100", "/100 x", r#"expected nothing more, found "x""#),
        ] {
            let text = TEXT.replacen(right, wrong, 1);
            assert_eq!(text.parse::<Rival>().unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn only_the_canonical_spelling_is_read() {
        for (right, wrong) in [
            ("look 2", "look  2"),
            ("120", "0120"),
            ("-20", "-020"),
            ("0/10", "00/10"),
        ] {
            assert!(
                TEXT.replacen(right, wrong, 1).parse::<Rival>().is_err(),
                "{wrong}"
            );
        }
    }
}
