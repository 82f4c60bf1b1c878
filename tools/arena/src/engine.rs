//! One engine: started, configured, and asked for moves.

use crate::options::EngineConfig;
use crate::process::{EngineProcess, NoReply, Timing, quote};
use crate::programs::Programs;
use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// How long an engine may take to be ready.
const READY: Duration = Duration::from_secs(10);

/// A game, identified by its name in the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameId {
    /// The name.
    pub(crate) name: String,
    /// Whether engines play it by default. An engine for this game alone need not support the command `game`.
    pub(crate) is_default: bool,
}

/// Why an engine forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Forfeit {
    /// It played an illegal move; the text says why it is illegal, and can be shown as it is.
    Illegal(String),
    /// Its process exited.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// It wrote a line that is too long, or too many; the text says so.
    Output(String),
}

/// A kind of forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ForfeitKind {
    /// An illegal move.
    Illegal,
    /// The process exited, or was ended because it wrote too much.
    Crash,
    Timeout,
}

impl Forfeit {
    /// Its kind.
    pub(crate) const fn kind(&self) -> ForfeitKind {
        match self {
            Self::Illegal(_) => ForfeitKind::Illegal,
            Self::Crash | Self::Output(_) => ForfeitKind::Crash,
            Self::Timeout => ForfeitKind::Timeout,
        }
    }
}

impl From<NoReply> for Forfeit {
    fn from(why: NoReply) -> Self {
        match why {
            NoReply::Exited => Self::Crash,
            NoReply::TimedOut => Self::Timeout,
            NoReply::LongLine | NoReply::TooMuch => Self::Output(why.to_string()),
        }
    }
}

/// The answer to `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BestMove {
    /// The move.
    pub(crate) text: String,
    /// How long it took.
    pub(crate) time: Duration,
    /// The last values the engine reported.
    pub(crate) info: SearchInfo,
}

/// The values of `info` lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SearchInfo {
    /// Depth in plies.
    pub(crate) depth: Option<u32>,
    /// Nodes searched.
    pub(crate) nodes: Option<u64>,
    /// The score for the player to move, unless the result is proven.
    pub(crate) score: Option<i32>,
}

/// An engine of a match.
pub(crate) struct Engine {
    config: EngineConfig,
    programs: Programs,
    game: GameId,
    /// `None` before the first game and after a forfeit; the engine is then started again.
    process: Option<EngineProcess>,
}

impl Engine {
    /// An engine that is started when it is first needed.
    pub(crate) fn new(config: &EngineConfig, programs: &Programs, game: &GameId) -> Self {
        Self {
            config: config.clone(),
            programs: programs.clone(),
            game: game.clone(),
            process: None,
        }
    }

    /// Its name in messages.
    pub(crate) fn name(&self) -> &str {
        &self.config.name
    }

    /// Its configuration.
    pub(crate) fn config(&self) -> &EngineConfig {
        &self.config
    }

    /// Starts the process if it does not run, and sets the game and the options.
    ///
    /// # Errors
    /// If it cannot be started, or rejects the game or an option.
    pub(crate) fn start(&mut self) -> Result<()> {
        if self.process.is_some() {
            return Ok(());
        }
        let mut command = self.programs.command(&self.config.program);
        let mut process = EngineProcess::start(&self.config.name, Timing::Local, &mut command)?;
        handshake(&mut process)?;
        let mut configure = |line: &str, is_required: bool| {
            let replies = process.replies(line, READY);
            let replies = replies.map_err(|why| process.no_reply(line, why))?;
            match replies.iter().find(|reply| is_error(reply)) {
                Some(error) if is_required => Err(process.unexpected(line, error)),
                _ => Ok(()),
            }
        };
        configure(&format!("game {}", self.game.name), !self.game.is_default)?;
        for (name, value) in &self.config.options {
            configure(&format!("setoption name {name} value {value}"), true)?;
        }
        self.process = Some(process);
        Ok(())
    }

    /// Sets an option, once the engine is started.
    ///
    /// # Errors
    /// If it rejects the option.
    pub(crate) fn set_option(&mut self, name: &str, value: &str) -> Result<()> {
        let line = format!("setoption name {name} value {value}");
        let Some(process) = &mut self.process else {
            bail!("{} does not run", self.config.name);
        };
        let replies = process.replies(&line, READY);
        let replies = replies.map_err(|why| process.no_reply(&line, why))?;
        match replies.iter().find(|reply| is_error(reply)) {
            Some(error) => Err(process.unexpected(&line, error)),
            None => Ok(()),
        }
    }

    /// Announces a new game, whose random choices follow a seed.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub(crate) fn new_game(&mut self, seed: Option<u64>) -> Result<(), Forfeit> {
        let process = self.process.as_mut().ok_or(Forfeit::Crash)?;
        if let Some(seed) = seed {
            process.send(&format!("setoption name Seed value {seed}"))?;
        }
        let replies = process.replies("uginewgame", READY);
        replies.map(drop).map_err(|why| {
            self.process = None;
            why.into()
        })
    }

    /// Asks for a move after these moves.
    ///
    /// # Errors
    /// If there is no move; the process is then started again for the next game.
    pub(crate) fn go(&mut self, moves: &str) -> Result<BestMove, Forfeit> {
        let best = self.best_move(moves);
        if best.is_err() {
            self.process = None;
        }
        best
    }

    fn best_move(&mut self, moves: &str) -> Result<BestMove, Forfeit> {
        let process = self.process.as_mut().ok_or(Forfeit::Crash)?;
        process.send(&format!("position {moves}"))?;
        let started = Instant::now();
        process.send(&format!("go {}", self.config.limit))?;
        let deadline = started + self.config.timeout;
        let mut info = SearchInfo::default();
        loop {
            let line = process.receive(Some(deadline))?;
            let mut words = line.text.split_whitespace();
            match words.next() {
                Some("info") => info.update(words),
                Some("bestmove") => {
                    let text = words.next().unwrap_or_default().to_owned();
                    let time = line.at - started;
                    return Ok(BestMove { text, time, info });
                }
                // It rejects the position or the limit.
                Some("error") => return Err(Forfeit::Illegal(quote(&line.text))),
                _ => {}
            }
        }
    }
}

impl SearchInfo {
    /// Takes the values of an `info` line.
    fn update<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) {
        while let Some(word) = words.next() {
            match word {
                "depth" => self.depth = number(words.next()),
                "nodes" => self.nodes = number(words.next()),
                "score" => {
                    let is_estimate = words.next() == Some("cp");
                    self.score = is_estimate.then(|| number(words.next())).flatten();
                }
                // The rest is free text.
                "pv" | "string" => return,
                _ => {}
            }
        }
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

fn is_error(line: &str) -> bool {
    line.split_whitespace().next() == Some("error")
}

/// Sends `ugi` and waits for `ugiok`.
fn handshake(process: &mut EngineProcess) -> Result<()> {
    process
        .send("ugi")
        .map_err(|why| process.no_reply("ugi", why))?;
    let deadline = Instant::now() + READY;
    loop {
        let line = process
            .receive(Some(deadline))
            .map_err(|why| process.no_reply("ugi", why))?;
        match line.text.as_str() {
            "ugiok" => return Ok(()),
            text if is_error(text) => bail!("not an engine: {}", quote(text)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(lines: &[&str]) -> SearchInfo {
        let mut info = SearchInfo::default();
        for line in lines {
            info.update(line.split_whitespace());
        }
        info
    }

    #[test]
    fn later_lines_replace_earlier_ones() {
        let info = info(&[
            "depth 3 score cp -35 nodes 200 pv a b",
            "depth 4 score cp 12 nodes 900 pv depth 9",
            "string nodes 7",
        ]);
        let expected = SearchInfo {
            depth: Some(4),
            nodes: Some(900),
            score: Some(12),
        };
        assert_eq!(info, expected);
    }

    #[test]
    fn a_proven_result_has_no_score() {
        let info = info(&["depth 1 score cp 5", "depth 2 score win 3 nodes 10 pv a"]);
        assert_eq!(info.score, None);
        assert_eq!(info.nodes, Some(10));
    }
}
