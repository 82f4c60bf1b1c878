//! The steps of strategies, as in the files of proofs: a move of the winner, and what follows each reply. Equal steps
//! are kept once.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use anyhow::{Context as _, Result, anyhow};
use ergo_games::game::{Cell, Game as _, Options};
use ergo_games::games::ergo::{Move, Position, board};
use ergo_games::parse::Scanner;

/// The number of a step.
pub(crate) type Id = u32;

/// The replies that an entry of a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reply {
    /// This move.
    Move(Move),
    /// All moves to a cell that have no entry of their own.
    To(Cell),
}

impl Reply {
    /// The key by which entries are sorted in memory.
    fn order(self) -> (u8, u8) {
        match self {
            Self::To(cell) => (cell.0, 0),
            Self::Move(mv) => (mv.to.0, mv.from.map_or(1, |from| from.0 + 2)),
        }
    }

    fn text(self) -> String {
        match self {
            Self::Move(mv) => text(mv),
            Self::To(cell) => format!("-{}", board::name(cell)),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix('-') {
            Some(cell) => parse_cell(cell).map(Self::To),
            None => parse_move(text).map(Self::Move),
        }
    }
}

/// A step. It refers only to steps with lower numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    /// The winner's move.
    pub(crate) mv: Move,
    /// The step after all other replies; none if the move ends the game.
    pub(crate) default: Option<Id>,
    /// The replies after which another step follows, in [order](Reply::order).
    pub(crate) replies: Vec<(Reply, Id)>,
}

impl Step {
    /// The step after a reply.
    pub(crate) fn after(&self, reply: Move) -> Option<Id> {
        let entries = [Reply::Move(reply), Reply::To(reply.to)];
        let listed = entries.into_iter().find_map(|entry| self.entry(entry));
        listed.or(self.default)
    }

    fn entry(&self, reply: Reply) -> Option<Id> {
        let order = |&(reply, _): &(Reply, Id)| reply.order();
        let at = self.replies.binary_search_by_key(&reply.order(), order);
        at.ok().map(|at| self.replies[at].1)
    }

    /// The steps that may follow. The default comes last, so that it is written next to the steps that need it.
    fn children(&self) -> impl Iterator<Item = Id> {
        self.replies.iter().map(|&(_, id)| id).chain(self.default)
    }
}

/// All steps.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    list: Vec<Step>,
    /// The most turns that the steps from each of them on have.
    turns: Vec<u32>,
    numbers: HashMap<Step, Id>,
}

impl Steps {
    /// The number of a move that ends the game.
    pub(crate) fn last(&mut self, mv: Move) -> Id {
        self.add(mv, None, Vec::new())
    }

    /// The number of the step that plays a move, after which these steps follow the replies. The default is the one
    /// that is given, or else the most frequent one.
    pub(crate) fn branch(&mut self, mv: Move, default: Option<Id>, follow: &[(Move, Id)]) -> Id {
        let default = default.or_else(|| most_frequent(follow.iter().map(|&(_, id)| id)));
        let mut replies = Vec::new();
        for &(reply, id) in follow.iter().filter(|&&(_, id)| Some(id) != default) {
            let same_cell = follow.iter().filter(|(other, _)| other.to == reply.to);
            let mut ids = same_cell.map(|&(_, id)| id);
            let has_default = ids.clone().any(|id| Some(id) == default);
            let entry = if has_default || most_frequent(ids.by_ref()) != Some(id) {
                Reply::Move(reply)
            } else {
                Reply::To(reply.to)
            };
            if !replies.contains(&(entry, id)) {
                replies.push((entry, id));
            }
        }
        self.add(mv, default, replies)
    }

    fn add(&mut self, mv: Move, default: Option<Id>, mut replies: Vec<(Reply, Id)>) -> Id {
        replies.sort_unstable_by_key(|&(reply, _)| reply.order());
        let step = Step {
            mv,
            default,
            replies,
        };
        if let Some(&id) = self.numbers.get(&step) {
            return id;
        }
        let id = Id::try_from(self.list.len()).expect("memory for fewer steps");
        let longest = step.children().map(|id| self.turns(id)).max().unwrap_or(0);
        self.turns.push(longest + 1);
        self.list.push(step.clone());
        self.numbers.insert(step, id);
        id
    }

    pub(crate) fn get(&self, id: Id) -> &Step {
        &self.list[id as usize]
    }

    /// The most turns that a step and those after it have. Where the step is played, fewer may be enough.
    pub(crate) fn turns(&self, id: Id) -> u32 {
        self.turns[id as usize]
    }

    /// The lines of a file for a step and all that may follow it.
    pub(crate) fn write(&self, root: Id) -> String {
        let mut lines = HashMap::new();
        let mut text = String::new();
        self.write_from(root, &mut lines, &mut text);
        text
    }

    /// Writes a step after those that it needs.
    fn write_from(&self, id: Id, lines: &mut HashMap<Id, usize>, into: &mut String) {
        if lines.contains_key(&id) {
            return;
        }
        let step = self.get(id);
        for child in step.children() {
            self.write_from(child, lines, into);
        }
        let line = lines.len();
        lines.insert(id, line);
        *into += &text(step.mv);
        if let Some(default) = step.default {
            let _ = write!(into, " {}", line - lines[&default]);
        }
        let replies = step.replies.iter().map(|&(reply, id)| (reply.text(), id));
        for (reply, id) in replies.collect::<BTreeMap<_, _>>() {
            let _ = write!(into, " {reply} {}", line - lines[&id]);
        }
        into.push('\n');
    }

    /// Adds the steps of such lines. Returns the number of the last one.
    pub(crate) fn read<'a>(&mut self, lines: impl Iterator<Item = &'a str>) -> Result<Id> {
        let mut ids: Vec<Id> = Vec::new();
        for line in lines {
            let id = self.read_step(line, &ids);
            ids.push(id.ok_or_else(|| anyhow!("this is not a step: {line}"))?);
        }
        ids.pop().context("a proof has steps")
    }

    /// Adds the step of a line; the steps of the lines above have these numbers.
    fn read_step(&mut self, line: &str, above: &[Id]) -> Option<Id> {
        let step = |distance: &str| {
            let distance: usize = distance.parse().ok()?;
            above.get(above.len().checked_sub(distance)?).copied()
        };
        let mut words = line.split(' ');
        let mv = parse_move(words.next()?)?;
        let default = match words.next() {
            Some(distance) => Some(step(distance)?),
            None => None,
        };
        let mut replies = Vec::new();
        while let Some(reply) = words.next() {
            replies.push((Reply::parse(reply)?, step(words.next()?)?));
        }
        Some(self.add(mv, default, replies))
    }
}

/// The most frequent of some steps.
fn most_frequent(ids: impl Iterator<Item = Id>) -> Option<Id> {
    let mut counts = HashMap::new();
    for id in ids {
        *counts.entry(id).or_insert(0) += 1;
    }
    let most = counts.into_iter().max_by_key(|&(id, count)| (count, id));
    most.map(|(id, _)| id)
}

/// The text of a move, which is the same in all positions.
pub(crate) fn text(mv: Move) -> String {
    Position::start(Options::default()).move_text(mv)
}

/// Reads the text of a move, without asking whether it is legal.
fn parse_move(text: &str) -> Option<Move> {
    let (from, to) = match text.split_once('-') {
        Some((from, to)) => (Some(parse_cell(from)?), to),
        None => (None, text),
    };
    let to = parse_cell(to)?;
    Some(Move { from, to })
}

fn parse_cell(name: &str) -> Option<Cell> {
    let mut scanner = Scanner::new(name);
    let cell = board::scan_cell(&mut scanner).ok()?;
    (board::name(cell) == name).then_some(cell)
}
