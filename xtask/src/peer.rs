//! An engine in another process that answers lines: the native binary, or the wasm module in Node.

use crate::failure::{Context as _, Failure, Outcome};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
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

/// A running engine; it ends with its owner.
pub(crate) struct Peer {
    name: &'static str,
    clock: Clock,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Peer {
    /// Starts an engine.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub(crate) fn start(name: &'static str, clock: Clock, command: &mut Command) -> Outcome<Self> {
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
            output: BufReader::new(output),
        })
    }

    /// Sends a line and waits for its result, which is the last line of the answer.
    ///
    /// # Errors
    /// Where the engine is gone, or answers with an error or not at all.
    pub(crate) fn ask(&mut self, line: &str) -> Outcome<Reply> {
        let question = match self.clock {
            // Engines answer in order, so the answer to this second line ends that to the first.
            Clock::Ours => format!("{line}\nisready\n"),
            Clock::Theirs => format!("{line}\n"),
        };
        let started = Instant::now();
        self.input
            .write_all(question.as_bytes())
            .and_then(|()| self.input.flush())
            .context(|| format!("{} takes no lines", self.name))?;
        let mut result = String::new();
        let time = loop {
            let reply = self.read_line(line)?;
            match self.clock {
                Clock::Ours if reply == "readyok" => break started.elapsed(),
                Clock::Theirs if reply.starts_with("elapsed ") => {
                    break milliseconds(&reply).ok_or_else(|| self.puzzled(line, &reply))?;
                }
                _ => result = reply,
            }
        };
        if result.is_empty() || result.starts_with("error") {
            return Err(self.puzzled(line, &result));
        }
        Ok(Reply { result, time })
    }

    /// The next line of the answer to `line`.
    fn read_line(&mut self, line: &str) -> Outcome<String> {
        let mut reply = String::new();
        let length = self
            .output
            .read_line(&mut reply)
            .context(|| format!("cannot hear {}", self.name))?;
        if length == 0 {
            return Err(Failure::new(format!(
                "{} ended without answering “{line}”",
                self.name
            )));
        }
        Ok(reply.trim_end().to_owned())
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
    fn errors_and_silence_are_told() -> Outcome {
        let mut peer = shell(Clock::Theirs, "read a; echo error no wings; echo elapsed 1")?;
        let failure = peer.ask("fly").expect_err("it cannot");
        assert!(failure.to_string().contains("no wings"), "{failure}");
        let failure = peer.ask("fly").expect_err("it is gone");
        assert!(failure.to_string().contains("the shell"), "{failure}");
        Ok(())
    }
}
