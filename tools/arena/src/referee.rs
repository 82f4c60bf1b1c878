//! The referee: our own engine, asked which moves are legal and when a game is over.

use crate::engine::GameId;
use crate::process::{EngineProcess, Timing};
use crate::slot::Side;
use anyhow::{Result, anyhow, bail};
use ergo_games::game::SWAP;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// How long the referee may take for an answer; it does not search.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// It is this player's turn.
    Turn(Side),
    /// The game is over; `None` is a draw.
    Over(Option<Side>),
}

/// A referee for one game.
pub(crate) struct Referee {
    process: EngineProcess,
    game: GameId,
    /// Every game the engine lists.
    #[cfg(test)]
    pub(crate) games: Vec<String>,
}

impl Referee {
    /// Starts a referee for a game, or for the engine's default one.
    ///
    /// # Errors
    /// If the engine does not know the game.
    pub(crate) fn start(engine: &Path, game: Option<&str>) -> Result<Self> {
        Self::start_command(&mut Command::new(engine), game)
    }

    /// Like [`Referee::start`], but with any command.
    pub(super) fn start_command(command: &mut Command, game: Option<&str>) -> Result<Self> {
        let mut process = EngineProcess::start("the referee", Timing::Local, command)?;
        let replies = ask(&mut process, "ugi")?;
        let games: Vec<String> = replies
            .iter()
            .filter_map(|line| line.strip_prefix("info string game "))
            .map(str::to_owned)
            .collect();
        let default = games.first();
        let default = default.ok_or_else(|| anyhow!("the referee lists no game"))?;
        let name = game.unwrap_or(default);
        if !games.iter().any(|known| known == name) {
            bail!("there is no game “{name}”, only {}", games.join(", "));
        }
        let game = GameId {
            name: name.to_owned(),
            is_default: name == default,
        };
        if let Some(reply) = ask(&mut process, &format!("game {name}"))?.first() {
            return Err(process.unexpected("game", reply));
        }
        Ok(Self {
            process,
            game,
            #[cfg(test)]
            games,
        })
    }

    /// The game whose rules it applies.
    pub(crate) fn game(&self) -> &GameId {
        &self.game
    }

    /// Lets the second player take over the first move from now on.
    ///
    /// # Errors
    /// If the game has no swap rule.
    pub(crate) fn allow_swaps(&mut self) -> Result<()> {
        let command = format!("setoption name {SWAP} value true");
        match self.ask(&command)?.first() {
            Some(reply) => Err(self.process.unexpected(&command, reply)),
            None => Ok(()),
        }
    }

    /// The default value of an option of the engine in this game, if it has that option.
    ///
    /// # Errors
    /// If the referee fails.
    pub(crate) fn default_of(&mut self, option: &str) -> Result<Option<String>> {
        let start = format!("option name {option} ");
        let replies = self.ask("ugi")?;
        let line = replies.iter().find_map(|line| line.strip_prefix(&start));
        let default = line.and_then(|line| line.split_once("default "));
        Ok(default.map(|(_, value)| value.to_owned()))
    }

    /// The status after these moves, or the engine's error message if they are not legal.
    ///
    /// # Errors
    /// If the referee fails.
    pub(crate) fn status(&mut self, moves: &str) -> Result<Result<Status, String>> {
        let command = format!("position {moves}");
        let replies = self.ask(&format!("{command}\nquery result\nquery p1turn"))?;
        let replies: Vec<&str> = replies.iter().map(String::as_str).collect();
        let status = match replies[..] {
            [error, ..] if error.starts_with("error ") => return Ok(Err(error.to_owned())),
            ["response p1win", _] => Status::Over(Some(Side::First)),
            ["response p2win", _] => Status::Over(Some(Side::Second)),
            ["response draw", _] => Status::Over(None),
            ["response none", "response true"] => Status::Turn(Side::First),
            ["response none", "response false"] => Status::Turn(Side::Second),
            _ => return Err(self.process.unexpected(&command, &replies.join("”, “"))),
        };
        Ok(Ok(status))
    }

    /// Every legal move after these moves; `None` where there are too many to list.
    ///
    /// # Errors
    /// If the referee fails.
    pub(crate) fn legal_moves(&mut self, moves: &str) -> Result<Option<Vec<String>>> {
        let replies = self.ask(&format!("position {moves}\nmoves"))?;
        match &replies[..] {
            [list] if !list.starts_with("error ") => {
                let list = list.split_whitespace().map(str::to_owned);
                Ok(Some(list.collect()))
            }
            _ => Ok(None),
        }
    }

    /// The number of different positions one move can lead to; `None` where there are too many to count.
    ///
    /// # Errors
    /// If the referee fails.
    pub(crate) fn results(&mut self, moves: &str) -> Result<Option<u64>> {
        let command = format!("position {moves}\nresults");
        let replies = self.ask(&command)?;
        let unexpected = || self.process.unexpected(&command, &replies.join("”, “"));
        match &replies[..] {
            [error] if error.starts_with("error results") => Ok(None),
            [count] => count.parse().map(Some).map_err(|_| unexpected()),
            _ => Err(unexpected()),
        }
    }

    /// The position after these moves, as text.
    ///
    /// # Errors
    /// If the referee fails.
    pub(crate) fn position(&mut self, moves: &str) -> Result<String> {
        let command = format!("position {moves}\nshow");
        let replies = self.ask(&command)?;
        match &replies[..] {
            [position] if !position.starts_with("error ") => Ok(position.clone()),
            _ => Err(self.process.unexpected(&command, &replies.join("”, “"))),
        }
    }

    fn ask(&mut self, command: &str) -> Result<Vec<String>> {
        ask(&mut self.process, command)
    }
}

fn ask(process: &mut EngineProcess, command: &str) -> Result<Vec<String>> {
    let replies = process.replies(command, TIMEOUT);
    replies.map_err(|why| process.no_reply(command, why))
}
