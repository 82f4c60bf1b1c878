//! A record that was opened and played on: what was told of it stays with the turns that still stand.

use super::tree::{GameTree, Ply};

impl GameTree {
    /// What this record tells, of the game as another one has it. Turns that both have keep what was
    /// said about them; where the game went another way, the old one becomes a variation. Where it
    /// stops short of what is told here, that goes on.
    ///
    /// Of another game, or of one with another beginning, nothing is told here.
    ///
    /// ```
    /// use ergo::notation::{read, write};
    /// let told = &read("[Game \"ergo\"] 1. e5 {here} a1 {there} *").unwrap()[0];
    /// let played = &read("[Game \"ergo\"] 1. e5 j9 *").unwrap()[0];
    /// let text = "[Game \"ergo\"]\n[Result \"*\"]\n\n1. e5 {here} 1... j9 (1... a1 {there}) *\n";
    /// assert_eq!(write(&[told.merged(played)]), text);
    /// ```
    #[must_use]
    pub fn merged(&self, played: &Self) -> Self {
        let is_same = self.game() == played.game()
            && self.options() == played.options()
            && self.position() == played.position();
        if !is_same {
            return played.clone();
        }
        let mut told = self.clone();
        let mut here = None;
        let mut went_astray = false;
        for ply in played.main_line() {
            let known = told.next(here).iter();
            let mut texts = known.map(|&id| told.ply(id).text());
            let at = texts.position(|text| text == ply.text()).or_else(|| {
                let ply = Ply {
                    glyphs: Vec::new(),
                    before: Vec::new(),
                    comments: Vec::new(),
                    ..ply.clone()
                };
                let last = told.next(here).len();
                told.add(here, ply).map(|_| last)
            });
            let Some(at) = at else {
                break;
            };
            went_astray |= at > 0 || told.len() > self.len();
            told.promote(here, at);
            let Some(&next) = told.next(here).first() else {
                break;
            };
            // Nothing comes before a turn of the game itself: it is said after the turn before it.
            let before = std::mem::take(&mut told.ply_mut(next).before);
            match here {
                Some(last) => told.ply_mut(last).comments.extend(before),
                None => told.comments.extend(before),
            }
            here = Some(next);
        }
        if went_astray {
            // How it ended was told of another end.
            told.result = played.result();
            told.set_tag(
                "Termination",
                played.tag("Termination").as_deref().unwrap_or_default(),
            );
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::{GameTree, read, write};

    fn one(moves: &str) -> GameTree {
        read(&format!("[Game \"ergo\"] {moves}"))
            .unwrap_or_else(|fault| panic!("{fault} in {moves}"))
            .remove(0)
    }

    fn moves(record: &GameTree) -> String {
        let text = write(std::slice::from_ref(record));
        assert_eq!(read(&text).unwrap(), std::slice::from_ref(record), "{text}");
        text.split_once("\n\n").unwrap().1.trim().replace('\n', " ")
    }

    #[test]
    fn the_same_game_is_told_as_before() {
        let told = one("{first} 1. e5 ! {good} (1. d5) 1... a1 {here} *");
        assert_eq!(told.merged(&one("1. e5 a1 *")), told);
    }

    #[test]
    fn a_game_that_goes_on_keeps_what_was_told() {
        let told = one("1. e5 {good} a1 *");
        let text = moves(&told.merged(&one("1. e5 a1 2. e6 j9 *")));
        assert_eq!(text, "1. e5 {good} 1... a1 2. e6 j9 *");
    }

    #[test]
    fn another_way_keeps_the_old_one_as_a_variation() {
        let told = one("1. e5 a1 $1 2. e6 {centre} (2. d5) 2... j9 *");
        let text = moves(&told.merged(&one("1. e5 a1 2. f5 j8 *")));
        assert_eq!(
            text,
            "1. e5 a1 $1 2. f5 (2. e6 {centre} 2... j9) (2. d5) 2... j8 *"
        );
    }

    #[test]
    fn a_variation_that_is_played_becomes_the_game() {
        let told = one("1. e5 a1 (1... {a corner} j9 {far} 2. d5) 2. e6 *");
        let text = moves(&told.merged(&one("1. e5 j9 2. c5 *")));
        assert_eq!(
            text,
            "1. e5 {a corner} 1... j9 {far} (1... a1 2. e6) 2. c5 (2. d5) *"
        );
    }

    #[test]
    fn what_is_told_beyond_the_game_goes_on() {
        let told = one("1. e5 a1 2. e6 {centre} *");
        assert_eq!(told.merged(&one("1. e5 *")), told);
    }

    #[test]
    fn an_end_is_kept_only_with_its_game() {
        let told = one("[Termination \"resigned\"] [First \"Anna\"] 1. e5 a1 1-0");
        assert_eq!(told.merged(&one("1. e5 a1 *")), told);
        let other = told.merged(&one("1. e5 a1 2. d5 *"));
        assert_eq!(other.result().text(), "*");
        assert_eq!(other.tag("Termination"), None);
        assert_eq!(other.tag("First").unwrap(), "Anna");
    }

    #[test]
    fn nothing_is_told_of_another_game() {
        let told = one("[Options \"swap\"] {words} 1. e5 *");
        let played = one("1. e5 *");
        assert_eq!(told.merged(&played), played);
    }
}
