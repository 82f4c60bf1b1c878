//! An engine in another process: our native engine, the wasm module in Node, or any other program that
//! speaks the protocol.

use anyhow::{Context as _, Error, Result, anyhow};
use std::fmt::{self, Display};
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line of an engine, in bytes.
pub const LONGEST_LINE: usize = 1_000_000;
/// The most output that waits to be read, or belongs to one reply, in bytes.
pub const MOST_OUTPUT: usize = 16_000_000;
/// The most characters of an engine's text that are shown.
const LONGEST_QUOTE: usize = 200;

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
    /// It wrote a line of more than [`LONGEST_LINE`] bytes.
    LongLine,
    /// It wrote more than [`MOST_OUTPUT`] bytes that nobody was waiting for, or as one reply.
    TooMuch,
}

/// A phrase such as `exited`, which follows the name of the engine.
impl Display for NoReply {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exited => out.write_str("exited"),
            Self::TimedOut => out.write_str("did not answer"),
            Self::LongLine => write!(out, "wrote a line of more than {LONGEST_LINE} bytes"),
            Self::TooMuch => write!(out, "wrote more than {MOST_OUTPUT} bytes without an answer"),
        }
    }
}

/// The beginning of what an engine has said, as it may be shown: control characters, which would change what a terminal
/// does, are escaped.
#[must_use]
pub fn quote(text: &str) -> String {
    let mut quoted = String::new();
    for (at, character) in text.chars().enumerate() {
        if at == LONGEST_QUOTE {
            quoted.push('…');
            break;
        }
        match character {
            '"' | '\'' | '\\' => quoted.push(character),
            _ => quoted.extend(character.escape_debug()),
        }
    }
    quoted
}

/// A running engine. Dropping it kills the process.
pub struct EngineProcess {
    name: String,
    timing: Timing,
    child: Child,
    input: ChildStdin,
    lines: Receiver<Result<Line, NoReply>>,
    /// How many bytes of lines are waiting.
    waiting: Arc<AtomicUsize>,
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
        let waiting = Arc::new(AtomicUsize::new(0));
        Ok(Self {
            name,
            timing,
            child,
            input,
            lines: read_lines(output, &waiting),
            waiting,
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
    /// If the engine is not ready within the given time, or writes too much.
    pub fn replies(&mut self, lines: &str, within: Duration) -> Result<Vec<String>, NoReply> {
        self.send(&format!("{lines}\nisready"))?;
        let deadline = Instant::now() + within;
        let mut replies = Vec::new();
        let mut length = 0;
        loop {
            let output = self.receive(Some(deadline))?;
            if output.text == "readyok" {
                return Ok(replies);
            }
            length += output.weight();
            if length > MOST_OUTPUT {
                return Err(NoReply::TooMuch);
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
        written.and_then(|()| self.input.flush()).map_err(|_| {
            // A process may end because it is not read any further: then that is the reason.
            let reason = self.lines.try_iter().find_map(Result::err);
            reason.unwrap_or(NoReply::Exited)
        })
    }

    /// Waits for the next line of output; without a deadline, for ever.
    ///
    /// # Errors
    /// If the process exits or writes too much, or the deadline passes.
    pub fn receive(&mut self, deadline: Option<Instant>) -> Result<Line, NoReply> {
        let line = match deadline {
            None => self.lines.recv().map_err(|_| NoReply::Exited),
            Some(deadline) => {
                let left = deadline.saturating_duration_since(Instant::now());
                self.lines.recv_timeout(left).map_err(|error| match error {
                    RecvTimeoutError::Timeout => NoReply::TimedOut,
                    RecvTimeoutError::Disconnected => NoReply::Exited,
                })
            }
        }??;
        self.waiting.fetch_sub(line.weight(), Ordering::Relaxed);
        // Lines that were there in time count, but one who never stops writing must not be read for ever.
        if deadline.is_some_and(|deadline| line.at > deadline) {
            return Err(NoReply::TimedOut);
        }
        Ok(line)
    }

    /// The error for a command without a reply.
    #[must_use]
    pub fn no_reply(&self, line: &str, why: NoReply) -> Error {
        anyhow!("{}, asked “{line}”, {why}", self.name)
    }

    /// The error for a reply that makes no sense.
    #[must_use]
    pub fn unexpected(&self, line: &str, reply: &str) -> Error {
        anyhow!("{} answered “{line}” with “{}”", self.name, quote(reply))
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Both fail only if the process has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Line {
    /// About how much memory it takes, in bytes.
    const fn weight(&self) -> usize {
        self.text.len() + size_of::<Self>()
    }
}

/// Reads lines on a thread of its own, so that a reader can give up waiting. Invalid UTF-8 is replaced. An engine that
/// writes too much is not read any further.
fn read_lines(output: ChildStdout, waiting: &Arc<AtomicUsize>) -> Receiver<Result<Line, NoReply>> {
    let (send, lines) = mpsc::channel();
    let waiting = Arc::clone(waiting);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        while let Ok(Some(line)) = read_line(&mut output) {
            let line = line.and_then(|line| {
                let weight = line.weight();
                let before = waiting.fetch_add(weight, Ordering::Relaxed);
                let is_too_much = before + weight > MOST_OUTPUT;
                (!is_too_much).then_some(line).ok_or(NoReply::TooMuch)
            });
            let is_end = line.is_err();
            if send.send(line).is_err() || is_end {
                break;
            }
        }
    });
    lines
}

/// Reads a line, or says that it is too long; `None` at the end.
fn read_line(output: &mut impl BufRead) -> io::Result<Option<Result<Line, NoReply>>> {
    let mut bytes = Vec::new();
    let most = LONGEST_LINE as u64 + 1;
    let length = output.take(most).read_until(b'\n', &mut bytes)?;
    let at = Instant::now();
    if length > LONGEST_LINE && !bytes.ends_with(b"\n") {
        return Ok(Some(Err(NoReply::LongLine)));
    }
    let text = || String::from_utf8_lossy(&bytes).trim_end().to_owned();
    Ok((length > 0).then(|| Ok(Line { text: text(), at })))
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
    fn a_line_without_end_is_not_read_to_its_end() -> Result<()> {
        // The shell keeps its input open meanwhile.
        let endless = "tr '\\0' x </dev/zero; true";
        let mut process = shell(Timing::Local, endless)?;
        assert_eq!(process.receive(None).unwrap_err(), NoReply::LongLine);
        let mut process = shell(Timing::Local, endless)?;
        let error = process
            .ask("fly")
            .expect_err("it never answers")
            .to_string();
        assert_eq!(
            error,
            "the shell, asked “fly”, wrote a line of more than 1000000 bytes"
        );
        // It ends when nobody reads it any more.
        let mut process = shell(Timing::Local, endless)?;
        process.child.wait()?;
        assert_eq!(process.send("fly"), Err(NoReply::LongLine));
        // As many bytes as a line may have.
        let longest = format!("head -c {LONGEST_LINE} /dev/zero | tr '\\0' x; echo; cat");
        let mut process = shell(Timing::Local, &longest)?;
        assert_eq!(process.ask("fly")?.result.len(), LONGEST_LINE);
        Ok(())
    }

    #[test]
    fn output_that_nobody_reads_is_limited() -> Result<()> {
        let mut process = shell(Timing::Local, "exec yes info")?;
        // It is read until it is too much, even if nobody takes it.
        while process.waiting.load(Ordering::Relaxed) <= MOST_OUTPUT {
            thread::sleep(Duration::from_millis(1));
        }
        let end = loop {
            if let Err(why) = process.receive(None) {
                break why;
            }
        };
        assert_eq!(end, NoReply::TooMuch);
        assert_eq!(process.receive(None).unwrap_err(), NoReply::Exited);
        Ok(())
    }

    #[test]
    fn a_reply_is_limited() -> Result<()> {
        let mut process = shell(Timing::Local, "exec yes info")?;
        let replies = process.replies("fly", Duration::from_secs(600));
        assert_eq!(replies, Err(NoReply::TooMuch));
        Ok(())
    }

    #[test]
    fn what_an_engine_says_is_quoted_without_control_characters() -> Result<()> {
        let script = r"read a; printf 'error \033]0;title\007 it\047s “\303\251” \302\233\n'; cat";
        let mut process = shell(Timing::Local, script)?;
        let error = process.ask("fly").expect_err("it cannot").to_string();
        assert!(
            error.ends_with(r"“error \u{1b}]0;title\u{7} it's “é” \u{9b}”"),
            "{error}"
        );
        assert_eq!(quote(&"x".repeat(9_000)).chars().count(), 201);
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
