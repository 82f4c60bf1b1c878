//! A position of Emergo: stacks, hands, the player to move, required captures, and the key.
//!
//! Legal moves are in `movegen`.

use super::board::{Board, Set};
use super::capture::{self, Reach};
use super::moves::Move;
use super::stack::{Stack, Stacks};
use crate::game::{Cell, Game, Options, Side};
use crate::hash::random;

/// The number of stones of each player on the boards of the two games: the most on any board.
pub const STONES: u8 = Board::Diamond.stones();

/// The first player's very first stone may not enter in the centre, for games that are played with
/// this option.
pub const CENTRE_BAN: &str = "centre-ban";

/// A position of Emergo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) stacks: Stacks,
    /// The stones that each side has in hand.
    pub(super) hands: [u8; 2],
    pub(super) turn: Side,
    /// Whether the centre is closed to the first player's first stone.
    pub(super) centre_ban: bool,
    pub(super) key: u64,
}

impl Position {
    /// Assembles a position. Only the parser creates positions from scratch.
    pub(super) fn assemble(stacks: Stacks, hands: [u8; 2], turn: Side, options: Options) -> Self {
        let board = Board::of(options);
        let mut position = Self {
            board,
            stacks,
            hands,
            turn,
            centre_ban: board.bans_centre()
                || options.has(Self::variant_of(options).options, CENTRE_BAN),
            key: 0,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// The stacks on the board.
    #[must_use]
    pub const fn stacks(&self) -> &Stacks {
        &self.stacks
    }

    /// The number of stones that a side has in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// How many stones the player to move would enter: one, or all that make the shadowpiece.
    #[must_use]
    pub fn entering(&self) -> u8 {
        let hand = self.hand(self.turn);
        match self.hand(self.turn.other()) {
            0 => hand,
            _ => hand.min(1),
        }
    }

    /// Where the pieces of a side could do something at once.
    #[inline]
    pub(super) fn reach(&self, side: Side) -> Reach {
        Reach::of(self.board, &self.stacks, side)
    }

    /// How many stones the player to move must capture; 0 if there is nothing to capture.
    #[must_use]
    pub fn required_captures(&self) -> u32 {
        capture::most(self.board, &self.stacks, self.turn)
    }

    /// The empty cells that are closed to entries because a stone there would give the opponent a
    /// capture. None are once the opponent has one anyway.
    #[must_use]
    pub fn banned_entries(&self) -> Set {
        if capture::capturers(self.board, &self.stacks, self.turn.other()).is_empty() {
            self.reach(self.turn).in_danger & self.stacks.empty()
        } else {
            Set::EMPTY
        }
    }

    /// The centre, if it is empty and closed to the first player's first stone, who is to move.
    #[must_use]
    #[inline(never)]
    pub fn closed_centre(&self) -> Set {
        let first = self.turn == Side::First && self.hand(Side::First) == self.board.stones();
        if self.centre_ban && first {
            Set::of(self.board.centre()) & self.stacks.empty()
        } else {
            Set::EMPTY
        }
    }

    /// The key, computed from scratch.
    pub(super) fn key_from_scratch(&self) -> u64 {
        let mut key = if self.centre_ban { BAN_KEY } else { 0 };
        if self.turn == Side::Second {
            key ^= TURN_KEY;
        }
        for side in Side::BOTH {
            key ^= hand_key(side, self.hand(side));
        }
        let stacks = self.stacks.iter();
        stacks.fold(key, |key, (cell, stack)| key ^ stack_key(cell, stack))
    }

    /// The position after a legal move.
    pub(super) fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        next.make(mv);
        next
    }

    /// Plays a legal move. Out of line, so that callers make the copy where they keep it.
    #[inline(never)]
    fn make(&mut self, mv: Move) {
        if mv.is_capture() {
            self.jump(mv);
        } else if mv.is_empty() {
            self.enter(mv.start());
        } else {
            let piece = self.take(mv.start());
            self.put(mv.end(), piece);
        }
        self.turn = self.turn.other();
        self.key ^= TURN_KEY;
    }

    /// The same position with the other player to move.
    pub(super) fn with_other_to_move(&self) -> Self {
        Self {
            turn: self.turn.other(),
            key: self.key ^ TURN_KEY,
            ..*self
        }
    }

    /// Replaces the stack on a cell and updates the key.
    fn put(&mut self, cell: Cell, stack: Stack) {
        self.key ^= stack_key(cell, self.stacks.at(cell));
        self.stacks.put(cell, stack);
        self.key ^= stack_key(cell, self.stacks.at(cell));
    }

    /// Removes the stack from a cell.
    fn take(&mut self, cell: Cell) -> Stack {
        let stack = self.stacks.at(cell);
        self.put(cell, Stack::EMPTY);
        stack
    }

    fn enter(&mut self, cell: Cell) {
        let (side, count) = (self.turn, self.entering());
        self.put(cell, Stack::of(side, count));
        self.key ^= hand_key(side, self.hand(side));
        self.hands[side.index()] -= count;
        self.key ^= hand_key(side, self.hand(side));
    }

    /// Makes the jumps of a capture without ending the turn, for an incomplete capture.
    pub(super) fn jump(&mut self, mv: Move) {
        let mut piece = self.take(mv.start());
        let mut end = mv.start();
        for (over, to) in mv.jumps() {
            let jumped = self.stacks.at(over);
            if let Some(side) = jumped.owner() {
                piece = piece.with_bottom(side);
            }
            self.put(over, jumped.without_top());
            end = to;
        }
        self.put(end, piece);
    }
}

const TURN_KEY: u64 = random(0);
const BAN_KEY: u64 = random(1);

/// The numbers below the first stack's are for hands.
fn hand_key(side: Side, count: u8) -> u64 {
    random(2 + 2 * u64::from(count) + side as u64)
}

/// An empty cell adds nothing. Stacks have no table of numbers: there are too many of them.
fn stack_key(cell: Cell, stack: Stack) -> u64 {
    if stack.is_empty() {
        0
    } else {
        random(u64::from(stack.bits()) << 6 | u64::from(cell.0))
    }
}
