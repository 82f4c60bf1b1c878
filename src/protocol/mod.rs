//! The text protocol: a superset of UGI, the Universal Game Interface. One line in, any number of
//! lines out.
//!
//! It has no clock and no thread: while a search [is running](Protocol::is_thinking), the owner calls
//! [`Protocol::think`], and may send lines in between. `perft`, `bench` and `solve` run to their end
//! within [`Protocol::line_until`], which calls the owner now and then to ask whether to stop: it answers
//! the lines that are [urgent](Urgent) itself.
//!
//! `commands` implements the commands, `go` the searches, and `arguments` parses their arguments.

use crate::explorer::Explorer;
use crate::parse::excerpt;
use crate::registry::GAMES;
use crate::search::budget::{Interrupt, NEVER};
use crate::search::{Limits, Progress};
use crate::session::view::{LineView, SearchInfo};
use crate::session::{EngineOptions, Registration, Session};
use std::time::Duration;

use arguments::{expect_end, split_first_word};

mod arguments;
mod commands;
mod go;

/// The commands, for `--help`; `docs/engine-protocol.md` explains them.
pub const HELP: &str = "\
ugi                         name, games and options of the engine, then ugiok
isready                     readyok, also while another command runs
game <id>                   switch to another game, at its start
uginewgame                  return to the start and clear the transposition table
setoption name <n> value <v>
                            Hash <megabytes>; Threads <n>; EvalFile <net>; BookFile <openings>;
                            MultiPV <lines>; Level <0 to 10>; Seed <n> for the random choices of
                            levels below 10 and of openings; Margins <numbers> of forward pruning;
                            or an option of the game: true, false
position startpos|fen <position> [moves <move> ...]
                            set up a game
go [depth <plies>] [nodes <n>] [movetime <ms>] [infinite]
   [p1time <ms>] [p2time <ms>] [p1inc <ms>] [p2inc <ms>]
                            search: info lines, then bestmove <move>; after go infinite, bestmove
                            follows only on stop
stop                        end the search and print bestmove; end perft, solve or bench
query gameover|p1turn|result
                            response true|false, or p1win|p2win|draw|none
moves                       all legal moves, sorted, on one line
show                        the position as text
results                     the number of different positions that one move can reach
solve <plies> [nodes <n>]   win <plies> pv <moves> if the side to move has a win by threats within
                            that many plies; none; or unknown if the node limit was reached
perft <plies>               the number of move sequences of this length
bench                       bench <nodes> nodes <signature>: searches fixed positions of the game;
                            the signature is a hash of the results, the same on every platform
bench <nodes>               the same for one search of this position, limited to that many nodes
quit                        end the program
The response to a command that cannot be carried out is: error <command>: <what and where>";

/// Whether to read more input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// More lines may follow.
    Listen,
    /// The command was `quit`.
    Quit,
}

/// A line that is handled at once, even while another command runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgent {
    /// `isready`, which is answered by [`READY`].
    Ready,
    /// `stop`.
    Stop,
    /// `quit`.
    Quit,
}

/// The answer to `isready`.
pub const READY: &str = "readyok";

impl Urgent {
    /// Reads a line; `None` for any other.
    #[must_use]
    pub fn of(line: &str) -> Option<Self> {
        match line.trim() {
            "isready" => Some(Self::Ready),
            "stop" => Some(Self::Stop),
            "quit" => Some(Self::Quit),
            _ => None,
        }
    }
}

/// The state of the last `go`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    /// There was none, or `bestmove` has been sent.
    Over,
    /// The search is running.
    Thinking,
    /// The search is complete, and `bestmove` waits for `stop`.
    Waiting,
}

/// An engine that is driven by lines of text.
pub struct Protocol {
    game: &'static Registration,
    session: Box<dyn Session>,
    /// How the engine is set up.
    engine: EngineOptions,
    /// The openings that it plays without a search.
    book: Option<Explorer>,
    /// The limits set by options, which apply to every search.
    base_limits: Limits,
    search: Search,
    /// Whether `go` gave no limits.
    is_unlimited: bool,
    /// Whether `bestmove` is sent only after `stop`.
    waits_for_stop: bool,
    /// The last depth reported in an `info` line.
    reported_depth: u32,
    /// When the search began and how long it has taken, by the clock of the owner.
    time: SearchTime,
}

/// How long a search takes, in milliseconds by the clock of the owner.
#[derive(Clone, Copy, Default)]
struct SearchTime {
    /// The reading of the clock when the search was first continued.
    began: Option<f64>,
    /// The time from then until it was last continued.
    elapsed: f64,
}

impl SearchTime {
    /// Takes note of what the clock reads.
    fn update(&mut self, now: f64) {
        let began = *self.began.get_or_insert(now);
        self.elapsed = now - began;
    }

    fn elapsed(self) -> Duration {
        Duration::try_from_secs_f64(self.elapsed / 1000.0).unwrap_or_default()
    }
}

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
            engine: EngineOptions::default(),
            book: None,
            base_limits: Limits::default(),
            search: Search::Over,
            is_unlimited: false,
            waits_for_stop: false,
            reported_depth: 0,
            time: SearchTime::default(),
        }
    }

    /// Handles a line of input and writes the responses.
    pub fn line(&mut self, line: &str, say: &mut dyn FnMut(&str)) -> Next {
        self.line_until(line, say, NEVER)
    }

    /// Handles a line of input and writes the responses. Commands that take long end early once the
    /// interrupt, which they call now and then, returns `true`.
    pub fn line_until(
        &mut self,
        line: &str,
        say: &mut dyn FnMut(&str),
        interrupt: Interrupt,
    ) -> Next {
        match Urgent::of(line) {
            Some(Urgent::Ready) => say(READY),
            Some(Urgent::Stop) => self.stop(say),
            Some(Urgent::Quit) => {
                self.stop(say);
                return Next::Quit;
            }
            None => self.command_line(line, say, interrupt),
        }
        Next::Listen
    }

    fn command_line(&mut self, line: &str, say: &mut dyn FnMut(&str), interrupt: Interrupt) {
        let (word, rest) = split_first_word(line);
        let result = match word {
            "" => Ok(()),
            "isready" | "stop" | "quit" => expect_end(rest),
            _ if self.search != Search::Over => {
                Err("a search is running: send stop first".to_owned())
            }
            _ => self.command(line, (word, rest), say, interrupt),
        };
        if let Err(error) = result {
            // Control characters would change what a terminal does.
            say(&format!("error {}: {error}", excerpt(word).escape_debug()));
        }
    }

    /// Whether a search is running.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        matches!(self.search, Search::Thinking)
    }

    /// Continues the search, if one is running, until the clock reads `until`, in milliseconds.
    pub fn think(&mut self, clock: &dyn Fn() -> f64, until: f64, say: &mut dyn FnMut(&str)) {
        if !self.is_thinking() {
            return;
        }
        self.time.update(clock());
        let progress = self.session.think(clock, until);
        self.time.update(clock());
        match (progress, self.session.search_info()) {
            (Progress::Done, Some(info)) if self.waits_for_stop => {
                report(&info, self.time, say);
                self.search = Search::Waiting;
            }
            (Progress::Done, _) => self.stop(say),
            (Progress::Thinking, Some(info)) if info.depth > self.reported_depth => {
                self.reported_depth = info.depth;
                report(&info, self.time, say);
            }
            (Progress::Thinking, _) => {}
        }
    }

    /// The input has ended, so no `stop` can follow: a search without limits stops now, any other
    /// continues to its limits.
    pub fn end_input(&mut self, say: &mut dyn FnMut(&str)) {
        self.waits_for_stop = false;
        if self.is_unlimited || self.search == Search::Waiting {
            self.stop(say);
        }
    }

    fn stop(&mut self, say: &mut dyn FnMut(&str)) {
        self.session.stop();
        let search = std::mem::replace(&mut self.search, Search::Over);
        if search == Search::Over {
            return;
        }
        if let Some(info) = self.session.search_info() {
            // An unfinished iteration may have found a better line than the last one reported.
            if search == Search::Thinking {
                report(&info, self.time, say);
            }
            let best = info.best.as_deref().unwrap_or("none");
            say(&format!("bestmove {best}"));
        }
    }
}

/// Writes an `info` line for each of the best lines.
fn report(info: &SearchInfo, time: SearchTime, say: &mut dyn FnMut(&str)) {
    let SearchInfo { depth, nodes, .. } = info;
    let elapsed = time.elapsed();
    let time = elapsed.as_millis();
    // What the first microseconds would give says nothing about the speed.
    let per_second = u128::from(*nodes) * 1_000_000 / elapsed.as_micros().max(1_000);
    let several = info.lines.len() > 1;
    for (place, LineView { score, moves, .. }) in (1..).zip(&info.lines) {
        let place = if several {
            format!(" multipv {place}")
        } else {
            String::new()
        };
        let moves = moves.join(" ");
        say(&format!(
            "info depth {depth}{place} score {score} nodes {nodes} nps {per_second} time {time} pv {moves}"
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::Protocol;
    use std::cell::Cell;

    /// The last `info` line and `bestmove` of a search in this many slices, by a clock that advances by `tick` milliseconds
    /// whenever it is read.
    fn search(go: &str, slices: u32, tick: f64) -> Vec<String> {
        let mut protocol = Protocol::new();
        let mut said = Vec::new();
        let mut say = |line: &str| said.push(line.to_owned());
        let ticks = Cell::new(1_000.0);
        let clock = || ticks.replace(ticks.get() + tick);
        protocol.line(go, &mut say);
        for _ in 0..slices {
            protocol.think(&clock, f64::INFINITY, &mut say);
        }
        protocol.line("stop", &mut say);
        said.split_off(said.len() - 2)
    }

    /// The numbers after some words of an `info` line.
    fn numbers<const N: usize>(info: &str, names: [&str; N]) -> [u64; N] {
        let words: Vec<_> = info.split(' ').collect();
        names.map(|name| {
            let at = words.iter().position(|&word| word == name).expect(name);
            words[at + 1].parse().expect(name)
        })
    }

    #[test]
    fn a_search_says_how_long_it_took_and_how_fast_it_was() {
        let names = ["nodes", "nps", "time"];
        // The clock is read before and after, and by the search.
        let said = search("go nodes 5000", 1, 50.0);
        let [nodes, per_second, time] = numbers(&said[0], names);
        assert!(time >= 50 && time % 50 == 0, "{said:?}");
        assert_eq!(per_second, nodes * 1_000 / time, "{said:?}");
        // Another one begins at zero again, and a clock that stands still divides nothing by zero.
        let said = search("go nodes 5000", 1, 0.0);
        let [nodes, per_second, time] = numbers(&said[0], names);
        assert_eq!((per_second, time), (nodes * 1_000, 0), "{said:?}");
        // `stop` may come before the search has begun.
        let said = search("go infinite", 0, 50.0);
        assert!(said[0].contains(" nps 0 time 0 pv "), "{said:?}");
    }

    /// `bestmove` waits for `stop`, which cannot come any more.
    #[test]
    fn a_limited_search_that_waits_for_stop_answers_after_the_end_of_input() {
        let mut protocol = Protocol::new();
        let mut said = Vec::new();
        let mut say = |line: &str| said.push(line.to_owned());
        protocol.line("go infinite depth 2", &mut say);
        protocol.end_input(&mut say);
        assert!(protocol.is_thinking());
        while protocol.is_thinking() {
            protocol.think(&|| 0.0, 0.0, &mut say);
        }
        assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
    }
}
