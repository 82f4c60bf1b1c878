//! All tags of a game tree: those derived from the tree, and free tags.

use std::borrow::Cow;

use super::ending::termination;
use super::tags::{OWN, TAGS, TERMINATION, is_tag_name, is_understood};
use super::tree::GameTree;
use crate::game::BLACK_BEGINS;

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

    /// The names of the two players, from the tags `First` and `Second` or else from `White` and `Black`; empty if
    /// they are not known, which texts also write as question marks.
    #[must_use]
    pub fn player_names(&self) -> [String; 2] {
        let mut colours = ["White", "Black"];
        if self.option_names().contains(&BLACK_BEGINS) {
            colours.reverse();
        }
        let [first, second] = colours;
        [["First", first], ["Second", second]].map(|names| {
            let mut known = names.into_iter().filter_map(|name| self.tag(name));
            let named = known.find(|name| name.contains(|letter| !"?.".contains(letter)));
            named.map(Cow::into_owned).unwrap_or_default()
        })
    }

    /// The names of the tags that mean nothing here and are only kept.
    pub fn unknown_tags(&self) -> impl Iterator<Item = &str> {
        let names = self.free_tags().iter().map(|(name, _)| name);
        names.filter(|name| !is_understood(name))
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::open;

    #[test]
    fn players_are_named_by_side_or_by_colour() {
        let names = |tags: &str| {
            let text = format!("[Game \"ergo\"] {tags} *");
            open(&text).unwrap().remove(0).tree().player_names()
        };
        let colours = r#"[White "Ann"] [Black "Bo"]"#;
        assert_eq!(names(colours), ["Ann", "Bo"]);
        assert_eq!(
            names(&format!(r#"{colours} [Options "black-begins"]"#)),
            ["Bo", "Ann"]
        );
        // The sides count more than the colours, but not if they are unknown.
        assert_eq!(
            names(&format!(r#"{colours} [First "Cy"] [Second "?"]"#)),
            ["Cy", "Bo"]
        );
        assert_eq!(names(r#"[White "?"] [Second "..."]"#), ["", ""]);
        assert_eq!(names(r#"[First "Who?"]"#), ["Who?", ""]);
    }

    #[test]
    fn tags_without_a_meaning_are_unknown() {
        let text =
            r#"[Game "ergo"] [ECO "A1"] [White "Ann"] [Event "Club"] [Mood "good"] [Date "?"] *"#;
        let session = open(text).unwrap().remove(0);
        assert!(session.tree().unknown_tags().eq(["ECO", "Mood"]));
    }

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
