//! The native engine: the text protocol on standard input and output.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::{Duration, Instant};

use ergo_games::protocol::{HELP, Next, Protocol, READY, Urgent};
use ergo_games::registry::{self, GAMES};

/// The length of a search slice between two checks for input, in milliseconds.
const SLICE: f64 = 5.0;
/// How long a `perft`, `bench` or `solve` may go on if its input has ended: nobody can stop it then.
const GRACE: Duration = Duration::from_secs(10);
/// The longest line, in bytes: thousands of games fit into it.
const MOST_LINE: usize = 16_000_000;
/// How often a search whose input has ended checks that its output is still open.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1);
    let words: Vec<_> = words
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => run(Protocol::new()),
        ["--help" | "-h"] => print(&help()),
        ["--version" | "-V"] => print(concat!("ergo ", env!("CARGO_PKG_VERSION"))),
        [game] if !game.starts_with('-') => match registry::find(game) {
            Some(game) => run(Protocol::with_game(game)),
            None => refuse(&format!(
                "there is no game {game:?}: expected one of {}",
                ids()
            )),
        },
        _ => refuse(&format!(
            "unknown arguments {:?}: expected a game or nothing; --help lists all commands",
            words.join(" ")
        )),
    }
}

fn help() -> String {
    format!(
        "ergo [<game>]: an engine for abstract board games, speaking UGI on standard input.\n\
         Games: {}; without an argument the first.\n\n{HELP}",
        ids()
    )
}

/// The games, for messages.
fn ids() -> String {
    let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
    ids.join(", ")
}

/// Says what is wrong with the command line.
fn refuse(why: &str) -> ExitCode {
    eprintln!("ergo: {why}");
    ExitCode::from(2)
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
fn run(mut protocol: Protocol) -> ExitCode {
    let output = Output::default();
    let mut say = |line: &str| output.say(line);
    let input = Input::listen();
    let began = Instant::now();
    let clock = || began.elapsed().as_secs_f64() * 1000.0;
    let mut open = true;
    let mut last_sign = Instant::now();
    while (open || protocol.is_thinking()) && !output.is_broken() {
        match input.next(protocol.is_thinking()) {
            Ok(Line::TooLong) => say(&format!(
                "error input: expected lines of no more than {MOST_LINE} bytes"
            )),
            Ok(Line::Text(line)) => {
                let since = Instant::now();
                let interrupt = || input.interrupts(since, &output);
                if protocol.line_until(&line, &mut say, &interrupt) == Next::Quit {
                    break;
                }
            }
            // Input takes precedence: all pending lines are handled before the search continues.
            Err(TryRecvError::Empty) => protocol.think(&clock, clock() + SLICE, &mut say),
            Err(TryRecvError::Disconnected) => {
                open = false;
                protocol.end_input(&mut say);
                protocol.think(&clock, clock() + SLICE, &mut say);
                // Only a failed write shows that nobody reads any more.
                if protocol.is_thinking() && last_sign.elapsed() >= SIGN_OF_LIFE {
                    say("info string searching");
                    last_sign = Instant::now();
                }
            }
        }
    }
    if output.is_broken() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Standard output, and whether it is closed.
#[derive(Default)]
struct Output {
    is_broken: Cell<bool>,
}

impl Output {
    fn say(&self, line: &str) {
        let mut out = io::stdout().lock();
        let written = writeln!(out, "{line}").and_then(|()| out.flush());
        self.is_broken.set(self.is_broken.get() || written.is_err());
    }

    fn is_broken(&self) -> bool {
        self.is_broken.get()
    }
}

/// A line of standard input.
enum Line {
    Text(String),
    /// It was skipped.
    TooLong,
}

/// The lines of standard input.
struct Input {
    lines: Receiver<Line>,
    /// Lines that arrived while a command ran, and wait for its end.
    waiting: RefCell<VecDeque<Line>>,
    /// Whether the last of them is `stop`, which ends all commands before it.
    has_stop: Cell<bool>,
    /// When a command noticed that there are no more.
    ended: Cell<Option<Instant>>,
}

impl Input {
    /// Reads lines on a separate thread, so that `stop` arrives during a search. Invalid UTF-8 is
    /// replaced, and the protocol reports the word as an error.
    fn listen() -> Self {
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Ok(Some(line)) = read_line(&mut input) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            lines,
            waiting: RefCell::default(),
            has_stop: Cell::default(),
            ended: Cell::default(),
        }
    }

    /// The next line. Without one, waits for it, or fails at once.
    fn next(&self, at_once: bool) -> Result<Line, TryRecvError> {
        if let Some(line) = self.waiting.borrow_mut().pop_front() {
            if urgent(&line) == Some(Urgent::Stop) {
                self.has_stop.set(false);
            }
            return Ok(line);
        }
        if at_once {
            self.lines.try_recv()
        } else {
            self.lines.recv().map_err(|_| TryRecvError::Disconnected)
        }
    }

    /// Handles the lines that arrived while a command runs, and returns whether it has to end.
    fn interrupts(&self, since: Instant, output: &Output) -> bool {
        let mut waiting = self.waiting.borrow_mut();
        while !self.has_stop.get() {
            match self.lines.try_recv() {
                Ok(line) => match urgent(&line) {
                    Some(Urgent::Ready) => output.say(READY),
                    Some(Urgent::Stop) => {
                        self.has_stop.set(true);
                        waiting.push_back(line);
                    }
                    Some(Urgent::Quit) => {
                        *waiting = [line].into();
                        self.has_stop.set(false);
                        return true;
                    }
                    None => waiting.push_back(line),
                },
                Err(TryRecvError::Empty) => return output.is_broken(),
                Err(TryRecvError::Disconnected) => {
                    let ended = self.ended.get().unwrap_or_else(Instant::now);
                    self.ended.set(Some(ended));
                    let is_late = ended.max(since).elapsed() >= GRACE;
                    if is_late {
                        waiting.clear();
                    }
                    return is_late || output.is_broken();
                }
            }
        }
        true
    }
}

fn urgent(line: &Line) -> Option<Urgent> {
    match line {
        Line::Text(line) => Urgent::of(line),
        Line::TooLong => None,
    }
}

/// Reads a line; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let most = MOST_LINE + 1;
    let length = input
        .by_ref()
        .take(most as u64)
        .read_until(b'\n', &mut bytes)?;
    if length == most && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    let line = || Line::Text(String::from_utf8_lossy(&bytes).into_owned());
    Ok((length > 0).then(line))
}
