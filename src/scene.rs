//! What a board looks like, as plain data: where cells lie, what stands on them, what moved.
//!
//! The page draws whatever it is given here and knows no game. Nothing in this module knows rules;
//! a game describes itself through [`Drawn`].

use serde::Serialize;

use crate::codes::{Ground, MarkKind, NoteCode, Shape, Tone};
use crate::game::{Cell, Game, Options, Reason, Side};

/// A board, drawn once a game.
#[derive(Clone, Debug, Serialize)]
pub struct Board {
    /// Its width in cells.
    pub width: f64,
    /// Its height in cells.
    pub height: f64,
    /// Its cells row by row, the top row first, each from left to right as the first player sees it.
    pub rows: Vec<Vec<Field>>,
}

impl Board {
    /// Whether it has a cell.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.rows.iter().flatten().any(|field| field.cell == cell.0)
    }

    /// A board of full rows and columns, both counted from 0 at the first player's left.
    #[must_use]
    pub fn rectangle(columns: u8, rows: u8, field: impl Fn(u8, u8) -> Field) -> Self {
        let row = |row| (0..columns).map(|column| field(column, row)).collect();
        Self {
            width: f64::from(columns),
            height: f64::from(rows),
            rows: (0..rows).rev().map(row).collect(),
        }
    }
}

/// A cell of a board.
#[derive(Clone, Debug, Serialize)]
pub struct Field {
    /// The number of the cell.
    pub cell: u8,
    /// Its name, such as `e5`.
    pub name: String,
    /// Its middle, in cells from the left edge of the board.
    pub x: f64,
    /// Its middle, in cells from the top edge of the board.
    pub y: f64,
    /// What kind of ground it is.
    pub ground: Ground,
}

/// Equal stones lying on each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stones {
    /// Whose they are: 0 for the first player, 1 for the second.
    pub side: u8,
    /// Their shape.
    pub shape: Shape,
    /// How many they are.
    pub count: u8,
}

impl Stones {
    /// So many stones of a side and shape.
    #[must_use]
    pub const fn of(side: Side, shape: Shape, count: u8) -> Self {
        Self {
            side: side as u8,
            shape,
            count,
        }
    }
}

/// What stands on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The cell.
    pub cell: u8,
    /// Its stones from bottom to top.
    pub stack: Vec<Stones>,
}

/// The stones that a side has beside the board.
pub type Hand = Vec<Stones>;

/// Stones on their way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Travel {
    /// What travels, as it looks when it sets out, from bottom to top.
    pub stack: Vec<Stones>,
    /// The cells it passes, both ends included.
    pub path: Vec<u8>,
    /// Whether it comes out of its owner's hand or goes back there at an end of the path.
    pub hand: Option<HandEnd>,
    /// How fast it goes.
    pub pace: Pace,
    /// How many cells others travel before it sets out.
    pub after: u8,
}

/// How fast stones travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// In one go, however far.
    Slide,
    /// With a rest on every cell, as in a row of jumps.
    Hop,
    /// With a short rest on every cell, as when stones are dropped on the way.
    Sow,
}

/// The end of a travel's path at which the hand lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HandEnd {
    /// The stones come out of the hand.
    From,
    /// The stones go back into the hand.
    Into,
}

impl Travel {
    /// The number of cells after which it arrives, counted as the first of all sets out.
    fn arrival(&self) -> usize {
        usize::from(self.after) + self.path.len().saturating_sub(1)
    }

    /// What is left of the travel when some cells of the way have been seen already; nothing if it
    /// has arrived by then.
    fn shortened(mut self, seen: usize) -> Option<Self> {
        let waited = seen.min(self.after.into());
        self.after -= u8::try_from(waited).unwrap_or(self.after);
        let walked = seen - waited;
        if walked > 0 && walked + 1 >= self.path.len() {
            return None;
        }
        self.path.drain(..walked);
        Some(self)
    }
}

/// The same travels back, the last to arrive setting out first.
#[must_use]
pub fn reversed(mut travels: Vec<Travel>) -> Vec<Travel> {
    let end = travels.iter().map(Travel::arrival).max().unwrap_or(0);
    for travel in &mut travels {
        travel.after = u8::try_from(end - travel.arrival()).unwrap_or(u8::MAX);
        travel.path.reverse();
        travel.hand = travel.hand.map(|end| match end {
            HandEnd::From => HandEnd::Into,
            HandEnd::Into => HandEnd::From,
        });
    }
    travels
}

/// The travels that are left to see when a hand has entered some cells of the way already.
#[must_use]
pub fn shortened(travels: Vec<Travel>, seen: usize) -> Vec<Travel> {
    let left = travels.into_iter();
    left.filter_map(|travel| travel.shortened(seen)).collect()
}

/// A cell that is marked, such as one from which a capture must be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// The cell.
    pub cell: u8,
    /// What the mark says.
    pub kind: MarkKind,
}

/// A game that can be shown.
pub trait Drawn: Game {
    /// The board.
    fn board() -> Board;

    /// What stands on it.
    fn pieces(&self) -> Vec<Piece>;

    /// What stands on it while a move is being entered, after these cells of it. Only needed where
    /// cells on the way change what stands there.
    fn pieces_during(&self, path: &[Cell]) -> Vec<Piece> {
        let _ = path;
        self.pieces()
    }

    /// The cells to be marked while a move is being entered, after these cells of it.
    fn marks(&self, path: &[Cell]) -> Vec<Mark> {
        let _ = path;
        Vec::new()
    }

    /// What either side has in hand.
    fn hands(&self) -> [Hand; 2];

    /// Something the player to move should know before moving, such as that a capture is compulsory.
    fn note(&self) -> Option<Reason<NoteCode>> {
        None
    }

    /// The cells that show why the game is decided; none while it is not.
    fn decisive(&self) -> Vec<Cell>;

    /// What is seen to move when a legal move is played here.
    fn travels(&self, mv: Self::Move) -> Vec<Travel>;

    /// The colours of the two sides.
    #[must_use]
    fn tones(options: Options) -> [Tone; 2] {
        if options.has(Self::OPTIONS, crate::game::BLACK_BEGINS) {
            [Tone::Black, Tone::White]
        } else {
            [Tone::White, Tone::Black]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn travel(path: &[u8], after: u8) -> Travel {
        Travel {
            stack: Vec::new(),
            path: path.to_vec(),
            hand: None,
            pace: Pace::Hop,
            after,
        }
    }

    #[test]
    fn going_back_the_last_to_arrive_sets_out_first() {
        let there = vec![
            travel(&[1, 2, 3], 0),
            travel(&[7, 2, 3], 0),
            travel(&[8, 3], 1),
        ];
        let back = reversed(there.clone());
        assert_eq!(back[2], travel(&[3, 8], 0));
        assert_eq!(reversed(back), there);
        let short = reversed(vec![travel(&[1, 2, 3], 0), travel(&[7, 2], 0)]);
        assert_eq!(short[1], travel(&[2, 7], 1));
    }

    #[test]
    fn what_a_hand_has_entered_is_not_shown_again() {
        let all = vec![
            travel(&[1, 2, 3], 0),
            travel(&[7, 2], 0),
            travel(&[8, 3], 1),
        ];
        assert_eq!(shortened(all.clone(), 0), all);
        let left = [travel(&[2, 3], 0), travel(&[8, 3], 0)];
        assert_eq!(shortened(all, 1), left);
    }
}
