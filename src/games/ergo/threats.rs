//! Threats to make five: the moves that carry one out, the replies that parry it, and the moves that
//! create one.
//!
//! Everything here is exact, because proofs depend on it. A window with four pieces of a side and an
//! empty cell is a threat only if a piece can get there: from the hand, or by a move of a piece that is
//! not one of the four.

use super::board::{ARENA, AROUND, EDGE, RING_INDEX, Reach, STRAIGHT, Set, around as ring_cell};
use super::lines::{Lines, MASKS, Windows, alone, around, unit};
use super::position::{Move, Position};
use crate::game::{Cell, Game, Side};

impl Position {
    /// The pieces of a side that can move to an empty cell.
    pub(super) fn reachers(&self, side: Side, to: Cell) -> Set {
        let inside = self.steppers(side, to);
        if ARENA.has(to) {
            return inside;
        }
        let own = self.pieces(side);
        let place = RING_INDEX[usize::from(to.0)];
        let Reach { after, before } = self.ring_reach(place);
        // With one piece on the ring, both neighbours are that piece; with none, there is no neighbour.
        let neighbours =
            Set::of(ring_cell(place, after + 1)) | Set::of(ring_cell(place, 33 - before));
        inside | (neighbours & own & EDGE)
    }

    /// The pieces of a side that can step to an empty cell. To a cell of the edge, others may slide.
    fn steppers(&self, side: Side, to: Cell) -> Set {
        let (at, own) = (usize::from(to.0), self.pieces(side));
        let steppers = own & (STRAIGHT[at] | (AROUND[at] & self.lions()));
        if ARENA.has(to) {
            steppers
        } else {
            steppers & ARENA
        }
    }

    /// A move that makes five for a side, as if it were its turn, given the windows that hold four of its pieces alone.
    pub(super) fn five_move(&self, mut fours: Windows, side: Side) -> Option<Move> {
        let empty = self.empty();
        fours.find_map(|window| {
            let to = (MASKS[window] & empty).into_iter().next()?;
            self.fifth(side, window, to)
        })
    }

    /// A move of a fifth piece to the empty cell of a window that holds four of a side.
    fn fifth(&self, side: Side, window: usize, to: Cell) -> Option<Move> {
        if self.hand(side) > 0 {
            return Some(Move { from: None, to });
        }
        let others = self.reachers(side, to) - MASKS[window];
        let from = others.into_iter().next()?;
        Some(Move {
            from: Some(from),
            to,
        })
    }

    /// The cells on which a side makes five, as if it were its turn.
    pub(super) fn fifths(&self, lines: &Lines, side: Side) -> Set {
        self.last_cells(lines, side, |window, to| {
            self.fifth(side, window, to).is_some()
        })
    }

    /// The cells on which a side makes five by a step, as if it were its turn.
    fn fifths_by_step(&self, lines: &Lines, side: Side) -> Set {
        self.last_cells(lines, side, |window, to| {
            !(self.steppers(side, to) - MASKS[window]).is_empty()
        })
    }

    /// The empty cells of windows that hold four of a side, if they satisfy a condition.
    fn last_cells(
        &self,
        lines: &Lines,
        side: Side,
        is_wanted: impl Fn(usize, Cell) -> bool,
    ) -> Set {
        let mut cells = Set::EMPTY;
        for window in lines.fours(side) {
            let empty = MASKS[window] & self.empty();
            if empty.into_iter().any(|to| is_wanted(window, to)) {
                cells |= empty;
            }
        }
        cells
    }

    /// If the opponent threatens five, returns `true` and lists the moves that parry it. Only for a
    /// player who cannot make five and is not stalemated.
    pub(super) fn list_forced_replies(&self, lines: &Lines, into: &mut Vec<Move>) -> bool {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let fifths = self.fifths(lines, enemy);
        if fifths.is_empty() {
            return false;
        }
        let first = into.len();
        if self.hand(enemy) == 0 {
            // A slide along the edge can also be blocked, but a step cannot.
            let steps = self.fifths_by_step(lines, enemy);
            let may_parry = match steps.len() {
                0 => EDGE,
                1 => steps,
                _ => return self.count() > 0,
            };
            self.choices(into);
            let mut kept = first;
            for at in first..into.len() {
                if !may_parry.has(into[at].to) {
                    continue;
                }
                let mv = into[at];
                let fours = lines.fours_after(enemy, mv);
                if fours.is_empty() || self.play_unchecked(mv).five_move(fours, enemy).is_none() {
                    into[kept] = mv;
                    kept += 1;
                }
            }
            into.truncate(kept);
        } else if fifths.len() == 1 {
            for to in fifths {
                if self.hand(turn) > 0 {
                    into.push(Move { from: None, to });
                }
                let movers = self.reachers(turn, to).into_iter();
                let safe = movers.filter(|&from| !uncovers(lines, turn, from));
                into.extend(safe.map(|from| Move {
                    from: Some(from),
                    to,
                }));
            }
        }
        into.len() > first || self.count() > 0
    }

    /// Lists a superset of the moves that threaten five.
    pub(super) fn list_threats(&self, lines: &Lines, into: &mut Vec<Move>) {
        let turn = self.turn();
        if self.hand(turn) == 0 && !lines.fours(turn).is_empty() {
            // With four in a window, any move may bring the fifth piece nearer.
            return self.choices(into);
        }
        let mut cells = Set::EMPTY;
        for window in lines.threes(turn) {
            cells |= MASKS[window];
        }
        for to in cells & self.empty() {
            if self.hand(turn) > 0 {
                into.push(Move { from: None, to });
            }
            let movers = self.reachers(turn, to);
            if movers.is_empty() {
                continue;
            }
            // A piece that is in every window with three only moves within them.
            let mut in_all = Set::ALL;
            for &window in around(to) {
                let window = usize::from(window);
                if lines.contents()[window] == alone(turn, 3) {
                    in_all &= MASKS[window];
                }
            }
            for from in movers - in_all {
                let from = Some(from);
                into.push(Move { from, to });
            }
        }
    }
}

/// Whether a piece of a side, by leaving its cell, unblocks a window with four of the opponent's.
fn uncovers(lines: &Lines, side: Side, from: Cell) -> bool {
    let covered = alone(side.other(), 4) + unit(side);
    let mut windows = around(from).iter();
    windows.any(|&window| lines.contents()[usize::from(window)] == covered)
}
