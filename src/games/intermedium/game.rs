//! Intermedium as a [`Game`].

use super::board::{self, COLUMNS, cell, column, row};
use super::movegen::{SAMPLE, move_along};
use super::position::{FREE_OPENING, PARTIAL_MOVES, Position};
use super::results::{Effort, ResultEnumerator};
use super::sowing::Move;
use super::{refusal, text};
use crate::codes::{OutcomeReason, RefusalCode};
use crate::draft;
use crate::game::{Cell, Game, Options, Outcome, Reason, SWAP, Side, Step, TooMany, Variant};
use crate::parse::ParseError;

impl Game for Position {
    type Move = Move;

    const VARIANTS: &'static [Variant] = &[Variant {
        id: "intermedium",
        options: &[PARTIAL_MOVES, FREE_OPENING, SWAP],
        symmetries: 2,
    }];

    fn start(options: Options) -> Self {
        Self::start(options)
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
        if self.fallen {
            Some(Outcome::win(self.turn.other(), OutcomeReason::City))
        } else if self.stacks(self.turn).is_empty() {
            Some(self.outcome_without_moves())
        } else {
            None
        }
    }

    /// A player with stacks but no legal move, which the opening rule makes possible in set-up
    /// positions, loses like one with no stacks.
    fn outcome_without_moves(&self) -> Outcome {
        Outcome::win(self.turn.other(), OutcomeReason::NoStack)
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome_without_moves = || (!self.can_move()).then(|| self.outcome_without_moves());
        self.decided().or_else(outcome_without_moves)
    }

    fn choices(&self, into: &mut Vec<Move>) {
        let before = into.len();
        if ResultEnumerator::of(self, Effort::Complete)
            .gather(into)
            .is_err()
        {
            into.truncate(before);
            self.sample(SAMPLE, into);
        }
    }

    fn results(&self) -> Result<u64, TooMany> {
        ResultEnumerator::of(self, Effort::Complete).count()
    }

    fn moves(&self) -> Result<Vec<Move>, TooMany> {
        self.moves()
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.sower_on(mv.start()).is_some_and(|sower| {
            let reached = sower.follow(mv.directions());
            reached.is_some_and(|reached| sower.may_end(reached))
        })
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        self.play_unchecked(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        text::parse_move(self, text)
    }

    fn move_text(&self, mv: Move) -> String {
        text::move_text(&self.path(mv))
    }

    fn is_quiet(&self, mv: Move) -> bool {
        let other = self.turn.other();
        self.play_unchecked(mv).stones(other) == self.stones(other)
    }

    fn path(&self, mv: Move) -> Vec<Cell> {
        let sown = mv.sown(self.turn).map(|spot| spot.cell(self.turn));
        [mv.start()].into_iter().chain(sown).collect()
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Move> {
        let mv = move_along(path)?;
        self.is_legal(mv).then_some(mv)
    }

    fn steps(&self, path: &[Cell]) -> Vec<Step> {
        self.steps(path)
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        refusal::refusal(self, path)
    }

    fn image(_: Options, from: Cell, symmetry: usize) -> Cell {
        let column = column(from);
        let column = if symmetry == 0 {
            column
        } else {
            COLUMNS - 1 - column
        };
        cell(column, row(from))
    }

    fn opposite(from: Cell) -> Cell {
        board::opposite(from)
    }
}
