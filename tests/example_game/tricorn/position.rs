//! The position of Tricorn, and the rules.

use std::cell::Cell as Counter;

use ergo_games::codes::{OutcomeReason, RefusalCode};
use ergo_games::draft;
use ergo_games::game::{Cell, Game, Options, Outcome, Reason, Side, Variant};
use ergo_games::hash::random;
use ergo_games::parse::ParseError;

use super::text;

/// The number of cells, which are counted from the lower left, row by row.
pub const CELLS: u8 = 15;

/// The number of cells of a side of the triangle.
pub const SIZE: u8 = 5;

/// The cells of the lowest side of the triangle, the left one and the right one.
const SIDES: [[u8; SIZE as usize]; 3] = [[0, 1, 2, 3, 4], [0, 5, 9, 12, 14], [4, 8, 11, 13, 14]];

/// The cell in a column and row, both counted from 0: each row begins one column further right than the one below it.
#[must_use]
pub const fn cell(column: u8, row: u8) -> Option<Cell> {
    if row > column || column >= SIZE {
        return None;
    }
    let below = row * (2 * SIZE + 1 - row) / 2;
    Some(Cell(below + column - row))
}

thread_local! {
    static PARSED_MOVES: Counter<u32> = const { Counter::new(0) };
}

/// Returns the number of move texts that this thread has parsed, and resets it.
#[must_use]
pub fn take_parsed_moves() -> u32 {
    PARSED_MOVES.take()
}

/// A position: the stones of either player as bits, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) stones: [u16; 2],
    pub(super) turn: Side,
}

impl Position {
    /// Whose stone is on a cell.
    #[must_use]
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        let holds = |side: &Side| self.stones[side.index()] >> cell.0 & 1 == 1;
        Side::BOTH.into_iter().find(holds)
    }

    fn is_empty(&self, cell: Cell) -> bool {
        cell.0 < CELLS && self.owner(cell).is_none()
    }

    /// The cells of a side of the triangle that a player has filled.
    pub(super) fn filled(&self, side: Side) -> Option<[Cell; SIZE as usize]> {
        let sides = SIDES.map(|cells| cells.map(Cell));
        let is_own = |&cell: &Cell| self.owner(cell) == Some(side);
        sides.into_iter().find(|cells| cells.iter().all(is_own))
    }
}

impl Game for Position {
    type Move = Cell;

    const VARIANTS: &'static [Variant] = &[Variant {
        id: "tricorn",
        options: &[],
        symmetries: 6,
    }];

    fn start(_: Options) -> Self {
        Self {
            stones: [0; 2],
            turn: Side::First,
        }
    }

    fn parse(text: &str, options: Options) -> Result<Self, ParseError> {
        draft::parse(text, options)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    /// The position is small enough to compute the key each time.
    fn key(&self) -> u64 {
        let [first, second] = self.stones.map(u64::from);
        random(first << 20 | second << 1 | self.turn as u64)
    }

    fn key_from_scratch(&self) -> u64 {
        self.key()
    }

    fn decided(&self) -> Option<Outcome> {
        let has_side = |side: &Side| self.filled(*side).is_some();
        // In a constructed position both players may have a side; then the last to move has won.
        let winner = [self.turn.other(), self.turn].into_iter().find(has_side)?;
        Some(Outcome::win(winner, OutcomeReason::Five))
    }

    fn outcome_without_moves(&self) -> Outcome {
        Outcome::draw(OutcomeReason::NoMove)
    }

    fn choices(&self, into: &mut Vec<Cell>) {
        if self.decided().is_none() {
            into.extend((0..CELLS).map(Cell).filter(|&cell| self.is_empty(cell)));
        }
    }

    fn is_legal(&self, mv: Cell) -> bool {
        self.decided().is_none() && self.is_empty(mv)
    }

    fn play_unchecked(&self, mv: Cell) -> Self {
        let mut next = *self;
        next.stones[self.turn.index()] |= 1 << mv.0;
        next.turn = self.turn.other();
        next
    }

    fn parse_move(&self, text: &str) -> Result<Cell, ParseError> {
        PARSED_MOVES.set(PARSED_MOVES.get() + 1);
        text::parse_move(self, text)
    }

    fn move_text(&self, mv: Cell) -> String {
        text::cell_text(mv)
    }

    fn path(&self, mv: Cell) -> Vec<Cell> {
        vec![mv]
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Cell> {
        match *path {
            [cell] => self.is_legal(cell).then_some(cell),
            _ => None,
        }
    }

    fn refusal(&self, _: &[Cell]) -> Reason<RefusalCode> {
        RefusalCode::OccupiedEntry.into()
    }
}
