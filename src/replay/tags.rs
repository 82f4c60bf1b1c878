//! The free tags of a game text, and the order in which tags are written.

/// The usual tags, in the order in which they are written. Others follow.
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
    TERMINATION,
];

/// How a game ended that the rules do not decide.
pub(super) const TERMINATION: &str = "Termination";

/// Other tags that the page reads or writes: the players by their colours, where a game was played, and those
/// of the library and of lessons.
const READ: [&str; 9] = [
    "White", "Black", "Event", "Round", "Library", "Lesson", "Step", "Right", "Wrong",
];

/// Whether a tag means something here. All others are kept as they are.
pub(super) fn is_understood(name: &str) -> bool {
    TAGS.contains(&name) || READ.contains(&name)
}

/// The tags that cannot be set, because the tree derives their values.
pub(super) const OWN: [&str; 5] = ["Game", "Result", "SetUp", "Position", "Options"];

/// The free tags of a game: the usual ones in their order, then the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tags(Vec<(String, String)>);

impl Tags {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| &**value)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }

    /// Sets a free tag, or removes it if the value is empty.
    pub(super) fn set(&mut self, name: &str, value: &str) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_replaced_in_its_place_and_removed_by_an_empty_value() {
        let mut tags = Tags::new();
        for (name, value) in [
            ("Second", "Bo"),
            ("First", "Ann"),
            ("Second", "Cy"),
            ("Mood", ""),
            ("Club", "A"),
            ("Club", ""),
        ] {
            tags.set(name, value);
        }
        assert!(tags.iter().eq([("First", "Ann"), ("Second", "Cy")]));
        assert_eq!((tags.get("Second"), tags.get("Club")), (Some("Cy"), None));
    }
}
