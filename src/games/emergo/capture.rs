//! Enumerates every capture: each piece and every sequence of jumps.
//!
//! The search is exhaustive and needs no pruning: the opponent has twelve stones, a jump moves two
//! cells, and reversing is forbidden. The worst position found by hill climbing has 96 captures, of
//! which 56 take the most.

use super::board::{Board, Direction, Set, Shape};
use super::moves::Move;
use super::stack::{Stack, Stacks};
use crate::game::{Cell, Side};

/// The cells, whatever is on them, on which a piece of a side could do something at once, or have it done to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Where it has an empty cell beside it.
    pub(super) steps: Set,
    /// Where it could jump a piece of the other side.
    pub(super) jumps: Set,
    /// Where a piece of the other side could jump it.
    pub(super) in_danger: Set,
}

impl Reach {
    #[inline(always)]
    #[must_use]
    #[allow(
        clippy::inline_always,
        reason = "most callers need one of the sets, and the others cost as much"
    )]
    pub(super) fn of(board: Board, stacks: &Stacks, side: Side) -> Self {
        let (other, empty) = (stacks.pieces(side.other()), stacks.empty());
        match board.shape() {
            Shape::Diamond => Self::by(Shape::DIAMOND_SHIFTS, other, empty),
            Shape::Hexagon => Self::by(Shape::HEXAGON_SHIFTS, other, empty),
        }
    }

    /// By the shifts of all directions of a board, which are constants where this is inlined.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "so that the shifts are constants")]
    fn by<const DIRECTIONS: usize>(shifts: [u32; DIRECTIONS], other: Set, empty: Set) -> Self {
        let (mut steps, mut jumps, mut in_danger) = (Set::EMPTY, Set::EMPTY, Set::EMPTY);
        for shift in shifts {
            let forth = |set: Set| Set::of_bits(set.bits().rotate_left(shift));
            let back = |set: Set| Set::of_bits(set.bits().rotate_right(shift));
            let free = back(empty);
            steps |= free;
            jumps |= back(other & free);
            in_danger |= forth(other) & free;
        }
        Self {
            steps,
            jumps,
            in_danger,
        }
    }
}

/// The pieces of a side that can jump something.
#[must_use]
pub(super) fn capturers(board: Board, stacks: &Stacks, side: Side) -> Set {
    Reach::of(board, stacks, side).jumps & stacks.pieces(side)
}

/// Calls a function with every capture of a side that cannot be continued. Only those that take the
/// most stones are legal, which is known only at the end.
pub(super) fn walk(board: Board, stacks: &Stacks, side: Side, found: impl FnMut(Move)) {
    let capturers = capturers(board, stacks, side);
    if capturers.is_empty() {
        return;
    }
    let mut walk = CaptureWalk {
        board,
        stacks: *stacks,
        side,
        found,
    };
    for start in capturers {
        let piece = walk.stacks.at(start);
        // During the capture the piece is off the board, so its start cell counts as empty.
        walk.stacks.put(start, Stack::EMPTY);
        walk.go_on(start, Move::capture(board, start));
        walk.stacks.put(start, piece);
    }
}

/// The most stones that a side can take in one capture; 0 if it can take none.
#[must_use]
pub(super) fn most(board: Board, stacks: &Stacks, side: Side) -> u32 {
    let mut most = 0;
    walk(board, stacks, side, |mv| most = most.max(mv.len()));
    most
}

/// The piece that a jump from a cell goes over, and the cell where it ends, if the jump is possible
/// for a side. The jumping piece itself must have been taken off the board.
#[must_use]
pub(super) fn jump(
    board: Board,
    stacks: &Stacks,
    side: Side,
    from: Cell,
    direction: Direction,
) -> Option<(Cell, Cell)> {
    let over = board.beside(from, direction);
    let to = board.beside(over, direction);
    let possible = stacks.pieces(side.other()).has(over) && stacks.empty().has(to);
    possible.then_some((over, to))
}

struct CaptureWalk<F> {
    board: Board,
    stacks: Stacks,
    side: Side,
    found: F,
}

impl<F: FnMut(Move)> CaptureWalk<F> {
    /// Tries every jump from a cell. The recursion ends because each jump takes one of the
    /// opponent's stones, at most twelve.
    fn go_on(&mut self, at: Cell, so_far: Move) {
        let back = so_far.last().map(Direction::opposite);
        let mut stuck = true;
        for &direction in self.board.directions() {
            if back == Some(direction) {
                continue;
            }
            let Some((over, to)) = jump(self.board, &self.stacks, self.side, at, direction) else {
                continue;
            };
            stuck = false;
            let jumped = self.stacks.at(over);
            self.stacks.put(over, jumped.without_top());
            self.go_on(to, so_far.gone_on(direction));
            self.stacks.put(over, jumped);
        }
        if stuck {
            (self.found)(so_far);
        }
    }
}
