//! A running engine that tests talk to.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// How long to wait for a line before a test fails.
const TIMEOUT: Duration = Duration::from_secs(120);

/// The position text of the start.
pub(crate) const START: &str = "10/10/10/10/10/10/10/10/10 1";

/// A position in which a search for a win by threats takes hours.
pub(crate) const HARD: &str = "1L7l/2s7/2S2s4/2S2Ss3/2S2s4/2S1Ss4/2s7/10/10 1";

/// Commands that take hours in that position, and what they answer when they are stopped.
pub(crate) const LONG: [(&str, &str); 3] = [
    ("perft 20", "error perft: stopped before the end"),
    ("bench 100000000", "error bench: stopped before the end"),
    ("solve 99 nodes 4294967295", "unknown"),
];

/// A running engine process.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ergo"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                if send.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    /// An engine with the hard position.
    pub(crate) fn start_hard() -> Self {
        let mut engine = Self::start();
        engine.send_silent(&format!("position fen {HARD}"));
        engine
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// Waits for the next line of output.
    pub(crate) fn line(&self) -> String {
        self.lines.recv_timeout(TIMEOUT).unwrap()
    }

    /// The output up to and including the first line with this prefix.
    pub(crate) fn until(&self, prefix: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while lines
            .last()
            .is_none_or(|line: &String| !line.starts_with(prefix))
        {
            lines.push(self.line());
        }
        lines
    }

    /// Sends a line and returns the response.
    pub(crate) fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        if ["perft", "bench", "solve"].contains(&line.split(' ').next().unwrap_or_default()) {
            // It answers `isready` before it is done.
            return vec![self.line()];
        }
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    /// Sends a line and returns the response, which must be a single line.
    pub(crate) fn ask_one(&mut self, line: &str) -> String {
        let [lines] = self.ask(line).try_into().unwrap();
        lines
    }

    /// Sends a line that must get no response.
    pub(crate) fn send_silent(&mut self, line: &str) {
        assert_eq!(self.ask(line), [""; 0], "{line}");
    }

    /// Searches, and returns the last info line, without what differs from run to run, and the best move.
    pub(crate) fn think(&mut self, go: &str) -> (String, String) {
        let lines = self.search(go);
        let [.., info, best] = lines.as_slice() else {
            panic!("{lines:?}");
        };
        (without_times(info), best["bestmove ".len()..].to_owned())
    }

    /// All lines of a search, up to `bestmove`.
    pub(crate) fn search(&mut self, go: &str) -> Vec<String> {
        self.send(go);
        self.until("bestmove ")
    }

    /// Closes standard input.
    pub(crate) fn end_input(&mut self) {
        self.input = None;
    }

    /// Closes standard input, and returns the remaining output and the exit status.
    pub(crate) fn close_input(mut self) -> (Vec<String>, ExitStatus) {
        self.end_input();
        self.wait()
    }

    /// Waits for the process to exit, and returns the remaining output and the exit status.
    pub(crate) fn wait(mut self) -> (Vec<String>, ExitStatus) {
        let mut lines = Vec::new();
        loop {
            match self.lines.recv_timeout(TIMEOUT) {
                Ok(line) => lines.push(line),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => panic!("still running: {lines:?}"),
            }
        }
        (lines, exit_status(&mut self.child).expect("still running"))
    }
}

/// A line without what another run may say differently: how long it took.
pub(crate) fn without_times(line: &str) -> String {
    let mut kept = Vec::new();
    let mut words = line.split(' ');
    while let Some(word) = words.next() {
        if ["time", "nps"].contains(&word) {
            words.next();
        } else {
            kept.push(word);
        }
    }
    kept.join(" ")
}

/// The exit status of a process; nothing, and the process is killed, if it does not exit.
pub(crate) fn exit_status(child: &mut Child) -> Option<ExitStatus> {
    let started = Instant::now();
    while started.elapsed() < TIMEOUT {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let _ = child.kill();
    let _ = child.wait();
    None
}

/// A failed test leaves no process behind.
impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
