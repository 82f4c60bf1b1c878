//! The commands, except searches.

use std::fmt;
use std::fs::{self, File};
use std::io::Read as _;

use crate::explorer::Explorer;
use crate::game::{Options, Side};
use crate::parse::{ParseError, excerpt};
use crate::registry::{self, GAMES};
use crate::search::InvalidMargins;
use crate::search::budget::Interrupt;
use crate::search::levels::TOP;
use crate::search::net::MAX_BYTES;
use crate::session::{EngineOptions, NetSource};

use super::Protocol;
use super::arguments::{CommandResult, STOPPED, expect_end, parse_number};

/// The largest transposition table, in megabytes.
const MAX_HASH: usize = 1024;
/// The most threads.
const MAX_THREADS: usize = 32;
/// The value of `EvalFile` for the net of the build.
const BUILT_IN: &str = "<built-in>";
/// The value of `EvalFile` without a net, and of other options without a value.
const EMPTY: &str = "<empty>";
/// The most lines of `MultiPV`.
const MAX_LINES: usize = 256;
/// The deepest perft.
const MAX_PERFT: u32 = 20;
/// The most nodes of a bench.
const MAX_BENCH: u64 = 100_000_000;

impl Protocol {
    /// Runs a command while no search is running.
    pub(super) fn command(
        &mut self,
        line: &str,
        (word, rest): (&str, &str),
        say: &mut dyn FnMut(&str),
        interrupt: Interrupt,
    ) -> CommandResult {
        match word {
            "ugi" => expect_end(rest).map(|()| self.identify(say)),
            "game" => self.choose_game(rest),
            "uginewgame" => expect_end(rest).and_then(|()| self.new_game()),
            "setoption" => self.set_option(rest),
            "position" => {
                let error_in_line = |error: ParseError| error.within(line, rest).to_string();
                self.session.set_up(rest).map_err(error_in_line)
            }
            "go" => self.go(rest, say),
            "query" => self.query(rest, say),
            "moves" => {
                expect_end(rest)?;
                let moves = self.session.moves().map_err(|error| error.to_string())?;
                say(&moves.join(" "));
                Ok(())
            }
            "show" => expect_end(rest).map(|()| say(&self.session.position())),
            "results" => {
                expect_end(rest)?;
                let results = self.session.results().map_err(|error| error.to_string())?;
                say(&results.to_string());
                Ok(())
            }
            "solve" => {
                let result = self.solve(rest, interrupt)?;
                say(&result);
                Ok(())
            }
            "perft" => {
                let depth = parse_number(rest, "a number of plies", 0, MAX_PERFT)?;
                let lines = self.session.perft(depth, interrupt);
                let lines = lines.map_err(|error| error.to_string())?;
                say(&lines.ok_or(STOPPED)?.to_string());
                Ok(())
            }
            "bench" => {
                let signature = if rest.is_empty() {
                    self.session.bench_until(interrupt)
                } else {
                    let most = parse_number(rest, "a number of nodes", 1, MAX_BENCH)?;
                    self.session.bench_here(most, interrupt)
                };
                say(&format!("bench {}", signature.ok_or(STOPPED)?));
                Ok(())
            }
            _ => Err("unknown command; --help lists all commands".to_owned()),
        }
    }

    fn identify(&self, say: &mut dyn FnMut(&str)) {
        say(concat!("id name Ergo ", env!("CARGO_PKG_VERSION")));
        say("id author the Ergo authors");
        for game in GAMES {
            say(&format!("info string game {}", game.id));
        }
        say(&format!(
            "option name Hash type spin default {} min 1 max {MAX_HASH}",
            crate::session::DEFAULT_HASH
        ));
        say(&format!(
            "option name Threads type spin default 1 min 1 max {MAX_THREADS}"
        ));
        say(&format!(
            "option name EvalFile type string default {BUILT_IN}"
        ));
        say(&format!("option name BookFile type string default {EMPTY}"));
        say(&format!(
            "option name Margins type string default {}",
            self.game.margins
        ));
        say(&format!(
            "option name MultiPV type spin default 1 min 1 max {MAX_LINES}"
        ));
        say(&format!(
            "option name Level type spin default {TOP} min 0 max {TOP}"
        ));
        say(&format!("option name Rival type string default {EMPTY}"));
        say(&format!(
            "option name Seed type spin default 0 min 0 max {}",
            u64::MAX
        ));
        for name in self.game.options {
            say(&format!("option name {name} type check default false"));
        }
        say("ugiok");
    }

    fn choose_game(&mut self, id: &str) -> CommandResult {
        let unknown = || {
            let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
            format!(
                "expected one of {}, found {:?}",
                ids.join(", "),
                excerpt(id)
            )
        };
        self.game = registry::find(id).ok_or_else(unknown)?;
        // These are for one game.
        self.engine.net = NetSource::BuiltIn;
        self.engine.margins = None;
        self.book = None;
        self.reopen(Options::default(), "startpos")
    }

    fn new_game(&mut self) -> CommandResult {
        self.session.forget();
        self.session
            .set_up("startpos")
            .map_err(|error| error.to_string())
    }

    /// Reopens the game with other options. If the history is illegal under them, nothing changes.
    fn reopen(&mut self, options: Options, history: &str) -> CommandResult {
        let mut session = (self.game.open)(options);
        session.set_up(history).map_err(|error| error.to_string())?;
        session
            .set_engine(&self.engine)
            .map_err(|error| error.to_string())?;
        self.session = session;
        Ok(())
    }

    fn set_option(&mut self, rest: &str) -> CommandResult {
        let usage = "expected name <option> value <value>";
        let rest = rest.strip_prefix("name ").ok_or(usage)?;
        let (name, value) = rest.split_once(" value ").ok_or(usage)?;
        let (name, value) = (name.trim(), value.trim());
        match name {
            "Hash" => {
                let hash = parse_number(value, "megabytes", 1, MAX_HASH)?;
                self.set_engine(|engine| engine.hash = hash)?;
            }
            "Threads" => {
                let threads = parse_number(value, "threads", 1, MAX_THREADS)?;
                self.set_engine(|engine| engine.threads = threads)?;
            }
            "EvalFile" => {
                let net = match value {
                    BUILT_IN => NetSource::BuiltIn,
                    EMPTY => NetSource::None,
                    path => NetSource::File(read_file(name, path)?),
                };
                self.set_engine(|engine| engine.net = net)?;
            }
            "BookFile" => {
                self.book = match value {
                    EMPTY => None,
                    path => Some(self.read_book(path)?),
                };
            }
            "Margins" => {
                let margins = value.parse();
                let margins = margins.map_err(|_: InvalidMargins| {
                    format!(
                        "Margins: expected ten numbers such as {}",
                        self.game.margins
                    )
                })?;
                self.set_engine(|engine| engine.margins = Some(margins))?;
            }
            "MultiPV" => self.base_limits.lines = parse_number(value, "lines", 1, MAX_LINES)?,
            "Level" => {
                let level = parse_number(value, "a level", 0, TOP)?;
                self.base_limits.level = Some(level).filter(|&level| level < TOP);
            }
            "Rival" => {
                self.base_limits.rival = match value {
                    EMPTY => None,
                    text => Some(text.parse().map_err(|error| format!("Rival: {error}"))?),
                };
            }
            "Seed" => self.base_limits.seed = parse_number(value, "a seed", 0, u64::MAX)?,
            _ => return self.set_game_option(name, value),
        }
        Ok(())
    }

    fn set_engine(&mut self, change: impl FnOnce(&mut EngineOptions)) -> CommandResult {
        let mut options = self.engine.clone();
        change(&mut options);
        let set = self.session.set_engine(&options);
        set.map_err(|error| error.to_string())?;
        self.engine = options;
        Ok(())
    }

    /// Reads the file of an opening explorer of this game.
    fn read_book(&self, path: &str) -> Result<Explorer, String> {
        let failed = |why: &dyn fmt::Display| format!("BookFile: {:?}: {why}", excerpt(path));
        let book = Explorer::parse(&read_file("BookFile", path)?);
        let book = book.map_err(|error| failed(&error))?;
        if book.game() != self.game.id {
            let of = format!("it is of the game {:?}", excerpt(book.game()));
            return Err(failed(&of));
        }
        Ok(book)
    }

    fn set_game_option(&mut self, name: &str, value: &str) -> CommandResult {
        let mut options = self.session.options();
        if !options.set(self.game.options, name, value == "true") {
            return Err(format!("unknown option {:?}", excerpt(name)));
        }
        if value != "true" && value != "false" {
            let value = excerpt(value);
            return Err(format!("{name}: expected true or false, found {value:?}"));
        }
        self.reopen(options, &self.session.line())
    }

    fn query(&self, what: &str, say: &mut dyn FnMut(&str)) -> CommandResult {
        let outcome = self.session.outcome();
        let response = match (what, outcome.map(|outcome| outcome.winner)) {
            ("gameover", winner) => winner.is_some().to_string(),
            ("p1turn", _) => (self.session.turn() == Side::First).to_string(),
            ("result", None) => "none".to_owned(),
            ("result", Some(None)) => "draw".to_owned(),
            ("result", Some(Some(Side::First))) => "p1win".to_owned(),
            ("result", Some(Some(Side::Second))) => "p2win".to_owned(),
            _ => {
                let found = excerpt(what);
                return Err(format!(
                    "expected gameover, p1turn or result, found {found:?}"
                ));
            }
        };
        say(&format!("response {response}"));
        Ok(())
    }
}

/// Reads the file of an option. Other files than regular ones may have no end, or wait for someone to write.
fn read_file(option: &str, path: &str) -> Result<Vec<u8>, String> {
    let failed = |why: &dyn fmt::Display| format!("{option}: {:?}: {why}", excerpt(path));
    let is_file = fs::metadata(path)
        .map_err(|error| failed(&error))?
        .is_file();
    if !is_file {
        return Err(failed(&"expected a regular file"));
    }
    let file = File::open(path).map_err(|error| failed(&error))?;
    let mut bytes = Vec::new();
    let read = file.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    let length = read.map_err(|error| failed(&error))?;
    if length as u64 > MAX_BYTES {
        return Err(failed(&format!("expected no more than {MAX_BYTES} bytes")));
    }
    Ok(bytes)
}
