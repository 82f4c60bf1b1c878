//! The appearance of a game, as plain data: its board, stones and animations.
//!
//! The page draws this data and is independent of any game. Each game implements [`Render`].

use serde::Serialize;

use crate::codes::{MarkKind, NoteCode, Shape, StockKind, Tone};
use crate::game::{BLACK_BEGINS, Cell, Game, Options, Reason, Side};

mod board;

pub use board::{Board, CellLayout, Label, LabelEnd, Lattice, Neighbour, Outline, Point, Slab};

/// Equal stones on top of each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StoneRun {
    /// The owner.
    pub side: Side,
    /// Their shape.
    pub shape: Shape,
    /// The number of stones.
    pub count: u8,
}

impl StoneRun {
    /// A run of `count` stones of a side and shape.
    #[must_use]
    pub const fn of(side: Side, shape: Shape, count: u8) -> Self {
        Self { side, shape, count }
    }
}

/// The stack on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Piece {
    /// The cell.
    pub cell: u8,
    /// Its stones from bottom to top.
    pub stack: Vec<StoneRun>,
}

/// The stones that a side has in hand.
pub type Hand = Vec<StoneRun>;

/// The stones of a player that are counted beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stock {
    /// Which stones these are.
    pub kind: StockKind,
    /// Their number and appearance.
    pub stones: StoneRun,
}

impl Stock {
    /// Some stones of a player.
    #[must_use]
    pub const fn of(kind: StockKind, stones: StoneRun) -> Self {
        Self { kind, stones }
    }
}

/// Stones that move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Animation {
    /// The moving stones as they look at the start, from bottom to top.
    pub stack: Vec<StoneRun>,
    /// The cells it passes, both ends included.
    pub path: Vec<u8>,
    /// The end of the path, if any, that is the owner's hand.
    pub hand: Option<HandEnd>,
    /// The pace.
    pub pace: Pace,
    /// The delay, in cells travelled by the other animations.
    pub delay: u8,
}

/// How fast stones move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Pace {
    /// One continuous movement, regardless of distance.
    Slide,
    /// A pause on every cell, as for a series of jumps.
    Hop,
    /// A short pause on every cell, as for sowing.
    Sow,
}

/// The end of an animation's path that is the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum HandEnd {
    /// The stones come out of the hand.
    From,
    /// The stones go back into the hand.
    Into,
}

impl Animation {
    /// The time of arrival, in cells since the first animation starts.
    fn arrival(&self) -> usize {
        usize::from(self.delay) + self.path.len().saturating_sub(1)
    }

    /// The rest of the animation after the cells already shown; `None` if it has ended by then.
    fn shortened(mut self, seen: usize) -> Option<Self> {
        let waited = seen.min(self.delay.into());
        self.delay -= u8::try_from(waited).unwrap_or(self.delay);
        let walked = seen - waited;
        if walked > 0 && walked + 1 >= self.path.len() {
            return None;
        }
        self.path.drain(..walked);
        Some(self)
    }
}

/// The same animations in reverse: the last to arrive starts first.
#[must_use]
pub fn reversed(mut animations: Vec<Animation>) -> Vec<Animation> {
    let end = animations.iter().map(Animation::arrival).max().unwrap_or(0);
    for animation in &mut animations {
        animation.delay = u8::try_from(end - animation.arrival()).unwrap_or(u8::MAX);
        animation.path.reverse();
        animation.hand = animation.hand.map(|end| match end {
            HandEnd::From => HandEnd::Into,
            HandEnd::Into => HandEnd::From,
        });
    }
    animations
}

/// The rest of the animations after the cells already shown during move entry.
#[must_use]
pub fn shortened(animations: Vec<Animation>, seen: usize) -> Vec<Animation> {
    let left = animations.into_iter();
    left.filter_map(|animation| animation.shortened(seen))
        .collect()
}

/// A marked cell, such as a piece that must capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mark {
    /// The cell.
    pub cell: u8,
    /// The code of the mark.
    pub kind: MarkKind,
}

/// A game that can be drawn.
pub trait Render: Game {
    /// The board of a [variant](Game::VARIANTS).
    #[must_use]
    fn board(variant: usize) -> Board;

    /// The stones on the board.
    fn pieces(&self) -> Vec<Piece>;

    /// The stones on the board during move entry, after these cells of a move. Needed only if an
    /// incomplete move changes the board.
    fn pieces_during(&self, path: &[Cell]) -> Vec<Piece> {
        let _ = path;
        self.pieces()
    }

    /// The cell whose stack is carried above the last of these cells of a move, as for sowing.
    fn carried(&self, path: &[Cell]) -> Option<Cell> {
        let _ = path;
        None
    }

    /// The cells to mark during move entry, after these cells of a move.
    fn marks(&self, path: &[Cell]) -> Vec<Mark> {
        let _ = path;
        Vec::new()
    }

    /// The hands of both sides; without any run of stones in a game where nobody ever has pieces in hand.
    fn hands(&self) -> [Hand; 2];

    /// The stones of a side that are counted beside the board. Default: the first ones in hand.
    fn stock(&self, side: Side) -> Stock {
        let [first, second] = self.hands();
        let hand = match side {
            Side::First => first,
            Side::Second => second,
        };
        let stones = hand.into_iter().next();
        let none = StoneRun::of(side, Shape::Stone, 0);
        Stock::of(StockKind::Hand, stones.unwrap_or(none))
    }

    /// Whether a piece slides from one cell to another, and does not make a single step. Asked about legal moves only.
    fn slides(&self, from: Cell, to: Cell) -> bool {
        let _ = (from, to);
        false
    }

    /// A message to the player to move, such as that a capture is compulsory.
    fn note(&self) -> Option<Reason<NoteCode>> {
        None
    }

    /// The cells that show why the game is decided; empty if it is not.
    fn decisive(&self) -> Vec<Cell>;

    /// The animations of a legal move.
    fn animations(&self, mv: Self::Move) -> Vec<Animation>;
}

/// The colours of the two sides in a game.
///
/// * `known` - the options of the game.
/// * `options` - those that are on.
#[must_use]
pub fn tones(known: &[&str], options: Options) -> [Tone; 2] {
    if options.has(known, BLACK_BEGINS) {
        [Tone::Black, Tone::White]
    } else {
        [Tone::White, Tone::Black]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn animation(path: &[u8], delay: u8) -> Animation {
        Animation {
            stack: Vec::new(),
            path: path.to_vec(),
            hand: None,
            pace: Pace::Hop,
            delay,
        }
    }

    #[test]
    fn going_back_the_last_to_arrive_sets_out_first() {
        let there = vec![
            animation(&[1, 2, 3], 0),
            animation(&[7, 2, 3], 0),
            animation(&[8, 3], 1),
        ];
        let back = reversed(there.clone());
        assert_eq!(back[2], animation(&[3, 8], 0));
        assert_eq!(reversed(back), there);
        let short = reversed(vec![animation(&[1, 2, 3], 0), animation(&[7, 2], 0)]);
        assert_eq!(short[1], animation(&[2, 7], 1));
    }

    #[test]
    fn what_a_hand_has_entered_is_not_shown_again() {
        let all = vec![
            animation(&[1, 2, 3], 0),
            animation(&[7, 2], 0),
            animation(&[8, 3], 1),
        ];
        assert_eq!(shortened(all.clone(), 0), all);
        let left = [animation(&[2, 3], 0), animation(&[8, 3], 0)];
        assert_eq!(shortened(all, 1), left);
    }
}
