//! The text protocol: a superset of UGI, the Universal Game Interface. One line in, any number of
//! lines out.
//!
//! It keeps no clock and no thread: while it [is thinking](Protocol::is_thinking) its owner calls
//! [`Protocol::think`], and may send it lines in between.

use crate::game::Side;
use crate::games::{self, GAMES};
use crate::parse::{ParseError, excerpt};
use crate::search::levels::COUNT;
use crate::search::{Limits, Progress};
use crate::session::view::{LineView, SearchInfo, Solved};
use crate::session::{Registration, Session};

/// The commands, for `--help`; `docs/engine-protocol.md` explains them.
pub const HELP: &str = "\
ugi                         who this is, its options, then ugiok
isready                     readyok, also while thinking
game <id>                   play another game from its start
uginewgame                  start over and forget what was learnt
setoption name <n> value <v>
                            Hash <megabytes>; MultiPV <lines>; Level <1 to 10> and Seed <n>,
                            on which its choices depend; or an option of the game true|false
position startpos|fen <position> [moves <move> ...]
                            set up a game
go [depth <plies>] [nodes <n>] [movetime <ms>] [infinite]
   [p1time <ms>] [p2time <ms>] [p1inc <ms>] [p2inc <ms>]
                            think; info lines, then bestmove <move>: with infinite not before stop
stop                        stop thinking and say the best move
query gameover|p1turn|result
                            response true|false, or p1win|p2win|draw|none
moves                       every legal move, sorted, on one line
show                        the position text
results                     the number of different positions one move can reach
solve <plies> [nodes <n>]   win <plies> pv <moves> if the player to move wins by threats within
                            the plies; none if not; unknown if the nodes were not enough
perft <plies>               the number of lines of so many plies
bench                       bench <nodes> nodes <signature>: searches fixed positions of the game;
                            the signature is a hash of what was found, the same everywhere
bench <nodes>               the same for a search of this position, limited to these nodes
quit                        leave
Any line that cannot be used is answered by: error <what and where>";

/// The largest table that may be asked for, in megabytes.
const MAX_HASH: usize = 1024;
/// The most lines that may be asked for.
const MAX_LINES: usize = 256;
/// The longest win that may be sought, and how many positions are looked at unless it is said.
const MAX_SOLVE: u32 = 99;
const SOLVE_NODES: u32 = 1_000_000;
/// The deepest perft that may be asked for.
const MAX_PERFT: u32 = 20;
/// The most nodes that may be looked at for a bench.
const MAX_BENCH: u64 = 100_000_000;
/// The share of the remaining time that is spent on a move.
const TIME_SHARE: f64 = 20.0;

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// More lines may come.
    Listen,
    /// The other side has taken leave.
    Quit,
}

/// What has become of a `go`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    /// It is answered, or there was none.
    Over,
    /// It is under way.
    Thinking,
    /// There is nothing left to think about, and the answer waits for `stop`.
    Waiting,
}

/// One end of a conversation.
pub struct Protocol {
    game: &'static Registration,
    session: Box<dyn Session>,
    hash: Option<usize>,
    /// What every search is asked for besides its limits.
    manner: Limits,
    search: Search,
    /// Whether nothing limits the search.
    endless: bool,
    /// Whether it is answered only when `stop` says so.
    holds: bool,
    /// The depth last reported while thinking.
    told: u32,
}

type Answer = Result<(), String>;

impl Default for Protocol {
    fn default() -> Self {
        Self::new()
    }
}

impl Protocol {
    /// The first game of the registry, at its start.
    #[must_use]
    pub fn new() -> Self {
        Self::with_game(&GAMES[0])
    }

    /// A game at its start; it need not be in the registry.
    #[must_use]
    pub fn with_game(game: &'static Registration) -> Self {
        Self {
            game,
            session: (game.open)(crate::game::Options::default()),
            hash: None,
            manner: Limits::default(),
            search: Search::Over,
            endless: false,
            holds: false,
            told: 0,
        }
    }

    /// Takes a line and says what there is to say.
    pub fn line(&mut self, line: &str, say: &mut dyn FnMut(&str)) -> Next {
        let (word, rest) = split_word(line);
        if word == "quit" && rest.is_empty() {
            self.stop(say);
            return Next::Quit;
        }
        let answer = match word {
            "" => Ok(()),
            "isready" => bare(rest).map(|()| say("readyok")),
            "stop" => bare(rest).map(|()| self.stop(say)),
            "quit" => bare(rest),
            _ if self.search != Search::Over => Err("still thinking: send stop first".to_owned()),
            _ => self.command(line, word, rest, say),
        };
        if let Err(what) = answer {
            say(&format!("error {}: {what}", excerpt(word)));
        }
        Next::Listen
    }

    fn command(&mut self, line: &str, word: &str, rest: &str, say: &mut dyn FnMut(&str)) -> Answer {
        match word {
            "ugi" => bare(rest).map(|()| self.introduce(say)),
            "game" => self.choose_game(rest),
            "uginewgame" => bare(rest).and_then(|()| self.new_game()),
            "setoption" => self.set_option(rest),
            "position" => {
                let told_in_line = |fault: ParseError| fault.within(line, rest).to_string();
                self.session.set_up(rest).map_err(told_in_line)
            }
            "go" => self.go(rest),
            "query" => self.query(rest, say),
            "moves" => {
                bare(rest)?;
                let moves = self.session.moves().map_err(|many| many.to_string())?;
                say(&moves.join(" "));
                Ok(())
            }
            "show" => bare(rest).map(|()| say(&self.session.position())),
            "results" => {
                bare(rest)?;
                let results = self.session.results().map_err(|many| many.to_string())?;
                say(&results.to_string());
                Ok(())
            }
            "solve" => {
                let said = self.solve(rest)?;
                say(&said);
                Ok(())
            }
            "perft" => {
                let depth = number(rest, "a number of plies", 0, MAX_PERFT)?;
                let lines = self.session.perft(depth).map_err(|many| many.to_string())?;
                say(&lines.to_string());
                Ok(())
            }
            "bench" => {
                let bench = if rest.is_empty() {
                    self.session.bench()
                } else {
                    let most = number(rest, "a number of nodes", 1, MAX_BENCH)?;
                    self.session.bench_here(most)
                };
                say(&format!("bench {bench}"));
                Ok(())
            }
            _ => Err("no such command; the list is in --help".to_owned()),
        }
    }

    /// Whether a search is under way.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        matches!(self.search, Search::Thinking)
    }

    /// Goes on thinking, if it is, until the clock, in milliseconds, shows `until`.
    pub fn think(&mut self, clock: &dyn Fn() -> f64, until: f64, say: &mut dyn FnMut(&str)) {
        if !self.is_thinking() {
            return;
        }
        match (self.session.think(clock, until), self.session.search_info()) {
            (Progress::Done, Some(thought)) if self.holds => {
                tell(&thought, say);
                self.search = Search::Waiting;
            }
            (Progress::Done, _) => self.stop(say),
            (Progress::Thinking, Some(thought)) if thought.depth > self.told => {
                self.told = thought.depth;
                tell(&thought, say);
            }
            (Progress::Thinking, _) => {}
        }
    }

    /// Learns that no line will come any more, and so no `stop`. A search without limits would never
    /// end, so it ends now; any other goes on to its limits.
    pub fn hang_up(&mut self, say: &mut dyn FnMut(&str)) {
        self.holds = false;
        if self.endless || self.search == Search::Waiting {
            self.stop(say);
        }
    }

    fn stop(&mut self, say: &mut dyn FnMut(&str)) {
        self.session.stop();
        let search = std::mem::replace(&mut self.search, Search::Over);
        if search == Search::Over {
            return;
        }
        if let Some(thought) = self.session.search_info() {
            // An iteration that was cut short may have found a better line than was told so far.
            if search == Search::Thinking {
                tell(&thought, say);
            }
            let best = thought.best.as_deref().unwrap_or("none");
            say(&format!("bestmove {best}"));
        }
    }

    fn introduce(&self, say: &mut dyn FnMut(&str)) {
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
            "option name MultiPV type spin default 1 min 1 max {MAX_LINES}"
        ));
        say(&format!(
            "option name Level type spin default {COUNT} min 1 max {COUNT}"
        ));
        say(&format!(
            "option name Seed type spin default 0 min 0 max {}",
            u64::MAX
        ));
        for name in self.game.options {
            say(&format!("option name {name} type check default false"));
        }
        say("ugiok");
    }

    fn choose_game(&mut self, id: &str) -> Answer {
        let known = || {
            let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
            format!(
                "expected one of {}, found {:?}",
                ids.join(", "),
                excerpt(id)
            )
        };
        self.game = games::find(id).ok_or_else(known)?;
        self.lay_out(crate::game::Options::default(), "startpos")
    }

    fn new_game(&mut self) -> Answer {
        self.session.forget();
        self.session
            .set_up("startpos")
            .map_err(|fault| fault.to_string())
    }

    /// Opens the game anew under other options; if the record does not fit them, nothing changes.
    fn lay_out(&mut self, options: crate::game::Options, record: &str) -> Answer {
        let mut session = (self.game.open)(options);
        session.set_up(record).map_err(|fault| fault.to_string())?;
        if let Some(megabytes) = self.hash {
            session.set_hash(megabytes);
        }
        self.session = session;
        Ok(())
    }

    fn set_option(&mut self, rest: &str) -> Answer {
        let usage = "expected name <option> value <value>";
        let rest = rest.strip_prefix("name ").ok_or(usage)?;
        let (name, value) = rest.split_once(" value ").ok_or(usage)?;
        let (name, value) = (name.trim(), value.trim());
        match name {
            "Hash" => {
                let megabytes = number(value, "megabytes", 1, MAX_HASH)?;
                self.hash = Some(megabytes);
                self.session.set_hash(megabytes);
            }
            "MultiPV" => self.manner.lines = number(value, "lines", 1, MAX_LINES)?,
            "Level" => {
                let level = number(value, "a level", 1, COUNT)?;
                self.manner.level = Some(level).filter(|&level| level < COUNT);
            }
            "Seed" => self.manner.seed = number(value, "a seed", 0, u64::MAX)?,
            _ => return self.set_game_option(name, value),
        }
        Ok(())
    }

    fn set_game_option(&mut self, name: &str, value: &str) -> Answer {
        let mut options = self.session.options();
        if !options.set(self.game.options, name, value == "true") {
            return Err(format!("no option {:?}", excerpt(name)));
        }
        if value != "true" && value != "false" {
            let value = excerpt(value);
            return Err(format!("{name}: expected true or false, found {value:?}"));
        }
        self.lay_out(options, &self.session.line())
    }

    fn go(&mut self, rest: &str) -> Answer {
        let (limits, holds) = self.limits(rest)?;
        if self.session.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        self.session.begin(limits);
        self.search = Search::Thinking;
        self.endless = limits == self.manner;
        self.holds = holds;
        self.told = 0;
        Ok(())
    }

    /// The limits of a search, and whether its answer is to wait for `stop`.
    fn limits(&self, rest: &str) -> Result<(Limits, bool), String> {
        let mut limits = self.manner;
        let mut holds = false;
        let (mut clock, mut increment) = (None, 0.0);
        let own = if self.session.turn() == Side::First {
            '1'
        } else {
            '2'
        };
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                holds = true;
                continue;
            }
            let value = words.next().unwrap_or_default();
            let milliseconds = || number(value, word, 0, u32::MAX).map(f64::from);
            match word {
                "depth" => limits.depth = Some(number(value, word, 0, u32::MAX)?.max(1)),
                "nodes" => limits.nodes = Some(number(value, word, 0, u64::MAX)?),
                "movetime" => limits.time = Some(milliseconds()?),
                "p1time" | "p2time" if word.contains(own) => clock = Some(milliseconds()?),
                "p1inc" | "p2inc" if word.contains(own) => increment = milliseconds()?,
                "p1time" | "p2time" | "p1inc" | "p2inc" | "movestogo" => drop(milliseconds()?),
                _ => return Err(format!("unknown limit {:?}", excerpt(word))),
            }
        }
        if let (Some(left), None) = (clock, limits.time) {
            limits.time = Some((left / TIME_SHARE + increment / 2.0).min(left / 2.0));
        }
        Ok((limits, holds))
    }

    /// Seeks a win by threats.
    fn solve(&mut self, rest: &str) -> Result<String, String> {
        let (plies, rest) = split_word(rest);
        let plies = number(plies, "plies", 0, MAX_SOLVE)?;
        let nodes = match split_word(rest) {
            ("", _) => SOLVE_NODES,
            ("nodes", nodes) => number(nodes, "nodes", 0, u32::MAX)?,
            (word, _) => return Err(format!("unknown limit {:?}", excerpt(word))),
        };
        if self.session.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        Ok(match self.session.solve(plies, nodes) {
            Solved::Win(LineView { score, moves, .. }) => {
                format!("{score} pv {}", moves.join(" "))
            }
            Solved::None => "none".to_owned(),
            Solved::Unknown => "unknown".to_owned(),
        })
    }

    fn query(&self, what: &str, say: &mut dyn FnMut(&str)) -> Answer {
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

/// What was found so far, a line of text for each of the best lines.
fn tell(thought: &SearchInfo, say: &mut dyn FnMut(&str)) {
    let SearchInfo { depth, nodes, .. } = thought;
    let several = thought.lines.len() > 1;
    for (place, LineView { score, moves, .. }) in (1..).zip(&thought.lines) {
        let place = if several {
            format!(" multipv {place}")
        } else {
            String::new()
        };
        let moves = moves.join(" ");
        say(&format!(
            "info depth {depth}{place} score {score} nodes {nodes} pv {moves}"
        ));
    }
}

/// Refuses words after a command that takes none.
fn bare(rest: &str) -> Answer {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(format!("expected nothing more, found {:?}", excerpt(rest)))
    }
}

fn number<T>(text: &str, what: &str, least: T, most: T) -> Result<T, String>
where
    T: Copy + std::str::FromStr + PartialOrd + std::fmt::Display,
{
    text.parse()
        .ok()
        .filter(|value| (least..=most).contains(value))
        .ok_or_else(|| {
            let found = excerpt(text);
            format!("expected {what} as a number from {least} to {most}, found {found:?}")
        })
}

/// The first word of a line, and what follows it.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    // What follows is a part of the line even if it is empty: faults are placed by it.
    let (word, rest) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
    (word, rest.trim())
}
