//! An engine in another process: our native engine, the wasm module in Node, or any other program that
//! speaks the protocol.

use anyhow::{Context as _, Error, Result, anyhow};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Who measures the time of a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// This process: from writing the command to the result.
    Local,
    /// The engine, which ends each reply with a line `elapsed <milliseconds>`.
    Remote,
}

/// The reply to a command.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Its last line, which holds the result.
    pub result: String,
    /// How long it took.
    pub time: Duration,
}

/// A line of output.
#[derive(Clone, Debug)]
pub struct Line {
    /// The line, without its end.
    pub text: String,
    /// When it was read.
    pub at: Instant,
}

/// Why there is no reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReply {
    /// The process has exited.
    Exited,
    /// The time is up.
    TimedOut,
}

/// A running engine. Dropping it kills the process.
pub struct EngineProcess {
    name: String,
    timing: Timing,
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
}

impl EngineProcess {
    /// Starts an engine; `name` appears in error messages.
    ///
    /// # Errors
    /// If the command cannot be started.
    pub fn start(name: impl Into<String>, timing: Timing, command: &mut Command) -> Result<Self> {
        let name = name.into();
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| anyhow!("{name} has no pipes"))?;
        Ok(Self {
            name,
            timing,
            child,
            input,
            lines: read_lines(output),
        })
    }

    /// Sends a command and waits for its result, a line that tells something other than progress.
    ///
    /// # Errors
    /// If the engine exits, or replies with an error or with nothing.
    pub fn ask(&mut self, line: &str) -> Result<Reply> {
        let started = Instant::now();
        self.send(line).map_err(|why| self.no_reply(line, why))?;
        let mut result = String::new();
        let time = loop {
            let output = self.receive(None).map_err(|why| self.no_reply(line, why))?;
            match self.timing {
                Timing::Local if !output.text.starts_with("info") => {
                    result = output.text;
                    break output.at - started;
                }
                Timing::Remote if output.text.starts_with("elapsed ") => {
                    break milliseconds(&output.text)
                        .ok_or_else(|| self.unexpected(line, &output.text))?;
                }
                _ => result = output.text,
            }
        };
        if result.is_empty() || result.starts_with("error") {
            return Err(self.unexpected(line, &result));
        }
        Ok(Reply { result, time })
    }

    /// Sends a command that has no reply.
    ///
    /// # Errors
    /// If the engine has exited.
    pub fn tell(&mut self, line: &str) -> Result<()> {
        self.send(line).map_err(|why| self.no_reply(line, why))?;
        // An engine that measures time itself reports it for every command.
        let mut done = self.timing == Timing::Local;
        while !done {
            let output = self.receive(None).map_err(|why| self.no_reply(line, why))?;
            done = output.text.starts_with("elapsed ");
        }
        Ok(())
    }

    /// Sends commands and returns all output up to `readyok`.
    ///
    /// # Errors
    /// If the engine is not ready within the given time.
    pub fn replies(&mut self, lines: &str, within: Duration) -> Result<Vec<String>, NoReply> {
        self.send(&format!("{lines}\nisready"))?;
        let deadline = Instant::now() + within;
        let mut replies = Vec::new();
        loop {
            let output = self.receive(Some(deadline))?;
            if output.text == "readyok" {
                return Ok(replies);
            }
            replies.push(output.text);
        }
    }

    /// Sends a line.
    ///
    /// # Errors
    /// If the engine has exited.
    pub fn send(&mut self, line: &str) -> Result<(), NoReply> {
        // One write, so that an engine never wakes up for half a line.
        let bytes = format!("{line}\n");
        let written = self.input.write_all(bytes.as_bytes());
        written
            .and_then(|()| self.input.flush())
            .map_err(|_| NoReply::Exited)
    }

    /// Waits for the next line of output; without a deadline, for ever.
    ///
    /// # Errors
    /// If the process exits, or the deadline passes.
    pub fn receive(&mut self, deadline: Option<Instant>) -> Result<Line, NoReply> {
        let Some(deadline) = deadline else {
            return self.lines.recv().map_err(|_| NoReply::Exited);
        };
        let left = deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            // Lines that were there in time count, but one who never stops writing must not be read for ever.
            Ok(line) if line.at > deadline => Err(NoReply::TimedOut),
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(NoReply::TimedOut),
            Err(RecvTimeoutError::Disconnected) => Err(NoReply::Exited),
        }
    }

    /// The error for a command without a reply.
    #[must_use]
    pub fn no_reply(&self, line: &str, why: NoReply) -> Error {
        let what = match why {
            NoReply::Exited => "exited at",
            NoReply::TimedOut => "did not answer",
        };
        anyhow!("{} {what} “{line}”", self.name)
    }

    /// The error for a reply that makes no sense.
    #[must_use]
    pub fn unexpected(&self, line: &str, reply: &str) -> Error {
        anyhow!("{} answered “{line}” with “{reply}”", self.name)
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Both fail only if the process has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads lines on a thread of its own, so that a reader can give up waiting. Invalid UTF-8 is replaced.
fn read_lines(output: ChildStdout) -> Receiver<Line> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut bytes = Vec::new();
        while matches!(output.read_until(b'\n', &mut bytes), Ok(1..)) {
            let at = Instant::now();
            let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            if send.send(Line { text, at }).is_err() {
                break;
            }
            bytes.clear();
        }
    });
    lines
}

/// The time of `elapsed <milliseconds>`.
fn milliseconds(line: &str) -> Option<Duration> {
    let milliseconds: f64 = line.strip_prefix("elapsed ")?.parse().ok()?;
    Duration::try_from_secs_f64(milliseconds / 1000.0).ok()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(timing: Timing, script: &str) -> Result<EngineProcess> {
        EngineProcess::start("the shell", timing, Command::new("sh").args(["-c", script]))
    }

    #[test]
    fn the_result_comes_after_the_progress() -> Result<()> {
        let script = "read a; echo info; echo info 7; echo 42; cat";
        let mut process = shell(Timing::Local, script)?;
        assert_eq!(process.ask("perft 4")?.result, "42");
        Ok(())
    }

    #[test]
    fn an_engine_can_measure_its_own_time() -> Result<()> {
        let mut process = shell(Timing::Remote, "read a; echo $a 42; echo elapsed 1.5")?;
        let reply = process.ask("bench")?;
        assert_eq!(reply.result, "bench 42");
        assert_eq!(reply.time, Duration::from_micros(1500));
        Ok(())
    }

    #[test]
    fn all_output_until_readyok_is_returned() -> Result<()> {
        let script = "read a; read b; read c; echo $b 1; echo $a 2; echo readyok; cat";
        let mut process = shell(Timing::Local, script)?;
        let replies = process.replies("one\ntwo", Duration::from_secs(60));
        assert_eq!(replies, Ok(vec!["two 1".to_owned(), "one 2".to_owned()]));
        Ok(())
    }

    #[test]
    fn a_timeout_differs_from_an_exit() -> Result<()> {
        let mut process = shell(Timing::Local, "read a; read b; cat")?;
        let replies = process.replies("fly", Duration::from_millis(20));
        assert_eq!(replies, Err(NoReply::TimedOut));
        let mut process = shell(Timing::Local, "read a")?;
        let replies = process.replies("fly", Duration::from_secs(60));
        assert_eq!(replies, Err(NoReply::Exited));
        Ok(())
    }

    #[test]
    fn a_process_that_never_stops_writing_is_read_up_to_the_deadline() -> Result<()> {
        let mut process = shell(Timing::Local, "exec yes info")?;
        process.receive(None).expect("a first line");
        let deadline = Instant::now() + Duration::from_millis(20);
        thread::sleep(Duration::from_millis(100));
        let end = loop {
            match process.receive(Some(deadline)) {
                Ok(line) => assert!(line.at <= deadline),
                Err(why) => break why,
            }
        };
        assert_eq!(end, NoReply::TimedOut);
        Ok(())
    }

    #[test]
    fn errors_and_exits_are_reported() -> Result<()> {
        let mut process = shell(
            Timing::Remote,
            "read a; echo error no wings; echo elapsed 1",
        )?;
        let error = process.ask("fly").expect_err("it cannot");
        assert!(error.to_string().contains("no wings"), "{error}");
        let error = process.ask("fly").expect_err("it has exited");
        assert!(error.to_string().contains("the shell"), "{error}");
        Ok(())
    }
}
