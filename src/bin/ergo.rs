//! The native engine: the text protocol on standard input and output.

use std::cell::Cell;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::Instant;

use ergo::protocol::{HELP, Next, Protocol};

/// The length of a search slice between two checks for input, in milliseconds.
const SLICE: f64 = 5.0;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1);
    let words: Vec<_> = words
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    match words.join(" ").as_str() {
        "" => run(),
        "--help" | "-h" => print(&format!(
            "ergo: an engine for abstract board games, speaking UGI on standard input.\n\n{HELP}"
        )),
        "--version" | "-V" => print(concat!("ergo ", env!("CARGO_PKG_VERSION"))),
        other => {
            eprintln!("ergo: unknown arguments {other:?}; --help lists all commands");
            ExitCode::from(2)
        }
    }
}

/// Writes to standard output; fails if it is closed.
fn print(text: &str) -> ExitCode {
    match writeln!(io::stdout(), "{text}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Handles lines until the input ends or the output is closed. A search that is running when the
/// input ends is completed, so that `echo go depth 3 | ergo` prints its move.
fn run() -> ExitCode {
    let lines = listen();
    let began = Instant::now();
    let clock = || began.elapsed().as_secs_f64() * 1000.0;
    let mut protocol = Protocol::new();
    let broken = Cell::new(false);
    let mut say = |line: &str| {
        let mut out = io::stdout().lock();
        let written = writeln!(out, "{line}").and_then(|()| out.flush());
        broken.set(broken.get() || written.is_err());
    };
    let mut open = true;
    while (open || protocol.is_thinking()) && !broken.get() {
        let line = if protocol.is_thinking() {
            lines.try_recv()
        } else {
            lines.recv().map_err(|_| TryRecvError::Disconnected)
        };
        match line {
            Ok(line) => {
                if protocol.line(&line, &mut say) == Next::Quit {
                    break;
                }
            }
            // Input takes precedence: all pending lines are handled before the search continues.
            Err(TryRecvError::Empty) => protocol.think(&clock, clock() + SLICE, &mut say),
            Err(TryRecvError::Disconnected) => {
                open = false;
                protocol.end_input(&mut say);
                protocol.think(&clock, clock() + SLICE, &mut say);
            }
        }
    }
    if broken.get() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Reads lines on a separate thread, so that `stop` arrives during a search. Invalid UTF-8 is
/// replaced, and the protocol reports the word as an error.
fn listen() -> Receiver<String> {
    let (send, lines) = mpsc::channel();
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut bytes = Vec::new();
        while matches!(input.read_until(b'\n', &mut bytes), Ok(1..)) {
            let line = String::from_utf8_lossy(&bytes).into_owned();
            if send.send(line).is_err() {
                break;
            }
            bytes.clear();
        }
    });
    lines
}
