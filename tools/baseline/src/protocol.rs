//! The part of the engine protocol that a match needs: one line in, some lines out.

use crate::games::{self, GameHandle};
use crate::models::Kind;
use crate::search::{DEFAULT_HASH, Limits};
use std::time::Duration;

/// The largest transposition table, in megabytes.
const MAX_HASH: usize = 1024;

/// The action after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Read the next one.
    Continue,
    /// Exit.
    Quit,
}

/// The state between commands.
pub(crate) struct Protocol {
    game: Box<dyn GameHandle>,
    /// Plays like this novice instead of searching.
    novice: Option<Kind>,
    /// Varies the choices of a novice.
    seed: u64,
}

impl Protocol {
    /// Starts with the default game.
    pub(crate) fn new(novice: Option<Kind>) -> Self {
        Self {
            game: games::default_game(),
            novice,
            seed: 0,
        }
    }

    /// Answers a command.
    pub(crate) fn line(&mut self, line: &str) -> (Vec<String>, Next) {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "quit" {
            return (Vec::new(), Next::Quit);
        }
        let answers = self.command(word, rest.trim());
        let answers = answers.unwrap_or_else(|what| vec![format!("error {word}: {what}")]);
        (answers, Next::Continue)
    }

    fn command(&mut self, word: &str, rest: &str) -> Result<Vec<String>, String> {
        match word {
            "ugi" => {
                let hash = format!(
                    "option name Hash type spin default {DEFAULT_HASH} min 1 max {MAX_HASH}"
                );
                return Ok(vec![
                    "id name Baseline".to_owned(),
                    hash,
                    "ugiok".to_owned(),
                ]);
            }
            "isready" => return Ok(vec!["readyok".to_owned()]),
            "go" => return self.go(rest),
            // A `go` is answered before the next line is read, so there is never anything to stop.
            "" | "stop" => {}
            "uginewgame" => self.game.new_game(),
            "game" => self.game = games::find(rest).ok_or("no such game")?,
            "position" => self.game.set_position(rest)?,
            "setoption" if rest.starts_with("name Seed value ") => {
                let seed = rest.rsplit(' ').next().and_then(|seed| seed.parse().ok());
                self.seed = seed.ok_or("a seed is a number")?;
            }
            "setoption" => {
                let value = rest.strip_prefix("name Hash value ");
                let megabytes = value.and_then(|value| value.parse().ok());
                let megabytes = megabytes.filter(|megabytes| (1..=MAX_HASH).contains(megabytes));
                self.game
                    .set_hash(megabytes.ok_or("the only options are Seed and Hash, in megabytes")?);
            }
            _ => return Err("no such command".to_owned()),
        }
        Ok(Vec::new())
    }

    fn go(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let limits = limits(rest)?;
        if let Some(novice) = self.novice {
            let best = self.game.go_as(novice, self.seed);
            return Ok(vec![format!(
                "bestmove {}",
                best.ok_or("the game is over")?
            )]);
        }
        let result = self.game.go(limits);
        let (best, nodes) = result.ok_or("the game is over")?;
        Ok(vec![
            format!("info nodes {nodes}"),
            format!("bestmove {best}"),
        ])
    }
}

fn limits(text: &str) -> Result<Limits, String> {
    let mut limits = Limits::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let value = words.next().and_then(|value| value.parse::<u64>().ok());
        let value = value.ok_or_else(|| format!("{word} needs a number"))?;
        match word {
            "movetime" => limits.time = Some(Duration::from_millis(value)),
            "nodes" => limits.nodes = Some(value),
            "depth" => limits.depth = Some(u8::try_from(value).unwrap_or(u8::MAX)),
            _ => return Err(format!("unknown limit “{word}”")),
        }
    }
    // A search without limits could not be stopped.
    if limits == Limits::default() {
        return Err("expected movetime, nodes or depth".to_owned());
    }
    Ok(limits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(lines: &[&str]) -> Vec<String> {
        let mut protocol = Protocol::new(None);
        let answers = lines.iter().flat_map(|line| protocol.line(line).0);
        answers.collect()
    }

    #[test]
    fn a_move_is_found_in_every_game() {
        for (id, _) in games::GAMES {
            let game = format!("game {id}");
            let answers = answers(&[&game, "setoption name Hash value 1", "go nodes 500"]);
            let [info, best] = &answers[..] else {
                panic!("{answers:?}");
            };
            assert!(info.starts_with("info nodes "), "{info}");
            assert!(best.starts_with("bestmove "), "{best}");
        }
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (line, answer) in [
            ("fly", "error fly: no such command"),
            ("game chess", "error game: no such game"),
            ("go depth", "error go: depth needs a number"),
            ("go infinite", "error go: infinite needs a number"),
            ("go", "error go: expected movetime, nodes or depth"),
            (
                "setoption name Level value 3",
                "error setoption: the only options are Seed and Hash, in megabytes",
            ),
        ] {
            assert_eq!(answers(&[line]), [answer]);
        }
        assert!(answers(&["position startpos moves z9"])[0].starts_with("error position: "));
        assert_eq!(Protocol::new(None).line("quit").1, Next::Quit);
    }
}
