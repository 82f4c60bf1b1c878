//! Ergo as a [`Game`].

use super::board::{COLUMNS, ROWS, Set, cell, column, row};
use super::position::{Move, Position};
use super::{refusal, text};
use crate::codes::{OutcomeReason, RefusalCode};
use crate::draft;
use crate::game::{BLACK_BEGINS, Cell, Game, Options, Outcome, Reason, SWAP, Side, Variant};
use crate::parse::ParseError;

impl Game for Position {
    type Move = Move;

    const VARIANTS: &'static [Variant] = &[Variant {
        id: "ergo",
        options: &[SWAP, BLACK_BEGINS],
        symmetries: 4,
    }];

    fn start(_: Options) -> Self {
        Self::assemble([Set::EMPTY; 2], Set::EMPTY, Side::First)
    }

    fn parse(text: &str, options: Options) -> Result<Self, ParseError> {
        draft::parse(text, options)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        self.key_from_scratch()
    }

    fn decided(&self) -> Option<Outcome> {
        self.five
            .map(|side| Outcome::win(side, OutcomeReason::Five))
    }

    fn outcome_without_moves(&self) -> Outcome {
        Outcome::draw(OutcomeReason::NoMove)
    }

    fn choices(&self, into: &mut Vec<Move>) {
        self.choices(into);
    }

    fn count(&self) -> u64 {
        self.count()
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.is_legal(mv)
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        self.play_unchecked(mv)
    }

    fn key_after(&self, mv: Move) -> u64 {
        self.key_after(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        text::parse_move(self, text)
    }

    fn move_text(&self, mv: Move) -> String {
        text::move_text(mv)
    }

    fn is_quiet(&self, mv: Move) -> bool {
        mv.from.is_some()
    }

    fn path(&self, mv: Move) -> Vec<Cell> {
        mv.from.into_iter().chain([mv.to]).collect()
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Move> {
        let mv = match *path {
            [to] => Move { from: None, to },
            [from, to] => Move {
                from: Some(from),
                to,
            },
            _ => return None,
        };
        self.is_legal(mv).then_some(mv)
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        refusal::refusal(self, path).into()
    }

    fn image(_: Options, from: Cell, symmetry: usize) -> Cell {
        let (x, y) = (column(from), row(from));
        let x = if symmetry & 1 == 0 {
            x
        } else {
            COLUMNS - 1 - x
        };
        let y = if symmetry & 2 == 0 { y } else { ROWS - 1 - y };
        cell(x, y)
    }
}
