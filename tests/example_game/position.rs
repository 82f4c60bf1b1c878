//! Tic-tac-toe: the position and its rules.

use std::cell::Cell as Counter;

use ergo::codes::{OutcomeReason, RefusalCode};
use ergo::draft;
use ergo::game::{Cell, Game, Options, Outcome, Reason, Side, Variant};
use ergo::hash::random;
use ergo::parse::ParseError;

use crate::text;

/// The cells from the lower left, row by row.
pub(crate) const CELLS: u8 = 9;

const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

thread_local! {
    static PARSED_MOVES: Counter<u32> = const { Counter::new(0) };
}

/// Returns the number of move texts that this thread has parsed, and resets it.
pub(crate) fn take_parsed_moves() -> u32 {
    PARSED_MOVES.take()
}

/// A position: the cells of either side as bits, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) marks: [u16; 2],
    pub(crate) turn: Side,
}

impl Position {
    pub(crate) fn owner(&self, cell: Cell) -> Option<Side> {
        let holds = |side: &Side| self.marks[side.index()] >> cell.0 & 1 == 1;
        Side::BOTH.into_iter().find(holds)
    }

    fn is_empty(&self, cell: Cell) -> bool {
        cell.0 < CELLS && self.owner(cell).is_none()
    }

    /// The full lines of a side.
    pub(crate) fn lines(&self, side: Side) -> impl Iterator<Item = u16> {
        let marks = self.marks[side.index()];
        LINES.into_iter().filter(move |line| marks & line == *line)
    }
}

impl Game for Position {
    type Move = Cell;

    const VARIANTS: &'static [Variant] = &[Variant {
        id: "tictactoe",
        options: &[],
        symmetries: 1,
    }];

    fn start(_: Options) -> Self {
        Self {
            marks: [0; 2],
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
        let [first, second] = self.marks.map(u64::from);
        random(first << 20 | second << 1 | self.turn as u64)
    }

    fn key_from_scratch(&self) -> u64 {
        self.key()
    }

    fn decided(&self) -> Option<Outcome> {
        let has_line = |side: &Side| self.lines(*side).next().is_some();
        // In a constructed position both sides may have a line; then the last to move has won.
        let winner = [self.turn.other(), self.turn].into_iter().find(has_line)?;
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
        next.marks[self.turn.index()] |= 1 << mv.0;
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
        RefusalCode::Occupied.into()
    }
}
