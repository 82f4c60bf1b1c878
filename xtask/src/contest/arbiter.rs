//! The arbiter: our own engine, asked what is legal and how a game stands.

use super::player::GameId;
use super::sides::Side;
use crate::failure::{Failure, Outcome};
use crate::peer::{Clock, Peer};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// How long the arbiter may take; it only has to know the rules.
const PATIENCE: Duration = Duration::from_secs(60);

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is a player's turn.
    Turn(Side),
    /// A player has won, or nobody.
    Over(Option<Side>),
}

/// An arbiter for one game.
pub(crate) struct Arbiter {
    peer: Peer,
    game: GameId,
}

impl Arbiter {
    /// Calls an arbiter for a game, or for the first there is.
    ///
    /// # Errors
    /// Where there is none for it.
    pub(crate) fn start(engine: &Path, game: Option<&str>) -> Outcome<Self> {
        Self::call(&mut Command::new(engine), game)
    }

    /// As [`Arbiter::start`], with any command.
    pub(super) fn call(command: &mut Command, game: Option<&str>) -> Outcome<Self> {
        let peer = Peer::start("the arbiter", Clock::Ours, command)?;
        let unknown = GameId {
            name: String::new(),
            is_usual: true,
        };
        let mut arbiter = Self {
            peer,
            game: unknown,
        };
        let introduction = arbiter.ask("ugi")?;
        let games: Vec<&str> = introduction
            .iter()
            .filter_map(|line| line.strip_prefix("info string game "))
            .collect();
        let usual = games.first().copied();
        let usual = usual.ok_or_else(|| Failure::new("the arbiter knows no game"))?;
        let name = game.unwrap_or(usual);
        if !games.contains(&name) {
            let games = games.join(", ");
            return Err(Failure::new(format!(
                "there is no game “{name}”: there are {games}"
            )));
        }
        arbiter.game = GameId {
            name: name.to_owned(),
            is_usual: name == usual,
        };
        match arbiter.ask(&format!("game {name}"))?.first() {
            None => Ok(arbiter),
            Some(answer) => Err(arbiter.peer.puzzled("game", answer)),
        }
    }

    /// The game whose rules it knows.
    pub(crate) fn game(&self) -> &GameId {
        &self.game
    }

    /// How a game stands, or in the arbiter's words why it cannot have been played.
    ///
    /// # Errors
    /// Where the arbiter does not know.
    pub(crate) fn judge(&mut self, record: &str) -> Outcome<Result<Standing, String>> {
        let question = format!("position {record}");
        let answers = self.ask(&format!("{question}\nquery result\nquery p1turn"))?;
        let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
        let standing = match answers[..] {
            [refusal, ..] if refusal.starts_with("error ") => return Ok(Err(refusal.to_owned())),
            ["response p1win", _] => Standing::Over(Some(Side::First)),
            ["response p2win", _] => Standing::Over(Some(Side::Second)),
            ["response draw", _] => Standing::Over(None),
            ["response none", "response true"] => Standing::Turn(Side::First),
            ["response none", "response false"] => Standing::Turn(Side::Second),
            _ => return Err(self.peer.puzzled(&question, &answers.join("”, “"))),
        };
        Ok(Ok(standing))
    }

    /// Every legal move in a game so far; `None` where there are too many to list.
    ///
    /// # Errors
    /// Where the arbiter does not know.
    pub(crate) fn moves(&mut self, record: &str) -> Outcome<Option<Vec<String>>> {
        let question = format!("position {record}\nmoves");
        let answers = self.ask(&question)?;
        match &answers[..] {
            [moves] if !moves.starts_with("error ") => {
                let moves = moves.split_whitespace().map(str::to_owned);
                Ok(Some(moves.collect()))
            }
            _ => Ok(None),
        }
    }

    /// How many different positions a move can lead to in a game so far; `None` where there are too
    /// many to count.
    ///
    /// # Errors
    /// Where the arbiter does not know.
    pub(crate) fn results(&mut self, record: &str) -> Outcome<Option<u64>> {
        let question = format!("position {record}\nresults");
        let answers = self.ask(&question)?;
        let puzzled = || self.peer.puzzled(&question, &answers.join("”, “"));
        match &answers[..] {
            [refusal] if refusal.starts_with("error results") => Ok(None),
            [results] => results.parse().map(Some).map_err(|_| puzzled()),
            _ => Err(puzzled()),
        }
    }

    /// The position that a game has come to.
    ///
    /// # Errors
    /// Where the arbiter does not know.
    pub(crate) fn position(&mut self, record: &str) -> Outcome<String> {
        let question = format!("position {record}\nshow");
        let answers = self.ask(&question)?;
        match &answers[..] {
            [position] if !position.starts_with("error ") => Ok(position.clone()),
            _ => Err(self.peer.puzzled(&question, &answers.join("”, “"))),
        }
    }

    fn ask(&mut self, question: &str) -> Outcome<Vec<String>> {
        let answers = self.peer.answers(question, PATIENCE);
        answers.map_err(|mute| self.peer.lost(question, mute))
    }
}
