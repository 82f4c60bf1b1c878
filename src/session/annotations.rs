//! The annotations of a game text as plain data: tags, comments, glyphs and variations, move by move.

use serde::Serialize;

use crate::game::Side;
use crate::replay::result::move_number;
use crate::replay::{Comment, Event, GameTree, Ply};

/// A tag of a game text: its name and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tag(pub String, pub String);

impl Tag {
    /// The tags of a game tree, in the order in which they are written.
    pub(crate) fn all_of(tree: &GameTree) -> Vec<Self> {
        let tags = tree.tags().into_iter();
        tags.map(|(name, value)| Self(name.to_owned(), value.into_owned()))
            .collect()
    }
}

/// The annotations of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Annotations {
    /// The tags, in the order in which they are written.
    pub tags: Vec<Tag>,
    /// The result, as written in the text.
    pub result: &'static str,
    /// The comments before the first turn.
    pub remarks: Vec<Remark>,
    /// The annotations of each turn.
    pub turns: Vec<AnnotatedMove>,
}

/// The annotations of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnnotatedMove {
    /// The numbers of its glyphs.
    pub glyphs: Vec<u8>,
    /// The comments after the turn.
    pub remarks: Vec<Remark>,
    /// The variations on the turn.
    pub variations: Vec<Vec<VariationPiece>>,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Remark {
    /// The words; may be empty.
    pub words: String,
    /// The evaluation, as written in the text.
    pub eval: Option<String>,
    /// The time left on the clock: hours, minutes, seconds.
    pub clock: Option<String>,
}

/// A part of a variation. Nested variations are opened and closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum VariationPiece {
    /// A turn.
    Turn {
        /// The turn number as written, if the turn needs one.
        number: String,
        /// The turn in the notation of its game.
        text: String,
        /// The numbers of its glyphs.
        glyphs: Vec<u8>,
    },
    /// A comment.
    Remark(Remark),
    /// A variation on the previous turn starts.
    Open,
    /// The variation ends.
    Close,
}

impl Annotations {
    /// The annotations of a game tree.
    #[must_use]
    pub fn of(tree: &GameTree) -> Self {
        let mut collector = Collector::default();
        for event in tree.walk() {
            collector.take(event);
        }
        Self {
            tags: Tag::all_of(tree),
            result: tree.result().text(),
            remarks: remarks(tree.comments()).collect(),
            turns: collector.turns,
        }
    }
}

fn remarks<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> impl Iterator<Item = Remark> {
    comments.into_iter().map(|comment| Remark {
        words: comment.text().to_owned(),
        eval: comment.eval().map(|eval| eval.to_string()),
        clock: comment.clock_text(),
    })
}

/// Groups annotations by the turns of the main line.
#[derive(Debug, Default)]
struct Collector {
    turns: Vec<AnnotatedMove>,
    /// The number of open variations.
    depth: usize,
    /// Whether a turn of the second player must be numbered.
    is_numbered: bool,
}

impl Collector {
    fn take(&mut self, event: Event) {
        match (event, self.depth) {
            (Event::Ply(ply), 0) => self.turns.push(AnnotatedMove {
                glyphs: ply.glyphs().to_vec(),
                remarks: remarks(ply.comments()).collect(),
                variations: Vec::new(),
            }),
            (Event::Ply(ply), _) => self.variation_move(&ply),
            (Event::Open, 0) => {
                if let Some(turn) = self.turns.last_mut() {
                    turn.variations.push(Vec::new());
                }
                self.depth = 1;
                self.is_numbered = true;
            }
            (Event::Open, _) => {
                self.say([VariationPiece::Open]);
                self.depth += 1;
                self.is_numbered = true;
            }
            (Event::Close, 0 | 1) => self.depth = 0,
            (Event::Close, _) => {
                self.say([VariationPiece::Close]);
                self.depth -= 1;
                self.is_numbered = true;
            }
        }
    }

    /// Adds a turn of a variation.
    fn variation_move(&mut self, ply: &Ply) {
        let number = if ply.side() == Side::First || self.is_numbered {
            move_number(ply.number(), ply.side())
        } else {
            String::new()
        };
        self.say(remarks(ply.before()).map(VariationPiece::Remark));
        self.say([VariationPiece::Turn {
            number,
            text: ply.text().to_owned(),
            glyphs: ply.glyphs().to_vec(),
        }]);
        self.say(remarks(ply.comments()).map(VariationPiece::Remark));
        self.is_numbered = ply.comments().next().is_some();
    }

    fn say(&mut self, pieces: impl IntoIterator<Item = VariationPiece>) {
        let turn = self.turns.last_mut();
        if let Some(variation) = turn.and_then(|turn| turn.variations.last_mut()) {
            variation.extend(pieces);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Annotations, VariationPiece};
    use crate::notation::read;

    #[test]
    fn annotations_are_grouped_by_turn() {
        let text = "[Game \"ergo\"] {before} 1. e5 $1 {[%eval 0.5] good [%clk 0:01:00]} \
                    (1. {or} d5 a1 {well} (1... b1) 2. e5) 1... a1 (1... j9) *";
        let annotations = Annotations::of(&read(text).unwrap()[0]);
        assert_eq!(annotations.remarks[0].words, "before");
        let [first, second] = &annotations.turns[..] else {
            panic!("{annotations:?}");
        };
        assert_eq!(first.glyphs, [1]);
        let remark = &first.remarks[0];
        assert_eq!(remark.eval.as_deref(), Some("0.50"));
        assert_eq!(remark.clock.as_deref(), Some("0:01:00"));
        let spelled = |piece: &VariationPiece| match piece {
            VariationPiece::Turn { number, text, .. } => format!("{number}{text}"),
            VariationPiece::Remark(remark) => format!("{{{}}}", remark.words),
            VariationPiece::Open => "(".to_owned(),
            VariationPiece::Close => ")".to_owned(),
        };
        let line = |variation: &[VariationPiece]| {
            variation.iter().map(spelled).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            line(&first.variations[0]),
            "{or} 1.d5 a1 {well} ( 1...b1 ) 2.e5"
        );
        assert_eq!(line(&second.variations[0]), "1...j9");
    }
}
