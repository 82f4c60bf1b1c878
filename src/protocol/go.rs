//! Searches: `go` and `solve`.

use crate::game::Side;
use crate::parse::excerpt;
use crate::search::Limits;
use crate::search::budget::Interrupt;
use crate::session::view::{LineView, Solved};

use super::arguments::{CommandResult, parse_number, split_first_word};
use super::{Protocol, Search, SearchTime};

/// The longest win that `solve` searches for, in plies.
const MAX_SOLVE: u32 = 99;
/// The default node limit of `solve`.
const SOLVE_NODES: u32 = 1_000_000;
/// A move may use one part in this many of the remaining time.
const TIME_SHARE: f64 = 20.0;

impl Protocol {
    /// Answers from the book, or starts a search.
    pub(super) fn go(&mut self, rest: &str, say: &mut dyn FnMut(&str)) -> CommandResult {
        let (limits, waits_for_stop) = self.limits(rest)?;
        if self.session.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        // Somebody who waits for more than a move wants a search.
        if let Some(book) = self.book.as_ref().filter(|_| !waits_for_stop)
            && let Some(mv) = self.session.known_move(book, limits.seed)
        {
            say(&format!("bestmove {mv}"));
            return Ok(());
        }
        self.session.begin(limits);
        self.search = Search::Thinking;
        self.is_unlimited = limits == self.base_limits;
        self.waits_for_stop = waits_for_stop;
        self.reported_depth = 0;
        self.time = SearchTime::default();
        Ok(())
    }

    /// Parses the limits of a search, and whether `bestmove` waits for `stop`.
    fn limits(&self, rest: &str) -> Result<(Limits, bool), String> {
        let mut limits = self.base_limits;
        let mut waits_for_stop = false;
        let (mut clock, mut increment) = (None, 0.0);
        let own_digit = if self.session.turn() == Side::First {
            '1'
        } else {
            '2'
        };
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                waits_for_stop = true;
                continue;
            }
            let value = words.next().unwrap_or_default();
            let milliseconds = || parse_number(value, word, 0, u32::MAX).map(f64::from);
            match word {
                "depth" => limits.depth = Some(parse_number(value, word, 0, u32::MAX)?.max(1)),
                "nodes" => limits.nodes = Some(parse_number(value, word, 0, u64::MAX)?),
                "movetime" => limits.time = Some(milliseconds()?),
                "p1time" | "p2time" if word.contains(own_digit) => clock = Some(milliseconds()?),
                "p1inc" | "p2inc" if word.contains(own_digit) => increment = milliseconds()?,
                "p1time" | "p2time" | "p1inc" | "p2inc" | "movestogo" => drop(milliseconds()?),
                _ => return Err(format!("unknown limit {:?}", excerpt(word))),
            }
        }
        if let (Some(left), None) = (clock, limits.time) {
            limits.time = Some((left / TIME_SHARE + increment / 2.0).min(left / 2.0));
        }
        Ok((limits, waits_for_stop))
    }

    /// Searches for a win by threats.
    pub(super) fn solve(&mut self, rest: &str, interrupt: Interrupt) -> Result<String, String> {
        let (plies, rest) = split_first_word(rest);
        let plies = parse_number(plies, "plies", 0, MAX_SOLVE)?;
        let nodes = match split_first_word(rest) {
            ("", _) => SOLVE_NODES,
            ("nodes", nodes) => parse_number(nodes, "nodes", 0, u32::MAX)?,
            (word, _) => return Err(format!("unknown limit {:?}", excerpt(word))),
        };
        if self.session.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        Ok(match self.session.solve(plies, nodes, interrupt) {
            Solved::Win(LineView { score, moves, .. }) => {
                format!("{score} pv {}", moves.join(" "))
            }
            Solved::None => "none".to_owned(),
            Solved::Unknown => "unknown".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Protocol;

    /// The time for a move, in milliseconds.
    fn time(position: &str, limits: &str) -> Option<f64> {
        let mut protocol = Protocol::new();
        protocol.line(position, &mut |_| ());
        let (limits, _) = protocol.limits(limits).unwrap();
        limits.time
    }

    #[test]
    fn a_move_uses_a_twentieth_of_the_clock_and_half_of_the_increment() {
        let start = "position startpos";
        assert_eq!(time(start, "p1time 60000"), Some(3_000.0));
        assert_eq!(time(start, "p1time 60000 p1inc 1000"), Some(3_500.0));
        assert_eq!(time(start, "p1time 60000 p2time 5 p2inc 9"), Some(3_000.0));
        // Never more than half of what is left.
        assert_eq!(time(start, "p1time 100 p1inc 60000"), Some(50.0));
        assert_eq!(time(start, "p1time 0 p1inc 60000"), Some(0.0));
        assert_eq!(time(start, "p1time 60000 movetime 7"), Some(7.0));
        let second = "position startpos moves e5";
        assert_eq!(time(second, "p1time 5 p2time 40000"), Some(2_000.0));
        assert_eq!(time(second, "p1time 60000"), None);
    }
}
