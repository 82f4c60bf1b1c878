//! The tags of a game text: those that the tree knows itself, and free ones.

use std::borrow::Cow;

use super::tree::GameTree;

/// The usual tags, in the order in which they are written. Others follow.
const TAGS: [&str; 11] = [
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
    TERMINATION,
];

/// How a game ended that is not over by the rules.
const TERMINATION: &str = "Termination";

/// The tags that are not free, as the tree itself has their value.
const OWN: [&str; 5] = ["Game", "Result", "SetUp", "Position", "Options"];

/// The free tags of a game: the usual ones in their order, then the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tags(Vec<(String, String)>);

impl Tags {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| &**value)
    }

    /// Sets a tag that may be set, or removes it if the value is empty.
    fn set(&mut self, name: &str, value: &str) {
        let rank = |name: &str| TAGS.iter().position(|&known| known == name);
        let rank = |name: &str| rank(name).unwrap_or(TAGS.len());
        match self.0.iter().position(|(known, _)| known == name) {
            Some(at) if value.is_empty() => drop(self.0.remove(at)),
            Some(at) => value.clone_into(&mut self.0[at].1),
            None if value.is_empty() => {}
            None => {
                let at = self
                    .0
                    .partition_point(|(other, _)| rank(other) <= rank(name));
                self.0.insert(at, (name.to_owned(), value.to_owned()));
            }
        }
    }
}

/// Whether a word can be the name of a tag: a letter, and more letters, digits or underscores.
pub(crate) fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

impl GameTree {
    /// Sets a free tag, such as who played; an empty value removes it. `false` if the name is not a
    /// letter and more letters, digits or underscores, if it is one of the tags that the tree knows
    /// itself, or if the value is not a single line.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if !is_tag_name(name) || OWN.contains(&name) || value.contains(char::is_control) {
            return false;
        }
        self.free_tags_mut().set(name, value);
        true
    }

    /// The value of a tag. A game that left the line of its source has no `Termination`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        match name {
            "Game" => Some(self.game().into()),
            "Result" => Some(self.result().text().into()),
            "SetUp" => self.position().is_some().then_some("1".into()),
            "Position" => self.position().map(Cow::from),
            "Options" => {
                let names = self.option_names();
                (!names.is_empty()).then(|| names.join(" ").into())
            }
            TERMINATION if !self.keeps_result() => None,
            _ => self.free_tags().get(name).map(Cow::from),
        }
    }

    /// Every tag, in the order in which they are written.
    #[must_use]
    pub fn tags(&self) -> Vec<(&str, Cow<'_, str>)> {
        let usual = TAGS
            .into_iter()
            .filter_map(|name| Some((name, self.tag(name)?)));
        let free = self.free_tags().0.iter();
        let others = free.filter(|(name, _)| !TAGS.contains(&&**name));
        usual
            .chain(others.map(|(name, value)| (&**name, value.into())))
            .collect()
    }
}
