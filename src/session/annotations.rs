//! The tree of moves as plain data: tags, comments, glyphs and variations.

use serde::Serialize;

use crate::game::Side;
use crate::render::Board;
use crate::replay::content::cells_of;
use crate::replay::{Comment, Content, Event, GameTree, Ply};

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
    /// The names of the two players, empty if they are not known.
    pub names: [String; 2],
    /// The result, as written in the text.
    pub result: &'static str,
    /// The comments before the first turn.
    pub remarks: Vec<Remark>,
    /// All moves in the order of the text: a move, the variations on it, and what follows it.
    pub moves: Vec<TreeMove>,
}

/// A move of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct TreeMove {
    /// The index of the move before it, unless it is a first move. Of the moves that follow another, the first is not a
    /// variation.
    pub parent: Option<usize>,
    /// The move in the notation of its game.
    pub text: String,
    /// The side that moved.
    pub side: Side,
    /// The move number, shared by a move of the first player and the reply.
    pub number: u32,
    /// The numbers of its glyphs.
    pub glyphs: Vec<u8>,
    /// The comments before the first move of a variation.
    pub before: Vec<Remark>,
    /// The comments after the move.
    pub remarks: Vec<Remark>,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Remark {
    /// The words, with commands that cannot be used; may be empty.
    pub words: String,
    /// The evaluation, as written in the text.
    pub eval: Option<String>,
    /// The time left on the clock: hours, minutes, seconds.
    pub clock: Option<String>,
    /// The goal of the exercise in the position. Of the comments in a place, only one has a goal.
    pub goal: Option<String>,
    /// Marked cells and arrows.
    pub shapes: Vec<Drawing>,
    /// Goals, marks and arrows that cannot be used, as they are written; the first few.
    pub unread: Vec<String>,
}

impl Remark {
    #[inline(never)]
    fn of(content: Content, board: &Board) -> Self {
        let shapes = content.shapes.iter();
        Self {
            unread: content.unread(&|cell| board.cell_named(cell).is_some()),
            shapes: shapes.filter_map(|text| Drawing::read(text)).collect(),
            words: content.words,
            eval: content.eval.map(|eval| eval.to_string()),
            clock: content.clock,
            goal: content.goal,
        }
    }
}

/// A marked cell, such as `Ge5` in a game text, or an arrow, such as `Re5a1`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Drawing {
    /// The letter of its colour: green, red, yellow or blue.
    pub colour: char,
    /// The names of its cells: one, or the start and the end of an arrow.
    pub cells: Vec<String>,
}

impl Drawing {
    fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        Some(Self {
            colour: letters.next()?,
            cells: cells_of(letters.as_str())
                .into_iter()
                .map(str::to_owned)
                .collect(),
        })
    }
}

impl Annotations {
    /// The annotations of a game tree, on the board of its game.
    #[must_use]
    pub fn of(tree: &GameTree, board: &Board) -> Self {
        let mut moves: Vec<TreeMove> = Vec::new();
        // The move before the next one, and where the open variations branch.
        let (mut last, mut open) = (None, Vec::new());
        for event in tree.walk() {
            match event {
                Event::Ply(ply) => {
                    moves.push(tree_move(&ply, last, board));
                    last = Some(moves.len() - 1);
                }
                Event::Open => {
                    open.push(last);
                    last = last.and_then(|at| moves[at].parent);
                }
                Event::Close => last = open.pop().flatten(),
            }
        }
        Self {
            tags: Tag::all_of(tree),
            names: tree.player_names(),
            result: tree.result().text(),
            remarks: remarks(tree.comments(), board),
            moves,
        }
    }
}

fn tree_move(ply: &Ply, parent: Option<usize>, board: &Board) -> TreeMove {
    TreeMove {
        parent,
        text: ply.text().to_owned(),
        side: ply.side(),
        number: ply.number(),
        glyphs: ply.glyphs().to_vec(),
        before: remarks(ply.before(), board),
        remarks: remarks(ply.comments(), board),
    }
}

fn remarks<'a>(comments: impl IntoIterator<Item = &'a Comment>, board: &Board) -> Vec<Remark> {
    Content::of_each(comments)
        .map(|content| Remark::of(content, board))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Annotations;
    use crate::notation::read;
    use crate::registry;

    #[test]
    fn moves_know_the_move_before_them() {
        let text = "[Game \"ergo\"] {before} 1. e5 $1 {[%eval 0.5] good [%csl Ge5] [%cal Ra1j9] \
                    [%clk 0:01:00]} \
                    (1. {or} d5 a1 {well} (1... b1) 2. e5) 1... a1 (1... j9) *";
        let board = (registry::find("ergo").unwrap().board)();
        let annotations = Annotations::of(&read(text).unwrap()[0], &board);
        assert_eq!(annotations.remarks[0].words, "before");
        let first = &annotations.moves[0];
        assert_eq!(first.glyphs, [1]);
        let remark = &first.remarks[0];
        assert_eq!(remark.words, "good");
        let drawn = remark.shapes.iter();
        let drawn: Vec<_> = drawn.map(|one| (one.colour, one.cells.join(" "))).collect();
        assert_eq!(drawn, [('G', "e5".into()), ('R', "a1 j9".into())]);
        assert_eq!(remark.eval.as_deref(), Some("0.50"));
        assert_eq!(remark.clock.as_deref(), Some("0:01:00"));
        assert_eq!(annotations.moves[1].before[0].words, "or");
        let moves = annotations.moves.iter();
        let moves: Vec<_> = moves.map(|mv| (&*mv.text, mv.number, mv.parent)).collect();
        assert_eq!(
            moves,
            [
                ("e5", 1, None),
                ("d5", 1, None),
                ("a1", 1, Some(1)),
                ("b1", 1, Some(1)),
                ("e5", 2, Some(2)),
                ("a1", 1, Some(0)),
                ("j9", 1, Some(0)),
            ]
        );
    }
}
