//! What a board looks like, as plain data: where cells lie, what stands on them, what moved.
//!
//! The page draws whatever it is given here and knows no game. Nothing in this module knows rules;
//! a game describes itself through [`Drawn`].

use serde::Serialize;

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
    /// What kind of ground it is: a word that style sheet and language files know.
    pub ground: &'static str,
}

/// Equal stones lying on each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stones {
    /// Whose they are: 0 for the first player, 1 for the second.
    pub side: u8,
    /// Their shape: a word that the drawing and the language files know.
    pub shape: &'static str,
    /// How many they are.
    pub count: u8,
}

impl Stones {
    /// So many stones of a side and shape.
    #[must_use]
    pub const fn of(side: Side, shape: &'static str, count: u8) -> Self {
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
    /// The same way back.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.path.reverse();
        self.hand = self.hand.map(|end| match end {
            HandEnd::From => HandEnd::Into,
            HandEnd::Into => HandEnd::From,
        });
        self
    }
}

/// A cell that is marked, such as one from which a capture must be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// The cell.
    pub cell: u8,
    /// What the mark says: a word that style sheet and language files know.
    pub kind: &'static str,
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
    fn note(&self) -> Option<Reason> {
        None
    }

    /// The cells that show why the game is decided; none while it is not.
    fn decisive(&self) -> Vec<Cell>;

    /// What is seen to move when a legal move is played here.
    fn travels(&self, mv: Self::Move) -> Vec<Travel>;

    /// The colours of the two sides.
    #[must_use]
    fn tones(options: Options) -> [&'static str; 2] {
        if options.has(Self::OPTIONS, crate::game::BLACK_BEGINS) {
            ["black", "white"]
        } else {
            ["white", "black"]
        }
    }
}
