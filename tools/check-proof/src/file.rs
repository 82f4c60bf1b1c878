//! Reading the file of a proof. Whatever `docs/proofs.md` does not allow is refused.

use crate::rules::{Board, Cells, Move};
use std::fmt;

/// The line of the first step of a file.
pub(crate) const FIRST_STEP: usize = 4;

/// The first thing that is wrong with a proof.
#[derive(Debug)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// The column, from 1, where the line is not written as it must be.
    pub column: Option<usize>,
    /// The moves from the position of the file to the one where the step of the line fails.
    pub moves: Vec<Move>,
    /// The error.
    pub reason: String,
}

impl std::error::Error for Fault {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        self.column.map_or(Ok(()), |column| write!(f, ", column {column}"))?;
        f.write_str(if self.moves.is_empty() { "" } else { ", after" })?;
        self.moves.iter().try_for_each(|mv| write!(f, " {mv}"))?;
        write!(f, ": {}", self.reason)
    }
}

/// A file that is written as it must be.
pub(crate) struct Proof<'a> {
    pub(crate) position: &'a str,
    pub(crate) board: Board<'a>,
    pub(crate) turns: usize,
    /// The steps, line by line.
    pub(crate) steps: Vec<Step>,
}

/// A step of the strategy, with the steps that follow.
pub(crate) struct Step {
    pub(crate) mv: Move,
    pub(crate) default: Option<usize>,
    pub(crate) entries: Vec<(Entry, usize)>,
}

/// A reply after which another step follows than the default, or with `false` the drop on a cell, for all replies that end
/// there and are not listed themselves. Entries have the order of their texts.
pub(crate) type Entry = (bool, Move);

fn parse_entry(word: &str) -> Option<Entry> {
    match word.strip_prefix('-') {
        Some(cell) => Move::parse(cell).filter(|mv| mv.from().is_none()).map(|drop| (false, drop)),
        None => Move::parse(word).map(|reply| (true, reply)),
    }
}

impl Step {
    /// The step that follows a reply, if there is a default.
    pub(crate) fn after(&self, reply: Move) -> Option<usize> {
        let find = |wanted: Entry| self.entries.binary_search_by_key(&wanted, |&(entry, _)| entry).ok();
        let place = find((true, reply)).or_else(|| find((false, Move::drop(reply.to()))));
        place.map_or(self.default, |place| Some(self.entries[place].1))
    }
}

impl<'a> Proof<'a> {
    pub(crate) fn parse(cells: &'a Cells, text: &'a str) -> Result<Self, Fault> {
        let mut file = Reader { text, at: 0 };
        file.expect("ergo-proof ")?;
        file.word("version 1", |word| (word == "1").then_some(()))?;
        file.expect("\nposition ")?;
        let position = file.rest().split('\n').next().unwrap_or("");
        let board = Board::parse(cells, position).map_err(|(at, expected)| file.fault(file.at + at, expected))?;
        file.at += position.len();
        file.expect("\nturns ")?;
        let turns = file.word("a number from 1 to 60", |word| number(word, 60))?;
        file.expect("\n")?;
        let mut steps: Vec<Step> = Vec::new();
        while steps.is_empty() || !file.rest().is_empty() {
            let above = |word: &str| Some(steps.len() - number(word, steps.len())?);
            let mv = file.word("a move", Move::parse)?;
            let default = file.skips(" ").then(|| file.word("the number of a line above", above)).transpose()?;
            let mut entries: Vec<(Entry, usize)> = Vec::new();
            while file.skips(" ") {
                let last = entries.last().map(|&(entry, _)| entry);
                let later = |word: &str| parse_entry(word).filter(|&entry| Some(entry) > last);
                let entry = file.word("a reply or a cell, in ascending order", later)?;
                file.expect(" ")?;
                entries.push((entry, file.word("the number of a line above", above)?));
            }
            file.expect("\n")?;
            steps.push(Step { mv, default, entries });
        }
        Ok(Self { position, board, turns, steps })
    }
}

/// A number from 1 to the largest one that is allowed, without a sign or zeros before it.
fn number(word: &str, largest: usize) -> Option<usize> {
    word.parse().ok().filter(|number| (1..=largest).contains(number) && !word.starts_with(['+', '0']))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Reads this text, if it follows.
    fn skips(&mut self, text: &str) -> bool {
        let follows = self.rest().starts_with(text);
        self.at += if follows { text.len() } else { 0 };
        follows
    }

    fn expect(&mut self, text: &str) -> Result<(), Fault> {
        self.skips(text).then_some(()).ok_or_else(|| self.fault(self.at, &format!("{text:?}")))
    }

    /// Reads a word, up to the next space or the end of the line.
    fn word<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Fault> {
        let word = self.rest().split([' ', '\n']).next().unwrap_or("");
        let value = read(word).ok_or_else(|| self.fault(self.at, expected))?;
        self.at += word.len();
        Ok(value)
    }

    fn fault(&self, at: usize, expected: &str) -> Fault {
        let before = &self.text[..at];
        let line = before.matches('\n').count() + 1;
        let column = Some(at - before.rfind('\n').map_or(0, |end| end + 1) + 1);
        Fault { line, column, moves: Vec::new(), reason: format!("expected {expected}") }
    }
}
