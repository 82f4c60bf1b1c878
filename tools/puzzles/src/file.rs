//! The files of puzzles: one line for each.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context as _, anyhow, bail, ensure};
use ergo_games::exercise::Goal;
use ergo_games::hash::random;

/// A puzzle as its line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position text.
    pub position: String,
    /// The goal.
    pub goal: Goal,
    /// How hard it is, as the rating of a player who solves it every other time.
    pub rating: u32,
    /// Its themes, sorted.
    pub themes: Vec<&'static str>,
}

/// All themes, sorted.
pub const THEMES: &[&str] = &[
    "basic",
    "captives",
    "city",
    "defence",
    "drop",
    "edge",
    "feed",
    "five",
    "four-three",
    "gap",
    "last-stack",
    "long-capture",
    "long-sowing",
    "march",
    "maximum-capture",
    "one",
    "open-three",
    "pass",
    "quiet",
    "ring",
    "siege",
    "sowing-capture",
    "stepping-stone",
    "stones",
    "three",
    "two",
    "two-fours",
];

impl Puzzle {
    /// The kind of its goal, as the plans name them.
    #[must_use]
    pub fn kind(&self) -> String {
        match self.goal {
            Goal::Gain { plies, .. } => format!("gain {plies}"),
            Goal::Decide(plies) if self.themes.contains(&"pass") => format!("nothing {plies}"),
            ref goal => goal.to_string(),
        }
    }

    /// The name of the puzzle: a hash of its position and goal.
    #[must_use]
    pub fn id(&self) -> String {
        let text = format!("{} | {}", self.position, self.goal);
        let hash = text
            .bytes()
            .fold(0, |hash, byte| random(hash ^ u64::from(byte)));
        // Six characters distinguish two thousand million puzzles.
        let mut rest = hash % 36_u64.pow(6);
        let mut id = Vec::new();
        for _ in 0..6 {
            id.push(char::from_digit((rest % 36) as u32, 36).unwrap_or('0'));
            rest /= 36;
        }
        id.into_iter().rev().collect()
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, themes) = (self.id(), self.themes.join(" "));
        let Self {
            position,
            goal,
            rating,
            ..
        } = self;
        write!(f, "{id} | {position} | {goal} | {rating} | {themes}")
    }
}

impl FromStr for Puzzle {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> anyhow::Result<Self> {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [_, position, goal, rating, themes] = parts[..] else {
            bail!("\"{line}\" does not have the five parts of a puzzle");
        };
        let theme = |word: &str| {
            let known = THEMES.iter().copied().find(|&theme| theme == word);
            known.with_context(|| format!("\"{word}\" is not a theme"))
        };
        let puzzle = Self {
            position: position.to_owned(),
            goal: Goal::parse(goal).map_err(|error| anyhow!("{error}"))?,
            rating: rating.parse().context("a rating is a number")?,
            themes: themes
                .split(' ')
                .map(theme)
                .collect::<anyhow::Result<_>>()?,
        };
        ensure!(puzzle.themes.is_sorted(), "\"{themes}\" is not sorted");
        ensure!(puzzle.to_string() == line, "\"{line}\" is not canonical");
        Ok(puzzle)
    }
}

/// Reads the puzzles of a file.
///
/// # Errors
/// If a line is not a puzzle in its canonical spelling.
pub fn read(text: &str) -> anyhow::Result<Vec<Puzzle>> {
    let mut lines = text.lines();
    ensure!(
        lines.next().is_some_and(|line| line.starts_with("# ")),
        "the first line is not a comment"
    );
    lines.map(str::parse).collect()
}

/// The text of a file.
#[must_use]
pub fn write(game: &str, puzzles: &[Puzzle]) -> String {
    let mut text = format!(
        "# Puzzles of {game}, made by `cargo xtask puzzles make {game}`; see docs/puzzles.md\n"
    );
    for puzzle in puzzles {
        text.push_str(&puzzle.to_string());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "32fisn | 10/10/l1Ss6/3sSss3/2sSSSS3/3sSSS2l/3SsS4/l9/10 1 | win 1 | 650 | basic drop five one";

    #[test]
    fn puzzles_have_one_spelling() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        assert_eq!(puzzle.to_string(), LINE);
        for (part, other) in [
            ("32fisn", "32fiso"),
            ("win 1", "win 2"),
            ("win 1", "win 3"),
            ("650", "0650"),
            ("650", ""),
            ("drop five", "five drop"),
            ("drop", "flop"),
            (" | basic drop five one", ""),
            ("one", "one "),
        ] {
            assert!(
                LINE.replacen(part, other, 1).parse::<Puzzle>().is_err(),
                "{other}"
            );
        }
    }

    #[test]
    fn files_start_with_a_comment() {
        let puzzles = [LINE.parse().unwrap()];
        let text = write("ergo", &puzzles);
        assert_eq!(read(&text).unwrap(), puzzles);
        assert!(read(LINE).is_err());
        assert!(read("").is_err());
        assert!(read(&format!("{text}\n")).is_err());
    }

    #[test]
    fn themes_are_sorted() {
        assert!(THEMES.is_sorted());
    }
}
