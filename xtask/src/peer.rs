//! An engine in another process that answers lines: the native binary, the wasm module in Node, or
//! any other that speaks the protocol.

use crate::failure::{Context as _, Failure, Outcome};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Who measures how long an answer takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// We do, from the line written to the end of the answer, which `isready` marks.
    Ours,
    /// The peer, which ends each answer with a line `elapsed <milliseconds>`.
    Theirs,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    /// Its last line, which holds the result.
    pub(crate) result: String,
    /// How long it took.
    pub(crate) time: Duration,
}

/// A line that a peer said.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    /// The line, without its end.
    pub(crate) line: String,
    /// When it came.
    pub(crate) at: Instant,
}

/// Why a peer says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mute {
    /// It is gone.
    Ended,
    /// It has had its time.
    Silent,
}

/// A running engine; it ends with its owner.
pub(crate) struct Peer {
    name: String,
    clock: Clock,
    child: Child,
    input: ChildStdin,
    lines: Receiver<Heard>,
}

impl Peer {
    /// Starts an engine.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub(crate) fn start(
        name: impl Into<String>,
        clock: Clock,
        command: &mut Command,
    ) -> Outcome<Self> {
        let name = name.into();
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context(|| format!("cannot start {name}"))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| Failure::new(format!("{name} has no pipes")))?;
        Ok(Self {
            name,
            clock,
            child,
            input,
            lines: listen(output),
        })
    }

    /// Sends a line and waits for its result, which is the last line of the answer.
    ///
    /// # Errors
    /// Where the engine is gone, or answers with an error or not at all.
    pub(crate) fn ask(&mut self, line: &str) -> Outcome<Reply> {
        let started = Instant::now();
        self.say(line).map_err(|mute| self.lost(line, mute))?;
        if self.clock == Clock::Ours {
            // Engines answer in order, so the answer to this second line ends that to the first.
            self.say("isready").map_err(|mute| self.lost(line, mute))?;
        }
        let mut result = String::new();
        let time = loop {
            let heard = self.hear(None).map_err(|mute| self.lost(line, mute))?;
            match self.clock {
                Clock::Ours if heard.line == "readyok" => break heard.at - started,
                Clock::Theirs if heard.line.starts_with("elapsed ") => {
                    break milliseconds(&heard.line)
                        .ok_or_else(|| self.puzzled(line, &heard.line))?;
                }
                _ => result = heard.line,
            }
        };
        if result.is_empty() || result.starts_with("error") {
            return Err(self.puzzled(line, &result));
        }
        Ok(Reply { result, time })
    }

    /// Sends a line that has no answer.
    ///
    /// # Errors
    /// Where the engine is gone.
    pub(crate) fn tell(&mut self, line: &str) -> Outcome {
        self.say(line).map_err(|mute| self.lost(line, mute))?;
        // Who brings his own clock tells the time of everything.
        let mut over = self.clock == Clock::Ours;
        while !over {
            let heard = self.hear(None).map_err(|mute| self.lost(line, mute))?;
            over = heard.line.starts_with("elapsed ");
        }
        Ok(())
    }

    /// Sends lines and waits until the engine is ready again: all it said up to then.
    ///
    /// # Errors
    /// Where it says nothing more and is not ready.
    pub(crate) fn answers(&mut self, lines: &str, within: Duration) -> Result<Vec<String>, Mute> {
        self.say(&format!("{lines}\nisready"))?;
        let until = Instant::now() + within;
        let mut answers = Vec::new();
        loop {
            let heard = self.hear(Some(until))?;
            if heard.line == "readyok" {
                return Ok(answers);
            }
            answers.push(heard.line);
        }
    }

    /// Sends a line.
    ///
    /// # Errors
    /// Where the engine is gone.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Mute> {
        // In one piece, so that an engine never wakes for half a line.
        let bytes = format!("{line}\n");
        let written = self.input.write_all(bytes.as_bytes());
        written
            .and_then(|()| self.input.flush())
            .map_err(|_| Mute::Ended)
    }

    /// The next line, waited for until some time or for ever.
    ///
    /// # Errors
    /// Where none comes.
    pub(crate) fn hear(&mut self, until: Option<Instant>) -> Result<Heard, Mute> {
        let Some(until) = until else {
            return self.lines.recv().map_err(|_| Mute::Ended);
        };
        let left = until.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|none| match none {
            RecvTimeoutError::Timeout => Mute::Silent,
            RecvTimeoutError::Disconnected => Mute::Ended,
        })
    }

    /// No answer where one was due.
    pub(crate) fn lost(&self, line: &str, mute: Mute) -> Failure {
        let what = match mute {
            Mute::Ended => "ended without answering",
            Mute::Silent => "has no answer to",
        };
        Failure::new(format!("{} {what} “{line}”", self.name))
    }

    /// An answer that is of no use.
    pub(crate) fn puzzled(&self, line: &str, reply: &str) -> Failure {
        Failure::new(format!("{} answered “{line}” with “{reply}”", self.name))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hears lines on a thread of its own, so that whoever waits for one need not wait for ever. Bytes
/// that are not text are replaced.
fn listen(output: ChildStdout) -> Receiver<Heard> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut bytes = Vec::new();
        while matches!(output.read_until(b'\n', &mut bytes), Ok(1..)) {
            let at = Instant::now();
            let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            if send.send(Heard { line, at }).is_err() {
                break;
            }
            bytes.clear();
        }
    });
    lines
}

/// Reads `elapsed <milliseconds>`, if that is a time there can be.
fn milliseconds(line: &str) -> Option<Duration> {
    let milliseconds: f64 = line.strip_prefix("elapsed ")?.parse().ok()?;
    Duration::try_from_secs_f64(milliseconds / 1000.0).ok()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(clock: Clock, script: &str) -> Outcome<Peer> {
        Peer::start("the shell", clock, Command::new("sh").args(["-c", script]))
    }

    #[test]
    fn the_result_is_the_last_line_of_the_answer() -> Outcome {
        let script = "read a; read b; echo info; echo 42; echo readyok; cat";
        let mut peer = shell(Clock::Ours, script)?;
        assert_eq!(peer.ask("perft 4")?.result, "42");
        Ok(())
    }

    #[test]
    fn a_peer_can_bring_its_own_clock() -> Outcome {
        let mut peer = shell(Clock::Theirs, "read a; echo $a 42; echo elapsed 1.5")?;
        let reply = peer.ask("bench")?;
        assert_eq!(reply.result, "bench 42");
        assert_eq!(reply.time, Duration::from_micros(1500));
        Ok(())
    }

    #[test]
    fn all_answers_are_heard_until_it_is_ready() -> Outcome {
        let script = "read a; read b; read c; echo $b 1; echo $a 2; echo readyok; cat";
        let mut peer = shell(Clock::Ours, script)?;
        let answers = peer.answers("one\ntwo", Duration::from_secs(60));
        assert_eq!(answers, Ok(vec!["two 1".to_owned(), "one 2".to_owned()]));
        Ok(())
    }

    #[test]
    fn nobody_waits_for_ever() -> Outcome {
        let mut peer = shell(Clock::Ours, "read a; read b; cat")?;
        let answers = peer.answers("fly", Duration::from_millis(20));
        assert_eq!(answers, Err(Mute::Silent));
        let mut peer = shell(Clock::Ours, "read a")?;
        let answers = peer.answers("fly", Duration::from_secs(60));
        assert_eq!(answers, Err(Mute::Ended));
        Ok(())
    }

    #[test]
    fn errors_and_silence_are_told() -> Outcome {
        let mut peer = shell(Clock::Theirs, "read a; echo error no wings; echo elapsed 1")?;
        let failure = peer.ask("fly").expect_err("it cannot");
        assert!(failure.to_string().contains("no wings"), "{failure}");
        let failure = peer.ask("fly").expect_err("it is gone");
        assert!(failure.to_string().contains("the shell"), "{failure}");
        Ok(())
    }
}
