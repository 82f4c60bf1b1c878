//! A game as it is told: what is known about it, its moves, what might have been played instead, and
//! what is said about that.
//!
//! Moves lie in one list and know each other by number, so that a hundred thousand variations inside
//! each other are gone through, compared and dropped without a stack of calls.

use std::borrow::Cow;

use super::comment::Comment;
use crate::game::{Options, Outcome, Side};
use crate::session::Registration;

/// The tags that everybody writes, in their order. Others follow.
pub(super) const TAGS: [&str; 11] = [
    "Game",
    "Rules",
    "Site",
    "Date",
    "First",
    "Second",
    "Result",
    "SetUp",
    "Position",
    "Options",
    "Termination",
];

/// The tags that are not free texts, but part of what a record is.
const OWN: [&str; 5] = ["Game", "Result", "SetUp", "Position", "Options"];

/// The number before a move, as it is written.
pub(super) fn numbering(number: u32, side: Side) -> String {
    match side {
        Side::First => format!("{number}."),
        Side::Second => format!("{number}..."),
    }
}

/// How a game ended, as far as the record knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The first player has won.
    First,
    /// The second player has won.
    Second,
    /// Nobody has won.
    Draw,
    /// The game goes on, or nobody knows.
    Open,
}

impl GameResult {
    /// Every result.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Draw, Self::Open];

    /// What the rules say.
    #[must_use]
    pub const fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Open,
            Some(outcome) => match outcome.winner {
                Some(Side::First) => Self::First,
                Some(Side::Second) => Self::Second,
                None => Self::Draw,
            },
        }
    }

    /// The word for it in a game text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == text)
    }
}

/// A turn that was taken, or might have been, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The turn, as its game spells it.
    pub(super) text: Box<str>,
    /// Who took it.
    pub(super) side: Side,
    /// Its number, which both players' moves share.
    pub(super) number: u32,
    /// The glyphs, each once.
    pub(super) glyphs: Vec<u8>,
    /// What is said before it; only the first turn of a variation has that.
    pub(super) before: Vec<Comment>,
    /// What is said after it.
    pub(super) comments: Vec<Comment>,
}

impl Ply {
    /// The turn, as its game spells it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Who took it.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Its number, which both players' moves share.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The numbers of the glyphs: 1 for a good move, 2 for a bad one, and so on.
    #[must_use]
    pub fn glyphs(&self) -> &[u8] {
        &self.glyphs
    }

    /// What is said before it, at the beginning of a variation.
    #[must_use]
    pub fn before(&self) -> &[Comment] {
        &self.before
    }

    /// What is said after it.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }
}

/// The number of a ply in its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Id(u32);

/// A ply and what follows it: first what was played, then what might have been.
#[derive(Clone, Debug)]
struct Node {
    ply: Ply,
    parent: Option<Id>,
    next: Vec<Id>,
}

/// A game as it is told. A [`GameTreeBuilder`](super::GameTreeBuilder) writes it, and sees to it that the rules are
/// kept; so whatever is in a record is legal.
#[derive(Clone, Debug)]
pub struct GameTree {
    pub(super) game: &'static Registration,
    pub(super) options: Options,
    /// The position it begins with, unless that is the start of the game.
    pub(super) position: Option<String>,
    pub(super) result: GameResult,
    /// The tags that are free texts: those that everybody writes, in order, then the others.
    tags: Vec<(String, String)>,
    pub(super) comments: Vec<Comment>,
    nodes: Vec<Node>,
    first: Vec<Id>,
}

impl GameTree {
    pub(super) fn new(
        game: &'static Registration,
        options: Options,
        position: Option<String>,
    ) -> Self {
        Self {
            game,
            options,
            position,
            result: GameResult::Open,
            tags: Vec::new(),
            comments: Vec::new(),
            nodes: Vec::new(),
            first: Vec::new(),
        }
    }

    /// The name of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game.id
    }

    /// The rules that are played.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The position it begins with, unless that is the start of the game.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// How it ended.
    #[must_use]
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// What is said before the first move.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Says something that is known about the game, such as who played; nothing is said by an empty
    /// value. `false` if it cannot be said so: a name is a letter and more letters, digits or
    /// underscores, what the record says itself is not said again, and a value is one line.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if !is_tag_name(name) || OWN.contains(&name) || value.contains(char::is_control) {
            return false;
        }
        let rank = |name: &str| TAGS.iter().position(|&known| known == name);
        match self.tags.iter().position(|(known, _)| known == name) {
            Some(at) if value.is_empty() => drop(self.tags.remove(at)),
            Some(at) => value.clone_into(&mut self.tags[at].1),
            None if value.is_empty() => {}
            None => {
                let rank_of = |name: &str| rank(name).unwrap_or(TAGS.len());
                let at = self
                    .tags
                    .partition_point(|(other, _)| rank_of(other) <= rank_of(name));
                self.tags.insert(at, (name.to_owned(), value.to_owned()));
            }
        }
        true
    }

    /// What a tag says, if it is there.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        match name {
            "Game" => Some(self.game().into()),
            "Result" => Some(self.result.text().into()),
            "SetUp" => self.position.is_some().then_some("1".into()),
            "Position" => self.position().map(Cow::from),
            "Options" => {
                let names = self.options.names(self.game.options);
                (!names.is_empty()).then(|| names.join(" ").into())
            }
            _ => {
                let mut tags = self.tags.iter();
                let found = tags.find(|(known, _)| known == name);
                found.map(|(_, value)| value.into())
            }
        }
    }

    /// Every tag in the order in which they are written.
    #[must_use]
    pub fn tags(&self) -> Vec<(&str, Cow<'_, str>)> {
        let known = TAGS
            .into_iter()
            .filter_map(|name| Some((name, self.tag(name)?)));
        let other = self
            .tags
            .iter()
            .filter(|(name, _)| !TAGS.contains(&&**name));
        known
            .chain(other.map(|(name, value)| (&**name, value.into())))
            .collect()
    }

    /// The turns that were taken, without what might have been.
    pub fn main_line(&self) -> impl Iterator<Item = &Ply> {
        let mut next = self.next(None).first();
        std::iter::from_fn(move || {
            let &id = next?;
            next = self.next(Some(id)).first();
            Some(self.ply(id))
        })
    }

    /// How many turns it tells of, on the main line or off it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Goes through the moves in the order in which they are told.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            record: self,
            tasks: vec![Task::After(None)],
        }
    }

    pub(super) fn ply(&self, id: Id) -> &Ply {
        &self.nodes[id.0 as usize].ply
    }

    pub(super) fn ply_mut(&mut self, id: Id) -> &mut Ply {
        &mut self.nodes[id.0 as usize].ply
    }

    pub(super) fn parent(&self, id: Id) -> Option<Id> {
        self.nodes[id.0 as usize].parent
    }

    /// What follows a ply, or begins the game.
    pub(super) fn next(&self, after: Option<Id>) -> &[Id] {
        after.map_or(&self.first, |id| &self.nodes[id.0 as usize].next)
    }

    /// Makes one of those that follow a ply the one that was played.
    pub(super) fn promote(&mut self, after: Option<Id>, at: usize) {
        let next = match after {
            None => &mut self.first,
            Some(id) => &mut self.nodes[id.0 as usize].next,
        };
        if let Some(passed) = next.get_mut(..=at) {
            passed.rotate_right(1);
        }
    }

    /// Adds a ply after another, or at the beginning. `None` if there are as many as can be numbered.
    pub(super) fn add(&mut self, after: Option<Id>, ply: Ply) -> Option<Id> {
        let id = Id(u32::try_from(self.nodes.len()).ok()?);
        self.nodes.push(Node {
            ply,
            parent: after,
            next: Vec::new(),
        });
        let next = match after {
            None => &mut self.first,
            Some(id) => &mut self.nodes[id.0 as usize].next,
        };
        next.push(id);
        Some(id)
    }
}

/// Records are the same if they tell the same, in whatever order that was written down.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.game() == other.game()
            && self.options == other.options
            && self.position == other.position
            && self.result == other.result
            && self.tags == other.tags
            && self.comments == other.comments
            && self.walk().eq(other.walk())
    }
}

impl Eq for GameTree {}

pub(super) fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// What comes next in the telling of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// A turn.
    Ply(&'a Ply),
    /// A variation on the turn before begins.
    Open,
    /// It ends.
    Close,
}

/// What is still to be told.
#[derive(Clone, Copy, Debug)]
enum Task {
    After(Option<Id>),
    Variation(Id),
    Ply(Id),
    Close,
}

/// Goes through the moves of a record in the order in which they are told: a turn, what might have
/// been played instead, and what followed it.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    record: &'a GameTree,
    tasks: Vec<Task>,
}

impl<'a> Iterator for Walk<'a> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        loop {
            match self.tasks.pop()? {
                Task::Ply(id) => return Some(Event::Ply(self.record.ply(id))),
                Task::Close => return Some(Event::Close),
                Task::Variation(id) => {
                    self.tasks
                        .extend([Task::Close, Task::After(Some(id)), Task::Ply(id)]);
                    return Some(Event::Open);
                }
                Task::After(id) => {
                    let Some((&played, others)) = self.record.next(id).split_first() else {
                        continue;
                    };
                    self.tasks.push(Task::After(Some(played)));
                    let others = others.iter().rev();
                    self.tasks
                        .extend(others.map(|&other| Task::Variation(other)));
                    return Some(Event::Ply(self.record.ply(played)));
                }
            }
        }
    }
}
