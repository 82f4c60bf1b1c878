//! One engine at a table: it is seated, told the game, and asked for moves.

use super::Programs;
use super::plan::Entrant;
use super::sides::Seat;
use crate::failure::{Failure, Outcome};
use crate::peer::{Clock, Mute, Peer};
use std::time::{Duration, Instant};

/// How long an engine may take to be ready.
const READY: Duration = Duration::from_secs(10);

/// The game that is played, as the protocol calls it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameId {
    /// Its name.
    pub(crate) name: String,
    /// Whether it is the game that engines play which were not told another. Engines that know only
    /// one game need not know its name then.
    pub(crate) is_usual: bool,
}

/// What an engine does that loses the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It answered with something that is no legal move, and this is why.
    Illegal(String),
    /// It ended.
    Crash,
    /// It did not answer in a time that was more than generous.
    Silence,
}

impl From<Mute> for Fault {
    fn from(mute: Mute) -> Self {
        match mute {
            Mute::Ended => Self::Crash,
            Mute::Silent => Self::Silence,
        }
    }
}

/// A move, and what went into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Thought {
    /// The move.
    pub(crate) best: String,
    /// How long it took.
    pub(crate) took: Duration,
    /// The last that was told about it.
    pub(crate) info: Info,
}

/// What an engine tells about its thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Info {
    /// How many plies it looked ahead.
    pub(crate) depth: Option<u32>,
    /// How many positions it looked at.
    pub(crate) nodes: Option<u64>,
    /// What the position is worth to the player to move, unless the result is proven.
    pub(crate) points: Option<i32>,
}

/// An engine at a table.
pub(crate) struct Player {
    name: String,
    entrant: Entrant,
    programs: Programs,
    game: GameId,
    /// `None` before the first game and after a fault: it is then started anew.
    peer: Option<Peer>,
}

impl Player {
    /// An engine that will be started when it is first needed.
    pub(crate) fn new(seat: Seat, entrant: &Entrant, programs: &Programs, game: &GameId) -> Self {
        Self {
            name: format!("{} ({})", seat.name(), entrant.program.name()),
            entrant: entrant.clone(),
            programs: programs.clone(),
            game: game.clone(),
            peer: None,
        }
    }

    /// Who it is, for people.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// How it is to play.
    pub(crate) fn entrant(&self) -> &Entrant {
        &self.entrant
    }

    /// Starts it if it does not run, and tells it the game and its options.
    ///
    /// # Errors
    /// Where it cannot play the match at all.
    pub(crate) fn sit_down(&mut self) -> Outcome {
        if self.peer.is_some() {
            return Ok(());
        }
        let mut command = self.entrant.program.command(&self.programs);
        let mut peer = Peer::start(&self.name, Clock::Ours, &mut command)?;
        introduce(&mut peer)?;
        let mut demand = |line: &str, needed: bool| {
            let answers = peer.answers(line, READY);
            let answers = answers.map_err(|mute| peer.lost(line, mute))?;
            match answers.iter().find(|answer| is_error(answer)) {
                Some(error) if needed => Err(peer.puzzled(line, error)),
                _ => Ok(()),
            }
        };
        demand(&format!("game {}", self.game.name), !self.game.is_usual)?;
        for (name, value) in &self.entrant.options {
            demand(&format!("setoption name {name} value {value}"), true)?;
        }
        self.peer = Some(peer);
        Ok(())
    }

    /// Has it forget the game before.
    ///
    /// # Errors
    /// Where it is gone or does not answer.
    pub(crate) fn new_game(&mut self) -> Result<(), Fault> {
        let peer = self.peer.as_mut().ok_or(Fault::Crash)?;
        let answers = peer.answers("uginewgame", READY);
        answers.map(drop).map_err(|mute| {
            self.peer = None;
            mute.into()
        })
    }

    /// Asks it for a move in the game so far.
    ///
    /// # Errors
    /// Where it has none to give.
    pub(crate) fn think(&mut self, record: &str) -> Result<Thought, Fault> {
        let thought = self.converse(record);
        if thought.is_err() {
            // Whoever broke down is no longer to be relied on: it is started anew.
            self.peer = None;
        }
        thought
    }

    fn converse(&mut self, record: &str) -> Result<Thought, Fault> {
        let peer = self.peer.as_mut().ok_or(Fault::Crash)?;
        peer.say(&format!("position {record}"))?;
        let asked = Instant::now();
        peer.say(&format!("go {}", self.entrant.limit))?;
        let until = asked + self.entrant.patience;
        let mut info = Info::default();
        loop {
            let heard = peer.hear(Some(until))?;
            let mut words = heard.line.split_whitespace();
            match words.next() {
                Some("info") => info.learn(words),
                Some("bestmove") => {
                    let best = words.next().unwrap_or_default().to_owned();
                    let took = heard.at - asked;
                    return Ok(Thought { best, took, info });
                }
                // It will not think about what it does not understand.
                Some("error") => return Err(Fault::Illegal(heard.line)),
                _ => {}
            }
        }
    }
}

impl Info {
    /// Takes what it understands of the words of an `info` line, one line after the other.
    fn learn<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) {
        while let Some(word) = words.next() {
            match word {
                "depth" => self.depth = number(words.next()),
                "nodes" => self.nodes = number(words.next()),
                "score" => self.points = (words.next() == Some("cp")).then_some(0),
                // The moves may be spelled in any way, and text may say anything.
                "pv" | "string" => return,
                _ => {}
            }
            if word == "score" && self.points.is_some() {
                self.points = number(words.next());
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

/// Makes acquaintance in the way of the protocol, which is what some engines wait for.
fn introduce(peer: &mut Peer) -> Outcome {
    let lost = |peer: &Peer, mute| peer.lost("ugi", mute);
    peer.say("ugi").map_err(|mute| lost(peer, mute))?;
    let until = Instant::now() + READY;
    loop {
        let heard = peer.hear(Some(until)).map_err(|mute| lost(peer, mute))?;
        match heard.line.as_str() {
            "ugiok" => return Ok(()),
            line if is_error(line) => return Err(Failure::new(format!("no engine: {line}"))),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Info {
        let mut info = Info::default();
        for line in lines {
            info.learn(line.split_whitespace());
        }
        info
    }

    #[test]
    fn the_last_that_was_told_counts() {
        let info = told(&[
            "depth 3 score cp -35 nodes 200 pv a b",
            "depth 4 score cp 12 nodes 900 pv depth 9",
            "string nodes 7",
        ]);
        let expected = Info {
            depth: Some(4),
            nodes: Some(900),
            points: Some(12),
        };
        assert_eq!(info, expected);
    }

    #[test]
    fn what_is_proven_has_no_points() {
        let info = told(&["depth 1 score cp 5", "depth 2 score win 3 nodes 10 pv a"]);
        assert_eq!(info.points, None);
        assert_eq!(info.nodes, Some(10));
    }
}
