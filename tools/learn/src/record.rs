//! A self-play game as one line of text.
//!
//! ```text
//! 17 1 c3 f6 e5=35 d5=-52 g7 @3:-61 h8 @4:12 a1 j2
//! ```
//!
//! The number of the game; the result, `1`, `0` or `1/2` for the first player; the moves, each with the search score of
//! the position before it if that position is used for training; then *offshoots*, positions reached by random moves
//! from a position of the game, each with the ply where it branches off, its score and those moves. Scores are in
//! points for the player to move. A discarded game has only its number and a `-`.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context as _, Error, Result, bail};
use ergo_games::game::Side;

/// A line of a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The number of the game.
    pub number: u64,
    /// `None` if the game was discarded because its opening was too uneven.
    pub game: Option<Played>,
}

/// The moves and the result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// `None` for a draw.
    pub winner: Option<Side>,
    /// The moves, with the scores of the positions before them where these are used for training.
    pub moves: Vec<(String, Option<i32>)>,
    /// Positions that branch off from the game.
    pub offshoots: Vec<Offshoot>,
}

/// A position reached by random moves from a position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offshoot {
    /// The number of moves of the game before the offshoot branches off.
    pub ply: usize,
    /// The score of the position.
    pub score: i32,
    /// The random moves.
    pub moves: Vec<String>,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(game) = &self.game else {
            return write!(f, "{} -", self.number);
        };
        let result = match game.winner {
            Some(Side::First) => "1",
            Some(Side::Second) => "0",
            None => "1/2",
        };
        write!(f, "{} {result}", self.number)?;
        for (mv, score) in &game.moves {
            match score {
                Some(score) => write!(f, " {mv}={score}")?,
                None => write!(f, " {mv}")?,
            }
        }
        for Offshoot { ply, score, moves } in &game.offshoots {
            write!(f, " @{ply}:{score} {}", moves.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let mut words = line.split(' ');
        let number = words.next().unwrap_or_default();
        let number = number.parse().context("expected the number of a game")?;
        let winner = match words.next() {
            Some("-") => return Ok(Self { number, game: None }),
            Some("1") => Some(Side::First),
            Some("0") => Some(Side::Second),
            Some("1/2") => None,
            _ => bail!("expected a result"),
        };
        let mut moves = Vec::new();
        let mut offshoots: Vec<Offshoot> = Vec::new();
        for word in words {
            if let Some(place) = word.strip_prefix('@') {
                let (ply, score) = place.split_once(':').context("expected @ply:score")?;
                offshoots.push(Offshoot {
                    ply: ply.parse()?,
                    score: score.parse()?,
                    moves: Vec::new(),
                });
            } else if let Some(offshoot) = offshoots.last_mut() {
                offshoot.moves.push(word.to_owned());
            } else {
                moves.push(match word.rsplit_once('=') {
                    Some((mv, score)) => (mv.to_owned(), Some(score.parse()?)),
                    None => (word.to_owned(), None),
                });
            }
        }
        let game = Some(Played {
            winner,
            moves,
            offshoots,
        });
        Ok(Self { number, game })
    }
}

#[cfg(test)]
mod tests {
    use super::Record;

    #[test]
    fn games_are_read_as_they_were_written() {
        for line in [
            "17 1 c3 f6 e5=35 d5=-52 g7 @3:-61 h8 @4:12 a1 j2",
            "0 0 c3 f6",
            "5 1/2 a1=0",
            "6 -",
        ] {
            let record: Record = line.parse().unwrap();
            assert_eq!(record.to_string(), line);
        }
    }

    #[test]
    fn damaged_lines_are_rejected() {
        for line in [
            "",
            "x 1",
            "3",
            "3 2 a1",
            "3 1 a1=x",
            "3 1 a1 @2 b1",
            "3 1 a1 @2:y b1",
        ] {
            assert!(line.parse::<Record>().is_err(), "{line}");
        }
    }
}
