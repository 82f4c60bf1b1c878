//! Emergo as a [`Game`].

use super::board::Board;
use super::movegen::{jumps_along, move_along};
use super::moves::Move;
use super::position::{CENTRE_BAN, Position};
use super::stack::Stacks;
use super::{refusal, text};
use crate::codes::{OutcomeReason, RefusalCode};
use crate::draft;
use crate::game::{Cell, Game, Options, Outcome, Reason, SWAP, Side, TooMany, Variant};
use crate::parse::ParseError;

/// A game on a small board; the numbers in its name are those of its cells and of the stones of each player.
const fn small(id: &'static str, board: Board) -> Variant {
    Variant {
        id,
        options: &[CENTRE_BAN],
        symmetries: board.symmetries(),
    }
}

impl Game for Position {
    type Move = Move;

    /// One for each of [`Board::ALL`], in that order.
    const VARIANTS: &'static [Variant] = &[
        Variant {
            id: "emergo",
            options: &[CENTRE_BAN, SWAP],
            symmetries: Board::Diamond.symmetries(),
        },
        Variant {
            id: "hexemergo",
            options: &[SWAP],
            symmetries: Board::Hexagon.symmetries(),
        },
        small("emergo-13-3", Board::Diamond13With3),
        small("emergo-13-4", Board::Diamond13With4),
        small("emergo-25-3", Board::Diamond25With3),
        small("hexemergo-19-3", Board::Hexagon19With3),
    ];

    fn start(options: Options) -> Self {
        let board = Board::of(options);
        let stacks = Stacks::none(board);
        Self::assemble(stacks, [board.stones(); 2], Side::First, options)
    }

    fn parse(text: &str, options: Options) -> Result<Self, ParseError> {
        draft::parse(text, options)
    }

    fn variant(&self) -> usize {
        self.board as usize
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

    /// A player with no stones left loses. Only in a set-up position can both have none: then the
    /// player to move loses, as if the other had just captured the last stone.
    fn decided(&self) -> Option<Outcome> {
        let nothing = |side: Side| self.hand(side) == 0 && self.stacks.pieces(side).is_empty();
        [self.turn, self.turn.other()]
            .into_iter()
            .find(|&side| nothing(side))
            .map(|loser| Outcome::win(loser.other(), OutcomeReason::AllCaptured))
    }

    fn outcome_without_moves(&self) -> Outcome {
        Outcome::draw(OutcomeReason::NoMove)
    }

    fn choices(&self, into: &mut Vec<Move>) {
        self.choices(into);
    }

    fn moves(&self) -> Result<Vec<Move>, TooMany> {
        Ok(self.list_moves())
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

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        text::parse_move(self, text)
    }

    fn move_text(&self, mv: Move) -> String {
        text::move_text(self.board, mv)
    }

    fn is_quiet(&self, mv: Move) -> bool {
        !mv.is_capture() && !mv.is_empty()
    }

    fn path(&self, mv: Move) -> Vec<Cell> {
        mv.path().collect()
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Move> {
        move_along(self.board, path).filter(|&mv| self.is_legal(mv))
    }

    /// A capture may be completed by touching its landing cell if all ways there have the same
    /// result. The last entered cell is excluded: touching it again takes it back.
    fn shortcut(&self, path: &[Cell], end: Cell) -> Option<Move> {
        let begun = jumps_along(self.board, path).filter(|_| path.last() != Some(&end))?;
        let mut fitting = self
            .moves()
            .ok()?
            .into_iter()
            .filter(|mv| mv.begins_with(begun) && mv.end() == end);
        let capture = fitting.next()?;
        fitting
            .all(|other| other.comes_to_the_same(capture))
            .then_some(capture)
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        refusal::refusal(self, path)
    }

    fn image(options: Options, from: Cell, symmetry: usize) -> Cell {
        Board::of(options).image(from, symmetry)
    }
}
