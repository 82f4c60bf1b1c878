//! Legal moves: maximum captures, or else entries, or else steps.

use super::board::{Board, Direction, Set};
use super::capture;
use super::moves::{MAX_JUMPS, Move};
use super::position::Position;
use super::stack::Stack;
use crate::game::{Cell, Game};

impl Position {
    /// Appends one move for each distinct result.
    pub(super) fn choices(&self, into: &mut Vec<Move>) {
        if self.decided().is_some() {
            return;
        }
        if self.must_capture() {
            self.list_captures(into, |others, mv| {
                !others.iter().any(|other| other.comes_to_the_same(mv))
            });
        } else {
            self.list_quiet(into);
        }
    }

    /// Every legal move.
    pub(super) fn list_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.decided().is_none() && self.must_capture() {
            self.list_captures(&mut moves, |_, _| true);
        } else {
            self.choices(&mut moves);
        }
        moves
    }

    /// Counts without listing, unless there is a capture.
    pub(super) fn count(&self) -> u64 {
        if self.decided().is_some() {
            return 0;
        }
        if self.must_capture() {
            let mut captures = Vec::new();
            self.choices(&mut captures);
            return captures.len() as u64;
        }
        let count = if self.hand(self.turn) > 0 {
            self.enterable().len()
        } else {
            let directions = self.board.directions().iter();
            directions.map(|&way| self.steppers(way).len()).sum()
        };
        count.into()
    }

    /// Whether a move is legal.
    pub(super) fn is_legal(&self, mv: Move) -> bool {
        let fits = |way| self.board.directions().contains(&way);
        if self.decided().is_some()
            || mv.shape() != self.board.shape()
            || !mv.directions().all(fits)
        {
            return false;
        }
        if mv.is_capture() {
            return mv.len() == self.required_captures() && !mv.is_empty() && self.can_jump(mv);
        }
        if self.must_capture() {
            return false;
        }
        match (mv.last(), self.hand(self.turn)) {
            (None, 0) | (Some(_), 1..) => false,
            (None, 1..) => self.enterable().has(mv.start()),
            (Some(direction), 0) => mv.len() == 1 && self.steppers(direction).has(mv.start()),
        }
    }

    /// The cells where the player to move may enter: none without a stone in hand, or with something to capture.
    pub(super) fn entries(&self) -> Set {
        if self.hand(self.turn) == 0 || self.must_capture() {
            Set::EMPTY
        } else {
            self.enterable()
        }
    }

    /// The cells where the player to move may enter, if there is nothing to capture.
    fn enterable(&self) -> Set {
        self.stacks.empty() & !self.banned_entries() & !self.closed_centre()
    }

    /// The pieces of the player to move that can step in a direction.
    fn steppers(&self, direction: Direction) -> Set {
        self.stacks.pieces(self.turn) & self.board.moved(self.stacks.empty(), direction.opposite())
    }

    /// Whether the player to move may only capture.
    pub(super) fn must_capture(&self) -> bool {
        !capture::capturers(self.board, &self.stacks, self.turn).is_empty()
    }

    /// Appends the maximum captures that a filter accepts, given those already found.
    fn list_captures(&self, into: &mut Vec<Move>, wanted: impl Fn(&[Move], Move) -> bool) {
        let first = into.len();
        let mut most = 0;
        capture::walk(self.board, &self.stacks, self.turn, |mv| {
            if mv.len() > most {
                most = mv.len();
                into.truncate(first);
            }
            if mv.len() == most && wanted(&into[first..], mv) {
                into.push(mv);
            }
        });
    }

    /// Appends the moves of a player without a capture.
    fn list_quiet(&self, into: &mut Vec<Move>) {
        if self.hand(self.turn) > 0 {
            into.extend(
                self.enterable()
                    .into_iter()
                    .map(|cell| Move::entry(self.board, cell)),
            );
            return;
        }
        for &direction in self.board.directions() {
            let steppers = self.steppers(direction).into_iter();
            into.extend(steppers.map(|from| Move::step(self.board, from, direction)));
        }
    }

    /// Whether the jumps of a capture are possible one after the other.
    fn can_jump(&self, mv: Move) -> bool {
        let start = mv.start();
        let mut stacks = self.stacks;
        let owner = stacks.at(start).owner();
        stacks.put(start, Stack::EMPTY);
        let (mut at, mut back) = (start, None);
        owner == Some(self.turn)
            && mv.directions().all(|direction| {
                let jump = capture::jump(self.board, &stacks, self.turn, at, direction);
                let Some((over, to)) = jump.filter(|_| back != Some(direction)) else {
                    return false;
                };
                stacks.put(over, stacks.at(over).without_top());
                (at, back) = (to, Some(direction.opposite()));
                true
            })
    }
}

/// The move that touches exactly these cells, legal or not: one cell is an entry, two neighbours
/// are a step, and cells two apart are jumps.
pub(super) fn move_along(board: Board, path: &[Cell]) -> Option<Move> {
    let (&start, rest) = path.split_first()?;
    if !board.cells().has(start) {
        return None;
    }
    if rest.is_empty() {
        return Some(Move::entry(board, start));
    }
    if let [to] = *rest
        && let Some((direction, 1)) = board.way(start, to)
    {
        return Some(Move::step(board, start, direction));
    }
    jumps_along(board, path)
}

/// The capture that touches exactly these cells, legal or not; it may have no jumps yet.
pub(super) fn jumps_along(board: Board, path: &[Cell]) -> Option<Move> {
    let start = *path.first()?;
    if path.len() > MAX_JUMPS as usize + 1 {
        return None;
    }
    path.windows(2)
        .try_fold(Move::capture(board, start), |mv, pair| {
            let (direction, steps) = board.way(pair[0], pair[1])?;
            (steps == 2).then(|| mv.gone_on(direction))
        })
}
