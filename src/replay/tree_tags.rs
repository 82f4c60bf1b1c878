//! All tags of a game tree: those derived from the tree, and free tags.

use std::borrow::Cow;

use super::ending::termination;
use super::tags::{OWN, TAGS, TERMINATION, is_tag_name};
use super::tree::GameTree;

impl GameTree {
    /// Sets a free tag, such as a player's name; an empty value removes it. `false` if the name is not a
    /// letter followed by letters, digits or underscores, if the tag is derived from the tree, or if the
    /// value is not a single line.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if !is_tag_name(name) || OWN.contains(&name) || value.contains(char::is_control) {
            return false;
        }
        self.free_tags_mut().set(name, value);
        true
    }

    /// The value of a tag. A game that differs from its source has a
    /// `Termination` only if the players ended it.
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
            TERMINATION if self.ending().is_some() => {
                self.ending().and_then(termination).map(Cow::from)
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
        let others = self
            .free_tags()
            .iter()
            .filter(|(name, _)| !TAGS.contains(name));
        usual
            .chain(others.map(|(name, value)| (name, value.into())))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::open;

    #[test]
    fn a_free_tag_has_a_name_of_its_own_and_one_line() {
        let mut tree = open("[Game \"ergo\"] *").unwrap().remove(0).tree().clone();
        assert!(tree.set_tag("First", "Ann"));
        for (name, value) in [("1st", "Ann"), ("Result", "1-0"), ("Second", "Bo\n")] {
            assert!(!tree.set_tag(name, value), "{name}");
        }
        assert_eq!(tree.tags().len(), 3, "{:?}", tree.tags());
    }
}
